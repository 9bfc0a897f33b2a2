#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "match/seat.hpp"
#include "match/simulation.hpp"

namespace cardwright {

/// A table at which the players of a simulation sit down game after game. One thread has one.
class SimulationTable {
  public:
    /// The plan must outlive the table. Throws for a bot nobody knows.
    SimulationTable(const Kit& kit, const SimulationPlan& plan);

    /// The same game for the same number, whatever was played before.
    [[nodiscard]] GameResult play(std::uint64_t number);

    [[nodiscard]] const Match& match() const noexcept { return match_; }
    /// Who sits on each chair in that game.
    [[nodiscard]] std::vector<std::string> seated(std::uint64_t number) const;

  private:
    /// Chair c is taken by player (c + shift) % players.
    [[nodiscard]] std::size_t player_on(std::size_t chair, std::uint64_t number) const noexcept;
    [[nodiscard]] GameResult result(std::uint64_t number) const;
    void add_statistics(GameResult& result) const;

    const SimulationPlan& plan_;
    Match match_;
    std::vector<std::unique_ptr<Seat>> players_;
    std::optional<CardTally> tally_;
};

}  // namespace cardwright
