// Many games: told in order, stopped cleanly, counted alike whichever way the kernel takes.

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "journeys/games_under_test.hpp"
#include "match/simulation_table.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A game of one question; the script goes wrong where the seed says so.
Kit fragile_kit() {
    GameLab lab;
    lab.card("ant");
    return lab
        .step(R"(
        me:confirm { prompt = "sure" }
        if game:random(40, "bad luck") == 1 then me:move(me.hand, nil) end)")
        .kit();
}

SimulationPlan random_games(std::uint64_t games, unsigned threads) {
    SimulationPlan plan;
    plan.seats = {"random", "random"};
    plan.games = games;
    plan.threads = threads;
    plan.statistics = true;
    plan.hashes = true;
    return plan;
}

bool same(const CardCount& left, const CardCount& right) {
    return left.statistic == right.statistic && left.player == right.player &&
           left.card == right.card && left.times == right.times;
}

/// Quick ways and slow ones give the same games and the same counts.
void check_all_ways(const Kit& kit) {
    const SimulationPlan swift = random_games(25, 1);
    SimulationPlan noted = swift;
    noted.match.journal = true;
    SimulationPlan full = swift;
    full.match.whole_verbs = true;
    const auto one = simulate(kit, swift);
    for (const auto& other : {simulate(kit, noted), simulate(kit, full)}) {
        REQUIRE(one.size() == other.size());
        for (std::size_t at = 0; at < one.size(); ++at) {
            CHECK(one[at].hash == other[at].hash);
            REQUIRE_FALSE(one[at].cards.empty());
            CHECK(std::equal(one[at].cards.begin(), one[at].cards.end(), other[at].cards.begin(),
                             other[at].cards.end(), same));
        }
    }
}

}  // namespace

TEST_CASE("games are told in the order of their numbers", "[simulation]") {
    const Kit kit = open_game({"brawl", "tests/minis/brawl"});
    std::uint64_t next = 0;
    simulate(kit, random_games(100, 3),
             [&](const GameResult& game) { REQUIRE(game.number == next++); });
    CHECK(next == 100);
}

TEST_CASE("the first game that goes wrong ends the run on any number of threads", "[simulation]") {
    const Kit kit = fragile_kit();
    std::vector<std::uint64_t> failures;
    std::vector<std::uint64_t> told;
    for (const unsigned threads : {1U, 2U, 4U}) {
        std::uint64_t games = 0;
        try {
            simulate(kit, random_games(2000, threads), [&](const GameResult&) { ++games; });
            FAIL("no game went wrong");
        } catch (const SimulationError& error) {
            CHECK_THAT(error.what(), ContainsSubstring("expected a zone"));
            failures.push_back(error.number);
            told.push_back(games);
        }
    }
    CHECK(failures == std::vector<std::uint64_t>(3, failures[0]));
    CHECK(told == failures);
}

TEST_CASE("a script that would remember ends the same way on any number of threads",
          "[simulation]") {
    GameLab lab;
    lab.script("leak.lua", "return { n = game:random(5) }");
    const Kit kit = lab.step("me:add(\"points\", use(\"leak\").n)").kit();
    for (const unsigned threads : {1U, 2U}) {
        try {
            static_cast<void>(simulate(kit, random_games(64, threads)));
            FAIL("a module was loaded in the midst of a game");
        } catch (const SimulationError& error) {
            CHECK(error.number == 0);
            CHECK_THAT(error.what(), ContainsSubstring("works only while a script is loaded"));
        }
    }
}

TEST_CASE("a stopped run tells of the games it has played", "[simulation]") {
    const Kit kit = open_game({"brawl", "tests/minis/brawl"});
    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> done{0};
    std::uint64_t told = 0;
    std::uint64_t last = 0;
    simulate(
        kit, random_games(100'000, 2),
        [&](const GameResult& game) {
            REQUIRE((told == 0 || game.number > last));
            last = game.number;
            if (++told == 40) stop = true;
        },
        &done, &stop);
    CHECK(told == done);
    CHECK(told >= 40);
    CHECK(told < 100'000);
}

TEST_CASE("a table nobody can sit at is refused before any game", "[simulation]") {
    const Kit kit = open_game({"brawl", "tests/minis/brawl"});
    SimulationPlan plan = random_games(10, 2);
    plan.seats[1] = "nobody";
    CHECK_THROWS_AS(simulate(kit, plan), std::invalid_argument);
    plan.seats.assign(5, "random");
    CHECK_THROWS_AS(simulate(kit, plan), std::invalid_argument);
}

TEST_CASE("counts do not depend on how the kernel carries things out", "[simulation]") {
    for (const GameUnderTest& game : mini_games()) {
        INFO(game.ruleset);
        check_all_ways(open_game(game));
    }
}

TEST_CASE("draws and whole zones count alike on every way", "[simulation]") {
    const std::string path = "scripts/brawl/ruleset.yaml";
    check_all_ways(mini_kit(
        "brawl", {{path, replaced(mini_file("brawl", path),
                                  "  bought: { from: [market], into: [discard_pile] }\n",
                                  "  drawn: { from: [deck], into: [hand] }\n"
                                  "  tidied: { from: [hand, in_play], into: [discard_pile] }\n"
                                  "  shuffled: { into: [deck] }\n")}}));
}

TEST_CASE("counting changes no game", "[simulation]") {
    const Kit kit = open_game({"hamlets", "tests/minis/hamlets"});
    SimulationPlan without = random_games(25, 1);
    without.statistics = false;
    const auto counted = simulate(kit, random_games(25, 1));
    const auto plain = simulate(kit, without);
    for (std::size_t at = 0; at < plain.size(); ++at) CHECK(plain[at].hash == counted[at].hash);
    CHECK(plain[0].cards.empty());
}

TEST_CASE("players move on by one chair every game if they are to alternate", "[simulation]") {
    const Kit kit = open_game({"brawl", "tests/minis/brawl"});
    SimulationPlan plan = random_games(4, 1);
    plan.seats = {"random", "greedy", "random"};
    plan.alternate = true;
    const SimulationTable table{kit, plan};
    CHECK(table.seated(0) == std::vector<std::string>{"random", "greedy", "random"});
    CHECK(table.seated(1) == std::vector<std::string>{"greedy", "random", "random"});
    const auto results = simulate(kit, plan);
    CHECK(results[0].chairs == std::vector<std::uint8_t>{0, 1, 2});
    CHECK(results[1].chairs == std::vector<std::uint8_t>{2, 0, 1});
    CHECK(results[3].chairs == results[0].chairs);
}
