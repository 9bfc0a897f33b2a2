#include "cardwright/sim/run_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <thread>

#include "cardwright/console/play_plan.hpp"
#include "cardwright/options.hpp"
#include "match/think/search_spec.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

constexpr std::uint64_t most_games = std::numeric_limits<std::int64_t>::max();
constexpr unsigned most_threads = 256;

}  // namespace

RunOptions::RunOptions() {
    plan.threads = std::clamp(std::thread::hardware_concurrency(), 1U, most_threads);
}

SimulationPlan RunOptions::share() const {
    SimulationPlan share = plan;
    share.first = shard.first(plan.games);
    share.games = shard.count(plan.games);
    return share;
}

void add_seats_options(CLI::App& command, RunOptions& options) {
    command
        .add_option("--seats", options.plan.seats,
                    "Bots, e.g. random,big-money; one alone takes every seat (default: random)")
        ->delimiter(',');
    add_number<std::size_t>(command, "--players", options.players, 1, most_seats,
                            "How many play (default: as many as at the table)");
    command.add_flag("--alternate", options.plan.alternate, "Change chairs every game");
}

void add_games_options(CLI::App& command, RunOptions& options, std::uint64_t standard_games) {
    SimulationPlan& plan = options.plan;
    plan.games = standard_games;
    add_number<std::uint64_t>(
        command, "-n,--games", 1, most_games,
        [&options](std::uint64_t games) {
            options.plan.games = games;
            options.games_given = true;
        },
        fmt::format("How many games (default: {})", standard_games));
    add_seed(command, plan.table.seed, "The seed of the whole run (default: 1)");
    add_number<unsigned>(command, "--threads", plan.threads, 1, most_threads,
                         "Threads to use; results do not depend on it (default: " +
                             std::to_string(plan.threads) + ")");
    command
        .add_option("--lineup,--kingdom", plan.table.lineup,
                    "Cards or a recommended line-up (default: random for each game)")
        ->delimiter(',');
    add_table_options(command, plan.table.options);
}

void add_shard_option(CLI::App& command, RunOptions& options) {
    command.add_option_function<std::string>(
        "--shard", [&options](const std::string& text) { options.shard = read_shard(text); },
        "Play only this share of the run, e.g. 3/16; cardwright merge adds them up");
}

void must_be_a_bot(const std::string& name, const Blueprint& blueprint) {
    if (read_search_spec(name)) return;
    const std::vector<std::string> bots = bots_of(blueprint);
    if (std::find(bots.begin(), bots.end(), name) != bots.end()) return;
    const std::vector<std::string_view> known{bots.begin(), bots.end()};
    throw std::invalid_argument{fmt::format("there is no bot \"{}\" for {}{}; there are {}", name,
                                            blueprint.ruleset, did_you_mean(name, known),
                                            fmt::join(bots, ", "))};
}

void prepare(RunOptions& options, const Kit& kit) {
    std::vector<std::string>& seats = options.plan.seats;
    const std::size_t named = seats.size();
    for (const std::string& name : seats) must_be_a_bot(name, kit.blueprint());
    if (named == 0) seats.emplace_back("random");
    if (options.players > 0 && named > 1 && named != options.players) {
        throw std::invalid_argument{
            fmt::format("--players says {}, but --seats names {} bots", options.players, named)};
    }
    if (seats.size() == 1) {
        seats.resize(options.players > 0 ? options.players : standard_seats(kit.blueprint()).size(),
                     std::string{seats.front()});
    }
    auto& lineup = options.plan.table.lineup;
    if (lineup == std::vector<std::string>{"random"}) lineup.clear();
    static_cast<void>(plan_setup(kit.blueprint(), plan_of_game(options.plan, 0)));
}

}  // namespace cardwright::tool
