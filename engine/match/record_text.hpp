#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cardwright {

// Words of a record may hold anything: what would end a line or a word is written as %0A.

/// A word that stands among others in a line.
[[nodiscard]] std::string record_word(std::string_view text);
/// What takes the rest of a line: it may hold spaces.
[[nodiscard]] std::string record_line(std::string_view text);
/// The text that was meant; nothing if it is not written like that.
[[nodiscard]] std::optional<std::string> meant_by(std::string_view written);

}  // namespace cardwright
