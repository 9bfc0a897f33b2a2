// cardwright sim: many games between bots, and what came of them.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "cardwright/commands.hpp"
#include "cardwright/console/game_file.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/log.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/profile/profile_output.hpp"
#include "cardwright/shell_words.hpp"
#include "cardwright/sim/games_file.hpp"
#include "cardwright/sim/progress.hpp"
#include "cardwright/sim/recorded_game.hpp"
#include "cardwright/sim/run_options.hpp"
#include "cardwright/sim/run_output.hpp"

namespace cardwright::tool {
namespace {

struct SimOptions : RunOptions {
    std::uint64_t game_number = 0;  ///< from 1; 0: all of them
    std::string record;
    std::string games_to;
    RunOutput output;
    ProfileChoice profile;
};

std::string opening_command(const std::string& path) {
    return program_word() + " play --load " + shell_word(full_path(path)) + " --watch";
}

void print_game(const SimOptions& options, const RecordedGame& game) {
    if (options.output.json) {
        nlohmann::ordered_json out;
        out["game"] = options.game_number;
        out["record"] = full_path(game.path);
        out["unfinished"] = game.unfinished;
        if (game.problem.empty() && !game.unfinished) {
            out["hash"] = fmt::format("{:016x}", game.hash);
        }
        if (!game.problem.empty()) out["problem"] = game.problem;
        say(json_text(out, 2));
        return;
    }
    if (game.unfinished) {
        say(fmt::format("game {} found no end; its record is {}", options.game_number, game.path));
    } else if (game.problem.empty()) {
        say(fmt::format("game {} ended in state {:016x}; its record is {}", options.game_number,
                        game.hash, game.path));
    } else {
        say_error(fmt::format("game {} went wrong: {}\nits record up to there is {}",
                              options.game_number, game.problem, game.path));
    }
    say("open it with: " + opening_command(game.path));
}

int open_one_game(const Kit& kit, const SimOptions& options) {
    if (options.games_given && options.game_number > options.plan.games) {
        throw std::invalid_argument{fmt::format("there is no game {} in a run of {}",
                                                options.game_number, options.plan.games)};
    }
    const RecordedGame game =
        record_game(kit, options.plan, options.game_number - 1, options.record);
    print_game(options, game);
    return game.problem.empty() ? success : failure;
}

/// The record is what somebody needs who is to find out why.
int report_failure(const Kit& kit, const SimOptions& options, const SimulationError& error) {
    say_error(fmt::format("game {} of the run went wrong: {}", error.number + 1, error.what()),
              Tone::bad);
    const RecordedGame game = record_game(kit, options.plan, error.number, options.record);
    log_line(spdlog::level::info, "script failed game={} record={}", error.number + 1, game.path);
    log_line(spdlog::level::debug, "script failed game={} message={}", error.number + 1,
             error.what());
    say_error(fmt::format("{} {}\nopen it with: {}",
                          game.problem.empty()
                              ? "played once more it came to its end; the record of that is"
                              : "its record up to there is",
                          game.path, opening_command(game.path)));
    return failure;
}

int play_all(const Kit& kit, const SimOptions& options) {
    SimulationPlan plan = options.share();
    ScriptProfile profile;
    if (options.profile.any()) {
        plan.match.profile = &profile;
        plan.threads = 1;  // several would be in each other's way, and in each other's time
    }
    std::optional<GamesFile> games_file;
    if (!options.games_to.empty()) games_file.emplace(options.games_to, kit.blueprint(), plan);
    SimRun run{.summary = {kit.blueprint(), subject_of(kit, plan, options.plan.games)},
               .shard = options.shard,
               .seconds = 0,
               .hashes = {}};
    const auto add = [&](const GameResult& game) {
        run.summary.add(game);
        if (plan.hashes) run.hashes.push_back(game.hash);
        if (games_file) games_file->add(game);
    };
    std::atomic<std::uint64_t> done{0};
    const auto start = std::chrono::steady_clock::now();
    notice_stopping();
    log_line(spdlog::level::info, "simulation begun games={} threads={} seed={}", plan.games,
             plan.threads, plan.table.seed);
    try {
        const SimProgress progress{plan.games, done};
        simulate(kit, plan, add, &done, &stop_flag());
    } catch (const SimulationError& error) {
        return report_failure(kit, options, error);
    }
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    log_line(spdlog::level::info, "simulation ended games={} seconds={:.3f}", done.load(),
             run.seconds);
    const bool games_written = !games_file || games_file->finish();
    if (options.games_to != "-") print_run(options.output, run);
    if (options.profile.any() && !give_profile(profile, options.profile)) return failure;
    if (!games_written) {
        say_error(
            fmt::format("cardwright: not all games could be written to \"{}\"", options.games_to));
        return failure;
    }
    return run.stopped() ? interrupted : success;
}

int simulate_as_asked(SimOptions& options) {
    const Kit kit = open_kit(options.content);
    prepare(options, kit);
    if (!options.record.empty()) must_be_free(options.record);
    if (options.game_number > 0) return open_one_game(kit, options);
    options.plan.statistics = true;
    return play_all(kit, options);
}

void add_game_options(CLI::App& command, SimOptions& options) {
    command.add_flag("--hashes", options.plan.hashes,
                     "The state each game ended in, with --json and --games-to");
    command.add_option("--games-to", options.games_to,
                       "Write a line of JSON for each game here; - is standard output, which "
                       "then holds nothing else");
    add_number<std::uint64_t>(command, "--game-number", options.game_number, 1,
                              std::numeric_limits<std::int64_t>::max(),
                              "Play only this game of the run (from 1) and write its record");
    command.add_option("--record", options.record,
                       "Where the record of --game-number, or of a game that goes wrong, is "
                       "written (default: a file in your data folder)");
}

}  // namespace

void add_sim(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<SimOptions>();
    CLI::App* command =
        program.add_subcommand("sim", "Play many games between bots and say what came of them");
    add_content_options(*command, options->content);
    add_seats_options(*command, *options);
    add_games_options(*command, *options, 1000);
    add_shard_option(*command, *options);
    add_run_output(*command, options->output);
    add_game_options(*command, *options);
    add_profile_options(*command, options->profile);
    command->callback([options, &exit_code] { exit_code = simulate_as_asked(*options); });
}

}  // namespace cardwright::tool
