// What the end of a game says, to whoever only watched.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string result_of(const std::string& seats) {
    const TemporaryFolder folder;
    const ProgramRun run =
        run_program("play --plain --lang en --seed 3 --game chronicles --seats " + seats +
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
