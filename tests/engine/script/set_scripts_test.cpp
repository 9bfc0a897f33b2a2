// Sets bring scripts of their own: steps, verbs, set-up, parts of the score, bots and modules. What
// two sets call alike is told apart by who speaks.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A lab whose first step leads to the next phase, so that phases of sets are reached.
GameLab lab_of_sets() {
    GameLab lab;
    lab.card("blank").step("return \"next_phase\"").step("return \"finish\"", "rest");
    return lab;
}

std::string logged(const GameLab& lab) {
    return Table{lab}.play_out().log();
}

}  // namespace

TEST_CASE("a set has steps of its own, and acts when turns and phases begin and end",
          "[script][sets]") {
    GameLab lab = lab_of_sets();
    lab.set("night", R"(declares:
  counters: { player: { lights: 0 }, game: { dawns: 0 } }
  phases: [{ id: night, after: main, steps: [{ id: light, script: true }] }]
  at: { turn_begins: [{ add: lights, amount: 2 }], phase_begins: { night: [{ add: lights }, { add: dawns }] }, phase_ends: { night: [{ set: lights, amount: 0 }] } }
)");
    lab.set_script(
        "night", "steps.lua",
        "return { light = function(ctx) game:log(\"lights\" .. game.active.lights) end }");
    lab.step("game:log(\"dusk\" .. game.active.lights .. game.dawns) return \"next_phase\"");
    lab.step("game:log(\"rest\" .. game.seats[1].lights .. game.dawns) return \"finish\"", "rest");
    CHECK(logged(lab) == "dusk20 lights3 rest01");
}

TEST_CASE("acts at a phase come before what cards do then", "[script][sets]") {
    GameLab lab;
    lab.card("owl", R"(card.triggers = { { event = "phase_begins", from = "board", once = true,
        run = function(ctx) game:log("owl" .. game.lots) end } })");
    lab.step("return \"next_phase\"").step("return \"finish\"", "rest");
    lab.set("night", "declares:\n  at: { phase_begins: { rest: [{ add: lots, amount: 5 }] } }\n");
    CHECK(Table{lab, plan_for(1)}.play_out().log() == "owl0 owl5");
}

TEST_CASE("a step that names another by its function comes by what sets have put there",
          "[script][sets]") {
    GameLab lab = lab_of_sets();
    lab.step("game:log(\"act\") return \"more\"");
    lab.step("game:log(\"more\") return \"next_phase\"", "more");
    lab.set("toll", R"(declares:
  steps:
    - { id: toll, before: more, script: true }
    - { id: last, after: more, script: true }
)");
    lab.set_script("toll", "steps.lua",
                   R"(return { toll = function(ctx) game:log("toll") end,
                               last = function(ctx) game:log("last") end })");
    CHECK(logged(lab) == "act toll more last");
    lab.step("game:log(\"act\") return \"finish\"");
    CHECK(logged(lab) == "act");
}

TEST_CASE("a set has verbs: lists of acts, methods, and functions that acts call",
          "[script][sets]") {
    GameLab lab = lab_of_sets();
    lab.card("ant");
    lab.set("night", R"(declares:
  counters: { player: { lights: 0 } }
  queries: { glow: { of: player, base: script } }
  verbs: { light: { with: { many: 1 }, do: [{ call: kindle, as: many }, { move: picked, to: hand }] } }
)");
    lab.set_script("night", "verbs.lua", R"(
        local player, acts, queries = {}, {}, {}
        function player.brighten(me) me:add("lights", 1) return me:glow() end
        function acts.kindle(me, card) game:log("kindle") return 3 end
        function queries.glow(ctx, me) return me.lights * 10 end
        return { player = player, acts = acts, queries = queries })");
    lab.step(R"(me:light(me.board:top()) game:log("glow" .. me:brighten() .. me.hand:count())
        return "next_phase")");
    CHECK(logged(lab) == "kindle glow101");
}

