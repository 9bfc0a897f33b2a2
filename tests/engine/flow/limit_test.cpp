// What a game may use up: every limit is reached by a script, named in the message, and harms
// nothing but the answer that reached it.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Runaway {
    std::string limit;
    std::string script;  ///< of the card `imp`, one on every board
    std::string act;     ///< what the step does after one question
};

const std::vector<Runaway>& runaways() {
    static const std::vector<Runaway> all{
        {"frame_depth (64)",
         R"(function card.on_use(ctx) ctx.player:resolve(ctx.card, { hook = "on_use" }) end)",
         R"(me:resolve(me.board:top(), { hook = "on_use" }))"},
        {"frame_depth (64)",
         R"(card.triggers = { { event = "poked", run = function(ctx) game:fire("poked", {}) end } })",
         R"(game:fire("poked", {}))"},
        {"frames_per_step (20000)",
         R"(card.triggers = { { event = "poked", run = function(ctx) end } })",
         R"(while true do game:fire("poked", {}) end)"},
        {"frames_per_step (20000)", "function card.settle(ctx) end",
         R"(while true do me:resolve(me.board:top(), { hook = "on_use" }) end)"},
        {"frames_per_step (20000)", "function card.settle(ctx) end",
         R"(while true do game:together(game.seats, function(p) end) end)"},
        {"frames_per_step (20000)",
         R"(card.triggers = { { event = "counted", run = function(ctx) end } })",
         R"(while true do me:add("points", 1) end)"},
        {"settle_rounds (100)", R"(function card.settle(ctx) game:add("lots", 1) end)", ""},
        {"effects (256)",
         R"(card.effects = { dull = { modifiers = { { query = "cost", of = "cards", add = 1 } } } })",
         R"(while true do me:add_effect("dull", { source = me.board:top(), ends = "game" }) end)"},
        {"instructions_per_call (5000000)", "function card.settle(ctx) end", R"(return "more")"},
        {"asides (8)", R"(function card.on_use(ctx)
                local place = ctx.aside
                ctx.player:resolve(ctx.card, { hook = "on_use" })
            end)",
         R"(me:resolve(me.board:top(), { hook = "on_use" }))"},
    };
    return all;
}

GameLab runaway_lab(const Runaway& runaway) {
    GameLab lab;
    lab.card("imp", runaway.script);
    lab.step("if not me:confirm { prompt = \"begin\" } then return \"finish\" end\n" + runaway.act);
    lab.step("return \"again\"", "more");
    return lab;
}

std::uint64_t hash_of_a_normal_game() {
    Match match{mini_kit("brawl")};
    return play_random(match, plan_for(3, 21));
}

}  // namespace

TEST_CASE("a runaway script reaches its limit, and the match stands at the last choice",
          "[flow][limit]") {
    const std::uint64_t normal = hash_of_a_normal_game();
    for (const Runaway& runaway : runaways()) {
        CAPTURE(runaway.limit, runaway.act);
        MatchOptions options;
        options.scripts.clock_seconds_per_call = 60;  // a slow build reaches the same limits
        Table table{runaway_lab(runaway), {}, options};
        const std::uint64_t before = table.hash();
        for (int attempt = 0; attempt < 2; ++attempt) {
            CHECK_THAT(error_of([&] { table.answer("yes"); }),
                       ContainsSubstring("limit " + runaway.limit + " reached"));
            CHECK(table.hash() == before);
            CHECK(table.asked() == "begin");
            CHECK(table.match().answers() == 0);
        }
        if (runaway.limit.starts_with("settle")) continue;  // whatever is answered
        table.answer("no");
        CHECK(table.finished());
    }
    CHECK(hash_of_a_normal_game() == normal);
}

TEST_CASE("a chain of effects that is too deep names its cards", "[flow][limit]") {
    Table table{runaway_lab(runaways()[0])};
    const std::string error = error_of([&] { table.answer("yes"); });
    CHECK_THAT(error, ContainsSubstring("act > imp.on_use > imp.on_use"));
}

