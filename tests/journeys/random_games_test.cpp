#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <nlohmann/json.hpp>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/simulation.hpp"
#include "support/places.hpp"
#include "support/program.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

TablePlan plan_for(const Kit& kit, std::uint64_t seed) {
    const SeatRange seats = kit.blueprint().schema.seats;
    TablePlan plan;
    plan.seed = seed;
    plan.seats = static_cast<std::uint8_t>(seats.least + seed % (seats.most - seats.least + 1U));
    return plan;
}

void play_games(const GameUnderTest& game, std::uint64_t games) {
    const Kit kit = open_game(game);
    Match match{kit};
    Replays replays{kit};
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(game.ruleset, seed);
        play_and_check(match, plan_for(kit, seed));
        replays.check_record(match);
        replays.check_arrival_order(match, seed);
        replays.check_full_form(match);
        check_undo(match, seed);
    }
}

SimulationPlan many_games(const Kit& kit, std::uint64_t games, unsigned threads) {
    SimulationPlan plan;
    plan.hashes = true;
    plan.games = games;
    plan.threads = threads;
    plan.table.seed = 2026;
    plan.seats.assign(kit.blueprint().schema.seats.most, "random");
    return plan;
}

std::vector<std::uint64_t> hashes_of(const std::vector<GameResult>& results) {
    std::vector<std::uint64_t> hashes;
    for (const GameResult& result : results) hashes.push_back(result.hash);
    return hashes;
}

/// What the program itself prints, in a process of its own.
std::vector<std::uint64_t> hashes_of_process(const GameUnderTest& game, std::uint64_t games,
                                             std::size_t seats) {
    std::string arguments = "sim --json --hashes --seed 2026 -n " + std::to_string(games) +
                            " --game " + game.ruleset + " --mods " + testing::source_tree() + "/" +
                            game.folder + " --seats random";
    for (std::size_t at = 1; at < seats; ++at) arguments += ",random";
    const ProgramRun run = run_program(arguments);
    REQUIRE(run.exit_code == 0);
    std::vector<std::uint64_t> hashes;
    const auto printed = nlohmann::json::parse(run.output);
    for (const auto& hash : printed.at("hashes")) {
        hashes.push_back(std::stoull(hash.get<std::string>(), nullptr, 16));
    }
    return hashes;
}

}  // namespace

TEST_CASE("random games of every mini game keep all invariants", "[journey]") {
    const auto game = GENERATE(from_range(mini_games()));
    play_games(game, 30);
}

TEST_CASE("random games of every example keep all invariants", "[journey][examples]") {
    const auto game = GENERATE(from_range(example_games()));
    play_games(game, 15);
}

TEST_CASE("two thousand random games of every example keep all invariants",
          "[journey][examples][slow]") {
    const auto game = GENERATE(from_range(example_games()));
    play_games(game, 2000);
}

TEST_CASE("a thousand random games of every mini game keep all invariants", "[journey][slow]") {
    const auto game = GENERATE(from_range(mini_games()));
    play_games(game, 1000);
}

TEST_CASE("two threads play the same games as one", "[journey][slow]") {
    const auto game = GENERATE(from_range(mini_games()));
    const Kit kit = open_game(game);
    const auto one = hashes_of(simulate(kit, many_games(kit, 200, 1)));
    const auto two = hashes_of(simulate(kit, many_games(kit, 200, 2)));
    REQUIRE(one.size() == 200);
    REQUIRE(one == two);
}

TEST_CASE("separate processes play the same games", "[journey][slow]") {
    const auto game = GENERATE(from_range(mini_games()));
    const Kit kit = open_game(game);
    const std::size_t seats = kit.blueprint().schema.seats.most;
    const auto here = hashes_of(simulate(kit, many_games(kit, 50, 1)));
    REQUIRE(hashes_of_process(game, 50, seats) == here);
    REQUIRE(hashes_of_process(game, 50, seats) == here);
}
