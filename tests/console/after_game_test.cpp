// When a game is over nobody is sent away.

#include <catch2/catch_test_macros.hpp>

#include "console/terminal.hpp"

using namespace cardwright::testing;

namespace {

/// A game of bots that is over, opened by a person.
std::vector<std::string> finished_game(const TemporaryFolder& folder) {
    const std::string file = folder.file("over.game");
    const PipedRun run = run_piped(
        {"--lang", "en", "--game", "dominion", "--sets", "base", "--kingdom", "first_game",
         "--seats", "big-money,big-money-smithy", "--seed", "11", "--record", file},
        "");
    REQUIRE(run.exit_code == 0);
    return {"--lang", "en", "--load", file, "--seats", "human:Ann,big-money-smithy"};
}

}  // namespace

TEST_CASE("a game that is over shows how it went", "[console][terminal]") {
    const TemporaryFolder folder;
    Terminal table{finished_game(folder), 80, 30};
    check_approved("after_game", table.screen());
    table.type("log");
    CHECK(table.shows("Ann, turn 1"));
    table.type("q").type("quit");
    CHECK(table.exit_code() == 0);
}

TEST_CASE("one goes back into a game that is over", "[console][terminal]") {
    const TemporaryFolder folder;
    Terminal table{finished_game(folder), 80, 30};
    table.type("undo");
    CHECK(table.shows("Ann >"));
    CHECK(table.shows("Buy"));
    table.type("undo");
    CHECK(table.shows("Ann >"));
}

TEST_CASE("a rematch changes the seats", "[console][terminal]") {
    const TemporaryFolder folder;
    Terminal table{finished_game(folder), 80, 30};
    table.type("rematch");
    CHECK(table.shows("Turn 1"));
    CHECK(table.shows("Woodcutter"));
    CHECK(table.shows("Big Money with Smithy, turn 1") == false);
    CHECK(table.shows("Ann >"));
}
