#pragma once

#include <string_view>

namespace cardwright {

/// Lower-case letters, digits and underscores, beginning with a letter.
[[nodiscard]] bool is_id(std::string_view text) noexcept;

/// As an id, but hyphens may separate words: sets are named by files, not by scripts.
[[nodiscard]] bool is_set_id(std::string_view text) noexcept;

/// An id, or `set:id`: a name as it may be written where something is named, not declared.
[[nodiscard]] bool is_reference(std::string_view text) noexcept;

/// Scripts could not write `player.end`.
[[nodiscard]] bool is_lua_keyword(std::string_view text) noexcept;

/// `en`, `pt-br`: what a file of a language may be called.
[[nodiscard]] bool is_language(std::string_view text) noexcept;

}  // namespace cardwright
