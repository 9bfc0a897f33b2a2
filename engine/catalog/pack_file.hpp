#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cardwright {

/// The cards of a pack file as a table plan writes them (`some_card*3`). Throws
/// std::invalid_argument with all problems, each with its place.
[[nodiscard]] std::vector<std::string> read_pack_file(const std::string& path,
                                                      std::string_view text);

}  // namespace cardwright
