#pragma once

#include "cardwright/console/sight.hpp"

namespace cardwright::tool {

/// Everything about a kind of card: types, numbers, text, and where it comes from.
void add_card(Page& page, const Sight& sight, DefId card);

}  // namespace cardwright::tool
