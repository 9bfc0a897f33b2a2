// Whatever is said, the table stays in sight; what is long is read page by page.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

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

TEST_CASE("whoever answers in the midst of a text has answered", "[console][terminal]") {
    Terminal table{first_game(), 60, 20};
    table.type("cards");
    CHECK(table.shows("Enter: more"));
    table.type("all; silver");
    CHECK(table.shows("Turn 2"));
    table.type("cards").type("card moat");
    CHECK(table.shows("Moat · Action, Reaction"));
}

TEST_CASE("a pile is read by its number though it is not offered", "[console][terminal]") {
    Terminal table{first_game()};
    table.type("card 13");
    CHECK(table.shows("Gold · Treasure"));
    table.type("card 99");
    CHECK(table.shows("Nothing has the number 99"));
}

TEST_CASE("what a command does stands in a column of its own", "[console][terminal]") {
    Terminal table{first_game(), 60, 20};
    table.type("help");
    INFO(table.screen());
    CHECK(table.shows("\n                  with -v where it comes from\n"));
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

namespace {

std::vector<std::string> chronicles(const std::string& seats) {
    return {"--lang",     "en",      "--game", "chronicles", "--sets",
            "chronicles", "--seats", seats,    "--seed",     "3"};
}

}  // namespace

TEST_CASE("what others throw away is not told as one's own", "[console][terminal]") {
    Terminal table{chronicles("human,random")};
    table.type("time master").type("manticore").type("farmer");
    CHECK(table.shows("Player 1 keeps Time Master; discards Manticore"));
    CHECK_FALSE(table.shows("other card"));
    table.type("log");
    CHECK(table.shows("Random discards 1 card"));
}

TEST_CASE("a kingdom stands in its two rows, with signs for what its cards give",
          "[console][terminal]") {
    Terminal table{chronicles("human,builder,warlord")};
    for (const char* pick : {"1", "1", "1", "1"}) table.type(pick);
    table.type("time master; front left; hunter; back right");
    INFO(table.screen());
    CHECK(table.shows("\nfront     4,6) Time Master [face down] ⚔1"));
    CHECK(table.shows("5,7) Hunter [face down] ⚔2 ♣1"));
    CHECK_FALSE(table.shows("third"));  // there is no such place yet
    CHECK(table.shows("Unbuilt   Mine (♠1→★1 ♠1◇1→★3)"));
    table.type("hunter");
    CHECK(
        table.shows("Hunter can be chosen now: it is number 5 (Take back into hand) or 7 (Move)."));
    table.type("kingdom");
    CHECK(table.shows("front"));
}

TEST_CASE("linear text tells the same in words", "[console]") {
    const PipedRun run = run_piped({"--lang", "en", "--plain", "--game", "chronicles", "--sets",
                                    "chronicles", "--seats", "human,random", "--seed", "3"},
                                   "");
    CHECK_THAT(run.output, Catch::Matchers::ContainsSubstring(
                               "Mine (Wood 1→Points 1; Wood 1 + Crystal 1→Points 3)"));
    CHECK_THAT(run.output,
               Catch::Matchers::ContainsSubstring("Miner (Cost 1, Strength 2, Crystal 1)"));
}

TEST_CASE("linear text lists options in the order of their numbers, with what they cost",
          "[console]") {
    const PipedRun run = run_piped(first_game(), "all\n");
    CHECK_THAT(run.output, Catch::Matchers::ContainsSubstring(
                               "\n8) Smithy (4)\n11) Copper (0)\n12) Silver (3)\n"));
}

TEST_CASE("in a window that is too small for all the supply prices stay in sight",
          "[console][terminal]") {
    Terminal table{first_game("human,village-smithy-market,two-militias", "ru"), 60, 20};
    table.type("*");
    CHECK(table.shows("Ополчение (4)"));
    CHECK(table.screen().starts_with("── Доминион"));
}

TEST_CASE("places are typed as they are called, in every language", "[console][terminal]") {
    for (const auto& [language, place] :
         {std::pair{"en", "front left"}, {"pl", "przód lewy"}, {"ru", "впереди слева"}}) {
        std::vector<std::string> arguments = chronicles("human,builder,warlord");
        arguments[1] = language;
        Terminal table{arguments};
        for (const char* pick : {"1", "1", "1", "1"}) table.type(pick);
        table.type("1").type(place);
        INFO(table.screen());
        CHECK(table.shows("4,6)") != table.shows("5,6)"));
        CHECK(table.shows(std::string{place} + (language == std::string{"en"} ? "" : ")")));
    }
}
