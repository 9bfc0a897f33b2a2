#pragma once

#include <vector>

#include "catalog/read/checked_node.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

[[nodiscard]] std::vector<PhaseSource> read_phases(const CheckedNode& list);

// What a set says of the phases and steps there are.

void read_phase_additions(const CheckedNode& list, Additions& additions);
void read_step_additions(const CheckedNode& list, Additions& additions);
/// `finish_if: { end_of_turn: [{ counter: lights, at_least: 12 }] }`.
[[nodiscard]] std::vector<EndAdditionSource> read_end_additions(const CheckedNode& map);

}  // namespace cardwright
