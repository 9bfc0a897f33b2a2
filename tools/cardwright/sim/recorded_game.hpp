#pragma once

#include <cstdint>
#include <string>

#include "match/kit.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {

/// One game of a run, played again with everything kept.
struct RecordedGame {
    std::string path;  ///< where its record has been written
    std::uint64_t hash = 0;
    bool unfinished = false;  ///< it has no end
    std::string problem;      ///< what went wrong in it; empty if nothing did
};

/// Plays the game of this number (from 0) again and writes its record: to `path`, or where games
/// are usually saved if that is empty. The record of a game that goes wrong stops before the answer
/// that did it, so that it can be opened; what followed is written below as a remark.
[[nodiscard]] RecordedGame record_game(const Kit& kit, SimulationPlan plan, std::uint64_t number,
                                       const std::string& path);

}  // namespace cardwright::tool
