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
    /// What a clock shows: how long something has gone on.
    using Clock = std::chrono::nanoseconds (*)() noexcept;

    BudgetWatch() noexcept : BudgetWatch{time_passed, time_worked} {}
    BudgetWatch(Clock passed, Clock worked) noexcept : clock_{passed}, work_clock_{worked} {}

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
        worked_ = work_clock_();
        sampled_ = looked_ = clock_();
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
    static constexpr std::uint32_t most_calls_per_look = 8;

    /// The calls since the last look took so long together; none can have taken longer.
    void look() noexcept {
        const auto now = clock_();
        const auto took = now - looked_;
        looked_ = now;
        // How long the thread has worked is a question to the system, so it is asked seldom; but
        // often enough that a long look, if the thread has only waited for its turn, is not taken
        // for all the work of the game before it.
        if (now - sampled_ > safe_ / looks_at_work) {
            const auto worked = work_clock_();
            if (took > safe_ && worked - worked_ > safe_) doubtful_ = true;
            worked_ = worked;
            sampled_ = now;
        }
        // Calls differ: it must look often enough even if the next ones take much longer.
        if (took * 8 > safe_) {
            calls_per_look_ = 1;
        } else if (took * 32 < safe_) {
            calls_per_look_ = most_calls_per_look;
        }
        calls_left_ = calls_per_look_;
    }
    [[nodiscard]] static std::chrono::nanoseconds time_passed() noexcept {
        return std::chrono::steady_clock::now().time_since_epoch();
    }
    [[nodiscard]] static std::chrono::nanoseconds time_worked() noexcept {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
    }

    static constexpr std::uint32_t most_doubts = 10;
    static constexpr int looks_at_work = 4;  // in the time that proves nothing any more

    Clock clock_;
    Clock work_clock_;  ///< of the thread alone
    std::chrono::nanoseconds safe_{};
    std::chrono::nanoseconds worked_{};
    std::chrono::nanoseconds looked_{};
    std::chrono::nanoseconds sampled_{};  // when `worked_` was true
    std::uint32_t calls_per_look_ = most_calls_per_look;
    std::uint32_t calls_left_ = most_calls_per_look;
    bool doubtful_ = false;
    std::uint32_t doubts_ = 0;  // of late
    std::uint32_t games_to_count_ = 0;
};

}  // namespace cardwright