TEST_CASE("queries that ask each other too deep reach a limit by name", "[flow][limit]") {
    GameLab lab;
    lab.card("link", R"(card.modifiers = { { query = "cost", of = "self", add = function(ctx)
        local above = ctx.card:above()[1]
        return above and above:cost() or 0
      end } })",
             "cost: 1");
    lab.deal(R"(game:create("link", 40, game.seats[1].board))");
    lab.step(R"(
        local links = me.board:list()
        for at = 2, #links do me:lay(links[at], links[at - 1]) end
        assert(links[20]:cost() == 20, "a shorter chain is fine")
        links[1]:cost())");
    CHECK_THAT(error_of(lab), ContainsSubstring("limit query_depth (32) reached"));
    MatchOptions roomy;
    roomy.flow.query_depth = 50;
    CHECK(error_of(lab, roomy).empty());
}

TEST_CASE("a game that goes from step to step without end reaches a limit", "[flow][limit]") {
    MatchOptions options;
    options.flow.steps_per_game = 500;
    Table table{runaway_lab({"", "", R"(return "more")"}), {}, options};
    const std::uint64_t before = table.hash();
    CHECK_THAT(error_of([&] { table.answer("yes"); }),
               ContainsSubstring("limit steps_per_game (500) reached"));
    CHECK(table.hash() == before);
}

TEST_CASE("a game that asks without end reaches a limit, and can then be taken back",
          "[flow][limit]") {
    GameLab lab;
    lab.card("imp");
    lab.step(R"(while me:confirm { prompt = "again" } do end)");
    MatchOptions options;
    options.flow.choices_per_game = 20;
    Table table{lab, {}, options};
    for (int at = 0; at < 19; ++at) table.answer("yes");
    const std::uint64_t before = table.hash();
    CHECK_THAT(error_of([&] { table.answer("yes"); }),
               ContainsSubstring("limit choices_per_game (20) reached"));
    CHECK(table.hash() == before);
    CHECK(table.match().answers() == 19);
    CHECK(table.asked() == "again");
    REQUIRE(table.match().undo());
    CHECK(table.match().answers() == 18);
    table.answer("no");
    CHECK(table.finished());
}

TEST_CASE("taking back over and over does not use up the questions of a game", "[flow][limit]") {
    GameLab lab;
    lab.card("imp");
    lab.step(R"(while me:confirm { prompt = "again" } do end)");
    MatchOptions options;
    options.flow.choices_per_game = 20;
    Table table{lab, {}, options};
    for (int at = 0; at < 5; ++at) table.answer("yes");
    for (int at = 0; at < 30; ++at) {
        REQUIRE(table.match().undo());
        REQUIRE(table.match().redo());
    }
    CHECK(table.match().answers() == 5);
}

TEST_CASE("limits can be shrunk, and what stays below them is not touched", "[flow][limit]") {
    GameLab lab;
    lab.card("imp", R"(function card.on_use(ctx)
        if ctx.card.age < 10 then
          ctx.card:add("age", 1)
          ctx.player:resolve(ctx.card, { hook = "on_use" })
        end
      end)");
    lab.step(R"(me:resolve(me.board:top(), { hook = "on_use" }))");
    MatchOptions options;
    options.flow.frame_depth = 13;
    CHECK(error_of(lab, options).empty());
    options.flow.frame_depth = 12;
    CHECK_THAT(error_of(lab, options), ContainsSubstring("limit frame_depth (12) reached"));
    options.flow.frame_depth = 64;
    options.flow.frames_per_step = 12;
    CHECK_THAT(error_of(lab, options), ContainsSubstring("limit frames_per_step (12) reached"));
    options.flow.frames_per_step = 40;
    CHECK(error_of(lab, options).empty());
}

TEST_CASE("a menu of a huge counter reaches a limit, by name", "[flow][limit]") {
    GameLab lab;
    lab.card("imp");
    lab.edit(
        "- { id: more, script: true, next: finish }",
        "- { id: more, menu: { spend: { counter: coins, do: [{ add: coins, amount: -picked }] }, "
        "stop: { next: finish } } }");
    lab.without_step("more");
    lab.step(R"(me:add("coins", 1000) return "more")");
    CHECK(Table{lab}.game().open_choice()->options.size() == 1001);
    lab.step(R"(me:add("coins", 2000000000) return "more")");
    CHECK_THAT(error_of(lab), ContainsSubstring("limit options (10000) reached"));
}
