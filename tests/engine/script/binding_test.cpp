// What scripts may call and what they are told when they call it wrongly. Each message names the
// place, what was expected and, where a name is close to another, which one may be meant.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Mistake {
    std::string step;
    std::string says;
};

std::string error_of_step(const std::string& step) {
    GameLab lab;
    lab.card("ant", {}, "cost: 3").step(step);
    return error_of(lab);
}

}  // namespace

TEST_CASE("a misspelt name is answered with the one that may be meant", "[script][binding]") {
    const std::vector<Mistake> mistakes{
        {"local x = me.hnad", R"(did you mean "hand"?)"},
        {"local x = me.coin", R"(did you mean "coins"?)"},
        {"local x = game.poll", R"(did you mean "pool"?)"},
        {"me:confrim { prompt = \"x\" }", R"(did you mean "confirm"?)"},
        {"me.board:top():turns(1)", R"(did you mean "turn"?)"},
        {"me.board:lits()", R"(did you mean "list"?)"},
        {"me:add(\"coin\", 1)", R"(did you mean "coins"?)"},
        {"me.board:list { tipe = \"thing\" }", R"(did you mean "type"?)"},
        {"me.board:list { type = \"thong\" }", R"(did you mean "thing"?)"},
        {"me.board:list { name = \"aunt\" }", R"(did you mean "ant"?)"},
        {"me.board:total(\"costs\")", R"(did you mean "cost"?)"},
        {"game:fire(\"poke\", {})", R"(did you mean "poked"?)"},
        {"game:fire(\"poked\", { plaier = me })", R"(did you mean "player"?)"},
        {"me:resolve(me.board:top(), { hook = \"on_us\" })", R"(did you mean "on_use"?)"},
        {"me:choose_card { prompt = \"x\", from = me.board, exacty = 1 }", "did you mean"},
    };
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.step);
        const std::string error = error_of_step(mistake.step);
        CHECK_THAT(error, ContainsSubstring(mistake.says));
        CHECK_THAT(error, ContainsSubstring("steps.lua:"));
    }
}

TEST_CASE("a wrong type is refused, and the message says what was expected", "[script][binding]") {
    const std::vector<Mistake> mistakes{
        {"me:add(\"coins\", \"many\")", "whole number"},
        {"me:add(\"coins\", 1.5)", "whole number"},
        {"me:add(\"coins\", 1 << 40)", "whole number"},
        {"me:move(7, me.hand)", "expected"},
        {"me:move(me.board:top(), me.left)", "expected"},
        {"me:move(me.board:top(), me.slots)", "single zone"},
        {"me.board:list(3)", "table"},
        {"local x = me.slots[3]", "slots 1 to 2"},
        {"me:choose_option { prompt = \"x\", among = 3 }", "expected"},
        {"me.coins = 5", "read-only"},
        {"local x = #me.board", ":count()"},
        {"game:random(0)", "whole number"},
    };
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.step);
        CHECK_THAT(error_of_step(mistake.step), ContainsSubstring(mistake.says));
    }
}

TEST_CASE("functions of one card run inside each other, each with its own context",
          "[script][binding]") {
    GameLab lab;
    lab.card("ant", R"(
        function card.on_use(ctx) game:fire("poked", { player = ctx.player, note = 1 }) end
        card.triggers = { { event = "poked", run = function(ctx) ctx.player:add("points", 1) end } })");
    lab.step(R"(me:resolve(me.board:top(), { hook = "on_use" }) game:log("points" .. me.points))");
    // The trigger of each of the two ants adds to its own player's points.
    CHECK(log_of(lab) == "points1");
}

TEST_CASE("sums of zones count queries and counters, of one zone or of several",
          "[script][binding]") {
    GameLab lab;
    lab.card("ant", {}, "cost: 3")
        .card("bee", R"(
        card.modifiers = { { query = "cost", of = "cards", type = "thing", from = "board", layer = "given", add = 1 } })",
              "types: [thing], cost: 2");
    lab.deal(R"(for _, p in ipairs(game.seats) do
        game:create("ant", 2, p.board)
        game:create("bee", 1, p.board)
        game:create("ant", 1, p.slots[1])
        game:create("ant", 1, p.slots[2])
      end)");
    lab.step(R"(
        me.board:top():add("age", 4)
        for _, sum in ipairs {
          me.board:total("cost"), me.board:total("age"), me.slots:total("cost"), game.all.board:total("age"),
          me.hand:total("cost"),
        } do
          game:log("is" .. sum)
        end)");
    // Two ants of 3 and a bee of 2, each made dearer by 1 by the bees of both boards.
    CHECK(log_of(lab) == "is14 is4 is10 is4 is0");
}

TEST_CASE("sums count printed numbers, of the cards that pass a filter", "[script][binding]") {
    GameLab lab;
    lab.card("ant", {}, "size: 3").card("bee", {}, "size: 5");
    lab.edit("  cost: { type: integer }", "  cost: { type: integer }\n  size: { type: integer }");
    lab.deal(R"(
        game:create("ant", 2, game.seats[1].board)
        game:create("bee", 1, game.seats[1].board))");
    lab.step(R"(
        me:lay(me.board:list { name = "bee" }[1], me.board:list { name = "ant" }[1])
        for _, sum in ipairs {
          me.board:total("size"), me.board:total("size", { name = "ant" }),
          me.board:total("size", { top = true }), me:total("size", { name = "bee" }),
        } do
          game:log("is" .. sum)
        end)");
    CHECK(log_of(lab) == "is11 is6 is8 is5");
}

TEST_CASE("the tops of several zones and the cards by name come in one call", "[script][binding]") {
    GameLab lab;
    lab.card("ant").card("bee");
    lab.deal(R"(
        game:create("ant", 1, game.seats[1].slots[2])
        game:create("bee", 1, game.seats[1].board)
        game:create("ant", 2, game.seats[1].board))");
    lab.step(R"(
        local tops = me.slots:tops()
        assert(tops[1] == me.slots[1] and tops[2] == me.slots[2]:top() and #tops == #me.slots:zones())
        local empty = me.slots:empty()
        assert(#empty == 1 and empty[1] == me.slots[1] and #me.left.slots:empty() == 2)
        local by_name = me.board:by_name()
        game:log(#by_name.ant .. "," .. #by_name.bee .. "," .. #me.board:by_name { name = "ant" }.ant)
        assert(by_name.ant[1] == me.board:list { name = "ant" }[1] and not by_name.cow))");
    CHECK(log_of(lab) == "2,1,2");
}

TEST_CASE("what only answers a question may not ask, change or draw lots", "[script][binding]") {
    const std::vector<Mistake> mistakes{
        {"me.board:list { where = function(c) me:add(\"coins\", 1) return true end }",
         "nothing may be changed here"},
        {"me.board:list { where = function(c) return me:confirm { prompt = \"x\" } end }",
         "nobody can be asked here"},
        {"game:trial(function() me:confirm { prompt = \"x\" } end)", "nobody can be asked here"},
        {"me:choose_card { prompt = \"x\", from = me.board, refuse = function(c) "
         "me:shuffle(me.deck) end }",
         "nothing may be changed here"},
    };
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.step);
        CHECK_THAT(error_of_step(mistake.step), ContainsSubstring(mistake.says));
    }
}
