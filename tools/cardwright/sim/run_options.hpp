#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <string>

#include "cardwright/content.hpp"
#include "cardwright/sim/shard.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {

/// What every command that plays many games between bots takes.
struct RunOptions {
    ContentChoice content;
    SimulationPlan plan;      ///< of the whole run, even if only a share of it is played
    std::size_t players = 0;  ///< 0: as many as --seats names
    Shard shard;
    bool games_given = false;

    RunOptions();
    /// The games of this share.
    [[nodiscard]] SimulationPlan share() const;
};

void add_seats_options(CLI::App& command, RunOptions& options);
void add_games_options(CLI::App& command, RunOptions& options, std::uint64_t standard_games);
void add_shard_option(CLI::App& command, RunOptions& options);

/// Seats the bots that were named (one alone is every player; none, and chance plays) and tries the
/// first table. Throws std::invalid_argument for what cannot be played.
void prepare(RunOptions& options, const Kit& kit);

/// Throws std::invalid_argument for a bot that the game does not have.
void must_be_a_bot(const std::string& name, const Blueprint& blueprint);

}  // namespace cardwright::tool
