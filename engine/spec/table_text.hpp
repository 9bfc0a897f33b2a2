#pragma once

#include <string>

#include "flow/game.hpp"

namespace cardwright {

/// The whole table as plain lines: every zone and counter, as one seat may know it.
[[nodiscard]] std::string table_text(const Game& game, OwnerId seat, const std::string& language);

/// What a seat is called.
using SeatName = const std::string& (*)(std::size_t seat);

/// The same without a veil: for the author of a spec, who has names for the players.
[[nodiscard]] std::string open_table_text(const Game& game, SeatName name);

/// A question with its options, numbered from 1.
[[nodiscard]] std::string question_text(const Game& game, const Choice& choice,
                                        const std::string& language);

}  // namespace cardwright
