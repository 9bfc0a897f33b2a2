#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cardwright/sim/shard.hpp"
#include "cardwright/sim/summary.hpp"

namespace cardwright::tool {

/// A run of `cardwright sim` that has ended, whether or not all its games were played.
struct SimRun {
    SimSummary summary;
    Shard shard;
    double seconds = 0;                 ///< of all machines together
    std::vector<std::uint64_t> hashes;  ///< of each game, if they were asked for

    [[nodiscard]] double games_per_second() const noexcept {
        return seconds > 0 ? static_cast<double>(summary.games()) / seconds : 0;
    }
    [[nodiscard]] std::uint64_t wanted() const noexcept {
        return shard.count(summary.subject().games);
    }
    [[nodiscard]] bool stopped() const noexcept { return summary.games() < wanted(); }
    /// Different bots, each always on the same chair.
    [[nodiscard]] bool bots_keep_chairs() const noexcept {
        const auto& bots = summary.subject().bots;
        return !summary.subject().alternate &&
               std::adjacent_find(bots.begin(), bots.end(), std::not_equal_to<>{}) != bots.end();
    }
};

}  // namespace cardwright::tool
