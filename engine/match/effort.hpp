#pragma once

#include <cstdint>
#include <ctime>

namespace cardwright {

/// What those who think ahead have spent on their answers. Only questions that left something to
/// think about count.
struct Effort {
    std::uint64_t decisions = 0;
    std::uint64_t microseconds = 0;  ///< that the thread worked: others on the machine do not count

    void add(const Effort& other) noexcept {
        decisions += other.decisions;
        microseconds += other.microseconds;
    }
    [[nodiscard]] double seconds_a_decision() const noexcept {
        return decisions == 0
                   ? 0
                   : static_cast<double>(microseconds) * 1e-6 / static_cast<double>(decisions);
    }
    bool operator==(const Effort&) const = default;
};

/// How long this thread has worked.
[[nodiscard]] inline std::uint64_t microseconds_worked() noexcept {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000 +
           static_cast<std::uint64_t>(time.tv_nsec) / 1000;
}

}  // namespace cardwright
