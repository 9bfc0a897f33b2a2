#pragma once

#include <vector>

#include "flow/blueprint.hpp"

namespace cardwright::tool {

/// The rows a ruleset declares or, if it declares none, everything there is in a sensible order.
[[nodiscard]] std::vector<ShownRow> rows_to_show(const Blueprint& blueprint);

/// What stands above the table.
[[nodiscard]] std::vector<ShownItem> status_to_show(const Blueprint& blueprint);

}  // namespace cardwright::tool
