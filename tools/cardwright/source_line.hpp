#pragma once

#include <string>

namespace cardwright::tool {

/// The line of a file that a message is about, and a mark below it where its column is known:
///
///     |   cost: four
///     |         ^
///
/// Empty if there is no such line, or one too long to help.
[[nodiscard]] std::string source_line(const std::string& file, int line, int column = 0);

}  // namespace cardwright::tool
