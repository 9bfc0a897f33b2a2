// What players are asked.

#include "api/tables.hpp"

namespace cardwright::api {
namespace {

constexpr Argument prompt{"prompt", "text_key", "The question, in a locale file."};
constexpr Argument about{"about", "value?", "What the question is about."};
constexpr Argument numbers{"numbers", "table<string, integer>?", "Numbers for the prompt's text."};
constexpr Argument forced{"forced", "boolean?", "Do not ask when only one answer exists."};
constexpr Argument from{"from", "cards", "Where the cards come from."};
constexpr Argument among{"among", "value[]|value[][]|zones", "What may be chosen."};
constexpr Argument refuse{"refuse", "refuse?", "Which candidates are not offered, and why."};
constexpr Argument why{"why", "why?", "Why not, asked only when somebody wants to know."};
constexpr Argument optional{"optional", "boolean?", "Whether nothing may be chosen."};
constexpr Argument exactly{"exactly", "integer?", "So many, or all if there are fewer."};
constexpr Argument up_to{"up_to", "integer?", "At most so many."};
constexpr Argument at_least{"at_least", "integer?", "At least so many."};
constexpr Argument ordered{"ordered", "boolean?", "Whether the order of the picks counts."};
constexpr Argument too_few{"too_few", "reason?", "Why an answer with too few is refused."};
constexpr Argument too_many{"too_many", "reason?", "Why an answer with too many is refused."};
constexpr Argument not_offered{"not_offered", "reason?",
                               "Why an answer with something else is refused."};

constexpr Argument to{"to", "zone?", "Where what is picked goes before the script goes on."};

constexpr Argument card_question[] = {prompt, about,    numbers, forced,   from,        refuse,
                                      why,    optional, too_few, too_many, not_offered, to};
constexpr Argument cards_question[] = {prompt,  about,    numbers,     forced,   from,    refuse,
                                       why,     exactly,  up_to,       at_least, ordered, optional,
                                       too_few, too_many, not_offered, to};
constexpr Argument option_question[] = {prompt, about,    numbers, forced,   among,      refuse,
                                        why,    optional, too_few, too_many, not_offered};
constexpr Argument options_question[] = {prompt,  about,   numbers,  forced,     among,
                                         refuse,  why,     exactly,  up_to,      at_least,
                                         ordered, too_few, too_many, not_offered};
constexpr Argument number_question[] = {prompt,
                                        about,
                                        numbers,
                                        forced,
                                        {"min", "integer?", "The lowest; 0 unless told."},
                                        {"max", "integer", "The highest."},
                                        optional};
constexpr Argument yes_or_no[] = {prompt, about, numbers};
constexpr Argument name_question[] = {
    prompt, about, numbers, {"type", "type_name?", "Only cards of this type."}};
constexpr Argument order_question[] = {prompt, about, numbers, from, refuse, why};
constexpr Argument move_question[] = {
    prompt,
    about,
    numbers,
    forced,
    {"moves", "table<string, { from: cards, refuse: refuse?, why: why? }>?",
     "By name: from where, the keys of a filter, `refuse` and `why`."},
    {"words", "string[]?", "What may be chosen besides cards."},
    not_offered};

constexpr Row question(std::string_view name, std::span<const Argument> keys, bool filters,
                       std::string_view result, std::string_view sentence,
                       std::string_view example) {
    return {Object::player,
            name,
            Kind::method,
            Use::asks,
            {{{"question", "table", "", keys, filters}}},
            result,
            sentence,
            example};
}

constexpr Row question_table[] = {
    question("choose_card", card_question, true, "card?",
             "Picks one card. With nothing to choose, nil without asking.",
             "local card = me:choose_card { prompt = \"ask.keep\", from = me.row, type = "
             "\"relic\", optional = true }"),
    question("choose_cards", cards_question, true, "card[]",
             "Picks several cards; returns them in the order picked. Without `exactly`, `up_to` or "
             "`at_least`: any number.",
             "local cards = me:choose_cards { prompt = \"ask.keep\", from = me.row, up_to = 2 }"),
    question("choose_option", option_question, false, "any",
             "Picks one of a list: words, numbers, cards, players, zones, definitions.",
             "local side = me:choose_option { prompt = \"ask.side\", among = { \"day\", \"night\" "
             "} }"),
    question("choose_options", options_question, false, "any[]", "Picks several of a list.",
             "local two = me:choose_options { prompt = \"ask.who\", among = me.others, exactly = 2 "
             "}"),
    question("choose_number", number_question, false, "integer?", "Picks a number.",
             "local bid = me:choose_number { prompt = \"ask.bid\", max = me.tokens }"),
    question("confirm", yes_or_no, false, "boolean", "Asks yes or no.",
             "if me:confirm { prompt = \"ask.turn\", about = card } then card:turn(1) end"),
    question("name_card", name_question, false, "definition", "Names any card of the sets in use.",
             "local named = me:name_card { prompt = \"ask.name\", type = \"relic\" }"),
    question("arrange", order_question, true, "card[]",
             "Puts cards in an order; the first is the first picked.",
             "local order = me:arrange { prompt = \"ask.order\", from = ctx.aside }"),
    question("choose_move", move_question, false, "string?, card?",
             "One question over several groups of cards and words: what to do next. Returns the "
             "group or word, and the card.",
             "local what, card = me:choose_move { prompt = \"ask.next\", moves = { lay = { from = "
             "me.row } }, words = { \"done\" } }"),
};

}  // namespace

std::span<const Row> question_rows() {
    return question_table;
}

}  // namespace cardwright::api
