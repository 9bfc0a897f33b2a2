#pragma once

#include <string>
#include <string_view>

namespace cardwright::tool {

/// A word as it must be typed at a shell to mean exactly this, whatever is in it. Nothing in it
/// commands a terminal.
[[nodiscard]] std::string shell_word(std::string_view text);

/// How this program can be called again: by its name if the shell finds it by that.
[[nodiscard]] std::string program_word();

/// A path that means the same wherever it is typed.
[[nodiscard]] std::string full_path(const std::string& path);

}  // namespace cardwright::tool
