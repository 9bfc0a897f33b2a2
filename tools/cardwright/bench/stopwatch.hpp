// How long something has worked. A promise of time is about work: on a busy machine the clock on
// the wall says more about the neighbours.
#pragma once

#include <ctime>

namespace cardwright::bench {

[[nodiscard]] inline double clock_seconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Of this thread.
[[nodiscard]] inline double cpu_seconds() {
    return clock_seconds(CLOCK_THREAD_CPUTIME_ID);
}

/// For what several threads do together.
[[nodiscard]] inline double wall_seconds() {
    return clock_seconds(CLOCK_MONOTONIC);
}

}  // namespace cardwright::bench
