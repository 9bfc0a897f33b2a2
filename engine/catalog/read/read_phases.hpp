#pragma once

#include <vector>

#include "catalog/read/checked_node.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

[[nodiscard]] std::vector<PhaseSource> read_phases(const CheckedNode& list);

/// When players may answer what is about to happen, by name.
[[nodiscard]] std::vector<WindowSource> read_windows(const CheckedNode& map);

/// `menus` of a set: for each step the entries that its menu gets besides those of the ruleset.
[[nodiscard]] std::vector<MenuAdditionSource> read_menu_additions(const CheckedNode& map);

}  // namespace cardwright
