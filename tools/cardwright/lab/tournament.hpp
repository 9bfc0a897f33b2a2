#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cardwright/sim/run_subject.hpp"
#include "cardwright/sim/shard.hpp"
#include "cardwright/sim/share.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {

/// The games of two bots against each other.
struct Pairing {
    std::size_t first = 0;  ///< among the bots
    std::size_t second = 0;
    std::uint64_t games = 0;
    std::uint64_t first_wins = 0;
    std::uint64_t second_wins = 0;
    std::uint64_t unfinished = 0;  ///< found no end; they count as no game

    void add(const GameResult& game);
    void add(const Pairing& more);
    [[nodiscard]] std::uint64_t finished() const noexcept { return games - unfinished; }
    /// The first's part of the games, ties (and games nobody won) as half.
    [[nodiscard]] double share() const noexcept;
};

/// All against all.
struct Tournament {
    RunSubject subject;  ///< its games are those of each pairing
    Shard shard;
    double seconds = 0;
    std::vector<Pairing> pairings;  ///< each two once, in the order of the bots

    explicit Tournament(RunSubject what);

    void add(const Tournament& more);
    [[nodiscard]] std::uint64_t games() const noexcept;
    /// How much of the games between two is the first's; nothing without a game.
    [[nodiscard]] std::optional<double> share(std::size_t one, std::size_t other) const;
};

/// How strong a bot is: 400 points more win ten of eleven games. The mean of all is 0.
struct Rating {
    std::size_t bot = 0;
    double points = 0;
    double low = 0;  ///< where the true rating lies in 19 of 20 cases
    double high = 0;
};

/// After Bradley and Terry, the strongest first. Each two are taken to have shared one game more,
/// so that whoever wins all has a rating too.
[[nodiscard]] std::vector<Rating> ratings(const Tournament& tournament);

}  // namespace cardwright::tool