TEST_CASE("a function may give the base of a query for cards of some types only",
          "[script][sets]") {
    GameLab lab = lab_of_sets();
    lab.card("ant", "", "cost: 3").card("bee", "", "cost: 2, types: [tool]");
    lab.set("night", R"(declares:
  queries: { weight: { of: card, base: cost, script_for: [tool] } }
)");
    lab.set_script(
        "night", "verbs.lua",
        "return { queries = { weight = function(ctx, card) return 10 * card:cost() end } }");
    lab.step(R"(for _, card in ipairs(me.board:list { name = { "ant", "bee" } }) do
          game:log(card.name .. card:weight())
        end
        return "next_phase")");
    CHECK(logged(lab) == "ant3 bee20");
}

TEST_CASE("a set lays out cards, and its part of the score counts and is told", "[script][sets]") {
    GameLab lab = lab_of_sets();
    lab.rank("return { player.points, 7 }");
    lab.set("night", R"(declares:
  zones: { player: { lamp: {} } }
  counters: { player: { lights: 0 } }
  queries: { light_points: { of: player, base: lights } }
  scoring: { lights: light_points, lamps: script }
cards:
  - { id: moth, name: Moth, types: [thing] }
)");
    lab.set_script("night", "setup.lua", R"(return {
        deal = function() for _, p in ipairs(game.seats) do game:create("moth", 2, p.lamp) end end,
        start = function() game.seats[2]:add("lights", 4) end })");
    lab.set_script("night", "scoring.lua",
                   "return { lamps = function(p) return p.lamp:count() * 3 end }");
    Table table{lab};
    CHECK(table.cards_in("lamp", 2) == "moth moth");
    table.play_out();
    const auto& judgements = table.state().judgements;
    CHECK(judgements[0].rank == std::vector<std::int64_t>{6, 7});
    CHECK(judgements[1].rank == std::vector<std::int64_t>{10, 7});
    CHECK(judgements[1].winner);
    const auto parts = table.match().scripts().score_parts(table.game(), OwnerId{1});
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].text == "score.lights");
    CHECK(parts[0].points == 4);
    CHECK(parts[1].text == "score.lamps");
    CHECK(parts[1].points == 6);
}

TEST_CASE("parts of the score count while the game is under way, too", "[script][sets]") {
    GameLab lab = lab_of_sets();
    lab.rank(
        "return { player.points } end, standing = function(player) return { 100, player.seat }");
    lab.set("night", "declares:\n  scoring: { lights: script }\n");
    lab.set_script("night", "scoring.lua", "return { lights = function(p) return p.seat * 3 end }");
    lab.step(R"(me:confirm { prompt = "really" } return "finish")");
    Table table{lab};
    const auto standing = table.game().standing();
    REQUIRE(standing.size() == 2);
    CHECK(standing[1].rank == std::vector<std::int64_t>{106, 2});
    CHECK(standing[1].winner);
    CHECK_FALSE(standing[0].winner);
}

TEST_CASE("a part of the score is a whole number, and changes nothing", "[script][sets]") {
    const auto error_with = [](const std::string& body) {
        GameLab lab = lab_of_sets();
        lab.set("night", "declares:\n  scoring: { lamps: script }\n");
        lab.set_script("night", "scoring.lua", "return { lamps = function(p) " + body + " end }");
        return error_of(lab);
    };
    CHECK_THAT(error_with("return \"3\""),
               ContainsSubstring("a part of the score must return a whole number"));
    CHECK_THAT(error_with("p:add(\"points\", 1) return 1"),
               ContainsSubstring("nothing may be changed here"));
    CHECK(error_with("return 3").empty());
}

TEST_CASE("functions that a set declares must be there, and its files have no others",
          "[script][sets]") {
    const auto error_with = [](const std::string& declares, const std::string& file,
                               const std::string& text) {
        GameLab lab = lab_of_sets();
        lab.set("night", "declares:\n" + declares);
        if (!file.empty()) lab.set_script("night", file, text);
        return error_of([&] { Table{lab}; });
    };
    CHECK_THAT(
        error_with("  steps: [{ id: light, in: main, script: true }]\n", "", ""),
        ContainsSubstring("lab/cards/night/steps.lua: the step \"light\" is declared as a script, "
                          "but there is no function steps.light"));
    CHECK_THAT(error_with("  scoring: { lamps: script }\n", "", ""),
               ContainsSubstring("cards/night/scoring.lua: the part \"lamps\" of the score"));
    CHECK_THAT(error_with("  verbs: { light: [{ call: kindle }] }\n", "verbs.lua", "return {}"),
               ContainsSubstring("cards/night/verbs.lua: a verb calls \"kindle\""));
    CHECK_THAT(
        error_with("  params: { x: 1 }\n", "setup.lua", "return { dael = function() end }"),
        ContainsSubstring("cards/night/setup.lua: unknown key \"dael\" (did you mean \"deal\"?)"));
    CHECK_THAT(error_with("  params: { x: 1 }\n", "steps.lua", "return { light = function() end }"),
               ContainsSubstring("unknown key \"light\""));
    CHECK_THAT(
        error_with("  params: { x: 1 }\n", "verbs.lua", "return { why_idle = function() end }"),
        ContainsSubstring("unknown key \"why_idle\""));
}

