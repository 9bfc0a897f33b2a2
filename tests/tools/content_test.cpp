// Which game is played when none is named.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("a game with mistakes is not passed over in silence", "[tools]") {
    const TemporaryFolder mod;
    mod.write("scripts/aardvark/ruleset.yaml",
              "format: cardwright/ruleset@1\nid: aardvark\nfoo: 1\n");
    const ProgramRun run =
        run_program("sim -n 1 --seats random,random --mods " + mod.path().string());
    CHECK(run.exit_code == 0);
    CHECK_THAT(run.output, ContainsSubstring("\"aardvark\" is passed over"));
    CHECK_THAT(run.output, ContainsSubstring("ruleset.yaml:3:1: foo: unknown key"));
    CHECK_THAT(run.output, ContainsSubstring("Dominion"));
}
