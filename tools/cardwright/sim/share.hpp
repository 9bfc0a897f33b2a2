#pragma once

#include <cstdint>

namespace cardwright::tool {

/// So many standard deviations on both sides of its middle hold 95 % of a normal distribution.
inline constexpr double deviations_for_95 = 1.959964;

/// So many of so many.
struct Share {
    std::uint64_t hits = 0;
    std::uint64_t tries = 0;

    [[nodiscard]] double value() const noexcept {
        return tries == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(tries);
    }
};

struct Interval {
    double low = 0;
    double high = 1;
};

/// Where the true share lies in 19 of 20 cases, after Wilson: sound for few tries and near 0 and 1
/// too, where the usual "± 1.96 s" leaves the scale. Nothing is known without a try.
[[nodiscard]] Interval interval_of(const Share& share) noexcept;

}  // namespace cardwright::tool
