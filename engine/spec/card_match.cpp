#include "spec/card_match.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace cardwright {

std::string CardMatch::name_of(CardId card) const {
    return lens_ && !lens_->knows(card) ? "?" : state_.definition(card).id;
}

std::string CardMatch::shown(const std::vector<CardId>& cards) const {
    std::string text;
    for (const CardId card : cards) text += (text.empty() ? "" : ", ") + name_of(card);
    return text;
}

bool CardMatch::all_match(std::vector<CardId> cards, const std::vector<SpecValue>& list,
                          bool ordered) const {
    if (ordered) {
        for (std::size_t at = 0; at < list.size(); ++at) {
            if (!matches(cards[at], list[at])) return false;
        }
        return true;
    }
    for (const SpecValue& entry : list) {
        const auto found = std::find_if(cards.begin(), cards.end(),
                                        [&](CardId card) { return matches(card, entry); });
        if (found == cards.end()) return false;
        cards.erase(found);
    }
    return true;
}

bool CardMatch::matches(CardId card, const SpecValue& entry) const {
    if (entry.is_word()) return name_of(card) == entry.word();
    if (entry.is_list()) {
        const auto parts = entry.list();
        if (parts.size() != 1) entry.fail("the name of a card");
        return matches(card, parts.front());
    }
    bool all = true;
    for (const auto& [key, value] : entry.entries()) all = has(card, key, value) && all;
    return all;
}

bool CardMatch::has(CardId card, const std::string& key, const SpecValue& value) const {
    if (key == "1") return name_of(card) == value.word();
    if (key == "face") {
        if (!value.is_word("down") && !value.is_word("up")) value.fail("\"up\" or \"down\"");
        return value.is_word("up") == state_.card(card).face_up;
    }
    if (key == "on") {
        const CardId below = state_.card(card).on;
        const std::string& wanted = value.word();
        return below != no_card && state_.definition(below).id == wanted;
    }
    if (key == "side") return state_.card(card).side == value.small_number();
    const CounterId counter = game_.schema().find_counter(Scope::card, key);
    if (counter == no_counter) {
        throw SpecFailure{fmt::format("{}: a card has no \"{}\"", value.where(), key)};
    }
    return state_.counter(Scope::card, index_of(card), counter) == value.small_number();
}

}  // namespace cardwright
