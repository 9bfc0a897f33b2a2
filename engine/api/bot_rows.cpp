// How bots put an answer together.

#include "api/tables.hpp"

namespace cardwright::api {
namespace {

constexpr Argument group{"group", "string?", "Only options of this group."};
constexpr Argument n{"n", "integer"};
constexpr Argument what{"what", "value", "A word, the id of a card, a number, or an object."};

constexpr Row helper(std::string_view name, std::array<Argument, most_arguments> arguments,
                     std::string_view result, std::string_view sentence, std::string_view example) {
    return {Object::choice, name, Kind::query, Use::bots, arguments, result, sentence, example};
}

constexpr Argument printed_filter{"filter", "filter?",
                                  "Only cards that pass it: name, type and facts."};

constexpr Row bot_table[] = {
    {Object::card,
     "known",
     Kind::query,
     Use::bots,
     {},
     "boolean",
     "Whether the bot's seat knows which card it is.",
     "if card:known() and card:is(\"relic\") then return choice:option(card) end"},
    {Object::player,
     "owned",
     Kind::query,
     Use::bots,
     {{printed_filter}},
     "integer",
     "How many cards of its own the bot can tell that it has, wherever they lie; `game.me` only.",
     "if view.me:owned { name = \"ant\" } < 2 then return choice:option(\"ant\") end"},
    {Object::player,
     "owned_total",
     Kind::query,
     Use::bots,
     {{{"of", "number_name", "A number that is printed on cards."}, printed_filter}},
     "integer",
     "What those cards have of a printed number in all.",
     "local worth = view.me:owned_total(\"cost\", { type = \"relic\" })"},
    helper("all", {group}, "answer?", "Everything that may be picked together.",
           "return choice:all(\"use\")"),
    helper("first_of", {{{"names", "value[]"}, group}}, "answer?",
           "The first of these that is offered.",
           "return choice:first_of({ \"ant\", \"bee\" }, \"use\")"),
    helper("option", {what, group}, "answer?", "One option.", "return choice:option(\"stop\")"),
    helper("number", {n}, "answer?", "A number.", "return choice:number(choice.max)"),
    helper("take", {n, {"names", "value[]?"}}, "answer?", "n picks, these names first.",
           "return choice:take(2, { \"ant\" })"),
    helper("only", {n, {"names", "value[]"}}, "answer?",
           "n picks out of these names, the first names first; nil if there are too few.",
           "return choice:only(1, { \"ant\", \"bee\" })"),
    helper("take_by", {n, {"rank", "fun(what: value): integer|nil"}}, "answer?",
           "n picks, the lowest numbers first; options that get no number are left out.",
           "return choice:take_by(2, function(what) return what:cost() end)"),
    helper("default", {}, "answer?", "A legal answer that does as little as possible.",
           "return choice:default()"),
    helper("random", {}, "answer?", "A random legal answer.", "return choice:random()"),
    helper("has", {what, group}, "integer", "How often it may be picked.",
           "if choice:has(\"ant\") > 0 then return choice:option(\"ant\") end"),
    helper("options", {}, "option[]", "All options.",
           "for _, option in ipairs(choice:options()) do if option.name == \"ant\" then return "
           "choice:option(option.what) end end"),
};

}  // namespace

std::span<const Row> bot_rows() {
    return bot_table;
}

}  // namespace cardwright::api
