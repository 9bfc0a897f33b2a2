#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "flow/game.hpp"

namespace cardwright {

// How a table stands between two steps, as text: for a game that goes on with other rules from
// there. Everything is said by its name, so that content may have changed around it.

/// A table cannot stand like that with this content; `what` is a sentence that says why.
class BadStanding : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Lines of words; the state must have been taken between two steps of this game.
[[nodiscard]] std::string standing_text(const Game& game, const State& state);

/// Puts a game that has just been dealt into that state. The text may come from anybody: whatever
/// could not be true of this table is refused. Throws BadStanding; the game is dealt anew then.
void stand_like(Game& game, std::string_view text);

}  // namespace cardwright
