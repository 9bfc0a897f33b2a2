// A table at which the same people play game after game, as a thread of a simulation does.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cardwright/bench/contest.hpp"
#include "match/seat.hpp"
#include "match/simulation.hpp"

namespace cardwright::bench {

/// Makes whoever sits on a chair.
using SeatMaker = std::function<std::unique_ptr<Seat>(Match& match, std::size_t chair)>;

/// Somebody of the ruleset's bots, or `random`.
[[nodiscard]] SeatMaker seats_named(std::vector<std::string> names);

class BenchTable {
  public:
    BenchTable(const Kit& kit, const TablePlan& plan, const SeatMaker& make_seat);

    void play(std::uint64_t number);  ///< the same game for the same number
    [[nodiscard]] Match& match() noexcept { return match_; }
    /// How often the engine entered a script in the game that was played last. The same for the
    /// same game, however busy the machine is.
    [[nodiscard]] std::uint64_t calls_of_game() const noexcept { return calls_of_game_; }

  private:
    SimulationPlan plan_;
    Match match_;
    std::vector<std::unique_ptr<Seat>> seats_;
    std::uint64_t calls_of_game_ = 0;
};

/// Plays games of one table. Nothing is kept of them: no history, no journal.
[[nodiscard]] Contestant player_of(std::string name, const Kit& kit, const TablePlan& plan,
                                   const SeatMaker& make_seat);

}  // namespace cardwright::bench
