#pragma once

#include <optional>
#include <vector>

#include "catalog/read/sources.hpp"
#include "catalog/read/written.hpp"

namespace cardwright {

/// A number, or a name with or without `-` before it.
[[nodiscard]] std::optional<AmountSource> read_amount(const Written& value);

/// `{ move: hall, to: yard }` and its like.
[[nodiscard]] std::optional<ActSource> read_act(const Written& value);
[[nodiscard]] std::vector<ActSource> read_acts(const Written& list);

}  // namespace cardwright
