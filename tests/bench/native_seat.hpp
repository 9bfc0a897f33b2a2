// The bot `big-money` once more, in C++: what is left of a game's time when no bot runs in Lua.
#pragma once

#include <memory>

#include "match/seat.hpp"

namespace cardwright::bench {

/// Answers every question of a game in which nobody plays an Action exactly as `big-money` does,
/// from nothing but the choice and what the seat may know of the state. The blueprint must outlive
/// it.
[[nodiscard]] std::unique_ptr<Seat> native_big_money(const Blueprint& blueprint);

}  // namespace cardwright::bench
