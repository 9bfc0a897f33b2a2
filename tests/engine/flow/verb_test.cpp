// Verbs: one list of acts each. Whoever runs a verb, all that can matter of it happens, in order.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string whole_verb =
    "with: { to: discard, place: here, extra: 0 }, do: ["
    "{ announce: poked, if_type: [tool], everyone_in: affects }, "
    "{ call: ponder, if_fact: deep, as: extra }, "
    "{ move: picked, to: to }, { resolve: on_use }, { fire: staged }]";

/// A menu uses cards of the hand.
GameLab verb_lab(const std::string& verb = whole_verb) {
    GameLab lab;
    lab.edit("facts:\n", "facts:\n  deep: { type: boolean }\n");
    lab.edit("phases:\n", "verbs:\n  use_up: { " + verb + " }\nphases:\n");
    lab.edit("      - { id: act, script: true, next: finish }\n",
             "      - id: act\n        menu:\n          use: { from: hand, verb: use_up, next: "
             "finish }\n"
             "          stop: { next: finish }\n");
    lab.without_step("act");
    lab.script("verbs.lua", R"(local queries, acts = {}, {}
function queries.power(ctx, player) return player.points end
function acts.ponder(me, card)
  game:log("ponders", card)
  return 3
end
return { queries = queries, acts = acts }
)");
    lab.start("for _, p in ipairs(game.seats) do game:move(p.board, p.hand) end");
    return lab;
}

/// Reacts to tools, by leaving its owner out.
const std::string shield = R"(card.triggers = { { before = "poked", from = "hand", whose = "others",
    run = function(ctx) game:log("shield") ctx.event:leave_out(ctx.player) end } })";

const std::string hits = R"(function card.on_use(ctx)
    for _, p in ipairs(ctx.player.others) do
      if not ctx.event then game:log("nothing announced")
      elseif ctx.event:includes(p) then p:add("points", -1) end
    end
  end)";

/// A card whose script does something with another card of the hand.
GameLab caller_lab(const std::string& call) {
    GameLab lab = verb_lab();
    lab.card("ant", {}, "gives: { coins: 2 }")
        .card("bee", hits)
        .card("caller", "function card.on_use(ctx) local me = ctx.player\n" + call + "\nend");
    return lab;
}

std::string log_after(const std::string& call) {
    Table table{caller_lab(call)};
    table.answer("use:caller");
    return table.log() + "|" + table.cards_in("discard");
}

}  // namespace

TEST_CASE("a card without a hook goes where the verb says, and gives", "[flow][verb]") {
    Table table{verb_lab().card("ant", {}, "gives: { coins: 2 }")};
    table.answer("use:ant");
    CHECK(table.log().empty());
    CHECK(table.counter("coins") == 2);
    CHECK(table.cards_in("discard") == "ant");
}

TEST_CASE("a verb announces and resolves", "[flow][verb]") {
    SECTION("an event nobody answers") {
        Table table{verb_lab().card("saw", hits, "types: [tool], gives: { coins: 1 }")};
        table.answer("use:saw");
        CHECK(table.log().empty());
        CHECK(table.counter("coins") == 1);
        CHECK(table.counter("points", 2) == -1);
    }
    SECTION("a card of another type announces nothing") {
        Table table{verb_lab().card("bee", hits)};
        table.answer("use:bee");
        CHECK(table.log() == "nothing announced");
    }
    SECTION("an event that is answered before anything else happens") {
        Table table{
            verb_lab().card("saw", hits, "types: [tool], gives: { coins: 1 }").card("wall", shield),
            plan_for(3)};
        table.answer("use:saw");
        CHECK(table.log() == "shield shield");
        CHECK(table.counter("points", 2) == 0);
        CHECK(table.counter("points", 3) == 0);
    }
}

TEST_CASE("a card without a script is announced too, whoever plays it", "[flow][verb]") {
    const auto lab = [] {
        return verb_lab()
            .card("saw", {}, "types: [tool], gives: { coins: 1 }")
            .card("wall", shield)
            .card("caller",
                  R"(function card.on_use(ctx)
                       ctx.player:use_up(ctx.player.hand:list { name = "saw" }[1])
                     end)");
    };
    for (const char* answer : {"use:saw", "use:caller"}) {
        CAPTURE(answer);
        Table table{lab()};
        table.answer(answer);
        CHECK(table.log() == "shield");
        CHECK(table.counter("coins") == 1);
    }
}

TEST_CASE("a verb whose event is cancelled ends there", "[flow][verb]") {
    Table table{
        verb_lab()
            .card("saw", hits, "types: [tool], gives: { coins: 1 }")
            .card("wall", R"(card.triggers = { { before = "poked", from = "hand", whose = "others",
                             run = function(ctx) ctx.event:cancel() end } })")};
    table.answer("use:saw");
    CHECK(table.counter("coins") == 0);
    CHECK(table.cards_in("discard").empty());
}

TEST_CASE("a verb goes on with what a replacement makes of its card", "[flow][verb]") {
    Table table{
        verb_lab()
            .card("saw", {}, "types: [tool], gives: { coins: 1 }")
            .card("ant", {}, "gives: { coins: 5 }")
            .card("wall", R"(card.triggers = { { before = "poked", from = "hand", whose = "mine",
                             run = function(ctx)
                               ctx.event:set("card", ctx.player.hand:list { name = "ant" }[1])
                             end } })")};
    table.answer("use:saw");
    CHECK(table.counter("coins") == 5);
    CHECK(table.cards_in("discard") == "ant");
}

