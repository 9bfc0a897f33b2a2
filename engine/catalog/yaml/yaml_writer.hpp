#pragma once

#include <string>

#include "catalog/yaml/node.hpp"

namespace cardwright {

/// The text of a tree, one key to a line; lists stand on one line. Reading it gives the same tree.
[[nodiscard]] std::string to_yaml(const Node& tree);

}  // namespace cardwright
