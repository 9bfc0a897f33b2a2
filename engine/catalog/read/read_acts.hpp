#pragma once

#include <optional>
#include <vector>

#include "catalog/read/checked_node.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// A number, or a name with or without `-` before it.
[[nodiscard]] std::optional<AmountSource> read_amount(const CheckedNode& value);

/// `{ move: hall, to: yard }` and its like.
[[nodiscard]] std::optional<ActSource> read_act(const CheckedNode& value);
[[nodiscard]] std::vector<ActSource> read_acts(const CheckedNode& list);

}  // namespace cardwright
