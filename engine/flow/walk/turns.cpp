// Whose turn is next. In games by turns they go around the table; in games by rounds it is the same
// with the parts that seats have in a phase for each of them.

#include "flow/walk/walk.hpp"

namespace cardwright {

bool Walk::misses_turn(OwnerId seat) {
    std::uint8_t& skips = state_->order.skips[index_of(seat)];
    if (skips == 0) return false;
    --skips;
    note_walk(JournalEntry::Kind::skipped, seat);
    return true;
}

/// The first extra turn of somebody who is still there.
OwnerId Walk::take_extra_turn() {
    TurnOrder& order = state_->order;
    while (order.waiting > 0) {
        const OwnerId seat = order.take_extra();
        if (order.in_game(seat)) return seat;
    }
    return table_owner;
}

/// Whoever was named to go next, or the one after this seat.
OwnerId Walk::take_next(OwnerId from) {
    const OwnerId named = std::exchange(state_->order.next, table_owner);
    return named != table_owner && state_->order.in_game(named) ? named : after(from);
}

/// The turn passes on. True if it passes the first player: then a round is over.
bool Walk::go_to_next_turn() {
    Position& position = state_->position;
    TurnOrder& order = state_->order;
    const OwnerId now = position.turn;
    if (const OwnerId extra = take_extra_turn(); extra != table_owner) {
        if (order.stands_at == table_owner) order.stands_at = now;
        position.turn = extra;
        return false;
    }
    OwnerId seat = std::exchange(order.stands_at, table_owner);
    if (seat == table_owner) seat = now;
    position.turn = take_next(seat);
    const std::size_t seats = state_->seats();
    const std::size_t step = order.reversed ? seats - 1 : 1;
    bool passes_first = false;
    do {
        seat = id_at<OwnerId>((index_of(seat) + step) % seats);
        passes_first = passes_first || seat == position.first;
    } while (seat != position.turn);
    return passes_first;
}

/// Who has the first part of a phase for each seat; the table if nobody has one.
OwnerId Walk::first_part() {
    const OwnerId first = state_->position.first;
    const OwnerId begins = state_->order.in_game(first) ? first : after(first);
    if (blueprint_->by_turns) return begins;
    const OwnerId named = std::exchange(state_->order.next, table_owner);
    return part_from(named != table_owner && state_->order.in_game(named) ? named : begins);
}

OwnerId Walk::next_part(OwnerId now) {
    TurnOrder& order = state_->order;
    order.served |= seat_bit(now);
    if (blueprint_->by_turns) return part_from(after(now));
    if (const OwnerId extra = take_extra_turn(); extra != table_owner) {
        if (order.stands_at == table_owner) order.stands_at = now;
        return extra;
    }
    const OwnerId stood = std::exchange(order.stands_at, table_owner);
    const OwnerId named = std::exchange(order.next, table_owner);
    if (named != table_owner && order.in_game(named)) {
        order.served &= static_cast<SeatMask>(~seat_bit(named));
        return part_from(named);
    }
    return part_from(after(stood != table_owner ? stood : now));
}

/// The first seat from here on that is still to have a part.
OwnerId Walk::part_from(OwnerId seat) {
    TurnOrder& order = state_->order;
    for (std::size_t at = 0; at < state_->seats(); ++at, seat = after(seat)) {
        if ((order.served & seat_bit(seat)) != 0 || !order.in_game(seat)) continue;
        if (blueprint_->by_turns || !misses_turn(seat)) return seat;
        order.served |= seat_bit(seat);
    }
    return table_owner;
}

}  // namespace cardwright
