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

/// Something told with a card: what a query says now or, if there is none, a counter of the card or
/// what is printed on it.
struct ShownValue {
    std::string name;  ///< as the file calls it
    std::optional<QueryId> query;
    std::optional<FactId> fact;
    CounterId counter = no_counter;
    std::string symbol;      ///< stands before it; empty: the value stands in brackets
    bool mark_only = false;  ///< whether there is something is told, not what
};

/// One thing a line shows.
struct ShownItem {
    enum class Kind : std::uint8_t {
        round,     ///< the number of the round
        turn,      ///< whose turn it is, and which turn of that seat
        phase,     ///< what is going on
        counters,  ///< every counter of the subject
        counter,   ///< one of them
        query,     ///< what a query says of the subject
        count,     ///< how many cards lie in a zone
        top,       ///< the card on top of a zone
        cards,     ///< all cards of a zone
    };
    Kind kind = Kind::counters;
    Scope scope = Scope::player;
    CounterId counter = no_counter;
    ZoneKindId zone = no_zone_kind;
    std::optional<QueryId> query;
    std::optional<QueryId> limit;  ///< how much of this is used up
};

/// A part of the screen: a zone, or a line about a player.
struct ShownRow {
    enum class Whose : std::uint8_t { table, me, others, everyone };
    enum class Form : std::uint8_t {
        piles,   ///< one entry for each pile, with how many cards are left
        cards,   ///< the cards themselves; places with a number are numbered
        line,    ///< counters, counts and top cards, side by side
        trees,   ///< cards on cards as a picture, each root at the bottom
        places,  ///< a column for each place of a row, with what lies there
    };
    Whose whose = Whose::table;
    Form form = Form::cards;
    ZoneKindId zone = no_zone_kind;   ///< unless it is a line
    ZoneKindId above = no_zone_kind;  ///< places that stand above those of the zone
    bool by_type = false;             ///< cards of a type stand together, under its name
    bool by_name = false;             ///< cards that look alike are one entry with a number
    std::vector<ShownValue> sorted;   ///< by these, smallest first
    std::vector<ShownValue> values;   ///< shown with each card
    std::vector<ShownValue> covered;  ///< shown with cards on which others lie
    std::vector<ShownItem> items;     ///< of a line
};

/// How a front end shows the table. The kernel itself never looks at it.
struct Layout {
    std::vector<ShownItem> status;  ///< the line above everything
    std::vector<ShownRow> rows;
    std::vector<std::pair<TypeId, std::string>> colours;       ///< by type, in the file's order
    std::vector<std::pair<std::string, std::string>> symbols;  ///< of facts, counters and queries
    std::vector<std::pair<Scope, CounterId>> unseen_counters;  ///< nothing for people to read
    std::vector<ZoneKindId> unseen_zones;
    std::string opponent;  ///< the bot whose advice is told first
    std::string lineup;    ///< the line-up that is dealt when nothing else is said
};

}  // namespace cardwright
