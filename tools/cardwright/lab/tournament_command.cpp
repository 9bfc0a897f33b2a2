// cardwright tournament: bots against each other, all against all, and how strong each is.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "cardwright/commands.hpp"
#include "cardwright/console/play_plan.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/lab/tournament_figures.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/sim/progress.hpp"
#include "cardwright/sim/run_files.hpp"
#include "cardwright/sim/run_options.hpp"
#include "cardwright/whole_file.hpp"

namespace cardwright::tool {
namespace {

struct TournamentOptions : RunOptions {
    std::vector<std::string> bots;
    std::string to;  ///< a file that grows with the tournament
    RunOutput output;
};

/// All bots of the game, unless some are named.
void choose_bots(TournamentOptions& options, const Kit& kit) {
    if (options.bots.empty()) options.bots = bots_of(kit.blueprint());
    for (const std::string& bot : options.bots) must_be_a_bot(bot, kit.blueprint());
    if (options.bots.size() < 2) {
        throw std::invalid_argument{"a tournament needs two bots at least"};
    }
    const SeatRange seats = kit.blueprint().schema.seats;
    if (seats.least > 2 || seats.most < 2) {
        throw std::invalid_argument{
            fmt::format("a tournament is played in twos, and {} is not for two players",
                        kit.blueprint().ruleset)};
    }
}

/// Takes up what an earlier run of the same tournament has left.
void take_up(Tournament& tournament, const std::string& path) {
    if (!std::filesystem::exists(path)) return;
    const FigureFile file = read_figures(path);
    const auto other = [&] {
        throw std::invalid_argument{fmt::format(
            "\"{}\" is not of this tournament; bots, seed, games and cards must be the same",
            path)};
    };
    if (file.figures.at("format") != tournament_format) other();
    try {
        Tournament earlier = read_tournament(file.figures);
        if (earlier.subject != tournament.subject || earlier.shard != tournament.shard) other();
        tournament = std::move(earlier);
    } catch (const nlohmann::json::exception&) {
        other();
    }
}

/// Plays what is left, pairing by pairing. False if somebody stopped it.
bool play_pairings(Tournament& tournament, const Kit& kit, const TournamentOptions& options) {
    SimulationPlan plan = options.share();
    std::uint64_t left = 0;
    for (const Pairing& pairing : tournament.pairings) left += plan.games - pairing.games;
    std::atomic<std::uint64_t> done{0};
    const SimProgress progress{left, done};
    for (Pairing& pairing : tournament.pairings) {
        if (pairing.games == plan.games) continue;
        const auto start = std::chrono::steady_clock::now();
        plan.seats = {tournament.subject.bots[pairing.first],
                      tournament.subject.bots[pairing.second]};
        Pairing played = pairing;
        simulate(
            kit, plan, [&](const GameResult& game) { played.add(game); }, &done, &stop_flag());
        // Half a pairing is not kept: it will be played anew.
        if (stopping() && played.games < plan.games) return false;
        pairing = played;
        tournament.seconds +=
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (!options.to.empty()) write_whole_file(options.to, json_text(as_json(tournament), 2));
    }
    return true;
}

int hold_tournament(TournamentOptions& options) {
    const Kit kit = open_kit(options.content);
    choose_bots(options, kit);
    options.plan.seats = {options.bots[0], options.bots[1]};
    options.plan.alternate = true;
    prepare(options, kit);
    RunSubject subject = subject_of(kit, options.plan, options.plan.games);
    subject.bots = options.bots;
    Tournament tournament{std::move(subject)};
    tournament.shard = options.shard;
    if (!options.to.empty()) take_up(tournament, options.to);
    notice_stopping();
    bool whole = false;
    try {
        whole = play_pairings(tournament, kit, options);
    } catch (const SimulationError& error) {
        say_error(fmt::format("a game of the tournament went wrong: {}", error.what()), Tone::bad);
        return failure;
    }
    if (!whole) {
        say_error(options.to.empty()
                      ? "Stopped. With --to FILE it could be taken up again."
                      : fmt::format("Stopped. The same command goes on with {}.", options.to),
                  Tone::warning);
        return interrupted;
    }
    print_tournament(options.output, tournament);
    return success;
}

}  // namespace

void add_tournament(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<TournamentOptions>();
    CLI::App* command = program.add_subcommand(
        "tournament", "Let bots play each other, all against all, and rate them");
    command->add_option("bots", options->bots, "Bots (default: all of the game)");
    add_content_options(*command, options->content);
    add_games_options(*command, *options, 1000);
    add_shard_option(*command, *options);
    command->add_option("--to", options->to,
                        "Keep the results here; if they are there already, go on with them");
    add_run_output(*command, options->output);
    command->callback([options, &exit_code] { exit_code = hold_tournament(*options); });
}

}  // namespace cardwright::tool
