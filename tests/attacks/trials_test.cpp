// A trial may be begun by any function of a script, also by one that the kernel calls while it goes
// through cards, effects, listeners or options. The sanitizers watch.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* no_trial = "local function try() return true end\n";

/// Changes all that anybody can be going through: effects, cards, events.
constexpr const char* wild_trial = R"(
local function try()
  game:trial(function()
    local source = game.seats[1].board:top()
    for _, p in ipairs(game.seats) do
      for n = 1, 60 do p:add_effect("x", { source = source, fields = { n } }) end
      game:move({ p.board, p.hand, p.deck }, game.pool)
    end
    for n = 1, 40 do game:announce("quiet", { player = game.seats[1], note = ("w"):rep(200) .. n }) end
    game:trial(function() game:move(game.pool, game.seats[1].deck) end)
  end)
  return true
end
)";

/// Every function that answers a question calls `try`.
GameLab lab_that_tries(const std::string& attempt) {
    GameLab lab;
    lab.edit("events:\n", "events:\n  quiet: { fields: [player, note] }\n");
    lab.card("ant", attempt + R"(
        local function points(ctx) ctx.player:add("points", 1) end
        card.effects = { x = {
          triggers = { { event = "poked", when = try, run = points } },
          modifiers = { { query = "cost", of = "cards", layer = "given", add = 1, when = try },
                        { query = "power", of = "players", layer = "given", add = 1, when = try } },
        } }
        card.triggers = {
          { event = "poked", from = "board", when = try, run = points },
          { event = "poked", when = try, gives = { coins = 1 } },
          { before = "poked", from = { "board", "hand" }, when = try, run = points },
          { event = "staged", from = "board", stage = "first", when = try, run = points },
        }
        card.modifiers = {
          { query = "cost", of = "cards", from = "board", layer = "each",
            add = function() try() return 1 end },
          { query = "cost", of = "self", layer = "instead", set = function() try() return 4 end },
          { query = "power", of = "players", from = "board", layer = "each", add = 1, when = try },
          { query = "offers", of = "players", from = "board", collect = { 1 }, when = try },
        }
        function card.settle(ctx) try() end
        function card.on_use(ctx) try() ctx.player:add("coins", ctx.card:cost()) end)",
             "cost: 2");
    lab.script("verbs.lua", attempt + R"(
        local queries = {}
        function queries.power(ctx, player) try() return player.points end
        return { queries = queries })");
    lab.deal(R"(for _, p in ipairs(game.seats) do
          game:create("ant", 3, p.board) game:create("ant", 3, p.hand) game:create("ant", 9, p.deck)
        end)");
    lab.step(attempt + R"(
        for n = 1, 3 do me:add_effect("x", { source = me.board:top(), fields = { n } }) end
        local event = game:announce("poked", { player = me, card = me.board:top() })
        game:fire(event)
        game:fire("staged", { player = me, card = me.board:top() })
        me:add("coins", me.hand:top():cost() + me:power() + #me:offers() + me:total("cost"))
        me:add("coins", #me.deck:list { cost = { min = 1 }, where = function(card) return try() end })
        local picked = me:choose_cards { prompt = "p", from = { me.deck, me.hand }, exactly = 2,
          where = function(card) return try() end, refuse = function(card) try() end }
        me:move(picked, me.discard)
        me:resolve(me.board:top(), { hook = "on_use" })
        me:choose_option { prompt = "q", among = { me, me.board:top() }, refuse = function() try() end })");
    lab.rank(attempt + "try() return { player.points, player:power() }");
    lab.wins(attempt + "return try()");
    return lab;
}

std::uint64_t hash_when_played(const GameLab& lab) {
    Table table{lab};
    table.play_out();
    CHECK(table.hash() == hash_from_scratch(table.state()));
    return table.hash();
}

}  // namespace

TEST_CASE("a trial disturbs nobody who is going through the state", "[attack]") {
    CHECK(hash_when_played(lab_that_tries(wild_trial)) ==
          hash_when_played(lab_that_tries(no_trial)));
}

TEST_CASE("a trial in a branch, or where nothing may be changed, has its way with a copy",
          "[attack]") {
    const auto branches = GENERATE("together", "ask_all");
    GameLab lab;
    lab.card("ant");
    lab.deal(R"(for _, p in ipairs(game.seats) do game:create("ant", 5, p.deck) end)");
    lab.step(std::string{"local seen = game:"} + branches + R"((game.seats, function(p)
          local card = p:choose_card { prompt = "p", from = p.deck, where = function(c)
            return game:trial(function()
              p:move(p.deck, p.hand)
              return game:trial(function() p:move(c, p.board) return p.board:count() end) == 1
            end)
          end }
          return game:trial(function() p:move(p.deck, p.hand) return p.hand:count() end)
        end)
        for _, count in ipairs(seen) do game:log("n" .. count) end
        for _, p in ipairs(game.seats) do game:log("d" .. p.deck:count()) end)");
    CHECK(log_of(lab) == "n5 n5 d5 d5");
}

