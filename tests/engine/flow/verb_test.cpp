// Verbs: the plain form, the acts for cards with hooks and the script all do the same, and each is
// taken where it may be.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A menu uses cards of the hand; the script of the verb logs that it has run.
GameLab verb_lab(const std::string& verb) {
    GameLab lab;
    lab.edit("phases:\n", "verbs:\n  use_up: { " + verb + " }\nphases:\n");
    lab.edit("      - { id: act, script: true, next: finish }\n",
             "      - id: act\n        menu:\n          use: { from: hand, verb: use_up, next: "
             "finish }\n"
             "          stop: { next: finish }\n");
    lab.without_step("act");
    lab.script("verbs.lua", R"(local player, queries = {}, {}
function queries.power(ctx, player) return player.points end
function player.use_up(me, card)
  game:log("script")
  me:move(card, me.discard)
  local event
  if card:is("tool") then
    event = game:announce("poked", { player = me, card = card, affects = me.everyone })
  end
  me:resolve(card, { hook = "on_use", event = event })
  return card
end
return { player = player, queries = queries }
)");
    lab.start("for _, p in ipairs(game.seats) do game:move(p.board, p.hand) end");
    return lab;
}

const std::string all_forms =
    "hooks: [on_use], events: [staged], plain: [{ move: picked, to: discard }, { give: picked }], "
    "hooked: [{ move: picked, to: discard }, "
    "{ announce: poked, if_type: [tool], everyone_in: affects }, { resolve: on_use }]";

/// Reacts to tools, by leaving its owner out.
const std::string shield = R"(card.triggers = { { before = "poked", from = "hand", whose = "others",
    run = function(ctx) game:log("shield") ctx.event:leave_out(ctx.player) end } })";

const std::string hits = R"(function card.on_use(ctx)
    for _, p in ipairs(ctx.player.others) do
      if not ctx.event then game:log("nothing announced")
      elseif ctx.event:includes(p) then p:add("points", -1) end
    end
  end)";

}  // namespace

TEST_CASE("a card without hooks takes the plain form of a verb", "[flow][verb]") {
    Table table{verb_lab(all_forms).card("ant", {}, "gives: { coins: 2 }")};
    table.answer("use:ant");
    CHECK(table.log().empty());
    CHECK(table.counter("coins") == 2);
    CHECK(table.cards_in("discard") == "ant");
}

TEST_CASE("a card with hooks takes the acts for them, which announce and resolve", "[flow][verb]") {
    SECTION("an event nobody answers") {
        Table table{verb_lab(all_forms).card("saw", hits, "types: [tool], gives: { coins: 1 }")};
        table.answer("use:saw");
        CHECK(table.log().empty());
        CHECK(table.counter("coins") == 1);
        CHECK(table.counter("points", 2) == -1);
    }
    SECTION("a card of another type announces nothing") {
        Table table{verb_lab(all_forms).card("bee", hits)};
        table.answer("use:bee");
        CHECK(table.log() == "nothing announced");
    }
    SECTION("an event that is answered before anything else happens") {
        Table table{verb_lab(all_forms)
                        .card("saw", hits, "types: [tool], gives: { coins: 1 }")
                        .card("wall", shield),
                    plan_for(3)};
        table.answer("use:saw");
        CHECK(table.log() == "shield shield");
        CHECK(table.counter("points", 2) == 0);
        CHECK(table.counter("points", 3) == 0);
    }
}

TEST_CASE("every form of a verb leads to the same state", "[flow][verb]") {
    const auto lab = [] {
        return verb_lab(all_forms)
            .card("saw", hits, "types: [tool], gives: { coins: 1 }")
            .card("wall", shield, "gives: { points: 2 }");
    };
    for (const char* answer : {"use:saw", "use:wall"}) {
        CAPTURE(answer);
        MatchOptions full;
        full.always_full = true;
        Table natively{lab(), plan_for(2)};
        Table by_script{lab(), plan_for(2), full};
        natively.answer(answer);
        by_script.answer(answer);
        CHECK(natively.hash() == by_script.hash());
        CHECK(natively.log().find("script") == std::string::npos);
        CHECK(by_script.log().find("script") == 0);
    }
}

TEST_CASE("who listens to a verb's events gets its script", "[flow][verb]") {
    Table table{verb_lab(all_forms).card("ant").card(
        "ear", R"(card.triggers = { { event = "staged", run = function(ctx) end } })")};
    table.answer("use:ant");
    CHECK(table.log() == "script");
}

TEST_CASE("a script that calls a verb takes its plain form where it may", "[flow][verb]") {
    const auto lab = [](const std::string& call) {
        GameLab made = verb_lab(all_forms);
        made.card("ant")
            .card("bee", hits)
            .card("caller", "function card.on_use(ctx) local me = ctx.player\n" + call + "\nend");
        return made;
    };
    const auto log_after = [&](const std::string& call) {
        Table table{lab(call)};
        table.answer("use:caller");
        return table.log() + "|" + table.cards_in("discard");
    };
    CHECK(log_after(R"(game:log(me:use_up(me.hand:list { name = "ant" }[1]).name))") ==
          "ant|caller ant");
    CHECK(log_after(R"(game:log(me:use_up(me.hand:list { name = "bee" }[1]).name))") ==
          "script nothing announced bee|caller bee");
    // Whoever says more than which card means something only the script knows.
    CHECK(log_after(R"(me:use_up(me.hand:list { name = "ant" }[1], 7))") == "script|caller ant");
    CHECK_THAT((error_of([&] { log_after("me:use_up(7)"); })), ContainsSubstring("expected"));
}
