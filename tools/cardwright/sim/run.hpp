#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cardwright/sim/summary.hpp"

namespace cardwright::tool {

/// A run of `cardwright sim` that has ended, whether or not all its games were played.
struct SimRun {
    SimSummary summary;
    std::uint64_t seed = 0;
    std::uint64_t wanted = 0;  ///< games
    double seconds = 0;
    bool bots_keep_chairs = false;      ///< different bots, each always on the same chair
    std::vector<std::uint64_t> hashes;  ///< of each game, if they were asked for

    [[nodiscard]] double games_per_second() const noexcept {
        return seconds > 0 ? static_cast<double>(summary.games()) / seconds : 0;
    }
    [[nodiscard]] bool stopped() const noexcept { return summary.games() < wanted; }
};

}  // namespace cardwright::tool
