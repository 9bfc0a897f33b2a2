#pragma once

#include <cstdint>

#include "flow/filter.hpp"
#include "state/ids.hpp"

namespace cardwright {

/// What an act says of the verb it belongs to, if it says nothing.
inline constexpr std::uint8_t no_argument = 0xFF;

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
        fire,         ///< what follows the event, announced or not
        resolve,      ///< a hook of what was picked, after what it gives; it is told of the event
        run,          ///< another verb, with what was picked
        call,         ///< a function of the ruleset, with what was picked
        pick,         ///< if the card has left the zone in `argument`: its top card, if any
    };
    Kind kind = Kind::move_all;
    bool everyone = false;
    bool face_up = true;
    Scope scope = Scope::player;
    ZoneKindId from = no_zone_kind;
    ZoneKindId to = no_zone_kind;
    CounterId counter = no_counter;
    Amount amount;
    EventId event = no_event;   ///< announce, fire
    bool heard = true;          ///< fire: somebody may listen; false in forms worked out for a game
    HookId hook{};              ///< resolve
    VerbId verb = no_verb;      ///< run
    std::uint8_t function = 0;  ///< call: index in Blueprint::act_functions
    std::uint8_t argument = no_argument;  ///< of the verb: where to move, what to pick, the result
    TypeSet types;               ///< announce, fire, call: only cards of such a type; none: any
    FactId fact = no_fact;       ///< call: only for cards of which this is true
    Word everyone_in = no_word;  ///< announce: the event's field that lists all players
    std::int32_t times = 1;      ///< how often the amount: what a card gives more than one of
};

}  // namespace cardwright
