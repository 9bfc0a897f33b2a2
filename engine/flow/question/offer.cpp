// Cards offered to a seat.

#include <algorithm>

#include "flow/question/questions.hpp"

namespace cardwright {
namespace {

/// More than these are worth a bill for comparing them with each other.
constexpr std::size_t cards_offered_for_nothing = 64;

}  // namespace

void Questions::hide_order(std::span<CardId> cards, SeatMask seat) const {
    std::vector<std::size_t> places;
    std::vector<CardId> hidden;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        if (cards[at] == no_card || (state_->card(cards[at]).known_by & seat) != 0) continue;
        const ZoneId zone = state_->card(cards[at]).zone;
        if (zone == no_zone || !state_->zone(zone).heap ||
            (state_->zone(zone).seen_by & seat) != 0) {
            continue;
        }
        places.push_back(at);
        hidden.push_back(cards[at]);
    }
    std::sort(hidden.begin(), hidden.end(), [&](CardId left, CardId right) {
        return state_->alias(left) < state_->alias(right);
    });
    for (std::size_t at = 0; at < places.size(); ++at) cards[places[at]] = hidden[at];
}

void Questions::offer(Choice& choice, std::span<CardId> cards, Word group, bool many) {
    const SeatMask bit = seat_bit(choice.seat);
    const Card* const all = state_->cards().data();
    // Each is compared with those after it.
    if (cards.size() > cards_offered_for_nothing) work(cards.size() * cards.size());
    const std::size_t counters = schema().counters_of(Scope::card).size();
    const auto same_counters = [&](CardId left, CardId right) {
        for (std::size_t id = 0; id < counters; ++id) {
            if (state_->counter(Scope::card, index_of(left), id_at<CounterId>(id)) !=
                state_->counter(Scope::card, index_of(right), id_at<CounterId>(id))) {
                return false;
            }
        }
        return true;
    };
    Option* option = choice.options.room(cards.size());
    CardId* place = choice.cards.room(cards.size());
    const CardId* const start = choice.cards.data();
    bool unknown = false;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        if (cards[at] == no_card) continue;  // already merged into an earlier option
        if (!unknown && (all[index_of(cards[at])].known_by & bit) == 0) {
            unknown = true;
            hide_order(cards.subspan(at), bit);
        }
        const CardId offered = cards[at];
        const auto first = static_cast<std::uint16_t>(place - start);
        std::uint16_t count = 1;
        *place++ = offered;
        const Card& card = all[index_of(offered)];
        if ((card.known_by & bit) != 0 && card.carries == 0) {
            // Cards in one place that look alike in every way are one option with a count.
            const std::uint64_t looks = looks_of(card);
            for (std::size_t later = at + 1; later < cards.size(); ++later) {
                if (cards[later] == no_card) continue;
                const Card& other = all[index_of(cards[later])];
                if (looks_of(other) != looks || other.face_up != card.face_up ||
                    (other.known_by & bit) == 0 || !same_counters(offered, cards[later])) {
                    continue;
                }
                *place++ = cards[later];
                cards[later] = no_card;
                ++count;
            }
        }
        write_option(*option++, Value::of(offered), group, first, count, many);
    }
    choice.options.end_at(option);
    choice.cards.end_at(place);
}

}  // namespace cardwright
