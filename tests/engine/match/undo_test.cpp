// Taking back and doing again, and what a table is set up with.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab three_questions() {
    GameLab lab;
    lab.card("ant").card("bee").card("cat");
    lab.step(R"(
        for round = 1, 3 do
          local card = me:choose_card { prompt = "which", from = me.board }
          me:move(card, me.hand)
          me:add("points", game:random(6, "dice"))
        end)");
    return lab;
}

}  // namespace

TEST_CASE("every answer can be taken back and done again, chance included", "[match][undo]") {
    Table table{three_questions()};
    std::vector<std::uint64_t> hashes{table.hash()};
    for (const char* card : {"bee", "ant", "cat"}) hashes.push_back(table.answer(card).hash());
    for (std::size_t left = 3; left > 0; --left) {
        REQUIRE(table.match().undo());
        CHECK(table.hash() == hashes[left - 1]);
    }
    CHECK_FALSE(table.match().undo());
    for (std::size_t done = 1; done <= 3; ++done) {
        REQUIRE(table.match().redo());
        CHECK(table.hash() == hashes[done]);
    }
    CHECK_FALSE(table.match().redo());
}

TEST_CASE("another answer after taking back forgets what was undone", "[match][undo]") {
    Table table{three_questions()};
    table.answer("bee").answer("ant");
    REQUIRE(table.match().undo());
    table.answer("cat");
    CHECK_FALSE(table.match().redo());
    CHECK(table.offered() == "ant");
}

TEST_CASE("answers of a step in which nothing has happened yet can be taken back",
          "[match][undo]") {
    GameLab lab;
    lab.card("ant").card("bee").card("cat");
    lab.step(R"(
        local first = me:choose_card { prompt = "first", from = me.board }
        local second = me:choose_card { prompt = "second", from = me.board, except = { name = first.name } }
        me:move(first, me.hand)
        me:choose_card { prompt = "third", from = me.board }
        me:move(second, me.hand))");
    Table table{lab};
    const OwnerId seat{};
    CHECK_FALSE(table.match().take_back(seat));
    table.answer("ant");
    CHECK(table.offered() == "bee cat");
    CHECK_FALSE(table.match().take_back(id_at<OwnerId>(1)));
    REQUIRE(table.match().take_back(seat));
    CHECK(table.asked() == "first");
    CHECK(table.match().answers() == 0);
    CHECK_FALSE(table.match().redo());
    table.answer("bee").answer("cat");
    CHECK(table.asked() == "third");
    // The first card has moved: what follows can only be undone by the table.
    CHECK_FALSE(table.match().take_back(seat));
    CHECK(table.match().undo());
    CHECK(table.asked() == "second");
}

TEST_CASE("what is undone, taken back or only tried uses up no lines of the log", "[match][undo]") {
    GameLab lab;
    lab.card("ant").step(R"(
        local function flood() for n = 1, 400 do game:log("line") end end
        game:trial(flood)
        game:trial(flood)
        game:together(game.seats, function(p)
          p:choose_card { prompt = "first", from = p.board, optional = true }
          flood()
          p:choose_card { prompt = "second", from = p.board, optional = true }
        end)
        me:choose_card { prompt = "third", from = me.board, optional = true }
        for n = 1, 150 do game:log("line") end)");
    Table table{lab, plan_for(2)};
    const OwnerId seat{};
    for (int again = 0; again < 5; ++again) {
        table.answer("ant");
        REQUIRE(table.match().take_back(seat));
    }
    table.answer("ant").answer("ant").answer("ant", 2).answer("ant", 2);
    REQUIRE(table.asked() == "third");
    CHECK(table.state().lines_logged == 800);
    for (int again = 0; again < 5; ++again) {
        table.answer("ant");
        REQUIRE(table.match().undo());
        REQUIRE(table.asked() == "third");
    }
    CHECK(table.state().lines_logged == 800);
}

TEST_CASE("a table that cannot be is refused with what can", "[match][plan]") {
    const Kit kit = three_questions().kit();
    Match match{kit};
    CHECK_THAT(error_of([&] { match.begin(plan_for(0)); }), ContainsSubstring("1 to 4"));
    CHECK_THAT(error_of([&] { match.begin(plan_for(5)); }), ContainsSubstring("1 to 4"));
    CHECK_THAT(error_of([&] { match.begin(plan_with("hrad", 1)); }), ContainsSubstring("hard"));
    CHECK_THAT(error_of([&] { match.begin(plan_with("hard", 4)); }), ContainsSubstring("0 to 3"));
    CHECK(error_of([&] { match.begin(plan_with("hard", 3)); }).empty());
}
