// What the end of a game says, to whoever only watched.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string result_of(const std::string& seats, const std::string& more = "") {
    const TemporaryFolder folder;
    const ProgramRun run =
        run_program("play --plain --lang en --seed 3 --game chronicles --seats " + seats + more +
                    " --record " + (folder.path() / "watched.game").string());
    CHECK(run.exit_code == 0);
    return run.output;
}

}  // namespace

TEST_CASE("an owner without a seat is told of where there is something to tell", "[console]") {
    const std::string alone = result_of("warlord");
    CHECK_THAT(alone, ContainsSubstring("Lich King: "));
    CHECK_THAT(alone, ContainsSubstring("wins."));
    const std::string together = result_of("warlord,builder");
    CHECK_THAT(together, !ContainsSubstring("Lich King"));
}

TEST_CASE("a game that is not played by turns counts none", "[console]") {
    CHECK_THAT(result_of("warlord,builder"), !ContainsSubstring("turn"));
}

TEST_CASE("whoever never decides shows only what there is, and wins if nobody beats them",
          "[console]") {
    const std::string alone = result_of("random");
    CHECK_THAT(alone, ContainsSubstring("Lich King: Points "));
    CHECK_THAT(alone, !ContainsSubstring("Gold 0, Points"));
    CHECK_THAT(alone, !ContainsSubstring("Wars won"));
    CHECK_THAT(alone, ContainsSubstring("Lich King wins."));
}

TEST_CASE("a war is told with both strengths and who has won", "[console]") {
    const std::string told = result_of("builder,warlord,random", " --sets chronicles --watch");
    CHECK_THAT(told, ContainsSubstring("· War ·\n"
                                       "Builder fights with strength 4\n"
                                       "Warlord fights with strength 7\n"
                                       "Random fights with strength 1\n"
                                       "Warlord wins the war against Builder\n"));
}

TEST_CASE("a war that both win, and one that counts twice, are told as such", "[console]") {
    CHECK_THAT(result_of("builder", " --sets chronicles,chronicles-solo --watch"),
               ContainsSubstring("Builder and Lich King are equally strong: both win\n"));
    CHECK_THAT(result_of("random,warlord", " --sets chronicles --watch"),
               ContainsSubstring("Warlord is at least twice as strong as Random and wins two "
                                 "wars\n"));
}

TEST_CASE("the score of Villages is told by where it came from", "[console]") {
    const TemporaryFolder folder;
    const ProgramRun run = run_program(
        "play --plain --lang en --seed 3 --game villages --sets villages --seats provider,random "
        "--record " +
        (folder.path() / "watched.game").string());
    CHECK_THAT(run.output, ContainsSubstring("Provider: 148 ducats\n"
                                             "gold at the end +26, silver at the end +101, earned "
                                             "before +21\n"));
}
