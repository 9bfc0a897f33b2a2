#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "flow/choice.hpp"
#include "flow/setup.hpp"
#include "state/state.hpp"

namespace cardwright {

/// All it takes to stand where a game stands at an open choice: the state between two steps and
/// what was answered since. Another game of the same content goes there with `Game::stand_at`.
struct Moment {
    State between_steps;
    Setup setup;
    std::uint64_t topology_id = 0;   ///< of the table: see `Play::topology_id`
    std::vector<std::string> words;  ///< the game has learnt beside those of its content
    std::vector<std::pair<OwnerId, Picks>> answers;
    std::size_t together = 0;  ///< so many of the last were given by players who decide together
};

}  // namespace cardwright
