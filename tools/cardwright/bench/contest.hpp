// Measuring several things against each other: five rounds, in each of which everybody has a turn.
// A turn is cut into slices and the slices of all are shuffled together, so that a moment in which
// the machine was busy is nobody's disadvantage. The best turn of each counts.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cardwright/bench/progress.hpp"

namespace cardwright::bench {

inline constexpr int contest_rounds = 5;

/// What one turn did, and how long it took.
struct Tally {
    std::uint64_t times = 0;  ///< games, or whatever is repeated
    std::uint64_t choices = 0;
    std::uint64_t script_calls = 0;
    double seconds = 0;

    Tally& operator+=(const Tally& more);
    [[nodiscard]] double per_second(std::uint64_t what) const {
        return static_cast<double>(what) / seconds;
    }
    [[nodiscard]] double nanoseconds_each() const {
        return 1e9 * seconds / static_cast<double>(times);
    }
};

struct Contestant {
    std::string name;
    /// Does it so often, from the first-th time on (the same number is the same work), and says how
    /// long that took.
    std::function<Tally(std::uint64_t first, std::uint64_t times)> work;
};

struct ContestRules {
    double turn_seconds = 0;
    std::uint64_t slices = 50;
};

/// The best of five turns of each, in their order.
[[nodiscard]] std::vector<Tally> hold_contest(const std::vector<Contestant>& contestants,
                                              const ContestRules& rules, ProgressLine& progress);

/// Timed by the work of this thread.
[[nodiscard]] Tally timed(std::uint64_t times, const std::function<void()>& work);

}  // namespace cardwright::bench
