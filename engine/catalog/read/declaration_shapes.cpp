// What is declared: types, facts, zones, counters, queries, events, hooks.

#include "catalog/read/shape_tables.hpp"

namespace cardwright {

std::vector<ShapeKey> declaration_keys() {
    return {{"types", "IDS", "Types of cards."},
            {"params", "{INTEGER}", "Numbers of the rules: `game.params`."},
            {"facts", "{@fact}", "What cards may say besides their common keys."},
            {"zones", "@zones", "Where cards lie."},
            {"counters", "@counters", "Numbers that change."},
            {"queries", "{@query}", "Numbers and lists that are worked out."},
            {"events", "{@event}", "What may happen."},
            {"hooks", "{@hook}", "Functions that scripts of cards may have."},
            {"gives", "{@give}", "What `gives` of a card may name."},
            {"options", "{@option}", "What a table may choose: `game.options`."},
            {"verbs", "{[@act]|@verb}", "What players do with a card."},
            {"start", "[@act]", "What happens when a game begins."},
            {"at", "@moments", "What happens when turns, rounds and phases begin and end."},
            {"scoring", "{ID|script}", "Parts of the score: a query of players, or a function."},
            {"statistics", "{@statistic}", "Movements worth counting."}};
}

std::vector<Shape> declaration_shapes() {
    constexpr auto required = ShapeKey::Presence::required;
    constexpr ShapeKey shared = sharing_key();
    return {
        {"fact",
         "Something that cards say.",
         {{"type", "integer|boolean|word|data", "What it is.", required},
          {"required", "BOOLEAN", "Every card has it."},
          {"back", "BOOLEAN", "The back of a card tells it."},
          shared}},
        {"zones",
         "Zones, by who has them.",
         {{"player", "{@zone}", "One for each player."},
          {"game", "{@zone}", "One for the table."}}},
        {"zone",
         "A kind of zone.",
         {{"piles", "BOOLEAN", "One zone for each card of the set-up."},
          {"order", "kept|free", "Whether the order of its cards means something."},
          {"sees", "everyone|owner|nobody|top", "Who sees the faces."},
          {"count", "everyone|owner|nobody", "Who may count the cards."},
          {"refill_from", "ID", "The zone that is shuffled into it when it runs out."},
          {"slots", "INTEGER", "So many zones, numbered from 1."},
          {"capacity", "INTEGER", "So many cards at most."},
          shared}},
        {"counters",
         "Counters, by what has them.",
         {{"game", "{INTEGER|@counter}", "Of the table."},
          {"player", "{INTEGER|@counter}", "Of each player."},
          {"card", "{INTEGER|@counter}", "Of each card."},
          {"zone", "{INTEGER|@counter}", "Of each zone."}}},
        {"counter",
         "A counter; a number alone is where it starts.",
         {{"starts", "INTEGER", "Where it starts; 0 unless told."},
          {"at_least", "INTEGER", "It never falls below."},
          {"at_most", "INTEGER", "It never rises above."},
          {"lasts", "game|round|turn|phase|step", "After which it starts again."},
          {"sees", "everyone|owner", "Who sees it."},
          shared}},
        {"query",
         "A number or a list that is worked out, with modifiers.",
         {{"of", "card|player|game", "What is asked.", required},
          {"list", "BOOLEAN", "It collects instead of adding up."},
          {"base", "INTEGER|ID", "A number, a fact, a counter, or `script`."},
          {"layers", "IDS", "The order of its modifiers."},
          {"at_least", "INTEGER", "It never falls below."},
          {"at_most", "INTEGER", "It never rises above."},
          shared}},
        {"event",
         "Something that may happen.",
         {{"fields", "IDS", "What it tells."},
          {"stages", "[ID|{until_stable|any_order}]", "The order of what it sets off."},
          shared}},
        {"hook",
         "A function that scripts of cards may have. With an event it is a trigger.",
         {{"event", "ID", "What sets it off; without it only verbs call the hook."},
          {"before", "BOOLEAN", "Before the event happens."},
          {"from", "IDS", "Where the card must lie."},
          {"self", "BOOLEAN", "Only if the event is about this card."},
          {"once_per_kind", "BOOLEAN", "Once, however many copies there are."},
          {"stage", "ID", "The stage of the event."},
          {"whose", "anyone|mine|others", "Whose events."},
          {"when", "{INTEGER|@range}", "Which numbers the event must tell."},
          shared}},
        {"range",
         "Numbers from the lowest to the highest.",
         {{"min", "INTEGER", "The lowest."}, {"max", "INTEGER", "The highest."}}},
    };
}

}  // namespace cardwright
