// Two made-up games, in memory: work of one kind at a time, as much of it as is wanted.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cardwright/bench/contest.hpp"
#include "match/kit.hpp"

namespace cardwright::bench {

using BenchOptions = std::vector<std::pair<std::string, std::int32_t>>;

/// One turn of one player. The options say how often what is done: `menus` (an answer to a menu),
/// `questions` (of a script), `bindings` (a script changes a counter), `calls` (the kernel calls a
/// script's function), `events` (an event is raised), `listeners` (cards that hear it), `chains` of
/// effects that set off each other `depth` deep and ask at the bottom.
[[nodiscard]] Contestant chores(std::string name, const BenchOptions& options);

inline constexpr std::int32_t laps_in_game = 500;

/// So many turns of drawing and discarding, without a script. `cards`: in each deck.
[[nodiscard]] Contestant laps(std::string name, std::uint8_t players, std::int32_t cards);

}  // namespace cardwright::bench
