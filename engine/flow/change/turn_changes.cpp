// Who goes next, who misses a turn, which way play goes.

#include <algorithm>
#include <bit>

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

bool Changes::leave_game(OwnerId seat) {
    must_have_turns(seat);
    const bool raised = perform_all(blueprint_->leaving.acts, {seat, no_card, 0, {}});
    for (std::size_t at = 0; at < state_->topology().zones().size(); ++at) {
        const ZoneId zone = id_at<ZoneId>(at);
        if (state_->zone(zone).owner != seat) continue;
        const std::vector<CardId> left{state_->cards_in(zone).begin(),
                                       state_->cards_in(zone).end()};
        remove_cards(left, seat);
    }
    const auto effects = state_->effects();
    for (const Effect& effect : effects) {
        if (effect.owner == seat) state_->remove_effect(effect.serial);
    }
    TurnOrder& order = state_->order;
    order.out |= seat_bit(seat);
    order.skips[index_of(seat)] = 0;
    note_order(JournalEntry::Kind::left, seat, 0);
    const int left = state_->seats() - std::popcount(order.out);
    if (left <= blueprint_->leaving.finish_at) finish_now();
    return raised;
}

void Changes::return_to_game(OwnerId seat) {
    may_change(table_owner);
    TurnOrder& order = state_->order;
    if (index_of(seat) >= state_->seats() || order.in_game(seat))
        fail("this player is in the game");
    order.out &= static_cast<SeatMask>(~seat_bit(seat));
    note_order(JournalEntry::Kind::left, seat, 1);
}

void Changes::make_team(std::span<const OwnerId> seats) {
    may_change(table_owner);
    auto& team = state_->order.team;
    for (const OwnerId seat : seats) {
        if (index_of(seat) >= state_->seats()) fail("an owner without a seat has no partners");
        team[index_of(seat)] = 0;
    }
    if (seats.size() < 2) return;
    std::uint8_t number = 1;
    while (std::find(team.begin(), team.end(), number) != team.end()) ++number;
    for (const OwnerId seat : seats) team[index_of(seat)] = number;
}

}  // namespace cardwright
