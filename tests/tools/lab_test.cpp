// The lab: comparisons of the same games with and without something, tournaments, sweeps, and
// their shares.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cardwright/lab/comparison.hpp"
#include "cardwright/lab/sweep.hpp"
#include "cardwright/lab/tournament.hpp"
#include "state/random.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using Catch::Matchers::WithinAbs;

namespace {

nlohmann::json lab_figures(const std::string& arguments) {
    const ProgramRun run = run_program(arguments + " --json");
    INFO(run.output);
    REQUIRE(run.exit_code == 0);
    return nlohmann::json::parse(run.output);
}

nlohmann::json figure_called(const nlohmann::json& comparison, const std::string& name) {
    for (const auto& figure : comparison.at("figures")) {
        if (figure.at("name") == name) return figure;
    }
    FAIL("there is no figure " << name);
    return {};
}

const tool::FigureKey score_of_first{tool::FigureKey::About::score, 0, {}};

/// Pairs whose score differs by these numbers.
tool::Comparison with_differences(const std::vector<std::int64_t>& differences) {
    tool::Comparison comparison;
    for (const std::int64_t difference : differences) {
        ++comparison.pairs;
        comparison.figures[score_of_first].add(10, 10 + difference);
    }
    return comparison;
}

/// Differences that go both ways alike, as of things that are equal.
std::vector<std::int64_t> noise(std::uint64_t seed, std::size_t count) {
    Stream stream = Stream::derive(seed, 1);
    std::vector<std::int64_t> differences(count);
    for (auto& each : differences) each = static_cast<std::int64_t>(stream.below(21)) - 10;
    return differences;
}

tool::Tournament results(std::vector<std::string> bots,
                         const std::vector<std::vector<std::uint64_t>>& wins) {
    tool::RunSubject subject;
    subject.bots = std::move(bots);
    tool::Tournament tournament{std::move(subject)};
    for (tool::Pairing& pairing : tournament.pairings) {
        pairing.first_wins = wins[pairing.first][pairing.second];
        pairing.second_wins = wins[pairing.second][pairing.first];
        pairing.games = pairing.first_wins + pairing.second_wins;
    }
    return tournament;
}

}  // namespace

TEST_CASE("a thing compared with itself differs by exactly nothing", "[lab]") {
    const auto same = lab_figures("compare --seats two-militias,big-money -n 60");
    CHECK(same.at("pairs") == 60);
    for (const auto& figure : same.at("figures")) {
        CHECK(figure.at("difference") == 0.0);
        CHECK(figure.at("difference_low") == 0.0);
        CHECK(figure.at("difference_high") == 0.0);
    }
}

TEST_CASE("a house rule is compared on the same seeds", "[lab]") {
    const std::string arguments =
        "compare --seats two-militias,big-money --kingdom first_game -n 200 --with militia.keep=0";
    const auto kinder = lab_figures(arguments);
    CHECK(kinder.at("what") == "militia.keep=0");
    CHECK(kinder.at("changed") == nlohmann::json::array({"militia"}));
    // Who has to throw away the whole hand has fewer points.
    const auto score = figure_called(kinder, "big-money (seat 2): score");
    CHECK(score.at("difference_high") < 0);
    CHECK(score.at("first") > score.at("second"));

    const ProgramRun text = run_program(arguments + " --plot");
    CHECK(text.exit_code == 0);
    CHECK_THAT(text.output, StartsWith("Dominion: 200 games as it is and with militia.keep=0"));
    CHECK_THAT(text.output, ContainsSubstring("What it does for scores"));
}

TEST_CASE("bots that never use the changed card are told of", "[lab]") {
    const ProgramRun run =
        run_program("compare --seats big-money --kingdom first_game -n 20 --with militia.keep=1");
    CHECK_THAT(run.output, ContainsSubstring("The bots hardly ever use Militia"));
}

TEST_CASE("other bots and other cards can be compared too", "[lab]") {
    const auto bots = lab_figures(
        "compare --seats random,random --with-seats big-money,random --kingdom first_game -n 30");
    CHECK(figure_called(bots, "random (seat 1): wins").at("difference_low") > 0);
    const auto cards = lab_figures(
        "compare --seats big-money --kingdom first_game --with-kingdom size_distortion -n 5");
    CHECK(cards.at("second").at("kingdom") == nlohmann::json::array({"size_distortion"}));
    CHECK(run_program("compare --with-seats random,random,random -n 1").exit_code == 2);
    CHECK(run_program("compare --with militia.kep=1 -n 1").exit_code == 2);
}

TEST_CASE("a comparison stops as soon as it is sure, and only then", "[lab]") {
    const auto sure = lab_figures(
        "compare --seats random,random --with-seats big-money,random --kingdom first_game "
        "-n 4000 --until-sure wins");
    CHECK(sure.at("stopped_when_sure") == true);
    CHECK(sure.at("pairs") == 500);
    const auto never =
        lab_figures("compare --seats big-money --kingdom first_game -n 1000 --until-sure score");
    CHECK(never.at("stopped_when_sure") == false);
    CHECK(never.at("pairs") == 1000);
    CHECK(run_program("compare --until-sure wins --shard 1/2 -n 4").exit_code == 2);
    CHECK(run_program("compare --until-sure nothing -n 4").exit_code == 2);
}

