#pragma once

#include <optional>
#include <string>

#include "flow/game.hpp"
#include "state/datum.hpp"
#include "state/lens.hpp"

namespace cardwright::tool {

/// Compares zones and counters of an owner (or the table) with what a spec expects; with a lens,
/// as far as a seat may know them. Returns what differs, or nothing.
[[nodiscard]] std::string differences(Game& game, const State& state, OwnerId owner,
                                      const Datum& expected, const std::optional<Lens>& lens);

/// The names of the cards in a zone of an owner: ordered places from the top.
[[nodiscard]] std::vector<std::string> names_in(const Game& game, const State& state, OwnerId owner,
                                                const std::string& zone);

}  // namespace cardwright::tool
