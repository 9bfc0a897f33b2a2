#pragma once

#include <string>

#include "flow/game.hpp"
#include "spec/table_text.hpp"
#include "state/journal.hpp"

namespace cardwright {

/// What happened, as one sentence for one seat; empty if the seat could not tell that it happened.
/// Players are called by these names, or `player 1`, `player 2` …
[[nodiscard]] std::string journal_line(const Game& game, const JournalEntry& entry, OwnerId seat,
                                       const std::string& language, SeatName name = nullptr);

}  // namespace cardwright