TEST_CASE("looked at again and again, equal things are hardly ever called different", "[lab]") {
    // Each of 200 runs is looked at forty times: at most one in twenty may ever be wrong, where
    // intervals for one look would be wrong in about a third of them.
    int wrong = 0;
    int wrong_by_interval = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto differences = noise(seed, 4000);
        tool::Comparison comparison;
        bool sure = false;
        bool outside = false;
        for (std::size_t at = 0; at < differences.size(); ++at) {
            ++comparison.pairs;
            comparison.figures[score_of_first].add(0, differences[at]);
            if (at % 100 != 99) continue;
            sure = sure || comparison.sure_at_any_time(score_of_first);
            outside = outside || comparison.difference(score_of_first).sure();
        }
        wrong += sure ? 1 : 0;
        wrong_by_interval += outside ? 1 : 0;
    }
    CHECK(wrong <= 10);
    CHECK(wrong_by_interval > 30);
}

TEST_CASE("a difference has its interval, and the games it would take to show it", "[lab]") {
    const auto clear = with_differences({2, 2, 2, 2, 1, 3}).difference(score_of_first);
    CHECK_THAT(clear.value, WithinAbs(2, 1e-12));
    CHECK_THAT(clear.low, WithinAbs(2 - 1.959964 * std::sqrt(0.4 / 6), 1e-9));
    CHECK(clear.sure());
    CHECK(clear.games_needed == 0);
    const auto unclear = with_differences({5, -5, 5, -5, 5, -3}).difference(score_of_first);
    CHECK_FALSE(unclear.sure());
    // (1.96 + 0.84)² times the square of deviation through difference.
    CHECK(unclear.games_needed == 1884);
}

TEST_CASE("shares of a comparison and of a tournament add up to them", "[lab]") {
    const TemporaryFolder folder;
    const auto both =
        [&](const std::string& command, const std::string& file) {
            std::string files;
            for (const char* share : {"1", "2"}) {
                const std::string path = folder.file(file + share);
                std::ofstream{path}
                    << lab_figures(command + " --shard " + std::string{share} + "/2").dump();
                files += " " + path;
            }
            auto merged = lab_figures("merge" + files);
            auto whole = lab_figures(command);
            merged.erase("seconds");
            whole.erase("seconds");
            CHECK(merged == whole);
        };
    both("compare --seats two-militias,big-money --with militia.keep=1 -n 21", "compared");
    both("tournament big-money two-militias random -n 7", "tournament");
}

TEST_CASE("ratings tell who is stronger, and how sure that is", "[lab]") {
    const auto list = tool::ratings(
        results({"weak", "strong", "middle"}, {{0, 5, 20}, {95, 0, 80}, {80, 20, 0}}));
    REQUIRE(list.size() == 3);
    CHECK(list[0].bot == 1);
    CHECK(list[1].bot == 2);
    CHECK(list[2].bot == 0);
    CHECK(list[0].low > list[1].high);
    CHECK_THAT(list[0].points + list[1].points + list[2].points, WithinAbs(0, 1e-6));
    // Two alone: the logarithm of the odds, with the game they are taken to have shared.
    const auto two = tool::ratings(results({"a", "b"}, {{0, 75}, {25, 0}}));
    CHECK_THAT(two[0].points - two[1].points, WithinAbs(400 * std::log10(75.5 / 25.5), 1e-3));
    // Who wins everything has a rating, too.
    const auto all = tool::ratings(results({"a", "b"}, {{0, 100}, {0, 0}}));
    CHECK(std::isfinite(all[0].points));
    CHECK(all[0].low < all[0].points);
}

TEST_CASE("a tournament that was stopped goes on where it was", "[lab]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("cup.json");
    const std::string command = "tournament big-money two-militias random -n 6 --to " + file;
    const auto whole = lab_figures(command);
    auto half = whole;
    half["pairings"][1]["games"] = 0;
    half["pairings"][1]["first_wins"] = 0;
    half["pairings"][1]["second_wins"] = 0;
    half["pairings"][1]["unfinished"] = 0;
    std::ofstream{file} << half.dump();
    auto again = lab_figures(command);
    CHECK(again.at("pairings") == whole.at("pairings"));
    const ProgramRun other = run_program("tournament big-money random -n 6 --to " + file);
    CHECK(other.exit_code == 2);
    CHECK_THAT(other.output, ContainsSubstring("is not of this tournament"));

    const ProgramRun text = run_program(command);
    CHECK_THAT(text.output, ContainsSubstring("Each against each"));
    CHECK(run_program("tournament big-money").exit_code == 2);
    CHECK(run_program("tournament big-mony random").exit_code == 2);
}

TEST_CASE("a sweep plays every value", "[lab]") {
    const auto sweep = lab_figures(
        "sweep militia.keep=1..3 --seats two-militias,big-money --kingdom first_game -n 40");
    REQUIRE(sweep.at("steps").size() == 3);
    CHECK(sweep.at("steps")[0].at("value") == 1);
    const auto score = [&](std::size_t step) {
        return sweep.at("steps")[step].at("run").at("seats")[1].at("score_mean").get<double>();
    };
    CHECK(score(0) < score(2));
    for (const char* wrong : {"militia", "militia.keep", "militia.keep=3..1", "militia.keep=a..b",
                              "militia.keep=0..100", "keep=1..2"}) {
        CHECK_THROWS_AS(tool::read_range(wrong), std::invalid_argument);
    }
}
