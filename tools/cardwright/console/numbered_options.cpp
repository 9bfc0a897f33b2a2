#include "cardwright/console/numbered_options.hpp"

namespace cardwright::tool {

NumberedOptions::NumberedOptions(const Choice* choice) {
    if (choice == nullptr) return;
    shown_.resize(choice->options.size(), false);
    for (std::size_t at = 0; at < choice->options.size(); ++at) {
        const Option& option = choice->options[at];
        if (option.what.kind() != ValueKind::card) continue;
        for (std::size_t nth = 0; nth < option.count; ++nth) {
            by_card_[choice->card_of(option, nth)].push_back(at);
        }
    }
}

std::optional<std::size_t> NumberedOptions::number(CardId card) const {
    const auto found = by_card_.find(card);
    // A card that can be used in two ways is listed twice, each time with what is done.
    if (found == by_card_.end() || found->second.size() != 1) return std::nullopt;
    return found->second[0] + 1;
}

std::optional<std::size_t> NumberedOptions::take(CardId card) {
    const auto found = number(card);
    if (found) shown_[*found - 1] = true;
    return found;
}

}  // namespace cardwright::tool
