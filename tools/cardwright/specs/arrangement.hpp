#pragma once

#include <stdexcept>
#include <string>

#include "flow/game.hpp"
#include "state/datum.hpp"

namespace cardwright::tool {

/// What a spec found wrong, said so that its author can act on it.
class SpecFailure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Names of the players by seat.
[[nodiscard]] const std::string& player_name(std::size_t seat);
/// The seat of a player's name; throws SpecFailure.
[[nodiscard]] OwnerId seat_named(const Game& game, const std::string& name);

/// Puts a table together from `given`: players' zones hold just what it names.
void arrange_table(Game& game, const Datum& given);

/// Changes only what is named, for one player or `game`.
void arrange_owner(Game& game, OwnerId owner, const Datum& wishes);

}  // namespace cardwright::tool
