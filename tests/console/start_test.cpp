// From the start menu to the result.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "console/terminal.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("Enter in the start menu begins a first game", "[console][terminal]") {
    Terminal table{{}};
    CHECK(table.shows("New game"));
    table.type("");
    CHECK(table.shows("Dominion · Turn 1"));
    CHECK(table.shows("Woodcutter"));
}

TEST_CASE("the start menu offers what a newcomer looks for", "[console][terminal]") {
    Terminal table{{"--lang", "en"}};
    check_approved("first_menu_en", table.screen());
    CHECK_FALSE(table.shows("Continue"));  // nothing has been played yet
    table.type("help");
    CHECK(table.shows("Everything is done by typing"));
    table.type("").type("how").type("dominion");
    check_approved("how_to_play_en", table.screen());
    table.type("").type("");
    CHECK(table.shows("New game"));
    table.type("bots").type("dominion");
    CHECK(table.shows("Big Money (weak): Treasures and Provinces only."));
    table.type("q").type("quit");
    CHECK(table.exit_code() == 0);
}

TEST_CASE("what is read about a game is the game that Enter begins", "[console][terminal]") {
    Terminal table{{"--lang", "en"}};
    CHECK(table.shows("Enter starts a first game of Dominion"));
    table.type("how");
    CHECK(table.shows("Type a number or a name. Enter goes back."));
    table.type("1 2");
    CHECK(table.shows("Only one can be chosen here."));
    table.type("villages");
    CHECK(table.shows("q: to the menu"));
    table.type("").type("b");
    CHECK(table.shows("Villages ──"));
    table.type("q");
    CHECK(table.shows("Enter starts a first game of Villages"));
    table.type("bots").type("q");
    CHECK(table.shows("Enter starts a first game of Villages"));
    table.type("");
    CHECK(table.shows("Villages · Round 1"));
}

TEST_CASE("each bot is told with its strength", "[console][terminal]") {
    Terminal table{{"--lang", "en"}, 80, 40};
    table.type("bots").type("dominion");
    CHECK(table.shows("Good Thinker (strong): Thinks ahead"));
    CHECK(table.shows("Big Money (weak): Treasures and Provinces only."));
}

TEST_CASE("a game that was left is continued from the start menu", "[console][terminal]") {
    const TemporaryFolder home;
    REQUIRE(run_piped({"--lang", "en", "--seed", "5"}, "all\nsilver\n", home.path()).exit_code ==
            0);
    Terminal table{{"--lang", "en"}, 80, 24, home.path()};
    table.type("continue");
    CHECK(table.shows("Dominion · Turn 2"));
    table.type("1");
    CHECK(table.shows("Dominion · Turn 2 · Buy phase"));
    CHECK(table.shows("Play Treasures"));
}

TEST_CASE("the start menu changes what is played", "[console][terminal]") {
    Terminal table{{"--lang", "en"}};
    table.type("new").type("6").type("42");
    check_approved("start_menu_en", table.screen());
    table.type("5").type("Русский");
    check_approved("start_menu_ru", table.screen());
    table.type("5").type("pl").type("3").type("1, 1, random");
    check_approved("start_menu_pl", table.screen());
    table.type("4").type("nonsense");
    CHECK(table.shows("nonsense"));
    table.type("").type("wyjdź");
    CHECK(table.exit_code() == 0);
}

TEST_CASE("installed mods are turned on and off in the start menu", "[console][terminal]") {
    const TemporaryFolder home;
    home.write("cardwright/mods/bakery/mod.yaml",
               "format: cardwright/mod@1\nid: bakery\nversion: 1.2.0\nchanges: { base:militia: { "
               "params: { keep: 2 } } }\n");
    home.write("cardwright/mods/mill/mod.yaml",
               "format: cardwright/mod@1\nid: mill\nneeds: [windmill]\n");
    Terminal table{{"--lang", "en"}, 80, 24, home.path()};
    table.type("new");
    CHECK(table.shows("Mods"));
    CHECK(table.shows("none"));
    table.type("mods");
    CHECK(table.shows("What you choose is turned on"));
    table.type("bakery");
    CHECK(table.shows("bakery 1.2.0"));
    table.type("mods");
    CHECK(table.shows("bakery (on)"));
    // What cannot be turned on is told, and is not on.
    table.type("mill");
    CHECK(table.shows("windmill"));
    CHECK(table.shows("bakery 1.2.0"));
    table.type("").type("card militia");
    CHECK(table.shows("down to 2 cards"));
    CHECK_THAT(run_program("mods", home.path().string()).output,
               ContainsSubstring("mods enable mill"));
}

