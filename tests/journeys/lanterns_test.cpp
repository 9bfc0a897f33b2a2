// The example of an expansion: Dominion with tokens, a phase, verbs and cards of a mod.
#include <catch2/catch_test_macros.hpp>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/simulation.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

void play_lanterns(std::uint64_t games) {
    const Kit kit = open_game(expanded_game());
    Match match{kit};
    Replays replays{kit};
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(seed);
        TablePlan plan;
        plan.seed = seed;
        plan.seats = static_cast<std::uint8_t>(2 + seed % 3);
        // Half of the games with its own line-ups, the others with whatever is dealt.
        if (seed % 4 == 0) plan.lineup = {"by_lantern_light"};
        if (seed % 4 == 1) plan.lineup = {"night_shift"};
        play_and_check(match, plan);
        replays.check_record(match);
        replays.check_full_form(match);
        check_undo(match, seed);
    }
}

}  // namespace

TEST_CASE("random games of Lanterns keep all invariants", "[journey][lanterns]") {
    play_lanterns(8);
}

TEST_CASE("two thousand random games of Lanterns keep all invariants",
          "[journey][lanterns][slow]") {
    play_lanterns(2000);
}

TEST_CASE("Lanterns brings its phase, its steps and its part of the score to Dominion",
          "[journey][lanterns]") {
    const Kit kit = open_game(expanded_game());
    const Blueprint& blueprint = kit.blueprint();
    std::string phases;
    for (const Phase& phase : blueprint.phases) phases += phase.id + " ";
    CHECK(phases == "action buy night clean_up ");
    CHECK(blueprint.scoring.size() == 1);
    CHECK(blueprint.sets.size() == 3);  // base, guilds, lanterns
}

TEST_CASE("the bot of Lanterns beats a random player", "[journey][lanterns]") {
    const Kit kit = open_game(expanded_game());
    SimulationPlan plan;
    plan.games = 20;
    plan.threads = 1;
    plan.table.seed = 7;
    plan.table.lineup = {"by_lantern_light"};
    plan.seats = {"lamplighter", "random"};
    std::size_t won = 0;
    for (const GameResult& result : simulate(kit, plan)) won += result.winners[0] ? 1U : 0U;
    CHECK(won > 15);
}
