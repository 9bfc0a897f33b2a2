#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "flow/act.hpp"
#include "flow/filter.hpp"
#include "state/ids.hpp"

namespace cardwright {

/// What comes after a step.
struct Next {
    enum class Kind : std::uint8_t { again, step, next_phase, end_cycle, finish };
    Kind kind = Kind::next_phase;
    std::uint16_t step = 0;  ///< index in Blueprint::steps
};

struct Payment {
    CounterId counter = no_counter;  ///< of the player who acts
    Amount amount;
    Word reason = no_word;  ///< said when it cannot be paid
};

/// One group of answers of a menu: cards to act on, a counter to spend from, or a bare word.
struct MenuEntry {
    enum class Kind : std::uint8_t { word, cards, counter };
    Kind kind = Kind::word;
    Word name = no_word;
    ZoneKindId from = no_zone_kind;
    bool top = false;   ///< only the top card of each zone
    bool many = false;  ///< any number of cards at once, carried out in the order picked
    Filter where;
    CounterId counter = no_counter;  ///< spend 1 to all of it
    std::vector<Payment> pay;        ///< taken before the verb runs
    VerbId verb = no_verb;
    std::vector<Act> acts;  ///< when there is no verb
    Next next;

    /// A word that does nothing but go on.
    [[nodiscard]] bool is_plain_word() const noexcept {
        return kind == Kind::word && pay.empty() && acts.empty();
    }
};

struct Condition {
    enum class Kind : std::uint8_t {
        pile_empty,
        zones_empty,
        counter_reaches,
        rounds_reach,
        players_left
    };
    Kind kind = Kind::pile_empty;
    ZoneKindId zone = no_zone_kind;
    DefId pile = no_definition;
    CounterId counter = no_counter;  ///< of the game
    std::int32_t at_least = 0;       ///< players_left: at most
};

struct Step {
    enum class Kind : std::uint8_t { menu, acts, script };
    Kind kind = Kind::script;
    HomeId home{};  ///< of a script
    std::string id;
    Word prompt = no_word;
    bool automatic = false;  ///< a menu with one answer left is not asked
    std::vector<MenuEntry> menu;
    std::vector<Act> acts;
    std::vector<Condition> finish_if;  ///< any of these ends the game after the acts
    Next next;
    Next onward;            ///< to what stands behind it
    std::string successor;  ///< what it calls that: the next step of the ruleset; empty: next_phase
};

struct Phase {
    enum class Who : std::uint8_t {
        active,  ///< once, for the seat whose turn it is
        each,    ///< once per seat, in turn order from the first player; that seat is active
        nobody,  ///< once, with no active seat (steps may still ask everybody)
    };
    std::string id;
    Word name = no_word;
    Who who = Who::active;
    std::uint16_t first_step = 0;
    std::uint16_t step_count = 0;
    /// Where one arrives who goes to a step by its name: first at what sets have put before it.
    std::vector<std::pair<std::string, Next>> arrivals;
};

}  // namespace cardwright
