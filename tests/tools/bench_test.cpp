// `cardwright bench`: that it measures what it says. How fast anything is, no test asks.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "bench/ceiling.hpp"
#include "bench/native_seat.hpp"
#include "cardwright/bench/printed.hpp"
#include "cardwright/bench/report.hpp"
#include "cardwright/bench/synthetic.hpp"
#include "cardwright/bench/table.hpp"
#include "cardwright/bench/workloads.hpp"
#include "match/simulation.hpp"
#include "support/places.hpp"
#include "support/program.hpp"

using namespace cardwright;
using namespace cardwright::bench;
using cardwright::testing::ProgramRun;
using cardwright::testing::run_program;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::WithinRel;

namespace {

Kit dominion_base() {
    const std::vector<std::filesystem::path> roots{testing::source_tree()};
    return Kit{Catalog::open(roots), roots, "dominion", {"base"}};
}

/// A file that is gone when the test is over.
class SavedRun {
  public:
    explicit SavedRun(const std::string& text)
        : path_{std::filesystem::temp_directory_path() /
                ("cardwright_bench_" + std::to_string(std::hash<std::string>{}(text)) + ".json")} {
        std::ofstream{path_} << text;
    }
    SavedRun(const SavedRun&) = delete;
    SavedRun& operator=(const SavedRun&) = delete;
    SavedRun(SavedRun&&) = delete;
    SavedRun& operator=(SavedRun&&) = delete;
    ~SavedRun() { std::filesystem::remove(path_); }
    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

BenchReport example_report() {
    BenchReport report;
    report.engine = "1.2.3";
    report.cores = 2;
    report.load = 0.5;
    report.ceiling = 100'000;
    report.workloads = {{"big-money", 5'000, 300'000, 400'000, 0.05, 1.0 / 30, 1.0 / 14},
                        {"random-dominion", 1'000, 100'000, 200'000, 0.01, {}, {}}};
    report.figures = {{"costs", "a trigger", 250, "ns", false, {}},
                      {"loading", "all sets and scripts", 200, "ms", false, 150},
                      {"threads", "two threads are faster than one", 1.9, "times", true, 1.8}};
    return report;
}

/// One game of a contestant.
Tally one_game(const Contestant& contestant) {
    return contestant.work(0, 1);
}

}  // namespace

TEST_CASE("the ceiling and the engine agree on what a game of Big Money is like", "[bench][slow]") {
    SimulationPlan plan;
    plan.table = first_game_table();
    plan.seats = {"big-money", "big-money"};
    plan.games = 4'000;
    double turns = 0;
    double points = 0;
    for (const GameResult& game : simulate(dominion_base(), plan)) {
        turns += game.cycles;
        for (const std::int64_t score : game.scores) points += static_cast<double>(score);
    }
    const CeilingGames ceiling = play_ceiling(plan.games, 1);
    CHECK_THAT(static_cast<double>(ceiling.turns), WithinRel(turns, 0.02));
    CHECK_THAT(static_cast<double>(ceiling.points), WithinRel(points, 0.02));
}

TEST_CASE("the native bot plays the very games the Lua bot plays", "[bench]") {
    const Kit kit = dominion_base();
    BenchTable in_lua{kit, first_game_table(), seats_named({"big-money"})};
    BenchTable native{kit, first_game_table(), [](Match& match, std::size_t) {
                          return native_big_money(match.kit().blueprint());
                      }};
    std::set<std::uint64_t> different;
    for (std::uint64_t game = 0; game < 40; ++game) {
        in_lua.play(game);
        native.play(game);
        const std::uint64_t hash = in_lua.match().game().table_state().hash();
        REQUIRE(native.match().game().table_state().hash() == hash);
        different.insert(hash);
    }
    CHECK(different.size() == 40);
}

TEST_CASE("the made-up games do as much of each thing as they are told", "[bench]") {
    CHECK(one_game(chores("", {})).choices == 0);
    CHECK(one_game(chores("", {{"menus", 7}})).choices == 7);
    CHECK(one_game(chores("", {{"questions", 7}})).choices == 7);
    CHECK(one_game(chores("", {{"chains", 3}, {"depth", 5}})).choices == 3);

    const auto calls = [](const BenchOptions& options) {
        return one_game(chores("", options)).script_calls;
    };
    CHECK(calls({{"calls", 7}}) == calls({}) + 7);
    CHECK(calls({{"bindings", 7}}) == calls({}));
    CHECK(calls({{"events", 7}}) == calls({}));
    // Each of them enters a function, and then the one that raised the event again.
    CHECK(calls({{"events", 7}, {"listeners", 1}}) == calls({}) + 14);
    CHECK(calls({{"chains", 1}, {"depth", 9}}) > calls({{"chains", 1}, {"depth", 3}}));
}

TEST_CASE("a report can be saved and read again", "[bench]") {
    const BenchReport report = example_report();
    const SavedRun saved{to_json(report).dump()};
    CHECK(to_json(read_report(saved.path())) == to_json(report));
}

TEST_CASE("a table shows what is met, what only must be and what is missed", "[bench]") {
    BenchReport report = example_report();
    std::string table = as_table(report);
    CHECK_THAT(table, ContainsSubstring("1/20.0   1/30   1/14  must met"));
    CHECK_THAT(table, ContainsSubstring("at most 150 ms     missed"));
    CHECK_THAT(table, ContainsSubstring("at least 1.8 times met"));
    CHECK_THAT(table, !ContainsSubstring("were busy"));
    report.load = 1.5;
    CHECK_THAT(as_table(report), ContainsSubstring("Of 2 cores 1.5 were busy"));
    report.workloads[0].ratio_to_ceiling = 0.1;
    CHECK_THAT(as_table(report), ContainsSubstring("goal met"));
    report.workloads[0].ratio_to_ceiling = 0.01;
    table = as_table(report);
    CHECK_THAT(table, ContainsSubstring("1/100.0   1/30   1/14  missed"));
    CHECK_THAT(table, !ContainsSubstring("\x1b"));
}

TEST_CASE("a comparison tells what has changed and leaves out what is new", "[bench]") {
    const BenchReport before = example_report();
    BenchReport now = before;
    now.workloads[0].ratio_to_ceiling *= 2;
    now.workloads[1].name = "brand-new";
    now.figures[0].value = 200;
    const std::string text = as_comparison(before, now);
    CHECK_THAT(text, ContainsSubstring("big-money, of the ceiling"));
    CHECK_THAT(text, ContainsSubstring("1/20.0    1/10.0  +100.0 %"));
    CHECK_THAT(text, ContainsSubstring("250       200  -20.0 %"));
    CHECK_THAT(text, !ContainsSubstring("brand-new"));
    CHECK_THAT(as_comparison(BenchReport{}, now), ContainsSubstring("nothing to compare"));
}

TEST_CASE("a quick run gives every figure as JSON", "[bench][slow]") {
    const ProgramRun run = run_program("bench --quick --json");
    INFO(run.output);
    REQUIRE(run.exit_code == 0);
    const auto report = nlohmann::json::parse(run.output);
    const double ceiling = report.at("ceiling");
    REQUIRE(ceiling > 0);
    CHECK(report.at("quick") == true);
    std::set<std::string> workloads;
    for (const auto& workload : report.at("workloads")) {
        INFO(workload);
        workloads.insert(workload.at("name"));
        const double games = workload.at("games_per_second");
        CHECK(games > 0);
        CHECK(workload.at("choices_per_second") > games);
        CHECK_THAT(workload.at("ratio_to_ceiling").get<double>(), WithinRel(games / ceiling, 1e-9));
        CHECK(workload.contains("must") == workload.contains("goal"));
    }
    CHECK(workloads.contains("big-money"));
    CHECK(workloads.contains("big-money-native"));
    CHECK(workloads.contains("attacks"));
    CHECK(workloads.contains("playouts"));
    CHECK(workloads.contains("random-dominion"));
    CHECK(workloads.contains("random-brawl"));
    std::set<std::string> sections;
    for (const auto& figure : report.at("figures")) {
        INFO(figure);
        sections.insert(figure.at("section"));
        CHECK(std::isfinite(figure.at("value").get<double>()));
    }
    CHECK(sections ==
          std::set<std::string>{"costs", "growth", "loading", "memory", "sets", "threads"});
}

TEST_CASE("a run measures only what is asked for and compares it with a saved one", "[bench]") {
    const SavedRun saved{to_json(example_report()).dump()};
    const ProgramRun run = run_program("bench --quick --only big-money --compare " + saved.path());
    INFO(run.output);
    CHECK(run.exit_code == 0);
    CHECK_THAT(run.output, ContainsSubstring("compared with the saved run"));
    CHECK_THAT(run.output, ContainsSubstring("big-money, of the ceiling"));
    CHECK_THAT(run.output, ContainsSubstring("1/20.0"));
    CHECK_THAT(run.output, !ContainsSubstring("attacks"));
    CHECK_THAT(run.output, !ContainsSubstring("trigger"));
}

TEST_CASE("a run that cannot be done as asked says why", "[bench]") {
    const ProgramRun unknown = run_program("bench --only big-mony");
    CHECK(unknown.exit_code == 2);
    CHECK(unknown.output ==
          "cardwright: there is nothing called \"big-mony\" to measure (did you mean "
          "\"big-money\"?)\n");

    const ProgramRun missing = run_program("bench --compare /nowhere/saved.json");
    CHECK(missing.exit_code == 2);
    CHECK(missing.output == "cardwright: cannot read \"/nowhere/saved.json\"\n");

    const SavedRun other{R"({"ceiling": "high"})"};
    const ProgramRun wrong = run_program("bench --compare " + other.path());
    CHECK(wrong.exit_code == 2);
    CHECK(wrong.output ==
          "cardwright: \"" + other.path() + "\" is not what cardwright bench --json has written\n");
}
