#pragma once

#include "cardwright/console/sight.hpp"

namespace cardwright::tool {

/// Everything about a kind of card: types, numbers, text, and where it comes from.
void add_card(Page& page, const Sight& sight, DefId card);

/// What it has to do with other cards now: where those are that it names (what it needs), which
/// ones name it, and what those of its numbers come to that are worked out.
void add_card_now(Page& page, const Sight& sight, DefId card);

}  // namespace cardwright::tool
