#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "match/kit.hpp"
#include "match/match.hpp"

namespace cardwright {

/// Many games of one table. Game k depends on the seed and on k alone, never on threads.
struct SimulationPlan {
    TablePlan table;                 ///< its seed is the seed of the whole run
    std::vector<std::string> seats;  ///< bots by name
    std::uint64_t games = 1;
    unsigned threads = 1;
    bool hashes = false;     ///< work out the hash each game ended with
    bool alternate = false;  ///< seats move on by one chair every game
    MatchOptions match{
        .history = false, .journal = false, .always_full = false, .flow = {}, .scripts = {}};
};

/// How one game ended, by player (not by chair: alternating is undone).
struct GameResult {
    std::uint64_t number = 0;
    std::uint64_t hash = 0;    ///< of the last state, if the plan asks for it
    std::uint32_t cycles = 0;  ///< turns or rounds begun
    std::vector<std::int64_t> scores;
    std::vector<bool> winners;
    std::vector<std::uint8_t> chairs;  ///< where each player sat
};

/// The plan of the k-th game.
[[nodiscard]] TablePlan plan_of_game(const SimulationPlan& plan, std::uint64_t number);

/// A game that went wrong, with its record so far if a history was kept.
class SimulationError : public std::runtime_error {
  public:
    SimulationError(std::uint64_t game_number, const std::string& message)
        : std::runtime_error{message}, number{game_number} {}
    std::uint64_t number;
};

/// Plays them all; results come in the order of their numbers. `done` is counted up as games end;
/// setting `stop` ends the run after the games that are under way.
[[nodiscard]] std::vector<GameResult> simulate(const Kit& kit, const SimulationPlan& plan,
                                               std::atomic<std::uint64_t>* done = nullptr,
                                               const std::atomic<bool>* stop = nullptr);

}  // namespace cardwright
