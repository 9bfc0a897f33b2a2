#pragma once

#include <string>
#include <string_view>

namespace cardwright::tool {

/// Writes a file whole or not at all: over a regular file that is there, and over nothing else.
/// Throws std::runtime_error.
void write_whole_file(const std::string& path, std::string_view text);

}  // namespace cardwright::tool
