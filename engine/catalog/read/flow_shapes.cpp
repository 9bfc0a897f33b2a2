// How a game runs: verbs, phases, steps, menus, acts.

#include "catalog/read/shape_tables.hpp"

namespace cardwright {
namespace {

std::vector<ShapeKey> phase_keys() {
    constexpr auto required = ShapeKey::Presence::required;
    return {{"id", "ID", "Its name.", required},
            {"who", "active|each|nobody", "Who acts."},
            {"steps", "[@step]", "What it is made of.", required}};
}

std::vector<ShapeKey> step_keys() {
    constexpr auto required = ShapeKey::Presence::required;
    constexpr auto alternative = ShapeKey::Presence::alternative;
    return {{"id", "ID", "Its name.", required},
            {"prompt", "TEXT", "The key of the question's text; the id unless told."},
            {"automatic", "BOOLEAN", "Go on without asking when only one thing can be done."},
            {"menu", "{@menu_entry}", "What may be done, by name.", alternative},
            {"do", "[@act]", "What happens.", alternative},
            {"script", "BOOLEAN", "The function of this name in `steps.lua`.", alternative},
            {"finish_if", "[@condition]", "When the game ends after this step."},
            {"next", "ID", "What follows."}};
}

/// What is dropped has nothing else, so nothing else is required either.
std::vector<ShapeKey> with_place(std::vector<ShapeKey> keys) {
    for (ShapeKey& key : keys) key.presence = ShapeKey::Presence::optional;
    keys.push_back({"before", "ID", "It comes right before this one."});
    keys.push_back({"after", "ID", "It comes right after this one."});
    keys.push_back({"instead_of", "ID", "It stands in place of this one."});
    keys.push_back({"drop", "ID", "This one is left out; nothing else is said."});
    keys.push_back(sharing_key());
    return keys;
}

std::vector<ShapeKey> step_addition_keys() {
    std::vector<ShapeKey> keys = with_place(step_keys());
    keys.push_back({"in", "ID", "The phase; without another place, at its end."});
    return keys;
}

}  // namespace

std::vector<Shape> flow_shapes() {
    constexpr auto required = ShapeKey::Presence::required;
    constexpr auto alternative = ShapeKey::Presence::alternative;
    return {
        {"verb",
         "What players do with a card, where it can be told more than the card.",
         {{"with", "{INTEGER|ID}", "What it can be told, and what it is unless told."},
          {"do", "[@act]", "What happens.", required},
          sharing_key()}},
        {"act",
         "Something that happens: exactly one of move, draw, add and so on.",
         {{"move", "ID", "A zone, or `picked`: moves its cards.", alternative},
          {"draw", "AMOUNT", "Draws so many cards.", alternative},
          {"add", "ID", "Adds to a counter.", alternative},
          {"set", "ID", "Sets a counter.", alternative},
          {"shuffle", "ID", "Shuffles a zone.", alternative},
          {"turn", "ID", "Turns the cards of a zone.", alternative},
          {"give", "picked", "Carries out what the card gives.", alternative},
          {"announce", "ID", "Runs the replacements of an event.", alternative},
          {"fire", "ID", "Raises an event.", alternative},
          {"resolve", "ID", "Runs a hook of the card.", alternative},
          {"run", "ID", "Runs another verb.", alternative},
          {"call", "ID", "Calls a function of the ruleset's `acts`.", alternative},
          {"pick", "ID", "Goes on with another card.", alternative},
          {"respond", "ID", "Opens a window: players may answer the event.", alternative},
          {"about", "ID", "The event that may be answered."},
          {"to", "ID", "Where cards go."},
          {"from", "ID", "Where cards come from."},
          {"amount", "AMOUNT", "How much."},
          {"face", "up|down", "Which way cards are turned."},
          {"if_type", "IDS", "Only for cards of these types."},
          {"if_fact", "ID", "Only for cards with this fact."},
          {"everyone_in", "ID", "The field of the event that holds everybody it concerns."},
          {"as", "ID", "What the result is called."},
          {"of", "everyone", "For every player."}}},
        {"window",
         "When players may answer what is about to happen, until all pass in a row.",
         {{"who", "everyone|others", "Others: not whoever sets it off."},
          {"ask", "able|maybe",
           "Able: who has an answer. Maybe: who, as far as the others know, might have one, too."},
          {"menu", "{@menu_entry}", "With what they may answer, and the word to pass with.",
           required},
          sharing_key()}},
        {"give",
         "What `gives` of a card means: cards drawn, or a counter added to.",
         {{"draw", "AMOUNT", "Draws so many cards.", alternative},
          {"add", "ID", "Adds to a counter.", alternative},
          {"to", "ID", "Where cards go."},
          {"from", "ID", "Where cards come from."},
          {"amount", "AMOUNT", "How much."},
          {"of", "everyone", "For every player."},
          sharing_key()}},
        {"phase", "A part of a turn or round.", phase_keys()},
        {"phase_addition",
         "A phase that a set brings: exactly one of before, after, instead_of and drop.",
         with_place(phase_keys())},
        {"step", "A menu, a list of acts, or a function.", step_keys()},
        {"step_addition",
         "A step that a set brings: `in` a phase, or one of before, after, instead_of and drop.",
         step_addition_keys()},
        {"moments",
         "What happens when turns, rounds and phases begin and end, before any card hears of it.",
         {{"turn_begins", "[@act]", "Whose turn it is acts."},
          {"turn_ends", "[@act]", "Whose turn it was acts."},
          {"round_begins", "[@act]", "Nobody acts: of: everyone."},
          {"round_ends", "[@act]", "Nobody acts: of: everyone."},
          {"phase_begins", "{[@act]}", "By phase."},
          {"phase_ends", "{[@act]}", "By phase."}}},
        {"menu_entry",
         "Something that may be done.",
         {{"from", "ID", "With a card of this zone."},
          {"counter", "ID", "With so much of a counter."},
          {"top", "BOOLEAN", "Only with cards on which none lies."},
          {"many", "BOOLEAN", "With several cards at once."},
          {"where", "FILTER", "Only with cards that pass."},
          {"pay", "{AMOUNT}", "What it costs, by counter."},
          {"verb", "ID", "The verb that is run."},
          {"do", "[@act]", "Or what happens."},
          {"reasons", "{ID}", "Own codes for why not, by key."},
          {"next", "ID", "What follows; the same menu unless told."},
          sharing_key()}},
        {"condition",
         "When a game ends: exactly one of empty, empty_in, counter, rounds and players.",
         {{"empty", "TEXT", "A pile: some_zone.some_card.", alternative},
          {"empty_in", "ID", "Empty piles of a zone.", alternative},
          {"counter", "ID", "A counter reaches a number.", alternative},
          {"rounds", "INTEGER", "So many rounds are over.", alternative},
          {"players", "INTEGER", "At most so many players are left.", alternative},
          {"at_least", "INTEGER", "How many."}}},
    };
}

}  // namespace cardwright
