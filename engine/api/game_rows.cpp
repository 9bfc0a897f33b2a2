// What belongs to the whole table: set-up, chance, deciding together, trying things out.

#include "api/tables.hpp"

namespace cardwright::api {
namespace {

constexpr Argument stream{"stream", "string?", "Of chance, by name: others do not notice."};
constexpr Argument players{"players", "player[]"};

constexpr Row game_table[] = {
    {Object::game,
     "create",
     Kind::method,
     Use::set_up,
     {{{"definition", "card_name|definition"}, {"n", "integer"}, {"zone", "zone"}}},
     "",
     "Puts n new cards there.",
     "game:create(\"ant\", 3, game.box)"},
    {Object::game,
     "create_pile",
     Kind::method,
     Use::set_up,
     {{{"zones", "zones"}, {"definition", "card_name|definition"}, {"n", "integer"}}},
     "zone",
     "Makes a pile of n new cards.",
     "game:create_pile(game.piles, \"ant\", 10)"},
    {Object::game,
     "begin_with",
     Kind::method,
     Use::changes,
     {{{"player", "player"}}},
     "",
     "Says who goes first.",
     "game:begin_with(game.seats[1])"},
    {Object::game,
     "pass_first",
     Kind::method,
     Use::changes,
     {{{"player", "player"}}},
     "",
     "Says who goes first from the next round on.",
     "game:pass_first(game.first.left)"},
    {Object::game,
     "random",
     Kind::method,
     Use::changes,
     {{{"n", "integer"}, stream}},
     "integer",
     "A fair number from 1 to n.",
     "local eyes = game:random(6, \"dice\")"},
    {Object::game,
     "random_pick",
     Kind::method,
     Use::changes,
     {{{"list", "any[]"}, stream}},
     "any",
     "A fair pick out of a list; nil if it is empty.",
     "game:begin_with(game:random_pick(game.seats))"},
    {Object::game,
     "finish",
     Kind::method,
     Use::changes,
     {},
     "",
     "The game ends after this step.",
     "game:finish()"},
    {Object::game,
     "log",
     Kind::method,
     Use::changes,
     {{{"text", "text_key"}}},
     "",
     "Writes a line in the journal.",
     "game:log(\"act.thunder\")"},
    {Object::game,
     "together",
     Kind::method,
     Use::asks,
     {{players, {"each", "fun(player: player): any"}}},
     "any[]",
     "Everybody decides at the same time, each on a fork of the state, in which only what is the "
     "player's may change. Returns what the function returned for each, in the order of seats.",
     "game:together(game.seats, function(p) p:add(\"tokens\", 1) end)"},
    {Object::game,
     "ask_all",
     Kind::method,
     Use::asks,
     {{players, {"each", "fun(player: player): any"}}},
     "any[]",
     "Asks everybody one question at the same time; the function changes nothing.",
     "local bids = game:ask_all(game.seats, function(p) return p:choose_number { prompt = "
     "\"ask.bid\", max = 3 } end)"},
    {Object::game,
     "trial",
     Kind::query,
     Use::rules,
     {{{"try", "fun(): any"}}},
     "any",
     "Runs a function that asks nothing on a throw-away copy of the state; returns its result.",
     "local sum = game:trial(function() me:take(\"tokens\") return me:total(\"cost\") end)"},
};

}  // namespace

std::span<const Row> game_rows() {
    return game_table;
}

}  // namespace cardwright::api
