#pragma once

namespace cardwright::tool {

/// From now on Ctrl-C, a closed terminal and a request to end are noticed instead of ending the
/// program at once: the game can be saved.
void notice_stopping();

/// Has somebody asked the program to stop?
[[nodiscard]] bool stopping() noexcept;

/// Waits until standard input has something to read or has ended; false if somebody asks the
/// program to stop. A request that comes just before the waiting begins is not missed.
[[nodiscard]] bool wait_for_input() noexcept;

}  // namespace cardwright::tool
