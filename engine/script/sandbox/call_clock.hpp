#pragma once

#include <chrono>
#include <ctime>

namespace cardwright {

/// Measures one call, from the first look at it: a short call never reads the time at all. From the
/// middle on only the thread's own work counts, so that a script is not ended because the machine
/// is busy with others.
class CallClock {
  public:
    explicit CallClock(double seconds) noexcept : seconds_(seconds) {}

    void begin_call() noexcept {
        runs_ = false;
        half_over_ = false;
    }

    [[nodiscard]] bool is_over() noexcept {
        const auto now = std::chrono::steady_clock::now();
        if (!runs_) {
            runs_ = true;
            start_ = now;
        }
        if (std::chrono::duration<double>(now - start_).count() <= seconds_ / 2) return false;
        const double worked = seconds_worked();
        if (!half_over_) {
            half_over_ = true;
            worked_before_ = worked;
        }
        return worked - worked_before_ > seconds_ / 2;
    }

  private:
    [[nodiscard]] static double seconds_worked() noexcept {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    }

    double seconds_;
    bool runs_ = false;
    bool half_over_ = false;
    std::chrono::steady_clock::time_point start_{};
    double worked_before_ = 0;  // by the thread, when half of it was over
};

}  // namespace cardwright
