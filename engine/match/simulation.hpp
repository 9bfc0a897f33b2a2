#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "match/effort.hpp"
#include "match/kit.hpp"
#include "match/match.hpp"

namespace cardwright {

/// Many games of one table. Game k depends on the seed and on k alone, never on threads.
struct SimulationPlan {
    TablePlan table;                 ///< its seed is the seed of the whole run
    std::vector<std::string> seats;  ///< bots by name
    std::uint64_t first = 0;         ///< the number of the first game: a share of a larger run
    std::uint64_t games = 1;
    unsigned threads = 1;
    bool hashes = false;      ///< work out the hash each game ended with
    bool statistics = false;  ///< keep the line-up of each game and what the ruleset counts
    bool alternate = false;   ///< seats move on by one chair every game
    /// With a profile only one thread may play.
    MatchOptions match{.history = false,
                       .journal = false,
                       .whole_verbs = false,
                       .flow = {},
                       .scripts = {},
                       .profile = nullptr};
};

/// How often a player did with a kind of card what one of the ruleset's statistics counts.
struct CardCount {
    std::uint8_t statistic = 0;
    std::uint8_t player = 0;
    DefId card = no_definition;
    std::uint32_t times = 0;
};

/// How one game ended, by player (not by chair: alternating is undone).
struct GameResult {
    std::uint64_t number = 0;  ///< from 0
    /// False: it would have gone on for ever, or for longer than a game may (`choices_per_game`,
    /// `steps_per_game`). Nobody has won it, and nobody has a score.
    bool finished = true;
    std::uint64_t hash = 0;    ///< of the last state, if the plan asks for it
    std::uint32_t cycles = 0;  ///< turns or rounds begun
    std::vector<std::int64_t> scores;
    std::vector<bool> winners;
    std::vector<std::uint8_t> chairs;  ///< where each player sat
    std::vector<Effort> efforts;       ///< empty if nobody thinks ahead
    std::vector<DefId> lineup;         ///< with statistics
    std::vector<CardCount> cards;      ///< with statistics: all that are not 0, in a fixed order
};

/// The plan of the k-th game.
[[nodiscard]] TablePlan plan_of_game(const SimulationPlan& plan, std::uint64_t number);

/// A game that went wrong.
class SimulationError : public std::runtime_error {
  public:
    SimulationError(std::uint64_t game_number, const std::string& message)
        : std::runtime_error{message}, number{game_number} {}
    std::uint64_t number;  ///< from 0
};

/// Is told of each game, in the order of their numbers and one at a time. Must not throw.
using ResultSink = std::function<void(const GameResult&)>;

/// Plays them all and keeps none of them. A game that finds no end is a result like any other.
/// `done` is counted up as games end; setting `stop` ends the run after the games that are under
/// way. Throws SimulationError for the first game that goes wrong, once all before it have been
/// told; a table that cannot be set up or seated at all is a std::invalid_argument or a GameError
/// before any game.
void simulate(const Kit& kit, const SimulationPlan& plan, const ResultSink& sink,
              std::atomic<std::uint64_t>* done = nullptr, const std::atomic<bool>* stop = nullptr);

/// Plays them all.
[[nodiscard]] std::vector<GameResult> simulate(const Kit& kit, const SimulationPlan& plan);

}  // namespace cardwright
