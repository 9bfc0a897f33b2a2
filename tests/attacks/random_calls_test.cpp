// Thousands of calls of every library function with arguments nobody would write. They may fail in
// any way they like, as long as it is a message; the sanitizers watch.

#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>
#include <vector>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using cardwright::Sandbox;
using cardwright::ScriptLimits;
using cardwright::testing::patient_limits;

namespace {

const std::vector<std::string> functions{
    "assert",
    "error",
    "ipairs",
    "pairs",
    "select",
    "tonumber",
    "tostring",
    "type",
    "table.concat",
    "table.insert",
    "table.pack",
    "table.remove",
    "table.sort",
    "table.unpack",
    "string.byte",
    "string.char",
    "string.ends_with",
    "string.find",
    "string.format",
    "string.len",
    "string.lower",
    "string.rep",
    "string.reverse",
    "string.split",
    "string.starts_with",
    "string.sub",
    "string.trim",
    "string.upper",
    "math.abs",
    "math.ceil",
    "math.floor",
    "math.max",
    "math.min",
    "math.tointeger",
    "math.ult",
    "(pairs({ 1 }))",
    "(ipairs({ 1 }))",
};

const std::vector<std::string> values{
    "nil",
    "true",
    "0",
    "1",
    "-1",
    "2",
    "1.5",
    "1e308",
    "0/0",
    "1/0",
    "-(1/0)",
    "2^53",
    "2^63",
    "math.maxinteger",
    "math.mininteger",
    "''",
    "'x'",
    "'#'",
    "'%d%s%x'",
    "'%99d'",
    "'%'",
    "'%.'",
    "'10'",
    "'\\0\\255'",
    "long",
    "{}",
    "{ 1, 2, 3 }",
    "{ 'b', 'a' }",
    "{ n = 1, [1.5] = 2 }",
    "frozen",
    "{ [100] = 1 }",
    "string",
    "_ENV",
    "tostring",
    "function() return true end",
    "function() error() end",
    "function(...) return ... end",
    "table.unpack(frozen)",
};

std::string random_call(std::mt19937& random) {
    const auto pick = [&](const std::vector<std::string>& from) {
        return from[random() % from.size()];
    };
    std::string call = pick(functions) + "(";
    const auto arguments = random() % 5;
    for (unsigned i = 0; i < arguments; ++i) call += (i > 0 ? ", " : "") + pick(values);
    return call + ")";
}

}  // namespace

TEST_CASE("library functions survive arguments nobody would write", "[attack]") {
    std::mt19937 random(20240817);
    ScriptLimits limits = patient_limits();
    limits.instructions_per_call = 200'000;
    limits.memory_bytes = 4'000'000;
    Sandbox sandbox(limits);
    int survived = 0;
    for (int i = 0; i < 5000; ++i) {
        const std::string call = random_call(random);
        const attack::Outcome outcome =
            attack::run(sandbox,
                        "local frozen, long = { 3, 1, 2, { 4 } }, ('x'):rep(50000)\n"
                        "return { run = function() local result = " +
                            call + " return tostring(result) end }",
                        "random.lua");
        INFO(call);
        if (outcome.survived) {
            ++survived;
        } else {
            REQUIRE_FALSE(outcome.error.message.empty());
        }
        REQUIRE(outcome.seconds < cardwright::testing::longest_attack_seconds);
    }
    CHECK(survived > 500);
    CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
}
