#pragma once

#include <vector>

#include "catalog/read/shapes.hpp"

namespace cardwright {

// The parts of the table, one file each.
[[nodiscard]] std::vector<Shape> file_shapes();
[[nodiscard]] std::vector<Shape> declaration_shapes();
[[nodiscard]] std::vector<Shape> flow_shapes();

/// Of what a set declares: other sets may declare the very same.
[[nodiscard]] constexpr ShapeKey sharing_key() {
    return {"shared", "BOOLEAN", "Of a set: where another shares the very same, it is one."};
}

/// What rulesets and sets alike may declare.
[[nodiscard]] std::vector<ShapeKey> declaration_keys();

}  // namespace cardwright
