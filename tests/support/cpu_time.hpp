// How long this thread has worked, and how long it may at most.
#pragma once

#include "cardwright/bench/stopwatch.hpp"

namespace cardwright::testing {

using bench::cpu_seconds;

/// What anything hostile may take at most.
#ifdef __SANITIZE_ADDRESS__
inline constexpr double longest_attack_seconds = 20.0;  // looking at every byte takes its time
inline constexpr double patient_clock_seconds = 15.0;   // so that a limit that counts comes first
#else
inline constexpr double longest_attack_seconds = 2.0;
inline constexpr double patient_clock_seconds = 1.5;
#endif

}  // namespace cardwright::testing
