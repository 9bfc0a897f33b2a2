// The program around the games: how soon it is there, what loading, threads and memory do.

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>

#include "cardwright/bench/session.hpp"
#include "cardwright/bench/stopwatch.hpp"
#include "cardwright/bench/table.hpp"
#include "cardwright/bench/workloads.hpp"
#include "cardwright/platform.hpp"
#include "match/simulation.hpp"

namespace cardwright::bench {
namespace {

constexpr double milli = 1e-3;
constexpr double mebibyte = 1024.0 * 1024.0;

/// Everything the program finds: files, blueprints with all sets, scripts.
void load_everything(const std::vector<std::filesystem::path>& roots) {
    const Content content = Content::open(roots);
    for (const RulesetInfo& ruleset : content.catalog.rulesets()) {
        const Kit kit = content.kit(ruleset.id);
        const ScriptHost scripts{kit.blueprint(), kit.source()};
    }
}

/// Runs this program until it has said which version it is; how long it worked.
double seconds_to_start() {
    const auto path = tool::program_path();
    if (!path) throw std::runtime_error{"this system does not say where the program is"};
    std::string program = path->string();
    std::string option = "--version";
    char* const arguments[] = {program.data(), option.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int problem = posix_spawn(&child, program.c_str(), &actions, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    rusage used{};
    if (problem != 0 || wait4(child, &status, 0, &used) != child || status != 0) {
        throw std::runtime_error{"the program cannot start itself to measure how long it takes"};
    }
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double resident_mebibytes() {
    return static_cast<double>(tool::resident_bytes()) / mebibyte;
}

Contestant on_threads(const Kit& kit, unsigned threads) {
    SimulationPlan plan;
    plan.table = first_game_table();
    plan.seats = {"big-money", "big-money"};
    plan.threads = threads;
    return {std::to_string(threads) + " threads",
            [kit, plan](std::uint64_t /*first*/, std::uint64_t games) {
                SimulationPlan wanted = plan;
                wanted.games = games;
                Tally tally;
                const double start = wall_seconds();
                tally.times = simulate(kit, wanted).size();
                tally.seconds = wall_seconds() - start;
                return tally;
            }};
}

}  // namespace

void measure_loading(BenchSession& session) {
    const auto& roots = session.content.roots;
    const Contestant loading{"loading", [&](std::uint64_t /*first*/, std::uint64_t times) {
                                 return timed(times, [&] {
                                     for (std::uint64_t at = 0; at < times; ++at) {
                                         load_everything(roots);
                                     }
                                 });
                             }};
    const Contestant starting{"starting", [](std::uint64_t /*first*/, std::uint64_t times) {
                                  Tally tally;
                                  for (; tally.times < times; ++tally.times) {
                                      tally.seconds += seconds_to_start();
                                  }
                                  return tally;
                              }};
    const auto best = hold_contest({loading, starting}, session.rules(0.2), session.progress);
    const auto milliseconds = [](const Tally& tally) {
        return tally.seconds / static_cast<double>(tally.times) / milli;
    };
    session.add_at_most("loading", "all sets and scripts", milliseconds(best[0]), "ms", 150);
    session.add_at_most("loading", "start of the program", milliseconds(best[1]), "ms", 30);
}

void measure_sets(BenchSession& session) {
    const auto games_with = [&](const std::string& name, const std::vector<std::string>& sets) {
        return player_of(name, session.content.kit("dominion", sets), first_game_table(),
                         seats_named({"big-money"}));
    };
    const auto best = hold_contest({games_with("one set", {"base"}), games_with("all sets", {})},
                                   session.rules(), session.progress);
    const double slower = best[1].nanoseconds_each() / best[0].nanoseconds_each() - 1;
    session.add_at_most("sets", "a game is slower with all sets than with one", 100 * slower, "%",
                        5);
}

void measure_threads(BenchSession& session) {
    const Kit kit = session.content.kit("dominion", {"base"});
    // In one piece: every simulation makes its script hosts first.
    ContestRules rules = session.rules();
    rules.slices = 1;
    const auto best =
        hold_contest({on_threads(kit, 1), on_threads(kit, 2)}, rules, session.progress);
    session.add_at_least("threads", "two threads are faster than one",
                         best[0].nanoseconds_each() / best[1].nanoseconds_each(), "times", 1.8);
}

void measure_memory(BenchSession& session) {
    const std::uint64_t games = session.report.quick ? 500 : 100'000;
    BenchTable table{session.content.kit("dominion", {"base"}), attack_table(),
                     seats_named({"two-witches", "two-militias"})};
    double early = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        if (number == games / 10) early = resident_mebibytes();
        if (number % 1'000 == 0) {
            session.progress.show("memory: game " + std::to_string(number) + " of " +
                                  std::to_string(games));
        }
        table.play(number);
    }
    const double late = resident_mebibytes();
    session.add_at_most("memory", "in use after " + std::to_string(games) + " games", late, "MiB",
                        64);
    session.add_at_most("memory", "of that, since the first tenth", late - early, "MiB", 1);
}

}  // namespace cardwright::bench
