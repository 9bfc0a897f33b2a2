// How long this thread has worked, and how long it may at most.
#pragma once

#include "cardwright/bench/stopwatch.hpp"
#include "script/sandbox/limits.hpp"

namespace cardwright::testing {

using bench::cpu_seconds;

// Neither of these is a measure: how fast a machine is, and what else it does, decides no test.

/// What never ends takes longer than this, on any machine; nothing that ends comes near it.
inline constexpr double longest_attack_seconds = 120.0;
/// A clock that comes after every limit that counts, so that the test knows which one it meets.
inline constexpr double patient_clock_seconds = 1000.0;

[[nodiscard]] inline ScriptLimits patient_limits() {
    ScriptLimits limits;
    limits.clock_seconds_per_call = patient_clock_seconds;
    return limits;
}

}  // namespace cardwright::testing
