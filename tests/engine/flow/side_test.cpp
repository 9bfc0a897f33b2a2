// Sides of a card with facts of their own.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A door that costs 2 and, on its other side, 7; there it has a chain too.
GameLab door_lab(const std::string& body) {
    GameLab lab;
    lab.card("ant", "", "cost: 2")
        .card("door", "", "suit: wood, sides: [{ cost: 2 }, { cost: 7, chain: [ant] }]");
    return lab.step("local door = me.board:list { name = 'door' }[1]\n" + body);
}

}  // namespace

TEST_CASE("facts, queries and filters read the side that shows", "[flow]") {
    CHECK(log_of(door_lab(R"(
        local function show()
          local chain = door.chain and door.chain[1] or "none"
          game:log(string.format("%d,%d,%d,%s,%s", door.printed.cost, door:cost(),
            me.board:count { cost = { min = 5 } }, chain, door.suit))
        end
        show()
        door:turn(1)
        show()
        door:turn(0)
        show())")) == "2,2,0,none,wood 7,7,1,ant,wood 2,2,0,none,wood");
}

TEST_CASE("a kind of card is what its first side says", "[flow]") {
    CHECK(log_of(door_lab(R"(
        door:turn(1)
        game:log(tostring(door.definition.cost)))")) == "2");
}

TEST_CASE("sides change what the game is", "[flow]") {
    Table table{
        door_lab("me:confirm { prompt = 'before' } door:turn(1) me:confirm { prompt = 'after' }")};
    const std::uint64_t before = table.hash();
    table.answer("yes");
    CHECK(table.asked() == "after");
    CHECK(table.hash() != before);
}

TEST_CASE(
    "a card shows only the sides it has; where none are declared any number is its own affair",
    "[flow]") {
    CHECK_THAT(error_of([] { Table table{door_lab("door:turn(2)")}; }),
               ContainsSubstring("the card \"door\" has 2 sides"));
    CHECK(error_of([] {
              Table table{door_lab("me.board:list { name = 'ant' }[1]:turn(2)")};
          }).empty());
}
