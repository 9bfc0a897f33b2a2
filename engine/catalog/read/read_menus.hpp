#pragma once

#include <vector>

#include "catalog/read/checked_node.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// What may be done, by name.
[[nodiscard]] std::vector<MenuEntrySource> read_menu(const CheckedNode& menu);

/// When players may answer what is about to happen.
[[nodiscard]] WindowSource read_window(const LocatedName& name, const CheckedNode& value);

/// `menus` of a set: for each step or window the entries that its menu gets besides.
void read_menu_additions(const CheckedNode& map, Additions& additions);

}  // namespace cardwright
