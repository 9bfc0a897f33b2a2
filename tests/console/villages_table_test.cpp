// A game whose table is a picture, compared with approved screens.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "console/terminal.hpp"

using namespace cardwright::testing;

namespace {

std::vector<std::string> villages_in(const std::string& language) {
    return {"--lang", language, "--game", "villages", "--seats", "human,provider", "--seed", "11"};
}

/// Into the second round, with villages on both sides.
void play_on(Terminal& table) {
    for (const char* answer :
         {"mason", "harvester", "spelunker", "hire smuggler", "miner", "2", "build mason", "0",
          "build swineherd", "done", "milk maid", "apprentice", "9", "vintner", "build blacksmith",
          "0", "build harvester"}) {
        table.type(answer);
    }
}

std::size_t lines_of(const std::string& screen) {
    return static_cast<std::size_t>(std::count(screen.begin(), screen.end(), '\n'));
}

}  // namespace

TEST_CASE("villages are pictures in every language", "[console][terminal]") {
    for (const std::string language : {"en", "ru", "pl"}) {
        Terminal table{villages_in(language)};
        check_approved("villages_draft_" + language, table.screen());
        play_on(table);
        check_approved("villages_build_" + language, table.screen());
    }
}

TEST_CASE("in a small window the question of a village stays in sight", "[console][terminal]") {
    for (const std::string language : {"en", "ru", "pl"}) {
        Terminal table{villages_in(language), 60, 20};
        play_on(table);
        check_approved("villages_small_" + language, table.screen());
        CHECK(lines_of(table.screen()) <= 20);
        CHECK(table.screen().starts_with("── "));
    }
}

TEST_CASE("in a larger window villages are drawn as trees", "[console][terminal]") {
    struct Window {
        std::size_t columns;
        std::size_t rows;
    };
    for (const Window window : {Window{100, 30}, Window{120, 40}}) {
        for (const std::string language : {"en", "ru", "pl"}) {
            Terminal table{villages_in(language), window.columns, window.rows};
            play_on(table);
            check_approved("villages_" + std::to_string(window.columns) + "_" + language,
                           table.screen());
            CHECK(table.screen().starts_with("── "));
        }
    }
}

TEST_CASE("the solo table fits a window of 80 by 24", "[console][terminal]") {
    for (const std::string language : {"en", "ru", "pl"}) {
        Terminal table{
            {"--lang", language, "--game", "villages", "--seats", "human", "--seed", "11"}};
        check_approved("villages_solo_" + language, table.screen());
        CHECK(lines_of(table.screen()) <= 24);
        CHECK(table.screen().starts_with("── "));
    }
}

TEST_CASE("places keep their number while others are empty", "[console][terminal]") {
    Terminal table{villages_in("en")};
    play_on(table);
    table.type("hire monk").type("hayer").type("1");
    CHECK(table.shows("There is no 1: you can choose 2–6."));
    table.type("done");
    CHECK(table.shows("On which stack"));
    table.type("2").type("done");
    // The road has 1 to 6 and the stacks above it go on from there, though the first is empty.
    CHECK(table.shows("– "));
    CHECK(table.shows(" 8) 3× Monk"));
}

TEST_CASE("a card tells where its unlocker stands and what it carries", "[console][terminal]") {
    Terminal table{villages_in("en"), 80, 60};
    table.type("card brewer");
    CHECK(table.shows("Padlock: Cooper (nowhere to be seen)"));
    CHECK(table.shows("Unlocks: "));
    table.type("help");
    CHECK(table.shows("♣ Food"));
    CHECK_FALSE(table.shows("Box"));
}

TEST_CASE("linear text has words for signs", "[console]") {
    const PipedRun run = run_piped(villages_in("en"), "1\nquit\n");
    CHECK(run.output.find("Gold 2") != std::string::npos);
    CHECK(run.output.find("◆") == std::string::npos);
    CHECK(run.output.find("⚿") == std::string::npos);
}
