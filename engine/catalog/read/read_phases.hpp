#pragma once

#include <vector>

#include "catalog/read/sources.hpp"
#include "catalog/read/written.hpp"

namespace cardwright {

[[nodiscard]] std::vector<PhaseSource> read_phases(const Written& list);

// What a set says of the phases and steps there are.

void read_phase_additions(const Written& list, Additions& additions);
void read_step_additions(const Written& list, Additions& additions);
/// `finish_if: { end_of_turn: [{ counter: lights, at_least: 12 }] }`.
[[nodiscard]] std::vector<EndAdditionSource> read_end_additions(const Written& map);

}  // namespace cardwright
