// Whatever is said, the table stays in sight; what is long is read page by page.

#include <catch2/catch_test_macros.hpp>

#include "console/terminal.hpp"

using namespace cardwright::testing;

namespace {

std::vector<std::string> first_game(const std::string& seats = "human,big-money",
                                    const std::string& language = "en") {
    return {"--lang",    language,     "--game",  "dominion", "--sets", "base",
            "--kingdom", "first_game", "--seats", seats,      "--seed", "5"};
}

}  // namespace

TEST_CASE("a message does not push the table off the screen", "[console][terminal]") {
    Terminal table{first_game(), 60, 20};
    for (const char* line : {"why gold", "xyzzy", "hint", "card moat", "trash"}) {
        table.type(line);
        // What is too long for the window has pages of its own; Enter leads back.
        if (table.shows("Enter: to the table")) table.type("");
        INFO(table.screen());
        CHECK(table.screen().starts_with("── Dominion"));
        CHECK(table.shows("Play Treasures"));
    }
}

TEST_CASE("a card is read by its number, and with -v where it comes from", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("all").type("card 11");
    CHECK(table.shows("Copper · Treasure"));
    CHECK_FALSE(table.shows("base.yaml"));
    table.type("card -v moat");
    CHECK(table.shows("Moat · Action, Reaction"));
    CHECK(table.shows("base.yaml"));
}

TEST_CASE("long texts are read page by page", "[console][terminal]") {
    Terminal table{first_game(), 60, 20};
    table.type("cards");
    CHECK(table.shows("Cellar (2): +1 Action. Discard any number of cards"));
    CHECK(table.shows("Enter: more"));
    table.type("");
    CHECK(table.shows("Mine (5)"));
    table.type("b");
    CHECK(table.shows("Cellar (2)"));
    table.type("q");
    CHECK(table.shows("Play Treasures"));
    table.type("rules");
    CHECK(table.shows("A turn has three parts"));
    table.type("q");
    CHECK(table.shows("Play Treasures"));
}

TEST_CASE("piles have the same numbers whatever can be bought", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("all");
    CHECK(table.shows(" 1) Cellar (2)×10"));
    CHECK(table.shows("12) Silver (3)×40"));
    CHECK_FALSE(table.shows("10) Mine"));
    CHECK(table.shows("18) Done"));
    table.type("10");
    CHECK(table.shows("There is no 10"));
    table.type("12");
    CHECK(table.shows("buys Silver"));
    CHECK(table.shows("    Cellar (2)×10"));  // without its number it stands where it stood
}

TEST_CASE("a card that is there is refused with the reason", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("all").type("province");
    CHECK(table.shows("Province costs 8; you have 4."));
    table.type("buy gold");
    CHECK(table.shows("Gold costs 6; you have 4."));
    table.type("chapel");
    CHECK(table.shows("Chapel is not in this game."));
}

TEST_CASE("people have names, and languages of their own", "[console][terminal]") {
    Terminal table{first_game("human:Ann,human:Ben:pl")};
    CHECK(table.shows("Ann to decide"));
    table.type("");
    CHECK(table.shows("Dominion · Turn 1 · Buy phase · Ann"));
    table.type("all; silver").type("");
    CHECK(table.shows("Ben >"));
    CHECK(table.shows("Miedziaki"));
    CHECK(table.shows("Ann zagrywa"));
    table.type("wszystko; gotowe").type("");
    CHECK(table.shows("Buy phase"));
}

TEST_CASE("a seat that is nobody's is refused with a guess", "[console]") {
    const PipedRun run = run_piped({"--seats", "human,bigmoney"}, "");
    CHECK(run.exit_code != 0);
    CHECK(run.output.find("did you mean \"big-money\"?") != std::string::npos);
    CHECK(run_piped({"--seats", "human:a b,random"}, "").exit_code != 0);
    CHECK(run_piped({"--seats", "human:ann:xx,random"}, "").exit_code != 0);
}

TEST_CASE("a large window explains what can be chosen", "[console][terminal]") {
    Terminal table{first_game(), 120, 40};
    table.type("all");
    CHECK(table.shows("│ Cellar (2): +1 Action."));
    CHECK(table.shows("help · rules · cards"));
    Terminal tall{first_game(), 100, 50};
    tall.type("all");
    CHECK(tall.shows("Cellar (2): +1 Action."));
}

TEST_CASE("Doctor lists the names of this game and takes any other", "[console][terminal]") {
    Terminal table{{"--lang", "en", "--game", "dominion", "--sets", "base,guilds", "--seats",
                    "human,big-money", "--seed", "3", "--kingdom",
                    "doctor,smithy,village,market,moat,mine,cellar,militia,remodel,workshop"}};
    for (int turn = 0; turn < 8 && !table.shows("Name a card"); ++turn) {
        table.type("doctor");
        if (table.shows("overpay")) table.type("0");
        if (table.shows("Name a card")) break;
        table.type("all").type("done");
        INFO(table.screen());
    }
    INFO(table.screen());
    REQUIRE(table.shows("Name a card"));
    CHECK(table.shows("Militia"));
    CHECK_FALSE(table.shows("Chapel"));
    CHECK(table.shows("or the name of any other card"));
    table.type("chapel");
    CHECK_FALSE(table.shows("Name a card"));
}
