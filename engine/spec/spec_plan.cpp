#include "spec/spec_plan.hpp"

#include <algorithm>

#include "spec/arrangement.hpp"

namespace cardwright {

TablePlan plan_of(const Blueprint& blueprint, const SpecValue& scenario) {
    TablePlan plan;
    if (const auto seed = scenario.at("seed")) {
        plan.seed = static_cast<std::uint64_t>(seed->number(0, INT64_MAX));
    }
    std::size_t named = 0;
    if (const auto given = scenario.at("given")) {
        for (const auto& entry : given->entries()) {
            for (std::size_t seat = 0; seat < most_seats; ++seat) {
                if (player_name(seat) == entry.first) named = std::max(named, seat + 1);
            }
        }
    }
    plan.seats =
        static_cast<std::uint8_t>(std::max<std::size_t>(named, blueprint.schema.seats.least));
    if (const auto seats = scenario.at("seats")) {
        // Whether so many may play is for the table to say.
        plan.seats = static_cast<std::uint8_t>(seats->number(0, UINT8_MAX));
    }
    if (const auto lineup = scenario.at("lineup")) {
        plan.lineup = lineup->is_word() ? std::vector{lineup->word()} : lineup->words();
    }
    if (const auto options = scenario.at("options")) {
        for (const auto& [name, number] : options->entries()) {
            plan.options.emplace_back(name, number.small_number());
        }
    }
    return plan;
}

}  // namespace cardwright
