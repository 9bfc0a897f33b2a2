// Functions that put the table in order after every step, until nothing changes any more.

#include <algorithm>

#include "flow/walk/walk.hpp"

namespace cardwright {

bool Walk::is_to_settle(CardId card) const {
    const Card& there = state_->card(card);
    if (there.zone == no_zone) return false;
    const Behaviour& behaviour = behaviours_->cards[index_of(there.definition)];
    if (behaviour.settle_top && state_->covered(card)) return false;
    const auto& from = behaviour.settle_from;
    return from.empty() ||
           std::find(from.begin(), from.end(), state_->zone(there.zone).kind) != from.end();
}

void Walk::settle_all() {
    const auto concerned = [this](CardId card) { return is_to_settle(card); };
    const Quiet no_questions{*this, false};
    for (std::uint32_t round = 0; round < limits_.settle_rounds; ++round) {
        work(table_.settling.size());
        if (std::none_of(table_.settling.begin(), table_.settling.end(), concerned)) return;
        const std::uint64_t before = state_->hash();
        work(state_->weight());
        for (const CardId card : table_.settling) {
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
