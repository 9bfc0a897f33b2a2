#pragma once

#include <cstdint>

#include "flow/filter.hpp"
#include "state/ids.hpp"

namespace cardwright {

/// One thing the kernel does without a script. Zones and counters are those of the player who acts
/// (or the table's, if the kind is shared), or of everybody in turn order with `everyone`.
struct Act {
    enum class Kind : std::uint8_t {
        move_all,     ///< every card of zone `from` goes to zone `to`
        move_picked,  ///< what was picked goes to zone `to`
        draw,         ///< `amount` cards from the top of `from` to `to`, refilling `from` on demand
        add,          ///< `amount` is added to a player's (or the game's) counter
        set,          ///< a counter becomes `amount`
        shuffle,      ///< zone `from` is shuffled
        turn,         ///< the cards of zone `from` are turned face up or down
        give,         ///< the `gives` of what was picked are carried out
        announce,     ///< an event about what was picked: what replaces it runs first
        resolve,      ///< a hook of what was picked, after what it gives; it is told of the event
    };
    Kind kind = Kind::move_all;
    bool everyone = false;
    bool direct = false;  ///< from (if any) one zone to one zone that takes any number of cards
    bool face_up = true;
    Scope scope = Scope::player;
    ZoneKindId from = no_zone_kind;
    ZoneKindId to = no_zone_kind;
    CounterId counter = no_counter;
    Amount amount;
    EventId event = no_event;    ///< announce
    HookId hook{};               ///< resolve
    TypeSet types;               ///< announce: only for cards with one of these; none: for any
    Word everyone_in = no_word;  ///< announce: the event's field that lists all players
    std::int32_t times = 1;      ///< how often the amount: what a card gives more than one of
};

}  // namespace cardwright
