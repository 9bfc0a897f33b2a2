#pragma once

#include <cstddef>
#include <string>

namespace cardwright {

/// The largest file that is read as a whole: figures, rules, what stands beside specs.
inline constexpr std::size_t most_text_bytes = 8'000'000;

/// The text of a regular file, of a larger one as much as tells that it is too large (one byte more
/// than `most_bytes`). Throws std::invalid_argument for whatever cannot be read: reading a pipe or
/// a device might never end.
[[nodiscard]] std::string text_of_file(const std::string& path,
                                       std::size_t most_bytes = most_text_bytes);

}  // namespace cardwright
