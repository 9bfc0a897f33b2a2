#pragma once

#include "cardwright/console/numbered_options.hpp"
#include "cardwright/console/sight.hpp"

namespace cardwright::tool {

/// The line above the table: who is looking, and what the ruleset wants to be seen there.
[[nodiscard]] std::string status_text(const Sight& sight);

/// The table as the ruleset lays it out.
void add_table(Page& page, const Sight& sight, NumberedOptions& options);

/// Everything in the zones of one kind, whoever they belong to: as much as the seat may see.
void add_zone(Page& page, const Sight& sight, ZoneKindId zone);

/// Has the owner anything on the table? Who never decides may have no part in this game.
[[nodiscard]] bool takes_part(const State& state, OwnerId owner);

}  // namespace cardwright::tool
