// cardwright sim: many games between bots, and what came of them.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "cardwright/commands.hpp"
#include "cardwright/console/game_file.hpp"
#include "cardwright/console/play_plan.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/log.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/shell_words.hpp"
#include "cardwright/sim/figures.hpp"
#include "cardwright/sim/games_file.hpp"
#include "cardwright/sim/printed.hpp"
#include "cardwright/sim/progress.hpp"
#include "cardwright/sim/recorded_game.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

constexpr std::uint64_t most_games = std::numeric_limits<std::int64_t>::max();
constexpr unsigned most_threads = 256;

struct SimOptions {
    ContentChoice content;
    SimulationPlan plan;
    std::size_t players = 0;        ///< 0: as many as --seats names
    std::uint64_t game_number = 0;  ///< from 1; 0: all of them
    std::string record;
    std::string games_to;
    bool games_given = false;
    bool json = false;
    bool csv = false;
};

void must_be_a_bot(const std::string& name, const Blueprint& blueprint) {
    const std::vector<std::string> bots = bots_of(blueprint);
    if (std::find(bots.begin(), bots.end(), name) != bots.end()) return;
    const std::vector<std::string_view> known{bots.begin(), bots.end()};
    throw std::invalid_argument{fmt::format("there is no bot \"{}\" for {}{}; there are {}", name,
                                            blueprint.ruleset, did_you_mean(name, known),
                                            fmt::join(bots, ", "))};
}

/// One bot named is every player; none named, chance plays.
void seat_players(SimOptions& options, const Blueprint& blueprint) {
    std::vector<std::string>& seats = options.plan.seats;
    const std::size_t named = seats.size();
    for (const std::string& name : seats) must_be_a_bot(name, blueprint);
    if (named == 0) seats.emplace_back("random");
    if (options.players > 0 && named > 1 && named != options.players) {
        throw std::invalid_argument{
            fmt::format("--players says {}, but --seats names {} bots", options.players, named)};
    }
    if (seats.size() > 1) return;
    seats.resize(options.players > 0 ? options.players : standard_seats(blueprint).size(),
                 std::string{seats.front()});
}

std::string opening_command(const std::string& path) {
    return program_word() + " play --load " + shell_word(full_path(path)) + " --watch";
}

int open_one_game(const Kit& kit, const SimOptions& options) {
    if (options.games_given && options.game_number > options.plan.games) {
        throw std::invalid_argument{fmt::format("there is no game {} in a run of {}",
                                                options.game_number, options.plan.games)};
    }
    const RecordedGame game =
        record_game(kit, options.plan, options.game_number - 1, options.record);
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

bool different(const std::vector<std::string>& bots) {
    return std::adjacent_find(bots.begin(), bots.end(), std::not_equal_to<>{}) != bots.end();
}

void print_run(const SimOptions& options, const SimRun& run) {
    if (options.json) {
        say(json_text(as_json(run), 2));
    } else if (options.csv) {
        say(as_csv(run));
    } else {
        write_out(as_tables(run));
    }
}

int play_all(const Kit& kit, const SimOptions& options) {
    const SimulationPlan& plan = options.plan;
    std::optional<GamesFile> games_file;
    if (!options.games_to.empty()) games_file.emplace(options.games_to, kit.blueprint(), plan);
    SimRun run{.summary = {kit.blueprint(), plan.seats},
               .seed = plan.table.seed,
               .wanted = plan.games,
               .seconds = 0,
               .bots_keep_chairs = !plan.alternate && different(plan.seats),
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
    print_run(options, run);
    if (games_file && !games_file->finish()) {
        say_error(
            fmt::format("cardwright: not all games could be written to \"{}\"", options.games_to));
        return failure;
    }
    return run.stopped() ? interrupted : success;
}

int simulate_as_asked(SimOptions& options) {
    const Kit kit = open_kit(options.content);
    seat_players(options, kit.blueprint());
    auto& lineup = options.plan.table.lineup;
    if (lineup == std::vector<std::string>{"random"}) lineup.clear();
    static_cast<void>(plan_setup(kit.blueprint(), plan_of_game(options.plan, 0)));
    if (!options.record.empty()) must_be_free(options.record);
    if (options.game_number > 0) return open_one_game(kit, options);
    options.plan.statistics = true;
    return play_all(kit, options);
}

void add_run_options(CLI::App& command, SimOptions& options) {
    SimulationPlan& plan = options.plan;
    command
        .add_option("--seats", plan.seats,
                    "Bots, e.g. random,big-money; one alone takes every seat (default: random)")
        ->delimiter(',');
    add_number<std::size_t>(command, "--players", options.players, 1, most_seats,
                            "How many play (default: as many as at the table)");
    add_number<std::uint64_t>(
        command, "-n,--games", 1, most_games,
        [&options](std::uint64_t games) {
            options.plan.games = games;
            options.games_given = true;
        },
        "How many games (default: 1000)");
    add_seed(command, plan.table.seed, "The seed of the whole run (default: 1)");
    add_number<unsigned>(command, "--threads", plan.threads, 1, most_threads,
                         "Threads to use; results do not depend on it (default: " +
                             std::to_string(plan.threads) + ")");
    command
        .add_option("--lineup,--kingdom", plan.table.lineup,
                    "Cards or a recommended line-up (default: random for each game)")
        ->delimiter(',');
    add_table_options(command, plan.table.options);
    command.add_flag("--alternate", plan.alternate, "Change chairs every game");
}

void add_output_options(CLI::App& command, SimOptions& options) {
    CLI::Option* json = command.add_flag("--json", options.json, "Print the figures as JSON");
    command.add_flag("--csv", options.csv, "Print the figures as CSV")->excludes(json);
    command.add_flag("--hashes", options.plan.hashes,
                     "The state each game ended in, with --json and --games-to");
    command.add_option("--games-to", options.games_to, "Write a line of JSON for each game here");
    add_number<std::uint64_t>(command, "--game-number", options.game_number, 1, most_games,
                              "Play only this game of the run (from 1) and write its record");
    command.add_option("--record", options.record,
                       "Where the record of --game-number, or of a game that goes wrong, is "
                       "written (default: a file in your data folder)");
}

}  // namespace

void add_sim(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<SimOptions>();
    options->plan.games = 1000;
    options->plan.threads = std::clamp(std::thread::hardware_concurrency(), 1U, most_threads);
    CLI::App* command =
        program.add_subcommand("sim", "Play many games between bots and say what came of them");
    add_content_options(*command, options->content);
    add_run_options(*command, *options);
    add_output_options(*command, *options);
    command->callback([options, &exit_code] { exit_code = simulate_as_asked(*options); });
}

}  // namespace cardwright::tool
