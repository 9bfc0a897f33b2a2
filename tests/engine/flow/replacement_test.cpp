// Replacements run before an event: they may cancel it, change it, or leave somebody out.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The step announces an attack on all others, hits who is left, and lets it happen.
GameLab attack_lab(const std::string& card) {
    GameLab lab;
    lab.card("shield", card);
    return lab.step(R"(
        local event = game:announce("poked", { player = me, affects = me.others, note = 1 })
        if event.cancelled then
          game:log("off")
        else
          for _, victim in ipairs(me.others) do
            if event:includes(victim) then game:log("hit" .. victim.seat) end
          end
          game:log("list" .. #event.affects .. "note" .. event.note)
          game:fire(event)
        end)");
}

}  // namespace

TEST_CASE("a replacement may leave somebody out", "[flow][trigger]") {
    Table table{attack_lab(R"(card.triggers = { {
                    before = "poked", from = "board", whose = "others",
                    run = function(ctx) if ctx.player:confirm { prompt = "block" } then ctx.event:leave_out(ctx.player) end end } })"),
                plan_for(3)};
    CHECK(table.asked_seat() == 2);
    table.answer("yes");
    CHECK(table.asked_seat() == 3);
    table.answer("no");
    CHECK(table.log() == "hit3 list1note1");
}

TEST_CASE("a replacement may cancel, and then no other is asked", "[flow][trigger]") {
    Table table{attack_lab(R"(card.triggers = { {
                    before = "poked", from = "board", whose = "others",
                    run = function(ctx) if ctx.player:confirm { prompt = "block" } then ctx.event:cancel() end end } })"),
                plan_for(3)};
    table.answer("yes");
    CHECK(table.finished());
    CHECK(table.log() == "off");
}

TEST_CASE("a replacement may change a field", "[flow][trigger]") {
    CHECK(log_of(attack_lab(R"(card.triggers = { {
              before = "poked", from = "board", whose = "others",
              run = function(ctx) ctx.event:set("note", ctx.event.note + 6) ctx.event:set("affects", {}) end } })")) ==
          "hit2 list0note7");
}

TEST_CASE("only declared fields of an event can be set", "[flow][trigger]") {
    CHECK_THAT(error_of(attack_lab(R"(card.triggers = { { before = "poked",
                   run = function(ctx) ctx.event:set("ntoe", 7) end } })")),
               ContainsSubstring("\"poked\" has no field \"ntoe\" (did you mean \"note\"?)"));
}

TEST_CASE("what follows an event hears it after its replacements, as they left it",
          "[flow][trigger]") {
    CHECK(log_of(attack_lab(R"(card.triggers = {
              { event = "poked", whose = "mine", run = function(ctx) game:log("after" .. ctx.event.note) end },
              { before = "poked", whose = "mine", run = function(ctx) game:log("before") ctx.event:set("note", 3) end },
          })")) == "before hit2 list1note3 after3");
}

TEST_CASE("an announced event that is only announced is heard by replacements alone",
          "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", R"(card.triggers = {
        { event = "poked", run = function() game:log("after") end },
        { before = "poked", once = true, run = function() game:log("before") end } })");
    lab.step(R"(game:announce("poked", { player = me }))");
    CHECK(log_of(lab) == "before before");
}

TEST_CASE("an event about a set is one event, whose members can be left out", "[flow][trigger]") {
    GameLab lab;
    lab.card("healer", R"(card.triggers = { { before = "poked", whose = "mine", run = function(ctx)
        ctx.event:leave_out(ctx.event.affects[2])
      end } })");
    lab.card("rock").card("twig");
    lab.deal(R"(
        for _, kind in ipairs { "rock", "twig", "healer" } do game:create(kind, 1, game.seats[1].board) end)");
    lab.step(R"(
        local all = me.board:list()
        local event = game:announce("poked", { player = me, affects = all })
        for _, card in ipairs(all) do
          if event:includes(card) then game:log(card.name) end
        end)");
    CHECK(log_of(lab) == "rock healer");
}

TEST_CASE("an event can be handed to a hook, which may look at it", "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", R"(function card.on_use(ctx) game:log("note" .. ctx.event.note) return 5 end)");
    lab.step(R"(
        local event = game:announce("poked", { note = 8 })
        local result = me:resolve(me.board:top(), { hook = "on_use", event = event })
        game:log("back" .. result))");
    CHECK(log_of(lab) == "note8 back5");
}
