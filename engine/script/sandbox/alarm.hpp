#pragma once

namespace cardwright {

class Sandbox;

/// While one is alive, a timer of this thread looks every few milliseconds of work whether the
/// scripts of a sandbox still get somewhere, and stops them if not. The sandbox must run in this
/// thread alone. One at a time in a thread.
class Alarm {
  public:
    explicit Alarm(Sandbox& sandbox) noexcept;
    ~Alarm();
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;

    /// Is there a timer for this thread?
    [[nodiscard]] static bool available() noexcept;
};

}  // namespace cardwright
