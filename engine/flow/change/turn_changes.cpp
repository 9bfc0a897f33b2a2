// Who goes next, who misses a turn, which way play goes.

#include <algorithm>

#include "flow/change/changes.hpp"

namespace cardwright {

void Changes::must_have_turns(OwnerId seat) const {
    may_change(table_owner);
    if (index_of(seat) >= state_->seats()) fail("an owner without a seat has no turn");
    if (!state_->order.in_game(seat)) fail("a player who has left the game has no turn");
}

void Changes::note_order(JournalEntry::Kind kind, OwnerId seat, std::int64_t number) {
    if (journal == nullptr) return;
    JournalEntry entry;
    entry.kind = kind;
    entry.who = seat;
    entry.number = number;
    note(std::move(entry));
}

void Changes::next_turn(OwnerId seat, bool extra) {
    must_have_turns(seat);
    TurnOrder& order = state_->order;
    if (!extra) {
        order.next = seat;
    } else if (order.waiting == most_turns_waiting) {
        fail_limit("turns_waiting", most_turns_waiting, "too many extra turns wait");
    } else {
        order.extra[order.waiting++] = seat;
    }
    note_order(JournalEntry::Kind::next_turn, seat, extra ? 1 : 0);
}

void Changes::skip_turns(OwnerId seat, std::uint8_t many) {
    must_have_turns(seat);
    std::uint8_t& skips = state_->order.skips[index_of(seat)];
    if (many > most_turns_skipped - skips) {
        fail_limit("turns_skipped", most_turns_skipped, "a player misses too many turns");
    }
    skips = static_cast<std::uint8_t>(skips + many);
}

void Changes::reverse_order() {
    may_change(table_owner);
    TurnOrder& order = state_->order;
    order.reversed = !order.reversed;
    note_order(JournalEntry::Kind::reversed, table_owner, order.reversed ? 1 : 0);
}

}  // namespace cardwright
