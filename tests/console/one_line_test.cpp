// A turn in one line, and what Enter alone does.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "console/terminal.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

std::vector<std::string> first_game(const std::string& seats = "human,big-money") {
    return {"--lang",    "en",         "--game",  "dominion", "--sets", "base",
            "--kingdom", "first_game", "--seats", seats,      "--seed", "5"};
}

}  // namespace

TEST_CASE("several answers stand in one line", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("all; silver");
    CHECK(table.shows("Turn 2"));
    CHECK(table.shows("Player 1 plays Copper ×4; buys Silver"));
}

TEST_CASE("what no longer fits of a line is not done, and said", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("all; gold; done");
    CHECK(table.shows("Gold costs 6; you have 4."));
    CHECK(table.shows("Not done: done"));
    CHECK(table.shows("Coins 4"));
    CHECK(table.shows("Buy a card, or end your turn"));
}

TEST_CASE("a line typed ahead ends with the turn", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("all; silver; all; silver");
    CHECK(table.shows("Turn 2"));
    CHECK(table.shows("Not done: all; silver"));
    CHECK(table.shows("Coins 0"));
}

TEST_CASE("buying something plays the Treasures first", "[console][terminal]") {
    for (const std::string line : {"buy silver", "silver"}) {
        Terminal table{first_game()};
        table.type(line);
        CHECK(table.shows("Turn 2"));
        CHECK(table.shows("Player 1 plays Copper ×4; buys Silver"));
        table.type("undo");
        CHECK(table.shows("Coins 4"));
    }
    Terminal table{first_game()};
    table.type("buy gold");
    CHECK(table.shows("Coins 0"));
    CHECK(table.shows("Turn 1"));
}

TEST_CASE("Enter gives the answer the question names", "[console][terminal]") {
    Terminal table{first_game()};
    CHECK(table.shows("Enter: all"));
    table.type("");
    CHECK(table.shows("Coins 4"));
    CHECK_FALSE(table.shows("Enter:"));
    table.type("");  // here it names none: the table is drawn again
    CHECK(table.shows("Coins 4"));
    CHECK(table.shows("Turn 1"));
}

TEST_CASE("Treasures play themselves for whoever wants it", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("auto");
    CHECK(table.shows("Coins 4"));
    table.type("silver");
    CHECK(table.shows("Turn 2"));
    CHECK(table.shows("Buy a card, or end your turn"));
    table.type("auto").type("done");
    CHECK(table.shows("Play Treasures"));
    const PipedRun run =
        run_piped({"--lang", "en", "--auto", "--seed", "5", "--kingdom", "first_game"}, "");
    CHECK_THAT(run.output, ContainsSubstring("Buy a card, or end your turn"));
}

TEST_CASE("a hint is taken with ok", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("ok");
    CHECK(table.shows("Type hint first"));
    table.type("hint");
    CHECK(table.shows("would answer: Copper ×4. Unplayed Treasures"));
    table.type("ok");
    CHECK(table.shows("Coins 4"));
    table.type("ok");
    CHECK(table.shows("Type hint first"));
}
