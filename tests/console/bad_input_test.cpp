// Whatever comes in, the game is not lost.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <filesystem>

#include "console/terminal.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

std::vector<std::string> game_saved_in(const std::string& file) {
    return {"--lang", "en",        "--game",     "dominion", "--sets",
            "base",   "--kingdom", "first_game", "--seats",  "human,big-money",
            "--seed", "5",         "--record",   file};
}

}  // namespace

TEST_CASE("the end of the input saves the game and says how to go on", "[console][terminal]") {
    const TemporaryFolder folder;
    int number = 0;
    for (const std::string input : {"all\n", "all\nsil", "all\ngold\n\n\n"}) {
        const std::string file = folder.file(std::to_string(++number) + ".game");
        const PipedRun run = run_piped(game_saved_in(file), input);
        CHECK(run.exit_code == 0);
        CHECK_THAT(run.output, ContainsSubstring("To continue: cardwright play --load " + file));
        CHECK(std::filesystem::exists(file));
    }
}

TEST_CASE("endless, broken and hostile lines are refused and change nothing",
          "[console][terminal]") {
    const TemporaryFolder folder;
    const PipedRun long_line =
        run_piped(game_saved_in(folder.file("a.game")), std::string(3'000'000, 'x') + "\nall\n");
    CHECK(long_line.exit_code == 0);
    CHECK_THAT(long_line.output,
               ContainsSubstring("too long") && ContainsSubstring("Player 1 plays Copper ×4"));
    const PipedRun hostile = run_piped(game_saved_in(folder.file("b.game")),
                                       "\xff\xfe\x1b[2J\nca\x07rd\n1 2 3 99999999999999\nall\n");
    CHECK(hostile.exit_code == 0);
    CHECK_THAT(hostile.output, ContainsSubstring("Player 1 plays Copper ×4"));
    CHECK(hostile.output.find('\x1b') == std::string::npos);
    CHECK(hostile.output.find('\xff') == std::string::npos);
}

TEST_CASE("Ctrl-C, a request to end and a closed window save the game", "[console][terminal]") {
    const TemporaryFolder folder;
    SECTION("Ctrl-C") {
        const std::string file = folder.file("c.game");
        Terminal table{game_saved_in(file)};
        table.type("all");
        table.send_signal(SIGINT);
        CHECK(table.exit_code() == 0);
        CHECK(std::filesystem::exists(file));
        CHECK(table.shows("To continue"));
    }
    SECTION("a request to end") {
        const std::string file = folder.file("t.game");
        Terminal table{game_saved_in(file)};
        table.type("all");
        table.send_signal(SIGTERM);
        // The program leaves, or is ended if that takes too long; the game is saved either way.
        const int code = table.exit_code();
        CHECK((code == 0 || code == 128 + SIGTERM));
        CHECK(std::filesystem::exists(file));
    }
    SECTION("a closed window") {
        const std::string file = folder.file("h.game");
        Terminal table{game_saved_in(file)};
        table.type("all");
        table.hang_up();
        CHECK(table.exit_code() == 0);
        CHECK(std::filesystem::exists(file));
    }
    SECTION("Ctrl-D") {
        const std::string file = folder.file("d.game");
        Terminal table{game_saved_in(file)};
        table.type("all").type("\x04");
        CHECK(table.exit_code() == 0);
        CHECK(std::filesystem::exists(file));
    }
}

TEST_CASE("mistakes of the command line are told in a sentence", "[console][terminal]") {
    const auto told = [](const std::vector<std::string>& arguments) {
        const PipedRun run = run_piped(arguments, "");
        CHECK(run.exit_code == 2);
        return run.output;
    };
    CHECK_THAT(told({"--game", "domino"}), ContainsSubstring("there is no game \"domino\""));
    CHECK_THAT(told({"--seats", "human,bog-money"}), ContainsSubstring("no bot \"bog-money\""));
    CHECK_THAT(told({"--seats", "human"}), ContainsSubstring("is for 2 to 4 players"));
    CHECK_THAT(told({"--kingdom", "smitty"}), ContainsSubstring("did you mean \"smithy\""));
    CHECK_THAT(told({"--option", "duel"}), ContainsSubstring("as in duel=0"));
    CHECK_THAT(told({"--option", "nonsense=1"}), ContainsSubstring("no option \"nonsense\""));
    CHECK_THAT(told({"--load", "/nowhere"}), ContainsSubstring("there is no file"));
    CHECK_THAT(told({"--colour", "pink"}), ContainsSubstring("--colour"));
}

TEST_CASE("what cannot be done is said before the first table", "[console]") {
    const PipedRun language = run_piped({"--game", "dominion", "--seed", "1", "--lang", "de"}, "");
    CHECK(language.exit_code != 0);
    const PipedRun watch = run_piped(
        {"--game", "dominion", "--seed", "1", "--watch", "--seats", "human,big-money"}, "");
    CHECK(watch.exit_code != 0);
}
