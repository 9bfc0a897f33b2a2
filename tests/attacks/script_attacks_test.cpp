// Every file in scripts/ is one attack; its first lines say what it tries and how it must end.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using attack::Entry;
using cardwright::Sandbox;
using cardwright::ScriptLimits;
using cardwright::testing::patient_limits;

namespace {

constexpr std::string_view clock_limit = "clock_seconds_per_call";

void require_expected_end(const attack::Script& script, const attack::Outcome& outcome,
                          std::string_view expected_limit) {
    INFO("took " << outcome.seconds << " s, ended with: " << outcome.error.file << ":"
                 << outcome.error.line << ": " << outcome.error.message << outcome.result);
    CHECK(outcome.error.limit == expected_limit);
    if (!script.expected_result.empty()) {
        REQUIRE(outcome.survived);
        CHECK(outcome.result == script.expected_result);
        return;
    }
    REQUIRE_FALSE(outcome.survived);
    if (!expected_limit.empty()) {
        CHECK(outcome.error.message.find("limit " + std::string(expected_limit) + " (") == 0);
    }
    CHECK(outcome.error.message.find(script.expected_message) != std::string::npos);
}

void require_unharmed(Sandbox& sandbox) {
    const attack::Outcome neighbour = attack::run_neighbour(sandbox);
    INFO(neighbour.error.message);
    REQUIRE(neighbour.result == attack::neighbour_result);
}

}  // namespace

TEST_CASE("a hostile script is stopped and the next script does not notice", "[attack]") {
    const auto script = GENERATE(from_range(attack::all_scripts()));
    INFO(script.name);
    REQUIRE(script.expected_limit.empty() + script.expected_message.empty() +
                script.expected_result.empty() ==
            2);
    // On a busy machine the clock might come first. It is there only where it is expected.
    Sandbox sandbox(script.expected_limit == clock_limit ? ScriptLimits{} : patient_limits());
    for (const Entry entry : {Entry::call, Entry::resume}) {
        const attack::Outcome outcome = attack::run(sandbox, script.source, script.name, entry);
        CHECK(outcome.seconds < cardwright::testing::longest_attack_seconds);
        require_expected_end(script, outcome, script.expected_limit);
        if (entry == Entry::resume) {
            CHECK((outcome.survived || outcome.error.file == script.name));
            CHECK((outcome.survived || (outcome.error.line > 0) == script.line_is_known));
        }
        require_unharmed(sandbox);
    }
}