TEST_CASE("an act calls a function of the ruleset for the cards it is meant for", "[flow][verb]") {
    Table deep{verb_lab().card("ant", {}, "deep: true")};
    deep.answer("use:ant");
    CHECK(deep.log() == "ponders");
    Table plain{verb_lab().card("ant")};
    plain.answer("use:ant");
    CHECK(plain.log().empty());
}

TEST_CASE("who listens to a verb's event hears of every card", "[flow][verb]") {
    Table table{verb_lab().card("ant").card(
        "ear", R"(card.triggers = { { event = "staged", run = function(ctx)
                    game:log(ctx.event.card.name) end } })")};
    table.answer("use:ant");
    CHECK(table.log() == "ant ant");  // both players have an ear
}

TEST_CASE("a script runs the same verb, and gets the card", "[flow][verb]") {
    CHECK(log_after(R"(game:log(me:use_up(me.hand:list { name = "ant" }[1]).name))") ==
          "ant|caller ant");
    CHECK(log_after(R"(game:log(me:use_up(me.hand:list { name = "bee" }[1]).name))") ==
          "nothing announced bee|caller bee");
    CHECK(log_after(R"(me:use_up(me.hand:list { name = "ant" }[1], { to = me.hand }))") ==
          "|caller");
    CHECK(log_after(R"(me:use_up(me.hand:list { name = "bee" }[1], { to = me.hand, time = 1 }))") ==
          "nothing announced|caller");
}

TEST_CASE("what a script tells a verb is checked", "[flow][verb]") {
    const auto problem = [](const std::string& call) { return error_of([&] { log_after(call); }); };
    const std::string ant = R"(me:use_up(me.hand:list { name = "ant" }[1], )";
    CHECK_THAT(problem("me:use_up(7)"), ContainsSubstring("expected a card"));
    CHECK_THAT(problem(ant + "7)"), ContainsSubstring("expected a table"));
    CHECK_THAT(problem(ant + "{ too = me.hand })"), ContainsSubstring("did you mean \"to\""));
    CHECK_THAT(problem(ant + "{ to = 3 })"), ContainsSubstring("expected a zone"));
    CHECK_THAT(problem(ant + "{ extra = me.hand })"), ContainsSubstring("expected a whole number"));
}

TEST_CASE("a script cannot slip a verb something else than it can be told",
          "[flow][verb][attack]") {
    const auto lab = [](const std::string& returned, const std::string& replacement) {
        GameLab made = verb_lab(
            "with: { to: discard, extra: 0 }, do: [{ call: ponder, if_fact: deep, as: extra }, "
            "{ announce: poked }, { move: picked, to: to }, { fire: staged }]");
        made.edit("  poked: { fields: [player, card, affects, note] }\n",
                  "  poked: { fields: [player, card, to, extra] }\n");
        made.edit("  staged: { fields: [player, card],",
                  "  staged: { fields: [player, card, extra],");
        made.script("verbs.lua",
                    "local queries, acts = {}, {}\n"
                    "function queries.power(ctx, player) return player.points end\n"
                    "function acts.ponder(me, card) return " +
                        returned + " end\nreturn { queries = queries, acts = acts }\n");
        made.card("ant", {}, "deep: true")
            .card("ear",
                  "card.triggers = { { event = \"staged\", run = function(ctx)\n"
                  "  game:log(ctx.event.extra == 3 and \"three\" or \"other\") end },\n"
                  "{ before = \"poked\", whose = \"mine\", run = function(ctx) " +
                      replacement + " end } }");
        return made;
    };
    const auto outcome = [&](const std::string& returned, const std::string& replacement) {
        std::string log;
        const std::string error = error_of([&] {
            Table table{lab(returned, replacement)};
            table.answer("use:ant");
            log = table.log();
        });
        return error + log;
    };
    CHECK(outcome("3", "") == "three three");
    CHECK(outcome("1", "ctx.event:set(\"extra\", 3)") == "three three");
    CHECK_THAT(outcome("{ 1, 2 }", ""), ContainsSubstring("a table cannot be used here"));
    for (const char* wrong : {"me", "\"x\"", "nil"}) {
        CAPTURE(wrong);
        CHECK_THAT(outcome(wrong, ""),
                   ContainsSubstring("\"extra\" of this verb must be a whole number"));
    }
    for (const char* wrong : {"{ 1, 2 }", "ctx.player", "true"}) {
        CAPTURE(wrong);
        CHECK_THAT(outcome("3", std::string{"ctx.event:set(\"extra\", "} + wrong + ")"),
                   ContainsSubstring("\"extra\" of this verb must be a whole number"));
        CHECK_THAT(outcome("3", std::string{"ctx.event:set(\"to\", "} + wrong + ")"),
                   ContainsSubstring("\"to\" of this verb must be a zone"));
    }
}

TEST_CASE("a verb is written in one place only", "[flow][verb]") {
    GameLab lab = verb_lab();
    lab.script("verbs.lua", R"(local player, queries, acts = {}, {}, {}
function queries.power(ctx, player) return player.points end
function acts.ponder(me, card) return 0 end
function player.use_up(me, card) end
return { player = player, queries = queries, acts = acts }
)");
    CHECK_THAT(error_of([&] { const Table table{lab}; }),
               ContainsSubstring("player.use_up means something already"));
}
