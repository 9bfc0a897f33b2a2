// Whole files: sets with their cards, rulesets, locales; and how a table is shown.

#include "catalog/read/shape_tables.hpp"

namespace cardwright {
namespace {

constexpr auto needed = ShapeKey::Presence::required;
constexpr auto either = ShapeKey::Presence::alternative;

std::vector<ShapeKey> with_declarations(std::vector<ShapeKey> keys) {
    for (const ShapeKey& key : declaration_keys()) keys.push_back(key);
    return keys;
}

std::vector<Shape> set_shapes() {
    return {
        {"set",
         "A set: its cards, line-ups, and declarations of its own.",
         {{"format", "cardwright/set@1", "The format of the file.", needed},
          {"id", "SET_ID", "The name of the file without `.yaml`.", needed},
          {"version", "TEXT", "Such as 1.0.0.", needed},
          {"ruleset", "ID", "The ruleset it is for.", needed},
          {"name", "TRANSLATED", "What players read.", needed},
          {"needs", "[SET_ID]", "Sets that must be there too."},
          {"declares", "@declares", "What its cards need beyond the ruleset."},
          {"cards", "[@card]", "The cards."},
          {"lineups", "[@lineup]", "Recommended line-ups."},
          {"console", "[@console_row]", "Rows of the table on a terminal."},
          {"changes", "{{DATA}}", "What it changes of other content, in games with this set."}}},
        {"mod",
         "What a content root is called, and what it changes of others.",
         {{"format", "cardwright/mod@1", "The format of the file.", needed},
          {"id", "SET_ID", "Its name for other mods and for decisions.", needed},
          {"name", "TRANSLATED", "What players read."},
          {"version", "TEXT", "Such as 1.0.0."},
          {"authors", "TEXT", "Who made it."},
          {"licence", "TEXT", "Under which licence."},
          {"needs", "[SET_ID]", "Other mods, whose changes it overrides."},
          {"changes", "{{DATA}}", "Fields of cards, sets and rulesets that it says differently."},
          {"decisions", "{SET_ID}", "House rules only: which mod is right about a field."}}},
        {"param",
         "A number of a card, and how far a change of it may go.",
         {{"is", "INTEGER", "The number.", needed},
          {"min", "INTEGER", "At least so much."},
          {"max", "INTEGER", "At most so much."}}},
        {"declares", "What a set declares beyond its ruleset.",
         with_declarations({{"seats", "@seats", "For how many players the set is."},
                            {"phases", "[@phase_addition]", "Phases, and where they stand."},
                            {"steps", "[@step_addition]", "Steps, and where they stand."},
                            {"menus", "{{@menu_entry}}", "Entries for menus, by step."},
                            {"finish_if", "{[@condition]}", "When the game ends, by step."}})},
        {"card",
         "A card. Besides these keys it has the facts that the ruleset declares.",
         {{"id", "ID", "The name scripts use.", needed},
          {"name", "TRANSLATED", "What players read.", needed},
          {"types", "IDS", "Its types."},
          {"text", "TRANSLATED", "What it says; `{keep}` is a param, `{gives}` what it gives."},
          {"script", "TEXT", "Its script in `cards/<set>/`."},
          {"params", "{@param|DATA}", "Numbers and words that the script reads."},
          {"gives", "{INTEGER}", "What it gives when it is carried out, without a script."},
          {"provenance", "seed|public|designed|@provenance", "Where the card comes from."},
          {"sides", "[{DATA}]", "Facts of each side, for cards that can be turned."}},
         true},
        {"provenance",
         "Where a card comes from.",
         {{"origin", "seed|public|designed", "Who made it.", needed},
          {"note", "TEXT", "More about it."}}},
        {"lineup",
         "A recommended line-up.",
         {{"id", "ID", "Its name on the command line.", needed},
          {"name", "TRANSLATED", "What players read.", needed},
          {"cards", "[TEXT]", "`card` or `set:card`.", needed}}},
        {"locale",
         "Texts of one language.",
         {{"format", "cardwright/locale@1", "The format of the file.", needed},
          {"language", "TEXT", "The name of the file without `.yaml`, such as en or pl.", needed},
          {"texts", "{TEXT}", "Texts by key: names with dots between them.", needed}}},
    };
}

std::vector<Shape> ruleset_shapes() {
    return {
        {"ruleset", "A ruleset: zones, counters, events, phases.",
         with_declarations(
             {{"format", "cardwright/ruleset@2", "The format of the file.", needed},
              {"id", "ID", "The name of its folder.", needed},
              {"name", "TRANSLATED", "What players read.", needed},
              {"seats", "@seats", "How many players.", needed},
              {"cycle", "turn|round", "Phases run for one seat after the other, or for all."},
              {"owners_without_seat", "IDS", "Who owns zones but never decides."},
              {"player_order", "from_active|by_seat|@player_order",
               "In which order players are served when several are concerned."},
              {"lineup", "@lineup_rule", "Which cards are chosen for a game."},
              {"phases", "[@phase]", "What a turn or round is made of.", needed},
              {"reasons", "@reasons", "Own codes for refused answers."},
              {"console", "[@console_row]|@console", "The table on a terminal."}})},
        {"seats",
         "For how many players.",
         {{"min", "INTEGER", "At least so many.", needed},
          {"max", "INTEGER", "At most so many.", needed}}},
        {"option",
         "Something a table may choose.",
         {{"min", "INTEGER", "The lowest; 0 unless told."},
          {"max", "INTEGER", "The highest; 1 unless told."},
          {"default", "INTEGER", "What it is unless chosen."},
          {"seats", "INTEGER", "Only for tables of this size."},
          sharing_key()}},
        {"player_order",
         "Players ranked by counters.",
         {{"by", "[@rank]", "The first decides, the next breaks ties.", needed}}},
        {"rank",
         "One counter to rank by.",
         {{"most", "ID", "Whoever has most of it comes first.", either},
          {"least", "ID", "Whoever has least of it comes first.", either}}},
        {"lineup_rule",
         "How a line-up is chosen.",
         {{"size", "INTEGER", "How many cards.", needed},
          {"eligible", "ID", "The fact that a card needs.", needed}}},
        {"statistic",
         "Movements of cards that are counted.",
         {{"from", "IDS", "Out of these zones."},
          {"into", "IDS", "Into these zones."},
          {"again", "IDS", "Verbs that count once more."}}},
        {"reasons",
         "Own codes for refused answers.",
         {{"too_few", "ID", "Too few were picked."},
          {"too_many", "ID", "Too many were picked."},
          {"unknown_option", "ID", "It was not offered."},
          {"unknown_group", "ID", "There is no such group."},
          {"repeated_option", "ID", "It was picked too often."},
          {"mixed_groups", "ID", "Picks of two groups."},
          {"out_of_range", "ID", "The number is too small or too large."},
          {"not_your_choice", "ID", "Somebody else is asked."},
          {"game_over", "ID", "The game is over."}}},
    };
}

std::vector<Shape> console_shapes() {
    return {
        {"console",
         "The table on a terminal.",
         {{"status", "DOTTED", "What the first line tells."},
          {"rows", "[@console_row]", "What is shown, from the top."},
          {"colours", "{red|green|yellow|blue|magenta|cyan|white}", "By type of card."},
          {"symbols", "{TEXT}", "A sign or two, by name."},
          {"never", "DOTTED", "What is not shown."},
          {"opponent", "SET_ID", "The bot that plays unless told."},
          {"lineup", "ID", "The line-up that is dealt unless told."}}},
        {"console_row",
         "One row of the table.",
         {{"show", "DOTTED", "What it shows.", needed},
          {"as", "piles|cards|line|counters|trees|places", "How it is shown."},
          {"group", "DOTTED", "What its cards are grouped by."},
          {"with", "DOTTED", "What is told with it."},
          {"covered", "DOTTED", "What is told of covered cards."},
          {"above", "ID", "Of a set: above which row of the ruleset."}}},
    };
}

}  // namespace

std::vector<Shape> file_shapes() {
    std::vector<Shape> shapes;
    for (auto part : {set_shapes(), ruleset_shapes(), console_shapes()}) {
        for (Shape& each : part) shapes.push_back(std::move(each));
    }
    return shapes;
}

}  // namespace cardwright
