#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "flow/filter.hpp"
#include "state/ids.hpp"
#include "state/schema.hpp"

namespace cardwright {

/// A number shown with a card: what a query says now or, if there is none, a counter of the card or
/// what is printed on it.
struct ShownNumber {
    std::optional<QueryId> query;
    std::optional<FactId> fact;
    CounterId counter = no_counter;
};

/// One thing a line shows.
struct ShownItem {
    enum class Kind : std::uint8_t {
        round,     ///< the number of the round
        turn,      ///< whose turn it is, and which turn of that seat
        phase,     ///< what is going on
        counters,  ///< every counter of the subject
        counter,   ///< one of them
        count,     ///< how many cards lie in a zone
        top,       ///< the card on top of a zone
        cards,     ///< all cards of a zone
    };
    Kind kind = Kind::counters;
    Scope scope = Scope::player;
    CounterId counter = no_counter;
    ZoneKindId zone = no_zone_kind;
};

/// A stretch of the screen: a zone, or a line about a player.
struct ShownRow {
    enum class Whose : std::uint8_t { table, me, others, everyone };
    enum class Form : std::uint8_t {
        piles,  ///< one entry for each pile, with how many cards are left
        cards,  ///< the cards themselves; places with a number are numbered
        line,   ///< counters, counts and top cards, side by side
    };
    Whose whose = Whose::table;
    Form form = Form::cards;
    ZoneKindId zone = no_zone_kind;    ///< unless it is a line
    bool by_type = false;              ///< cards of a type stand together, under its name
    bool by_name = false;              ///< cards that look alike are one entry with a number
    std::vector<ShownNumber> sorted;   ///< by these, smallest first
    std::vector<ShownNumber> numbers;  ///< shown with each card
    std::vector<ShownItem> items;      ///< of a line
};

/// How a front end shows the table. The kernel itself never looks at it.
struct Layout {
    std::vector<ShownItem> status;  ///< the line above everything
    std::vector<ShownRow> rows;
    std::vector<std::pair<TypeId, std::string>> colours;  ///< by type, in the file's order
    std::string opponent;  ///< the bot that sits there when nothing else is said
    std::string lineup;    ///< the line-up that is dealt when nothing else is said
};

}  // namespace cardwright
