#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>

namespace cardwright {

/// Proves with a clock that nobody can have used up a budget of instructions. Counting them makes
/// Lua take its slow path at each, so whoever can play a game again lets the clock speak first: a
/// call that was over in no time cannot have run millions of instructions. If the clock cannot
/// tell, the game is in doubt; it is played again and counted, and what comes of it is the same
/// as if all games were counted.
class BudgetWatch {
  public:
    /// No processor runs more instructions of Lua than this in a nanosecond. The shortest is more
    /// than a dozen of the processor's own: two cycles, at six thousand million of them in a
    /// second.
    static constexpr std::uint64_t most_units_per_nanosecond = 3;

    /// What of a budget library functions may charge before the clock proves nothing.
    [[nodiscard]] static constexpr std::uint64_t most_charged(std::uint64_t budget) noexcept {
        return budget / 8;
    }

    /// Fewer units than this are over too soon for a clock.
    static constexpr std::uint64_t smallest_budget = 1'000'000;

    /// A game begins. False: the budget is too small, or there was so often doubt of late that
    /// counting is less work.
    [[nodiscard]] bool begin(std::uint64_t budget) noexcept {
        if (budget < smallest_budget) return false;
        if (games_to_count_ > 0) {
            --games_to_count_;
            return false;
        }
        safe_ =
            std::chrono::nanoseconds{(budget - most_charged(budget)) / most_units_per_nanosecond};
        doubtful_ = false;
        calls_left_ = calls_per_look_;
        worked_ = time_worked();
        looked_ = Clock::now();
        return true;
    }
    /// A call begins: all before it are over.
    void call_begins() noexcept {
        if (--calls_left_ == 0) look();
    }
    void doubt() noexcept { doubtful_ = true; }
    /// The game is over. False: it is in doubt.
    [[nodiscard]] bool end() noexcept {
        look();
        if (doubtful_) {
            doubts_ = std::min(doubts_ + 1, most_doubts);
            games_to_count_ = (1U << doubts_) - 1;
        } else if (doubts_ > 0) {
            --doubts_;
        }
        return !doubtful_;
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint32_t most_calls_per_look = 8;

    /// The calls since the last look took so long together; none can have taken longer.
    void look() noexcept {
        const auto now = Clock::now();
        const auto took = now - looked_;
        looked_ = now;
        if (took > safe_) {
            // Perhaps the thread has only waited for its turn.
            const auto worked = time_worked();
            if (worked - worked_ > safe_) doubtful_ = true;
            worked_ = worked;
        }
        // Calls differ: it must look often enough even if the next ones take much longer.
        if (took * 8 > safe_) {
            calls_per_look_ = 1;
        } else if (took * 32 < safe_) {
            calls_per_look_ = most_calls_per_look;
        }
        calls_left_ = calls_per_look_;
    }
    [[nodiscard]] static std::chrono::nanoseconds time_worked() noexcept {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
    }

    static constexpr std::uint32_t most_doubts = 10;

    std::chrono::nanoseconds safe_{};
    std::chrono::nanoseconds worked_{};
    Clock::time_point looked_{};
    std::uint32_t calls_per_look_ = most_calls_per_look;
    std::uint32_t calls_left_ = most_calls_per_look;
    bool doubtful_ = false;
    std::uint32_t doubts_ = 0;  // of late
    std::uint32_t games_to_count_ = 0;
};

}  // namespace cardwright
