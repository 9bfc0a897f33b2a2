#pragma once

#include <optional>
#include <string>

#include "flow/game.hpp"
#include "spec/spec_value.hpp"
#include "state/lens.hpp"

namespace cardwright {

/// Compares zones and counters of an owner (or the table) with what a spec expects. Returns what
/// differs, or nothing.
///
/// With a lens it is what a seat may know, neither less nor more: a number where it may count and
/// no card is known to it, a list where it may look, "hidden" where it may not even count,
/// `{ top = … }` and `{ count = …, knows = … }` for what lies between.
[[nodiscard]] std::string differences(Game& game, const State& state, OwnerId owner,
                                      const SpecValue& expected, const std::optional<Lens>& lens);

/// Where frames that are under way keep what they have shown or set aside.
[[nodiscard]] std::vector<ZoneId> zones_aside(const State& state, OwnerId owner);

/// The cards in a zone of an owner (or `aside`), each place from the top.
[[nodiscard]] std::vector<CardId> cards_in(const Game& game, const State& state, OwnerId owner,
                                           const std::string& zone);
/// Their names.
[[nodiscard]] std::vector<std::string> names_in(const Game& game, const State& state, OwnerId owner,
                                                const std::string& zone);

}  // namespace cardwright