TEST_CASE("bots alone play to the end and the result explains itself", "[console][terminal]") {
    for (const auto& [language, winner] :
         {std::pair<std::string, std::string>{"en", "Big Money with Smithy"},
          {"ru", "Богач с кузницей"},
          {"pl", "Bogacz z kuźnią"}}) {
        const TemporaryFolder folder;
        PipedRun run =
            run_piped({"--lang", language, "--game", "dominion", "--sets", "base", "--kingdom",
                       "first_game", "--seats", "big-money,big-money-smithy", "--seed", "11",
                       "--record", folder.file("bots.game")},
                      "");
        CHECK(run.exit_code == 0);
        const std::size_t last = run.output.rfind("cardwright play --load");
        REQUIRE(last != std::string::npos);
        check_approved("result_" + language, run.output.substr(0, last) + "\n");
        run = run_piped({"--lang", language, "--load", folder.file("bots.game")}, "");
        CHECK_THAT(run.output, ContainsSubstring(winner + ": 33 "));
    }
}

TEST_CASE("onlookers are told what happens", "[console][terminal]") {
    const PipedRun run =
        run_piped({"--lang", "en", "--seats", "big-money,random", "--seed", "2", "--watch"}, "");
    CHECK_THAT(run.output, ContainsSubstring("Big Money plays Copper") &&
                               ContainsSubstring("draws 5 cards") &&
                               ContainsSubstring("The game is over"));
}

TEST_CASE("one screen serves every game", "[console][terminal]") {
    const std::string minis = std::string{cardwright::testing::source_tree()} + "/tests/minis/";
    for (const std::string game : {"brawl", "caravans", "hamlets"}) {
        Terminal table{{"--lang", "en", "--mods", minis + game, "--game", game, "--seats",
                        "human,greedy", "--seed", "1"}};
        table.type("1").type("1");
        check_approved("mini_" + game, table.screen());
    }
}

TEST_CASE("counters of a set are shown without a word of the ruleset", "[console][terminal]") {
    Terminal table{{"--lang", "en", "--game", "dominion", "--sets", "base,guilds", "--seed", "4",
                    "--seats", "human,random", "--kingdom", "clean_living"}};
    // Ctrl-U clears what a refused answer has left in the line.
    table.type("all").type("candlestick maker");
    for (int turn = 0; turn < 8 && !table.shows("Coins 0  Coin tokens 1"); ++turn) {
        table.type(
            "\x15"
            "candlestick maker");
        if (!table.shows("Coins 0  Coin tokens 1"))
            table.type(
                "\x15"
                "done");
    }
    CHECK(table.shows("Coins 0  Coin tokens 1"));
}

TEST_CASE("plain text has no columns, no colours and no commands", "[console][terminal]") {
    Terminal table{{"--lang", "en", "--plain", "--sets", "base", "--kingdom", "first_game",
                    "--seats", "human,big-money", "--seed", "5"}};
    check_approved("plain", table.screen());
}

TEST_CASE("colours are there when they are wanted", "[console]") {
    const PipedRun run = run_piped({"--lang", "en", "--colour", "always", "--seed", "5"}, "all\n");
    CHECK_THAT(run.output, ContainsSubstring("\x1b[33mCopper\x1b[0m"));
    const PipedRun plain = run_piped({"--lang", "en", "--seed", "5"}, "all\n");
    CHECK(plain.output.find('\x1b') == std::string::npos);
}

TEST_CASE("--help names every option of the table", "[console]") {
    const PipedRun run = run_piped({"--help"}, "");
    CHECK(run.exit_code == 0);
    for (const char* option :
         {"--game", "--sets", "--mods", "--kingdom", "--seats", "--seed", "--lang", "--record",
          "--load", "--watch", "--plain", "--colour", "--option"}) {
        CHECK_THAT(run.output, ContainsSubstring(option));
    }
}
