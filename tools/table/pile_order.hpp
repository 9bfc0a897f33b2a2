#pragma once

#include <optional>
#include <vector>

#include "flow/blueprint.hpp"
#include "state/state.hpp"

namespace cardwright::tool {

/// Piles that stand together, under the name of their type if the row says so.
struct PileGroup {
    std::optional<TypeId> type;
    std::vector<ZoneId> piles;
};

/// The piles of a row in the order in which they are read. It is the same for a whole game.
[[nodiscard]] std::vector<PileGroup> piles_in_order(const State& state, const ShownRow& row);

}  // namespace cardwright::tool
