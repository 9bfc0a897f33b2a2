#include "cardwright/console/option_numbers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace cardwright::tool {
namespace {

/// The places of one kind and owner.
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

std::optional<ZoneId> place_of(const State& state, const Option& option) {
    if (option.count > 1) return std::nullopt;
    ZoneId zone = no_zone;
    if (option.what.kind() == ValueKind::zone) zone = option.what.zone();
    if (option.what.kind() == ValueKind::card) zone = state.card(option.what.card()).zone;
    if (zone == no_zone || state.zone(zone).slot == 0) return std::nullopt;
    return zone;
}

std::vector<Row> rows_of(const State& state, const Choice& choice) {
    std::vector<Row> rows;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const auto zone = place_of(state, choice.options[at]);
        if (!zone) continue;
        const ZoneInfo& info = state.zone(*zone);
        auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) {
            return each.kind == info.kind && each.owner == info.owner;
        });
        if (row == rows.end()) {
            const std::size_t slots = state.topology().family(info.kind, info.owner).size();
            row = rows.insert(rows.end(), {info.kind, info.owner, slots, {}, {}});
        }
        row->options.push_back(at);
        row->places.push_back(info.slot);
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

std::vector<std::size_t> option_numbers(const State& state, const Choice& choice) {
    if (all_are_numbers(choice)) {
        std::vector<std::size_t> numbers;
        for (const Option& option : choice.options) {
            numbers.push_back(static_cast<std::size_t>(option.what.number()));
        }
        return numbers;
    }
    std::vector<std::size_t> numbers(choice.options.size(), 0);
    std::size_t used = 0;
    for (const Row& row : rows_of(state, choice)) {
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
