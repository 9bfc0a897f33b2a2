// What goes through the names of a script's table does it in one order, in every run: Lua's own
// order changes with each new Lua state.

#include <catch2/catch_test_macros.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// The message, if it is the same with many Lua states.
std::string one_message(const GameLab& lab) {
    const Kit kit = lab.kit();
    const auto play = [&] { return error_of([&] { Table{kit, plan_for(2)}.play_out(); }); };
    const std::string first = play();
    for (int run = 0; run < 24; ++run) {
        const std::string again = play();
        if (again != first) return "two messages: " + first + " / " + again;
    }
    return first;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::string message_of(const std::string& act, const std::string& script = {}) {
    GameLab lab;
    lab.card("ant", script, "cost: 3");
    lab.step(act);
    return one_message(lab);
}

}  // namespace

TEST_CASE("of several mistakes in one table the first of the alphabet is told", "[script]") {
    const std::string wrong = "{ zzz = 1, mmm = 2, aaa = 3, kkk = 4, nnn = 5, bbb = 6 }";
    for (const std::string& act : std::vector<std::string>{
             "local n = me.board:count(" + wrong + ")",
             "local n = me.board:count { except = " + wrong + " }",
             "me:confirm { prompt = \"x\", zzz = 1, mmm = 2, aaa = 3, kkk = 4 }",
             "me:choose_card { prompt = \"x\", from = me.board, zzz = 1, kkk = 2, aaa = 3 }",
             "me:move(me.board, me.hand, " + wrong + ")",
             "game:fire(\"poked\", " + wrong + ")",
             "me:add_effect(\"x\", " + wrong + ")",
         }) {
        CAPTURE(act);
        const std::string message = message_of(act);
        CAPTURE(message);
        CHECK(has(message, "\"aaa\""));
    }
    CHECK(
        has(message_of("me:confirm { prompt = \"x\", numbers = { b = {}, a = true, c = \"x\" } }"),
            "got a boolean"));
    CHECK(has(message_of("me:resolve(me.board:top(), { times = 999, hook = 5, event = 7 })"),
              "expected an event"));
    CHECK(
        has(message_of("me:choose_move { prompt = \"x\", moves = { z = 1, b = true, a = \"\" } }"),
            "\"\""));
}

TEST_CASE("a filter looks before it asks, in whatever order it was written", "[script]") {
    GameLab lab;
    lab.card("ant", {}, "cost: 3, types: [tool]");
    lab.card("imp",
             "card.modifiers = { { query = \"cost\", of = \"cards\", layer = \"given\", "
             "add = function(ctx, subject) if subject:is(\"tool\") then error(\"asked\") end "
             "return 0 end } }",
             "cost: 1");
    lab.step(R"(local n = me.board:count { type = "thing", cost = { max = 9 }, age = 0 }
                game:log("found" .. n))");
    CHECK(one_message(lab).empty());
    CHECK(log_of(lab) == "found1");
}
