#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cardwright::tool {

// Text as a terminal shows it and as people type it. Everything is UTF-8.

/// How many columns a text takes: 2 for wide characters, 0 for marks that sit on others.
[[nodiscard]] std::size_t columns(std::string_view text);

/// What cannot move the cursor or change the colour: control characters, marks that turn the
/// direction of writing round and broken UTF-8 become U+FFFD; tabs and line ends become spaces.
[[nodiscard]] std::string safe_text(std::string_view text);

/// The same for a text of several lines, which stay as they are.
[[nodiscard]] std::string safe_lines(std::string_view text);

/// For comparing what people type: small letters, without accents, `_` and `-` as spaces, one
/// space between words.
[[nodiscard]] std::string folded(std::string_view text);

[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

/// At most so many columns; what is cut off is marked with an ellipsis.
[[nodiscard]] std::string cut_to(std::string_view text, std::size_t width);

/// Words put into lines of at most so many columns.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// The words between spaces and commas.
[[nodiscard]] std::vector<std::string> words_of_line(std::string_view line);

}  // namespace cardwright::tool
