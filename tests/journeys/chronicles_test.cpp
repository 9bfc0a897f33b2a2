// Whole games of Chronicles, in which everybody decides at the same time.

#include <catch2/catch_test_macros.hpp>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/simulation.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

constexpr std::uint64_t rounds_of_a_game = 4;

Kit chronicles_with(const std::vector<std::string>& sets) {
    const std::vector<std::filesystem::path> roots{testing::source_tree()};
    return Kit{Catalog::open(roots), roots, "chronicles", sets};
}

/// One table after the other: every number of players, every way to use an expansion and every
/// difficulty has its turn.
TablePlan table_of(std::uint64_t seed) {
    TablePlan plan;
    plan.seed = seed;
    plan.seats = static_cast<std::uint8_t>(1 + seed % 7);
    plan.options.emplace_back("gates_characters", static_cast<std::int32_t>(seed / 7 % 2));
    plan.options.emplace_back("gates_buildings", static_cast<std::int32_t>(seed / 14 % 2));
    if (plan.seats == 1) {
        plan.options.emplace_back("difficulty", static_cast<std::int32_t>(seed / 28 % 5));
    }
    if (plan.seats == 2)
        plan.options.emplace_back("duel", static_cast<std::int32_t>(seed / 28 % 2));
    return plan;
}

/// Random games; each `whole`th is put in again, in another order of arrival, and taken back.
void play_chronicles(const std::vector<std::string>& expansions, std::uint64_t games,
                     std::uint64_t whole) {
    std::vector<std::string> sets{"chronicles", "chronicles-solo"};
    sets.insert(sets.end(), expansions.begin(), expansions.end());
    const Kit kit = chronicles_with(sets);
    Match match{kit};
    Replays replays{kit};
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(seed);
        play_and_check(match, table_of(seed), whole == 1 ? 7 : 31);
        const State& end = match.game().table_state();
        REQUIRE(end.position.cycle == rounds_of_a_game);
        for (const char* counter : {"gold", "points"}) {
            const CounterId id = end.schema().find_counter(Scope::player, counter);
            for (std::size_t seat = 0; seat < end.seats(); ++seat) {
                REQUIRE(end.counter(Scope::player, seat, id) >= 0);
            }
        }
        if (seed % whole != 0) continue;
        replays.check_record(match);
        replays.check_arrival_order(match, seed);
        check_undo(match, seed);
    }
}

const std::vector<std::vector<std::string>> expansions{
    {},
    {"chronicles-beyond-the-gates"},
    {"chronicles-forge-of-legends"},
    {"chronicles-beyond-the-gates", "chronicles-forge-of-legends"},
};

std::vector<GameResult> play_bots(const Kit& kit, const std::vector<std::string>& seats,
                                  std::uint64_t games) {
    SimulationPlan plan;
    plan.seats = seats;
    plan.games = games;
    plan.alternate = true;
    return simulate(kit, plan);
}

}  // namespace

TEST_CASE("the bots of Chronicles have an answer at every table", "[journey][chronicles][slow]") {
    const Kit kit = open_game({"chronicles", ""});
    const SeatRange range = kit.blueprint().schema.seats;
    CHECK(range.least == 1);
    std::vector<std::string> seats;
    for (std::size_t count = 1; count <= range.most; ++count) {
        seats.emplace_back(count % 2 == 0 ? "warlord" : "builder");
        CAPTURE(count);
        CHECK(play_bots(kit, seats, 2).size() == 2);
    }
}

TEST_CASE("the bots of Chronicles beat chance", "[journey][chronicles][slow]") {
    const Kit kit = open_game({"chronicles", ""});
    constexpr std::uint64_t games = 20;
    for (const char* bot : {"warlord", "builder"}) {
        CAPTURE(bot);
        std::uint64_t wins = 0;
        for (const GameResult& game : play_bots(kit, {bot, "random"}, games)) {
            wins += game.winners[0] ? 1 : 0;
        }
        CHECK(wins >= games - 1);
    }
}

TEST_CASE("random games of Chronicles keep all invariants", "[journey][chronicles]") {
    play_chronicles(expansions.back(), 7, 1);
}

// Five thousand games, in cases of their own, so that several cores can share them.
TEST_CASE("random games of Chronicles alone keep all invariants", "[journey][chronicles][slow]") {
    play_chronicles(expansions[0], 1250, 32);
}
TEST_CASE("random games with Beyond the Gates keep all invariants", "[journey][chronicles][slow]") {
    play_chronicles(expansions[1], 1250, 32);
}
TEST_CASE("random games with Forge of Legends keep all invariants", "[journey][chronicles][slow]") {
    play_chronicles(expansions[2], 1250, 32);
}
TEST_CASE("random games with both expansions keep all invariants", "[journey][chronicles][slow]") {
    play_chronicles(expansions[3], 1250, 32);
}
