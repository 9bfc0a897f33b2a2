// Which game is played when none is named.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("a mistake in a game never leads to another one being dealt", "[tools]") {
    const TemporaryFolder mod;
    mod.write("scripts/aardvark/ruleset.yaml",
              "format: cardwright/ruleset@2\nid: aardvark\nfoo: 1\n");
    const std::string mods = " --mods " + mod.path().string();
    for (const std::string command :
         {"sim -n 1 --seats random,random", "play --plain </dev/null"}) {
        const ProgramRun run = run_program(command + mods);
        CHECK(run.exit_code == 2);
        CHECK_THAT(run.output, ContainsSubstring("the game \"aardvark\" has mistakes"));
        CHECK_THAT(run.output, ContainsSubstring("ruleset.yaml:3:1: foo: unknown key"));
        CHECK_THAT(run.output, !ContainsSubstring("Dominion"));
    }
    const ProgramRun named = run_program("sim -n 1 --game dominion --seats random,random" + mods);
    CHECK(named.exit_code == 0);
}

TEST_CASE("a mistake in a set stops the game that would take it", "[tools]") {
    const TemporaryFolder mod;
    mod.write("sets/extra.yaml",
              "format: cardwright/set@1\nid: extra\nversion: 1.0.0\nruleset: dominion\n"
              "name: Extra\nfoo: 1\n");
    const ProgramRun run =
        run_program("play --plain --mods " + mod.path().string() + " </dev/null");
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.output, ContainsSubstring("extra.yaml:6:1: foo: unknown key"));
    CHECK_THAT(run.output, !ContainsSubstring("Round 1"));
}
