// The native ceiling: Big Money against itself, written by hand as tightly as C++ allows.
#pragma once

#include <cstdint>

namespace cardwright::bench {

struct CeilingGames {
    std::uint64_t turns = 0;   ///< of all games together
    std::uint64_t points = 0;  ///< of all players together
};

/// Plays games of Big Money between two players: real shuffles, draws, purchases and clean-up over
/// plain vectors, with the rules written into the code. No scripts, no checks, nothing recorded:
/// what a simulator of this one game could do at best.
[[nodiscard]] CeilingGames play_ceiling(std::uint64_t games, std::uint64_t seed);

}  // namespace cardwright::bench
