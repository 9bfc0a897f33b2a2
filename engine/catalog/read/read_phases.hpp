#pragma once

#include <vector>

#include "catalog/read/sources.hpp"
#include "catalog/read/written.hpp"

namespace cardwright {

[[nodiscard]] std::vector<PhaseSource> read_phases(const Written& list);

/// When players may answer what is about to happen, by name.
[[nodiscard]] std::vector<WindowSource> read_windows(const Written& map);

/// `menus` of a set: for each step the entries that its menu gets besides those of the ruleset.
[[nodiscard]] std::vector<MenuAdditionSource> read_menu_additions(const Written& map);

}  // namespace cardwright
