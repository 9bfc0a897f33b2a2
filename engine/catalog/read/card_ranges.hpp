#pragma once

#include <vector>

#include "catalog/read/checked_node.hpp"

namespace cardwright {

/// The entries that one with `each` stands for: one for every combination, the last key running
/// first. The keys become facts; `{key}` in the id and the name becomes the word.
[[nodiscard]] std::vector<Node> entries_of_range(const CheckedNode& entry);

}  // namespace cardwright
