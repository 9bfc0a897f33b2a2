// Records from strangers, opened at the table.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "fuzz/messages.hpp"
#include "support/cpu_time.hpp"
#include "support/places.hpp"
#include "support/program.hpp"

using namespace cardwright;
using namespace cardwright::testing;

TEST_CASE("a record full of escape codes gives a message, and nothing raw on the terminal",
          "[attack][saves]") {
    const auto record = std::filesystem::path{source_tree()} / "tests/attacks/records/escapes.save";
    const double start = cpu_seconds();
    const ProgramRun run = run_program("play --load '" + record.string() + "' --plain </dev/null");
    CHECK(cpu_seconds() - start < longest_attack_seconds);
    INFO(run.output);
    CHECK(run.exit_code == 2);
    CHECK(run.output.find("escapes.save") != std::string::npos);
    CHECK(fuzz::flaw_of_output(run.output).empty());
}
