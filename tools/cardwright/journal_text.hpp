#pragma once

#include <string>

#include "flow/game.hpp"
#include "state/journal.hpp"

namespace cardwright::tool {

/// What happened, as one sentence for one seat; empty if the seat could not tell that it happened.
[[nodiscard]] std::string journal_line(const Game& game, const JournalEntry& entry, OwnerId seat,
                                       const std::string& language);

}  // namespace cardwright::tool
