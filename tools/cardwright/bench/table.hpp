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

  private:
    SimulationPlan plan_;
    Match match_;
    std::vector<std::unique_ptr<Seat>> seats_;
};

/// Plays games of one table. Nothing is kept of them: no history, no journal.
[[nodiscard]] Contestant player_of(std::string name, const Kit& kit, const TablePlan& plan,
                                   const SeatMaker& make_seat);

}  // namespace cardwright::bench
