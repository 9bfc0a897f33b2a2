#pragma once

#include "table/sight.hpp"

namespace cardwright::tool {

/// What a player wants to know of a kind of card: types, numbers, text.
void add_card(Page& page, const Sight& sight, DefId card);

/// The same in one paragraph: `Moat (2): +2 Cards. …`
void add_card_briefly(Page& page, const Sight& sight, DefId card);

/// What house rules and mods have changed of it.
void add_card_changes(Page& page, const Sight& sight, DefId card);

/// Where its values come from: set, file, script.
void add_card_origin(Page& page, const Sight& sight, DefId card);

/// What it has to do with other cards now: where those are that it names (what it needs), which
/// ones name it, and what those of its numbers come to that are worked out.
void add_card_now(Page& page, const Sight& sight, DefId card);

}  // namespace cardwright::tool
