// cardwright sim: many games between bots, and what came of them.

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <csignal>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "cardwright/commands.hpp"
#include "cardwright/options.hpp"
#include "cardwright/terminal.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {
namespace {

struct SimOptions {
    ContentChoice content;
    SimulationPlan plan;
    std::vector<std::string> lineup;
    bool json = false;
};

std::atomic<bool> interrupted{false};  // set by Ctrl-C; a signal handler can reach nothing else

void on_interrupt(int /*signal*/) {
    interrupted = true;
}

struct Summary {
    std::uint64_t games = 0;
    double seconds = 0;
    double turns_mean = 0;
    std::uint64_t ties = 0;
    std::vector<double> wins;  ///< alone
    std::vector<double> score_mean;
    double first_chair_wins = 0;
};

Summary summarize(const std::vector<GameResult>& results, std::size_t players, double seconds) {
    Summary summary;
    summary.games = results.size();
    summary.seconds = seconds;
    summary.wins.resize(players);
    summary.score_mean.resize(players);
    for (const GameResult& game : results) {
        summary.turns_mean += game.cycles;
        std::size_t winners = 0;
        for (std::size_t player = 0; player < players; ++player) {
            winners += game.winners[player] ? 1 : 0;
            summary.score_mean[player] += static_cast<double>(game.scores[player]);
        }
        if (winners != 1) ++summary.ties;
        for (std::size_t player = 0; player < players; ++player) {
            if (winners != 1 || !game.winners[player]) continue;
            summary.wins[player] += 1;
            if (game.chairs[player] == 0) summary.first_chair_wins += 1;
        }
    }
    const auto count = static_cast<double>(std::max<std::uint64_t>(summary.games, 1));
    summary.turns_mean /= count;
    summary.first_chair_wins /= count;
    for (double& wins : summary.wins) wins /= count;
    for (double& score : summary.score_mean) score /= count;
    return summary;
}

void print_json(const Summary& summary, const SimOptions& options,
                const std::vector<GameResult>& results) {
    nlohmann::json out;
    out["games"] = summary.games;
    out["seconds"] = summary.seconds;
    out["games_per_second"] = static_cast<double>(summary.games) / summary.seconds;
    out["turns_mean"] = summary.turns_mean;
    out["ties"] = static_cast<double>(summary.ties) /
                  static_cast<double>(std::max<std::uint64_t>(summary.games, 1));
    out["seats"] = nlohmann::json::array();
    for (std::size_t player = 0; player < summary.wins.size(); ++player) {
        out["seats"].push_back({{"bot", options.plan.seats[player]},
                                {"wins", summary.wins[player]},
                                {"score_mean", summary.score_mean[player]}});
    }
    if (options.plan.hashes) {
        out["hashes"] = nlohmann::json::array();
        for (const GameResult& game : results) {
            out["hashes"].push_back(fmt::format("{:016x}", game.hash));
        }
    }
    fmt::print("{}\n", out.dump(2));
}

void print_text(const Summary& summary, const SimOptions& options) {
    const auto count = static_cast<double>(std::max<std::uint64_t>(summary.games, 1));
    fmt::print("{} games in {:.2f} s ({:.0f} a second), {:.2f} turns on average\n", summary.games,
               summary.seconds, count / summary.seconds, summary.turns_mean);
    for (std::size_t player = 0; player < summary.wins.size(); ++player) {
        const double wins = summary.wins[player];
        const double margin = 1.96 * std::sqrt(wins * (1 - wins) / count);
        fmt::print("  {:<24} wins {:5.2f} % ± {:4.2f}   mean score {:8.2f}\n",
                   options.plan.seats[player], 100 * wins, 100 * margin,
                   summary.score_mean[player]);
    }
    fmt::print("  {:<24}      {:5.2f} %\n", "shared or nobody",
               100 * static_cast<double>(summary.ties) / count);
    fmt::print("  {:<24}      {:5.2f} %\n", "won by the first chair",
               100 * summary.first_chair_wins);
}

/// A line that moves on a terminal, and nothing anywhere else.
class Progress {
  public:
    Progress(std::uint64_t games, const std::atomic<std::uint64_t>& done) {
        if (isatty(STDERR_FILENO) == 0) return;
        thread_ = std::jthread{[games, &done](const std::stop_token& stop) {
            const auto start = std::chrono::steady_clock::now();
            while (!stop.stop_requested()) {
                std::this_thread::sleep_for(std::chrono::milliseconds{100});
                const double seconds =
                    std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
                const auto now = static_cast<double>(done.load());
                const double rate = now / seconds;
                const int filled = static_cast<int>(30 * now / static_cast<double>(games));
                fmt::print(stderr, "\r[{:<30}] {:.0f}/{} games, {:.0f}/s, {:.0f} s left ",
                           std::string(static_cast<std::size_t>(filled), '#'), now, games, rate,
                           rate > 0 ? (static_cast<double>(games) - now) / rate : 0);
            }
            fmt::print(stderr, "\r{:78}\r", "");
        }};
    }

  private:
    std::jthread thread_;
};

int run(SimOptions& options) {
    const Kit kit = open_kit(options.content);
    options.plan.table.lineup = options.lineup;
    if (options.plan.seats.empty()) {
        options.plan.seats.assign(kit.blueprint().schema.seats.least, "random");
    }
    std::atomic<std::uint64_t> done{0};
    const auto start = std::chrono::steady_clock::now();
    std::vector<GameResult> results;
    std::signal(SIGINT, on_interrupt);
    try {
        const Progress progress{options.plan.games, done};
        results = simulate(kit, options.plan, &done, &interrupted);
    } catch (const SimulationError& error) {
        fmt::print(stderr, "game {} went wrong: {}\n", error.number, error.what());
        return failure;
    }
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const Summary summary = summarize(results, options.plan.seats.size(), seconds);
    if (options.json) {
        print_json(summary, options, results);
    } else {
        print_text(summary, options);
    }
    return success;
}

}  // namespace

void add_sim(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<SimOptions>();
    options->plan.games = 1000;
    options->plan.threads = std::max(1U, std::thread::hardware_concurrency());
    CLI::App* command = program.add_subcommand("sim", "Play many games between bots");
    add_content_options(*command, options->content);
    command->add_option("--seats", options->plan.seats, "Bots, e.g. random,big-money")
        ->delimiter(',');
    command->add_option("-n,--games", options->plan.games, "How many games")->capture_default_str();
    command->add_option("--seed", options->plan.table.seed, "The seed of the whole run")
        ->capture_default_str();
    command->add_option("--threads", options->plan.threads, "Threads to use")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command
        ->add_option("--lineup,--kingdom", options->lineup,
                     "Cards or a recommended line-up (standard: random for each game)")
        ->delimiter(',');
    add_table_options(*command, options->plan.table.options);
    command->add_flag("--alternate", options->plan.alternate, "Change chairs every game");
    command->add_flag("--json", options->json, "Print the figures as JSON");
    command->add_flag("--hashes", options->plan.hashes,
                      "With --json: the state hash of every game");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace cardwright::tool
