#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cardwright::tool {

/// The line of a file that a message is about, and a mark below it where its column is known:
///
///     |   cost: four
///     |         ^
///
/// Of a line that is wider than this the part around the mark. Empty if there is no such line.
[[nodiscard]] std::string source_line(const std::string& file, int line, int column = 0,
                                      std::size_t width = 160);

/// Where in that line the name stands that a message quotes first, or else what the line begins
/// with; 0 if there is no such line. For mistakes of which only the line is known.
[[nodiscard]] int column_of_message(const std::string& file, int line, std::string_view message);

}  // namespace cardwright::tool
