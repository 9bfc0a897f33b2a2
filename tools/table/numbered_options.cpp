#include "table/numbered_options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/option_numbers.hpp"

namespace cardwright::tool {

NumberedOptions::NumberedOptions(const Blueprint& blueprint, const State& state,
                                 const Choice& choice)
    : numbers_{option_numbers(blueprint, state, choice)}, shown_(choice.options.size(), false) {
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const Option& option = choice.options[at];
        groups_.push_back(option.group);
        if (option.what.kind() == ValueKind::zone) by_zone_[option.what.zone()].push_back(at);
        if (option.what.kind() != ValueKind::card) continue;
        for (std::size_t nth = 0; nth < option.count; ++nth) {
            by_card_[choice.card_of(option, nth)].push_back(at);
        }
    }
}

/// One use says all. Several are told apart by what is done, which the question says for each
/// number.
bool NumberedOptions::tells(const Uses& uses) const {
    for (std::size_t at = 0; at < uses.size(); ++at) {
        for (std::size_t other = 0; other < at; ++other) {
            if (groups_[uses[at]] == groups_[uses[other]]) return false;
        }
    }
    return !uses.empty();
}

std::string NumberedOptions::text(const Uses& uses) const {
    if (!tells(uses)) return {};
    std::string text;
    for (const std::size_t option : uses) {
        text += fmt::format("{}{}", text.empty() ? "" : ",", numbers_[option]);
    }
    return text + ") ";
}

std::string NumberedOptions::take(const Uses& uses) {
    if (!tells(uses)) return {};
    for (const std::size_t option : uses) shown_[option] = true;
    return text(uses);
}

std::string NumberedOptions::take(CardId card) {
    const auto found = by_card_.find(card);
    return found == by_card_.end() ? std::string{} : take(found->second);
}

std::string NumberedOptions::take(ZoneId zone) {
    const auto found = by_zone_.find(zone);
    return found == by_zone_.end() ? std::string{} : take(found->second);
}

std::string NumberedOptions::mark(CardId card) const {
    const auto found = by_card_.find(card);
    return found == by_card_.end() ? std::string{} : text(found->second);
}

std::string NumberedOptions::mark(ZoneId zone) const {
    const auto found = by_zone_.find(zone);
    return found == by_zone_.end() ? std::string{} : text(found->second);
}

}  // namespace cardwright::tool