TEST_CASE("a set uses its own modules, those of the ruleset, and those of other sets by name",
          "[script][sets][module]") {
    const auto lab_with = [](const std::string& wanted) {
        GameLab lab = lab_of_sets();
        lab.script("sums.lua", "return { who = \"ruleset\" }");
        lab.script("rules.lua", "return { who = use(\"sums\").who }");
        lab.set("aa", "cards: [{ id: gnat, name: Gnat, types: [thing], script: gnat.lua }]\n");
        lab.set("bb", "declares: { params: { x: 1 } }\n");
        lab.set_script("aa", "own.lua", "return { who = \"aa\" }");
        lab.set_script("bb", "own.lua", "return { who = \"bb\" }");
        lab.set_script("aa", "gnat.lua",
                       "local own = use(\"" + wanted +
                           "\")\nreturn { on_use = function() game:log(own.who) end }");
        lab.deal("game:create(\"gnat\", 1, game.seats[1].board)");
        lab.step(R"(me:resolve(me.board:top(), { hook = "on_use" }) return "next_phase")");
        return lab;
    };
    CHECK(logged(lab_with("own")) == "aa");
    CHECK(logged(lab_with("bb:own")) == "bb");
    CHECK(logged(lab_with("rules")) == "ruleset");
    const auto error_with = [&](const std::string& wanted) {
        return error_of([&] { Table{lab_with(wanted)}; });
    };
    CHECK_THAT(error_with("gnat"), ContainsSubstring("there is no module \"gnat\""));
    CHECK_THAT(error_with("cc:own"), ContainsSubstring("there is no set \"cc\" in this game"));
    CHECK_THAT(error_with("../aa/own"), ContainsSubstring("there is no module"));
    GameLab both = lab_with("sums");
    both.set_script("aa", "sums.lua", "return {}");
    CHECK_THAT(error_of([&] { Table{both}; }),
               ContainsSubstring("the module \"sums\" is both in lab/cards/aa/sums.lua and "
                                 "lab/scripts/lab/sums.lua"));
}

TEST_CASE("bots of a set are found after those of the ruleset", "[script][sets][bots]") {
    GameLab lab = lab_of_sets();
    lab.set("night", "declares: { params: { x: 1 } }\n");
    lab.set_script("night", "lamp.lua", "return { n = 1 }");
    lab.set_script(
        "night", "bots/lit.lua",
        "local lamp = use(\"lamp\")\nreturn { answer = function(v, c) return c:default() end }");
    Match match{lab.kit()};
    CHECK(match.scripts().bot("lit") != nullptr);
    CHECK(match.scripts().bot("dark") == nullptr);
}

// ---- names ----

namespace {

constexpr const char* lantern_set = R"(declares:
  params: { worth: 2 }
  options: { lit: { default: 1, max: 3 } }
  zones: { player: { shelf: {} } }
  counters: { player: { lights: 0 } }
  queries: { glow: { of: player, base: lights } }
  events: { lighted: { fields: [player] } }
  hooks: { on_light: {} }
  gives: { lights: { add: lights } }
  facts: { wick: { type: integer } }
  verbs: { light: [{ resolve: on_light }] }
  steps: [{ id: kindle, before: act, script: true }]
  scoring: { lights: glow }
  at: { phase_ends: { main: [{ add: lights, amount: worth }] } }
)";

