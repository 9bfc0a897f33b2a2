// Effects: temporary triggers and modifiers, as data, until they end.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* echo_card = R"(
    card.effects = {
      echo = { triggers = { { event = "poked", run = function(ctx)
        local fields = ctx.effect
        game:log("echo" .. tostring(fields and fields[1] or "gone"))
      end } } },
      pay = { triggers = { { event = "poked", whose = "mine", gives = { coins = 2 } } } },
    })";

/// `act` adds effects, then the event is fired in every step of two turns.
std::string echoes(const std::string& ends) {
    GameLab lab;
    lab.card("imp", echo_card);
    const std::string fire = "game:log(\"|\") game:fire(\"poked\", { player = me })\n";
    lab.step(R"(
        if game.round == 1 and me.seat == 1 and game.lots == 0 then
          game:add("lots", 1)
          me:add_effect("echo", { source = me.board:top(), ends = ")" +
             ends + R"(", fields = { 7 } })
        end
        )" + fire +
             R"(if game.round == 2 then return "finish" end return "more")");
    lab.step(fire + "return \"next_phase\"", "more");
    lab.step(fire, "rest");
    std::string log = Table{lab}.play_out().log();
    std::erase(log, ' ');
    return log;
}

}  // namespace

TEST_CASE("an effect ends with its step, phase, turn, round, next time, or never",
          "[flow][effect]") {
    // Steps of turn one: act, more (phase main), rest; turn two the same; then round two.
    CHECK(echoes("step") == "|echo7||||||");
    CHECK(echoes("phase") == "|echo7|echo7|||||");
    CHECK(echoes("turn") == "|echo7|echo7|echo7||||");
    CHECK(echoes("round") == "|echo7|echo7|echo7|echo7|echo7|echo7|");
    CHECK(echoes("game") == "|echo7|echo7|echo7|echo7|echo7|echo7|echo7");
    CHECK(echoes("next_time") == "|echogone||||||");
}

TEST_CASE("an effect belongs to the player it was given to", "[flow][effect]") {
    GameLab lab;
    lab.card("imp", echo_card);
    lab.step(R"(
        me.left:add_effect("pay", { source = me.board:top() })
        game:fire("poked", { player = me })
        game:fire("poked", { player = me.left }))");
    Table table{lab};
    CHECK(table.counter("coins", 1) == 0);
    CHECK(table.counter("coins", 2) == 2);
}

TEST_CASE("an effect of the card at work needs no source", "[flow][effect]") {
    GameLab lab;
    lab.card("imp", std::string{echo_card} +
                        "\nfunction card.on_use(ctx) ctx.player:add_effect(\"pay\") end");
    lab.step(R"(
        me:resolve(me.board:top(), { hook = "on_use" })
        game:fire("poked", { player = me }))");
    CHECK(Table{lab}.counter("coins") == 2);
}

TEST_CASE("what fields hold comes back as it was put in", "[flow][effect]") {
    GameLab lab;
    lab.card("imp", R"(
        card.effects = { keep = { triggers = { { event = "poked", run = function(ctx)
          local word, player, card, truth = ctx.effect[1], ctx.effect[2], ctx.effect[3], ctx.effect[4]
          game:log(word .. player.seat .. card.name .. tostring(truth))
        end } } } })");
    lab.step(R"(
        local top = me.board:top()
        me:add_effect("keep", { source = top, fields = { "blue", me.left, top, true } })
        game:fire("poked", {}))");
    CHECK(log_of(lab) == "blue2imptrue");
}

TEST_CASE("fields hold only what can be kept: no context, event, list or function",
          "[flow][effect]") {
    for (const char* field : {"ctx", "game:announce(\"poked\", {})", "{ 1 }", "function() end"}) {
        CAPTURE(field);
        GameLab lab;
        lab.card("imp", echo_card);
        lab.step("me:add_effect(\"echo\", { source = me.board:top(), fields = { " +
                 std::string{field} + " } })");
        CHECK_THAT(error_of(lab), ContainsSubstring("steps.lua"));
    }
}

TEST_CASE("words in an effect hash by their spelling, whenever they were first met",
          "[flow][effect]") {
    GameLab lab;
    lab.card("imp", echo_card);
    lab.step(R"(
        local first = me:choose_option { among = { "zeal", "calm" }, prompt = "p" }
        me:add_effect("echo", { source = me.board:top(), ends = "game", fields = { "mystery_" .. first } })
        me:confirm { prompt = "q" })");
    const Kit kit = lab.kit();
    Table fresh{kit};
    fresh.answer("calm");
    Match used{kit};
    used.begin({});
    static_cast<void>(used.answer(OwnerId{0}, Picks{0}));
    CHECK(used.game().table_state().hash() != fresh.hash());
    used.begin({});
    static_cast<void>(used.answer(OwnerId{0}, Picks{1}));
    CHECK(used.game().table_state().hash() == fresh.hash());
}

TEST_CASE("mistakes with effects are told in a sentence", "[flow][effect]") {
    const auto error = [](const std::string& call) {
        return error_of(GameLab{}.card("imp", echo_card).step(call));
    };
    CHECK_THAT(
        error(R"(me:add_effect("ehco", { source = me.board:top() }))"),
        ContainsSubstring("the script of imp has no effect \"ehco\" (did you mean \"echo\"?)"));
    CHECK_THAT(error(R"(me:add_effect("echo"))"), ContainsSubstring("needs a source card"));
    CHECK_THAT(error(R"(me:add_effect("echo", { source = me.board:top(), ends = "soon" }))"),
               ContainsSubstring("not \"soon\""));
    CHECK_THAT(error(R"(me:add_effect("echo", { source = me.board:top(), feilds = {} }))"),
               ContainsSubstring("unknown key \"feilds\" (did you mean \"fields\"?)"));
    CHECK_THAT(
        error(R"(me:add_effect("echo", { source = me.board:top(), fields = { 1, 2, 3, 4, 5 } }))"),
        ContainsSubstring("at most 4 fields"));
}
