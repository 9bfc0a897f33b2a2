#pragma once

#include <cstdint>

namespace cardwright::tool {

/// Adds up whole numbers of 64 bits exactly, however many: a ruleset may score as high as numbers
/// go, and a sum that depends on the order of games would be no figure.
class WideSum {
  public:
    WideSum() = default;
    /// What `high` and `low` said of another sum.
    WideSum(std::int64_t high, std::uint64_t low) noexcept : low_{low}, high_{high} {}

    void add(std::int64_t number) noexcept {
        add(WideSum{number < 0 ? -1 : 0, static_cast<std::uint64_t>(number)});
    }
    void add(const WideSum& other) noexcept {
        low_ += other.low_;
        high_ += other.high_ + (low_ < other.low_ ? 1 : 0);
    }
    [[nodiscard]] double value() const noexcept {
        constexpr double two_to_64 = 18446744073709551616.0;
        // Taken together as a small number where it is one, or digits would be lost.
        if (high_ == 0) return static_cast<double>(low_);
        if (high_ == -1) return -static_cast<double>(~low_ + 1);
        return static_cast<double>(high_) * two_to_64 + static_cast<double>(low_);
    }
    [[nodiscard]] std::int64_t high() const noexcept { return high_; }
    [[nodiscard]] std::uint64_t low() const noexcept { return low_; }

    bool operator==(const WideSum&) const = default;

  private:
    std::uint64_t low_ = 0;
    std::int64_t high_ = 0;
};

/// A sum of numbers and of their squares, for means and deviations. Exact, so that shares of a run
/// add up to the run.
class Moments {
  public:
    Moments() = default;
    Moments(const WideSum& sum, const WideSum& squares, bool squared) noexcept
        : sum_{sum}, squares_{squares}, squared_{squared} {}

    void add(std::int64_t number) noexcept {
        sum_.add(number);
        // The square of a larger one would not fit: such scores have a mean and no deviation.
        if (number > most_squared || number < -most_squared) squared_ = false;
        if (squared_) squares_.add(number * number);
    }
    void add(const Moments& other) noexcept {
        sum_.add(other.sum_);
        squares_.add(other.squares_);
        squared_ = squared_ && other.squared_;
    }
    [[nodiscard]] double sum() const noexcept { return sum_.value(); }
    [[nodiscard]] double mean(std::uint64_t count) const noexcept {
        return count == 0 ? 0 : sum_.value() / static_cast<double>(count);
    }
    /// Of the numbers, which are a sample; 0 of fewer than two, and where it is not known.
    [[nodiscard]] double deviation(std::uint64_t count) const noexcept;
    /// How far on both sides of the mean the true one lies in 19 of 20 cases.
    [[nodiscard]] double mean_reach(std::uint64_t count) const noexcept;

    [[nodiscard]] const WideSum& exact_sum() const noexcept { return sum_; }
    [[nodiscard]] const WideSum& exact_squares() const noexcept { return squares_; }
    [[nodiscard]] bool squared() const noexcept { return squared_; }

    bool operator==(const Moments&) const = default;

  private:
    static constexpr std::int64_t most_squared = 3'000'000'000;

    WideSum sum_;
    WideSum squares_;
    bool squared_ = true;
};

}  // namespace cardwright::tool
