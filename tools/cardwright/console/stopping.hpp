#pragma once

#include <atomic>
#include <string>

namespace cardwright::tool {

/// From now on Ctrl-C, a closed terminal and a request to end are noticed instead of ending the
/// program at once: what is there can be said and saved. Whatever the program is doing, a second
/// Ctrl-C ends it at once and any other request within a second.
void notice_stopping();

/// A reader that is gone or a file that may not grow makes writing fail and does not end the
/// program.
void survive_failed_writes();

/// Has somebody asked the program to stop?
[[nodiscard]] bool stopping() noexcept;
/// The same for threads that look on their own.
[[nodiscard]] const std::atomic<bool>& stop_flag() noexcept;

/// What is said if the program has to end in the middle of something.
void say_when_stopped(const std::string& text);

/// Waits until standard input has something to read or has ended; false if somebody asks the
/// program to stop. A request that comes just before the waiting begins is not missed.
[[nodiscard]] bool wait_for_input() noexcept;

/// The same, but no longer than a moment.
enum class Waited { input, nothing, stop };
[[nodiscard]] Waited wait_a_moment_for_input() noexcept;

}  // namespace cardwright::tool
