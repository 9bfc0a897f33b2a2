#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "match/match.hpp"

namespace cardwright {

/// Who begins the next game of a series: the ruleset says among whom, the seed of the next game
/// draws one of them. Before the first game there is nothing to go by.
[[nodiscard]] std::optional<std::uint8_t> next_first(Match& finished, std::uint64_t next_seed);

/// Draws one of several by the seed of the next game; each has the same chance.
[[nodiscard]] OwnerId draw_first(std::span<const OwnerId> candidates, std::uint64_t next_seed);

}  // namespace cardwright