TEST_CASE("trials in trials reach a limit, by name", "[attack]") {
    GameLab lab;
    lab.step(R"(local function deeper() return game:trial(deeper) end deeper())");
    CHECK_THAT(error_of(lab), ContainsSubstring("limit trial_depth (8) reached"));
    // One inside the other, through a query.
    GameLab through_query;
    through_query.script("verbs.lua", R"(
        local queries = {}
        function queries.power(ctx, player)
          return game:trial(function() return player.left:power() end)
        end
        return { queries = queries })");
    through_query.step("me:power()");
    CHECK_THAT(error_of(through_query), ContainsSubstring("goes round in a circle"));
}

TEST_CASE("a trial that ends with an error, however deep, leaves the game as it was", "[attack]") {
    GameLab lab = lab_that_tries(wild_trial);
    lab.step(R"(
        me:confirm { prompt = "try" }
        me.deck:list { where = function(card)
          game:trial(function()
            me:move(me.deck, me.hand)
            me:draw_from(me.hand, me.board, 2)
            game:trial(function() me:move(me.board, me.deck) error("went wrong") end)
          end)
        end })");
    Table table{lab};
    const std::uint64_t before = table.hash();
    for (int attempt = 0; attempt < 3; ++attempt) {
        CHECK_THAT(error_of([&] { table.answer("yes"); }), ContainsSubstring("went wrong"));
        CHECK(table.hash() == before);
        CHECK(table.asked() == "try");
    }
}

TEST_CASE("events do not pass the border of a trial", "[attack]") {
    GameLab lab;
    SECTION("what it has raised is over with it") {
        lab.step(R"(
            local event = game:trial(function() return game:announce("poked", { player = me }) end)
            event:cancel())");
        CHECK_THAT(error_of(lab), ContainsSubstring("this event is over"));
    }
    SECTION("not even if another takes its place") {
        lab.step(R"(
            local old = game:trial(function() return game:announce("poked", { player = me }) end)
            local event = game:announce("poked", { player = me.left })
            game:log(tostring(old == event))
            old:set("note", "x"))");
        CHECK_THAT(error_of(lab), ContainsSubstring("this event is over"));
    }
    SECTION("what began before it can be read, not changed") {
        const auto change =
            GENERATE("event:cancel()", "event:leave_out(me)", "event:set(\"note\", { me, me })",
                     "event:once_more(me.board:top())");
        lab.card("ant");
        lab.step(std::string{R"(
            local event = game:announce("poked", { player = me })
            game:trial(function()
              if event.player ~= me then error("unreadable") end
              )"} +
                 change + " end)");
        CHECK_THAT(error_of(lab), ContainsSubstring("began before the trial"));
    }
}

TEST_CASE(
    "a change in a trial that somebody listens to is an error, and the next game is as before",
    "[attack]") {
    GameLab lab;
    lab.card("ant", R"(card.triggers = { { event = "moved", from = "board",
          run = function(ctx) game:log("moved") end } })");
    lab.step(R"(
        if game.options.hard == 1 then
          game:trial(function() me:move(me.board:top(), me.hand) end)
        end
        me:move(me.board:top(), me.hand))");
    lab.deal(R"(for _, p in ipairs(game.seats) do game:create("ant", 2, p.board) end)");
    const Kit kit = lab.kit();
    Match match{kit};
    const auto hash = [&] {
        match.begin({});
        return match.game().table_state().hash();
    };
    const std::uint64_t normal = hash();
    for (int attempt = 0; attempt < 3; ++attempt) {
        CHECK_THAT(error_of([&] { match.begin(plan_with("hard", 1)); }),
                   ContainsSubstring("nothing can be resolved here"));
        CHECK(hash() == normal);
    }
}

TEST_CASE("a set-up that goes wrong spoils no later game", "[attack]") {
    GameLab lab;
    lab.card("ant", R"(card.triggers = { { event = "poked", from = "board",
          run = function(ctx) ctx.player:add("points", 1) end } })");
    lab.step(R"(game:fire("poked", { player = me }))");
    lab.start(R"(if game.options.hard == 1 then error("no start") end)");
    lab.deal(R"(if game.options.hard == 2 then error("no deal") end
        game:create("ant", 1, game.seats[1].board))");
    const Kit kit = lab.kit();
    Match match{kit};
    const auto points = [&] {
        match.begin({});
        const State& state = match.game().table_state();
        return state.counter(Scope::player, 0,
                             state.schema().find_counter(Scope::player, "points"));
    };
    CHECK(points() == 1);
    for (const int hard : {1, 2}) {
        CHECK_THAT(error_of([&] { match.begin(plan_with("hard", hard)); }),
                   ContainsSubstring(hard == 1 ? "no start" : "no deal"));
        CHECK(points() == 1);
    }
}
