#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace cardwright {

struct BadByte {
    std::size_t offset = 0;
    bool control = false;  ///< valid UTF-8, but a character that no text should contain
};

/// The first byte that is not part of well-formed UTF-8, or a control character other than tab and
/// the line ends. (A lone carriage return counts as one: editors disagree whether it ends a line.)
[[nodiscard]] std::optional<BadByte> first_bad_byte(std::string_view text) noexcept;

/// How many characters the bytes are; for columns.
[[nodiscard]] std::size_t characters(std::string_view utf8) noexcept;

/// At most this many bytes without cutting a character in two.
[[nodiscard]] std::string_view shortened(std::string_view utf8, std::size_t most_bytes) noexcept;

}  // namespace cardwright
