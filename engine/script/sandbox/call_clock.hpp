#pragma once

#include <chrono>

namespace cardwright {

/// Measures one call, from the first look at it: a short call never reads the time at all.
class CallClock {
  public:
    explicit CallClock(double seconds) noexcept : seconds_(seconds) {}

    void begin_call() noexcept { runs_ = false; }

    [[nodiscard]] bool is_over() noexcept {
        const auto now = std::chrono::steady_clock::now();
        if (!runs_) {
            runs_ = true;
            start_ = now;
        }
        return std::chrono::duration<double>(now - start_).count() > seconds_;
    }

  private:
    double seconds_;
    bool runs_ = false;
    std::chrono::steady_clock::time_point start_{};
};

}  // namespace cardwright
