// Functions that put the table in order after every step, until nothing changes any more.

#include <algorithm>

#include "flow/walk/walk.hpp"

namespace cardwright {

bool Walk::is_to_settle(CardId card) const {
    const Card& there = state_->card(card);
    if (there.zone == no_zone) return false;
    const Behaviour& behaviour = behaviours_->cards[index_of(there.definition)];
    if (behaviour.settle == no_function) return false;
    if (behaviour.settle_top && state_->covered(card)) return false;
    const auto& from = behaviour.settle_from;
    return from.empty() ||
           std::find(from.begin(), from.end(), state_->zone(there.zone).kind) != from.end();
}

/// Cards with a settle function; `more` holds them if others than those that were dealt have one.
const std::vector<CardId>& Walk::settling_cards(std::vector<CardId>& more) const {
    if (state_->cards_made == 0 && state_->cards_changed == 0) return table_.settling;
    more.clear();
    for (std::size_t at = 0; at < state_->card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        const DefId definition = state_->card(card).definition;
        if (behaviours_->cards[index_of(definition)].settle != no_function) more.push_back(card);
    }
    return more;
}

void Walk::settle_all() {
    const auto concerned = [this](CardId card) { return is_to_settle(card); };
    const Quiet no_questions{*this, false};
    std::vector<CardId> more;
    for (std::uint32_t round = 0; round < limits_.settle_rounds; ++round) {
        const std::vector<CardId>& settling = settling_cards(more);
        work(settling.size());
        if (std::none_of(settling.begin(), settling.end(), concerned)) return;
        const std::uint64_t before = state_->hash();
        work(state_->weight());
        for (const CardId card : settling) {
            if (!is_to_settle(card)) continue;
            Context context;
            context.card = card;
            context.definition = state_->card(card).definition;
            context.owner = context.player = state_->owner_of(card);
            scripts_->change(*game_, behaviours_->cards[index_of(context.definition)].settle,
                             context);
        }
        if (state_->hash() == before) return;
    }
    fail("limit settle_rounds (" + std::to_string(limits_.settle_rounds) +
             ") reached: the settle functions never come to rest",
         "settle_rounds");
}

}  // namespace cardwright
