#include "table/option_numbers.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/pile_order.hpp"
#include "table/standard_layout.hpp"

namespace cardwright::tool {
namespace {

/// The places or piles of one kind and owner.
struct Row {
    ZoneKindId kind;
    OwnerId owner;
    std::size_t slots;
    std::vector<std::size_t> options;
    std::vector<std::size_t> places;  ///< of each option

    [[nodiscard]] bool in_order() const {
        auto sorted = places;
        std::sort(sorted.begin(), sorted.end());
        return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
    }
};

std::optional<ZoneId> zone_of(const State& state, const Option& option) {
    if (option.count > 1) return std::nullopt;
    ZoneId zone = no_zone;
    if (option.what.kind() == ValueKind::zone) zone = option.what.zone();
    if (option.what.kind() == ValueKind::card) zone = state.card(option.what.card()).zone;
    if (zone == no_zone) return std::nullopt;
    return zone;
}

/// From 1; nothing if it is neither a place of a row nor a pile.
std::optional<std::size_t> place_of(const Blueprint& blueprint, const State& state, ZoneId zone) {
    const ZoneInfo& info = state.zone(zone);
    if (info.slot != 0) return info.slot;
    if (info.pile == no_definition || info.owner != table_owner) return std::nullopt;
    for (const ShownRow& row : rows_to_show(blueprint)) {
        if (row.zone != info.kind || row.form != ShownRow::Form::piles) continue;
        std::size_t place = 0;
        for (const PileGroup& group : piles_in_order(state, row)) {
            for (const ZoneId pile : group.piles) {
                ++place;
                if (pile == zone) return place;
            }
        }
    }
    return std::nullopt;
}

std::vector<Row> rows_of(const Blueprint& blueprint, const State& state, const Choice& choice) {
    std::vector<Row> rows;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const auto zone = zone_of(state, choice.options[at]);
        const auto place = zone ? place_of(blueprint, state, *zone) : std::nullopt;
        if (!place) continue;
        const ZoneInfo& info = state.zone(*zone);
        auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) {
            return each.kind == info.kind && each.owner == info.owner;
        });
        if (row == rows.end()) {
            const std::size_t slots = state.topology().family(info.kind, info.owner).size();
            row = rows.insert(rows.end(), {info.kind, info.owner, slots, {}, {}});
        }
        row->options.push_back(at);
        row->places.push_back(*place);
    }
    return rows;
}

/// `0`, `1`, `2`: numbers are called what they are.
bool all_are_numbers(const Choice& choice) {
    return std::all_of(choice.options.begin(), choice.options.end(), [](const Option& option) {
        return option.what.kind() == ValueKind::integer && option.what.number() >= 0;
    });
}

}  // namespace

std::vector<std::size_t> option_numbers(const Blueprint& blueprint, const State& state,
                                        const Choice& choice) {
    if (all_are_numbers(choice)) {
        std::vector<std::size_t> numbers;
        for (const Option& option : choice.options) {
            numbers.push_back(static_cast<std::size_t>(option.what.number()));
        }
        return numbers;
    }
    std::vector<std::size_t> numbers(choice.options.size(), 0);
    std::size_t used = 0;
    for (const Row& row : rows_of(blueprint, state, choice)) {
        // Two answers about one place cannot both have its number.
        if (!row.in_order()) continue;
        for (std::size_t at = 0; at < row.options.size(); ++at) {
            numbers[row.options[at]] = used + row.places[at];
        }
        used += row.slots;
    }
    for (std::size_t& number : numbers) {
        if (number == 0) number = ++used;
    }
    return numbers;
}

std::optional<DefId> pile_with_number(const Blueprint& blueprint, const State& state,
                                      std::size_t number) {
    for (const ShownRow& row : rows_to_show(blueprint)) {
        if (row.form != ShownRow::Form::piles) continue;
        std::size_t place = 0;
        for (const PileGroup& group : piles_in_order(state, row)) {
            for (const ZoneId pile : group.piles) {
                if (++place == number) return state.zone(pile).pile;
            }
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> option_with_number(const std::vector<std::size_t>& numbers,
                                              std::size_t number) {
    const auto found = std::find(numbers.begin(), numbers.end(), number);
    if (found == numbers.end()) return std::nullopt;
    return static_cast<std::size_t>(found - numbers.begin());
}

std::string ranges_text(std::vector<std::size_t> numbers) {
    std::sort(numbers.begin(), numbers.end());
    std::vector<std::string> ranges;
    for (std::size_t at = 0; at < numbers.size();) {
        std::size_t end = at + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
        ranges.push_back(end == at + 1 ? std::to_string(numbers[at])
                                       : fmt::format("{}–{}", numbers[at], numbers[end - 1]));
        at = end;
    }
    return fmt::format("{}", fmt::join(ranges, ", "));
}

}  // namespace cardwright::tool
