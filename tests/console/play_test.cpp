// Whole stretches of play at the keyboard, compared with approved screens.

#include <catch2/catch_test_macros.hpp>

#include "console/terminal.hpp"

using namespace cardwright::testing;

namespace {

std::vector<std::string> first_game_in(const std::string& language) {
    return {"--lang", language,    "--game",     "dominion", "--sets",
            "base",   "--kingdom", "first_game", "--seats",  "human,village-smithy-market",
            "--seed", "5"};
}

/// Two people; after these answers the first holds Throne Room and Militia.
Terminal& until_throne_room(Terminal& table) {
    table.answer("");
    for (const char* line : {"all", "done", "done", "done", "all", "throne_room", "done", "done",
                             "all", "silver", "done", "done", "all", "militia", "done", "done"}) {
        table.answer(line);
    }
    return table;
}

std::vector<std::string> throne_room_game(const std::string& language) {
    return {
        "--lang",    language,
        "--game",    "dominion",
        "--sets",    "base",
        "--seats",   "human,human",
        "--seed",    "20",
        "--kingdom", "throne_room,militia,moat,village,smithy,market,cellar,mine,remodel,workshop"};
}

}  // namespace

TEST_CASE("the first turn of a first game", "[console][terminal]") {
    for (const std::string language : {"en", "ru", "pl"}) {
        Terminal table{first_game_in(language)};
        check_approved("first_turn_treasures_" + language, table.screen());
        table.type("*");
        check_approved("first_turn_buy_" + language, table.screen());
        table.type("silver");
        check_approved("second_turn_" + language, table.screen());
    }
}

TEST_CASE("a question inside a card inside a card says where it comes from",
          "[console][terminal]") {
    for (const std::string language : {"en", "ru", "pl"}) {
        Terminal table{throne_room_game(language)};
        until_throne_room(table);
        check_approved("throne_room_in_hand_" + language, table.screen());
        table.answer("throne_room").answer("militia");
        check_approved("throne_room_militia_" + language, table.screen());
    }
}

TEST_CASE("between two people the screen shows nothing", "[console][terminal]") {
    Terminal table{throne_room_game("en")};
    check_approved("hand_over", table.screen());
    table.type("").type("all").type("done");
    CHECK(table.shows("Player 2"));
    CHECK_FALSE(table.shows("Copper"));
}

TEST_CASE("an undo takes back an answer, and a redo gives it again", "[console][terminal]") {
    Terminal table{first_game_in("en")};
    table.type("all");
    CHECK(table.shows("Coins 4"));
    table.type("undo");
    CHECK(table.shows("Coins 0"));
    table.type("redo");
    CHECK(table.shows("Coins 4"));
    table.type("redo");
    CHECK(table.shows("nothing to redo"));
}

TEST_CASE("an undo past a draw asks the table first", "[console][terminal]") {
    Terminal table{{"--lang", "en", "--game", "dominion", "--sets", "base", "--kingdom",
                    "first_game", "--seats", "human,human", "--seed", "2"}};
    for (const char* line : {"", "all", "village", "", "all", "done", "", "all", "done", "", "all",
                             "done", "", "village", "undo"}) {
        table.type(line);
    }
    check_approved("undo_asks", table.screen());
    table.type("no");
    CHECK(table.shows("it stays as it is"));
    CHECK(table.shows("Actions 2"));
    table.type("undo").type("yes");
    INFO(table.screen());
    CHECK(table.shows("Actions 1"));
}

TEST_CASE("whoever plays bots takes back what they like", "[console][terminal]") {
    Terminal table{first_game_in("en")};
    table.type("all").type("silver");
    CHECK(table.shows("Turn 2"));
    table.type("undo");
    CHECK(table.shows("Turn 1"));
    CHECK(table.shows("Coins 4"));
}

TEST_CASE("a game is saved and taken up again", "[console][terminal]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("evening.game");
    std::string screen;
    {
        Terminal table{first_game_in("en")};
        table.type("all").type("silver").type("save " + file);
        CHECK(table.shows("Saved in"));
        table.type("");
        screen = table.screen();
        table.type("quit");
        CHECK(table.exit_code() == 0);
    }
    {
        Terminal again{{"--load", file, "--lang", "en"}};
        CHECK(again.screen() == screen);
    }

    Terminal other{first_game_in("en")};
    other.type("load " + file);
    CHECK(other.screen() == screen);
}

TEST_CASE("the tab key completes a legal answer", "[console][terminal]") {
    Terminal table{first_game_in("en")};
    table.type("all");
    table.keys("sil\t", "Player 1 > Silver");
    table.keys(
        "\x15"
        "card thr\t",
        "Player 1 > card Throne Room");
    table.keys(
        "\x15"
        "un\t",
        "Player 1 > undo");
}

TEST_CASE("a refused answer is explained, and the arrow key brings it back",
          "[console][terminal]") {
    Terminal table{first_game_in("en")};
    table.type("all").type("gold silver");
    CHECK(table.cursor_line() == "Player 1 >");
    check_approved("refused_answer", table.screen());
    table.keys("\x1b[A", "Player 1 > gold silver");
}

TEST_CASE("the table fits a wider and a narrower window", "[console][terminal]") {
    Terminal wide{first_game_in("en"), 120, 40};
    check_approved("first_turn_wide", wide.screen());
    wide.resize(60, 30).type("");
    check_approved("first_turn_narrow", wide.screen());
}

TEST_CASE("whoever is asked whether an undo is agreed may also leave", "[console][terminal]") {
    Terminal table{throne_room_game("en")};
    table.answer("").answer("all").answer("done").answer("done").type("undo").type("quit");
    CHECK(table.exit_code() == 0);
}

TEST_CASE("all is refused where it is too much", "[console][terminal]") {
    Terminal table{throne_room_game("en")};
    until_throne_room(table);
    table.answer("throne_room").answer("militia").type("all");
    CHECK(table.shows("only 2 can be chosen"));
}
