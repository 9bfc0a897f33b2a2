#pragma once

#include <cstdint>

namespace cardwright::tool {

/// Adds up whole numbers of 64 bits exactly, however many: a ruleset may score as high as numbers
/// go, and a sum that depends on the order of games would be no figure.
class WideSum {
  public:
    void add(std::int64_t number) noexcept {
        const auto bits = static_cast<std::uint64_t>(number);
        low_ += bits;
        high_ += (number < 0 ? -1 : 0) + (low_ < bits ? 1 : 0);
    }
    [[nodiscard]] double value() const noexcept {
        constexpr double two_to_64 = 18446744073709551616.0;
        // Taken together as a small number where it is one, or digits would be lost.
        if (high_ == 0) return static_cast<double>(low_);
        if (high_ == -1) return -static_cast<double>(~low_ + 1);
        return static_cast<double>(high_) * two_to_64 + static_cast<double>(low_);
    }

  private:
    std::uint64_t low_ = 0;
    std::int64_t high_ = 0;
};

}  // namespace cardwright::tool
