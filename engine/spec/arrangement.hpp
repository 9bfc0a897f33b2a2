#pragma once

#include <string>

#include "flow/game.hpp"
#include "spec/spec_value.hpp"

namespace cardwright {

/// Names of the players by seat.
[[nodiscard]] const std::string& player_name(std::size_t seat);
/// Whom a name stands for, with a seat or without; throws SpecFailure.
[[nodiscard]] OwnerId owner_named(const Game& game, const std::string& name);
/// The seat of a player's name; throws SpecFailure.
[[nodiscard]] OwnerId seat_named(const Game& game, const std::string& name);

/// Puts a table together from `given`: players' zones hold just what it names.
void arrange_table(Game& game, const SpecValue& given);

/// Changes only what is named, for one player or `game`.
void arrange_owner(Game& game, OwnerId owner, const SpecValue& wishes);

}  // namespace cardwright