/// Two sets that call everything alike.
GameLab lab_of_twins(const std::string& script) {
    GameLab lab = lab_of_sets();
    for (const std::string id : {"aa", "bb"}) {
        lab.set(id, std::string{lantern_set} + "cards:\n  - { id: lamp_" + id +
                        ", name: Lamp, types: [thing], wick: 3, gives: { lights: 5 }, script: "
                        "lamp.lua }\n");
        lab.set_script(
            id, "steps.lua",
            "return { kindle = function(ctx) local me = game.active\n" + script + "\nend }");
        lab.set_script(
            id, "lamp.lua",
            "return { on_light = function(ctx) ctx.player:add(\"lights\", 100) game:log(\"" + id +
                "\" .. ctx.card.wick) end }");
    }
    lab.deal(R"(for _, p in ipairs(game.seats) do
        game:create("lamp_aa", 1, p["aa:shelf"]) game:create("lamp_bb", 1, p["bb:shelf"]) end)");
    return lab;
}

}  // namespace

TEST_CASE("two sets that call everything alike can be played together", "[script][sets][names]") {
    const GameLab lab = lab_of_twins(R"(
        me:light(me.shelf:top())
        me:add("lights", game.params.worth + game.options.lit)
        me:resolve(me.shelf:top(), { hook = "on_light", gives = true })
        game:fire("lighted", { player = me })
        game:log("l" .. me.lights .. "g" .. me:glow() .. "n" .. me.shelf:count { wick = 3 }))");
    Table table{lab, plan_for(1)};
    table.play_out();
    CHECK(table.log() == "aa3 aa3 l213g213n1 bb3 bb3 l213g213n1");
    CHECK(table.counter("aa:lights") == 215);
    CHECK(table.counter("bb:lights") == 215);
    CHECK(table.state().judgements[0].rank.front() == 430);
}

TEST_CASE("full names are understood everywhere, contested or not", "[script][sets][names]") {
    GameLab lab = lab_of_sets();
    lab.set("aa", lantern_set);
    lab.set_script("aa", "steps.lua", "return { kindle = function() end }");
    lab.step(R"(me:add("aa:lights", 2)
        game:log("n" .. me["aa:lights"] .. me.lights .. me["aa:shelf"]:count() .. me["aa:glow"](me) ..
                 game.params["aa:worth"] .. game.options["aa:lit"])
        return "next_phase")");
    CHECK(Table{lab, plan_for(1)}.play_out().log() == "n220221");
}

TEST_CASE("a contested name is an error where nobody can tell which is meant",
          "[script][sets][names]") {
    const auto error_with = [](const std::string& body) {
        GameLab lab = lab_of_twins("");
        lab.step(body + " return \"next_phase\"");
        return error_of([&] { Table{lab, plan_for(1)}.play_out(); });
    };
    const std::string both = "several sets have declared \"lights\": write aa:lights or bb:lights";
    CHECK_THAT(error_with("me:add(\"lights\", 1)"), ContainsSubstring(both));
    CHECK_THAT(error_with("local x = me.lights"), ContainsSubstring(both));
    CHECK_THAT(error_with("local x = me.board:list { wick = 3 }"),
               ContainsSubstring("write aa:wick or bb:wick"));
    CHECK_THAT(error_with("game:fire(\"lighted\", { player = me })"),
               ContainsSubstring("write aa:lighted or bb:lighted"));
    CHECK(error_with("me:add(\"aa:lights\", 1)").empty());
}

TEST_CASE("a set knows the names of those it needs, while they agree", "[script][sets][names]") {
    GameLab lab = lab_of_twins("");
    lab.set("cc", "needs: [bb]\ndeclares:\n  steps: [{ id: glean, before: act, script: true }]\n");
    lab.set_script("cc", "steps.lua", R"(return { glean = function()
        local me = game.active me:add("lights", 7) game:log("n" .. me["bb:lights"] .. me["aa:lights"]) end })");
    CHECK(Table{lab, plan_for(1)}.play_out().log() == "n70");
    lab.set("cc",
            "needs: [aa, bb]\ndeclares:\n  steps: [{ id: glean, before: act, script: true }]\n");
    CHECK_THAT(error_of([&] {
                   Table{lab, plan_for(1)}.play_out();
               }),
               ContainsSubstring("write aa:lights or bb:lights"));
}
