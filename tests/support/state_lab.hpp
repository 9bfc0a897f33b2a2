// A state without any content files: a few kinds of zones, counters and cards to try things on.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "state/state.hpp"
#include "support/seats.hpp"

namespace cardwright::testing {

/// Zones of a player: deck (seen by nobody, counted by its owner, refilled from discard), hand
/// (free order, seen by its owner), discard (only its top is seen), board (seen by all), pouch
/// (free order, seen by nobody), slots (two, one card each), stash (free order, seen and counted by
/// nobody). Shared: pool (seen by all), supply
/// (piles). Counters of each scope; cards ant, bee, cat (suit 1 on the back), dog, eel, fox (suit
/// 2).
[[nodiscard]] const Schema& lab_schema();

[[nodiscard]] State lab_state(std::uint8_t seats = 3, std::uint64_t seed = 7);

[[nodiscard]] ZoneId zone(const State& state, std::string_view kind, OwnerId owner = seat_one);
[[nodiscard]] DefId kind(std::string_view name);
[[nodiscard]] CounterId counter(Scope scope, std::string_view name);

/// Puts cards into a zone, the last one on top, and returns them.
std::vector<CardId> put(State& state, ZoneId zone, const std::vector<std::string_view>& names);

/// The cards of a zone by name, from the bottom to the top: "ant bee".
[[nodiscard]] std::string names_in(const State& state, ZoneId zone);

/// Who knows a card, by seat number: "13" if seats one and three do, "-" if nobody does.
[[nodiscard]] std::string knowers(const State& state, CardId card);

/// Does something random that changes the state in any way it can be changed.
void random_change(State& state, Stream& random);

}  // namespace cardwright::testing
