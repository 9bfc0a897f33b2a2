#pragma once

#include <csignal>
#include <cstddef>
#include <filesystem>
#include <optional>

namespace cardwright::tool {

// What only some systems can do, and each in its own way: nothing of it stands anywhere else in the
// tools. Where a system cannot, the program does without.

/// The file of this program; nothing if the system does not say.
[[nodiscard]] std::optional<std::filesystem::path> program_path();

/// How much memory of this process lies in the machine's; 0 if the system does not say.
[[nodiscard]] std::size_t resident_bytes();

/// Waits until standard input can be read (true) or a signal has come (false). Only meanwhile are
/// signals let in that `let_in` does not block.
[[nodiscard]] bool wait_for_input_or_signal(const sigset_t& let_in) noexcept;

}  // namespace cardwright::tool
