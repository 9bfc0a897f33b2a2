#pragma once

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>

namespace cardwright::tool {

// What only some systems can do, and each in its own way: nothing of it stands anywhere else in the
// tools. Where a system cannot, the program does without.

/// The file of this program; nothing if the system does not say.
[[nodiscard]] std::optional<std::filesystem::path> program_path();

/// How much memory of this process lies in the machine's; 0 if the system does not say.
[[nodiscard]] std::size_t resident_bytes();

enum class InputWait : std::uint8_t { input, signal, time_over };

/// Waits until standard input can be read, a signal has come, or the longest time is over; without
/// one as long as it takes. Only meanwhile are signals let in that `let_in` does not block.
[[nodiscard]] InputWait wait_for_input_or_signal(const sigset_t& let_in,
                                                 const timespec* longest) noexcept;

}  // namespace cardwright::tool
