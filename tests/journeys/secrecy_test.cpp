// Nothing a seat can find out depends on what it cannot know.

#include "journeys/secrecy.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include "journeys/games_under_test.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

void play_in_secret(const GameUnderTest& game, std::uint64_t games, int questions_per_check) {
    const Kit kit = open_game(game);
    Secrecy secrecy{kit};
    const SeatRange seats = kit.blueprint().schema.seats;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(game.ruleset, seed);
        TablePlan plan;
        plan.seed = seed;
        plan.seats =
            static_cast<std::uint8_t>(seats.least + seed % (seats.most - seats.least + 1U));
        secrecy.play(plan, questions_per_check);
    }
    // Otherwise nothing was tried.
    CHECK(secrecy.changed() > games);
    CHECK(secrecy.imagined() > games);
    if (kit.blueprint().by_turns) CHECK(secrecy.asked_again() > 0);  // not where all decide at once
}

}  // namespace

TEST_CASE("dealt anew, what a seat cannot know changes nothing it can find out", "[journey]") {
    const auto game = GENERATE(from_range(every_game()));
    play_in_secret(game, 6, 11);
}

TEST_CASE("the same at every question of more games", "[journey][slow]") {
    const auto game = GENERATE(from_range(every_game()));
    play_in_secret(game, 40, 1);
}
