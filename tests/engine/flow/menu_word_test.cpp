// Bare words of a menu may cost something and do something, like what is about cards.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A step with this menu; the player begins with three coins.
GameLab lab_with_menu(const std::string& menu, const std::string& more = "") {
    GameLab lab;
    lab.card("ant").without_step("act");
    lab.edit("- { id: act, script: true, next: finish }",
             "- { id: act, " + more + "menu: {" + menu + "} }");
    lab.start("for _, p in ipairs(game.seats) do p:add(\"coins\", 3) end");
    return lab;
}

constexpr const char* work_menu =
    "work: { pay: { coins: 2 }, do: [{ add: points, amount: size }], "
    "reasons: { coins: too_poor }, next: again }, stop: { next: finish }";

std::string reading_error(const std::string& menu, const std::string& more = "") {
    return error_of([&] { static_cast<void>(lab_with_menu(menu, more).kit()); });
}

}  // namespace

TEST_CASE("a word of a menu pays, does and goes on", "[flow][menu]") {
    Table table{lab_with_menu(work_menu)};
    CHECK(table.offered() == "work stop");
    table.answer("work");
    CHECK(table.counter("coins") == 1);
    CHECK(table.counter("points") == 3);
    CHECK(table.offered() == "stop");
}

TEST_CASE("whoever cannot pay for a word is told why not", "[flow][menu]") {
    Table table{lab_with_menu(work_menu)};
    table.answer("work");
    const Choice* choice = table.game().open_choice();
    REQUIRE(choice != nullptr);
    REQUIRE(choice->refused.size() == 1);
    CHECK(table.game().words().text(choice->refused[0].reason) == "too_poor");
    CHECK(choice->refused[0].particulars[0].second == Value::of(std::int64_t{2}));
    CHECK(choice->refused[0].particulars[1].second == Value::of(std::int64_t{1}));
}

TEST_CASE("an automatic menu passes only when no word is left that does something",
          "[flow][menu]") {
    Table table{lab_with_menu(work_menu, "automatic: true, ")};
    CHECK(table.offered() == "work stop");
    table.answer("work");
    CHECK(table.finished());
}

TEST_CASE("a word that does something is no way to pass by itself", "[flow][menu]") {
    Table table{
        lab_with_menu("gain: { do: [{ add: points }], next: finish }", "automatic: true, ")};
    CHECK(table.offered() == "gain");
    table.answer("gain");
    CHECK(table.counter("points") == 1);
}

TEST_CASE("what listens to a payment hears of it before the acts of the word", "[flow][menu]") {
    GameLab lab = lab_with_menu(work_menu);
    lab.card("owl", R"(card.triggers = { { event = "counted", from = "board", once = true,
        run = function(ctx) game:log(ctx.event.counter .. ctx.event.by) end } })");
    Table table{lab, plan_for(1)};
    table.answer("work");
    CHECK(table.log() == "coins-2 points3");
}

TEST_CASE("a number that is chosen may cost something else", "[flow][menu]") {
    Table table{
        lab_with_menu("spend: { counter: coins, pay: { energy: 1 }, do: [{ add: points, amount: "
                      "picked }], next: again }, "
                      "stop: { next: finish }")};
    CHECK(table.offered() == "spend:1 spend:2 spend:3 stop");
    table.answer("spend:2");
    CHECK(table.counter("points") == 2);
    CHECK(table.counter("energy") == 0);
    CHECK(table.offered() == "stop");
}

TEST_CASE("what has no effect in a menu or step is an error when it is read", "[flow][menu]") {
    CHECK_THAT(reading_error("use: { verb: play }, stop: {}"),
               ContainsSubstring("a verb is done with a card"));
    CHECK_THAT(reading_error("use: { many: true }, stop: {}"),
               ContainsSubstring("\"top\", \"many\" and \"where\" are about cards"));
    CHECK_THAT(
        reading_error("stop: { reasons: { coins: too_poor } }"),
        ContainsSubstring("there is no condition or payment of this entry called \"coins\""));
    CHECK_THAT(reading_error("stop: {}", "finish_if: [{ rounds: 2 }], "),
               ContainsSubstring("\"finish_if\" is looked at after the acts of a step"));
    GameLab lab;
    lab.edit("steps: [{ id: rest, script: true }]",
             "steps: [{ id: rest, do: [], automatic: true }]");
    CHECK_THAT(error_of([&] { static_cast<void>(lab.kit()); }),
               ContainsSubstring("\"automatic\" is about questions"));
}
