// What becomes of the cost of one thing when the game around it grows.

#include <array>

#include "cardwright/bench/session.hpp"
#include "cardwright/bench/synthetic.hpp"

namespace cardwright::bench {
namespace {

constexpr std::int32_t small_deck = 10;
constexpr std::int32_t chains_in_game = 20;
constexpr std::array<std::uint8_t, 3> player_counts{2, 4, 7};
constexpr std::array<std::int32_t, 3> deck_sizes{10, 100, 1000};
constexpr std::array<std::int32_t, 3> depths{1, 8, 48};

/// A game, and of how many of one thing its time is made up.
struct GrowthPoint {
    Contestant game;
    std::int32_t things;
};

}  // namespace

void measure_growth(BenchSession& session) {
    std::vector<GrowthPoint> points;
    for (const std::uint8_t players : player_counts) {
        points.push_back(
            {laps("a turn, " + std::to_string(players) + " players", players, small_deck),
             laps_in_game});
    }
    for (const std::int32_t cards : deck_sizes) {
        points.push_back(
            {laps("a turn, decks of " + std::to_string(cards) + " cards", 2, cards), laps_in_game});
    }
    for (const std::int32_t depth : depths) {
        points.push_back({chores("an effect, " + std::to_string(depth) + " deep",
                                 {{"chains", chains_in_game}, {"depth", depth}}),
                          chains_in_game * depth});
    }
    std::vector<Contestant> contestants;
    for (const GrowthPoint& point : points) contestants.push_back(point.game);
    const std::vector<Tally> best = hold_contest(contestants, session.rules(0.2), session.progress);
    for (std::size_t at = 0; at < points.size(); ++at) {
        session.add("growth", points[at].game.name, best[at].nanoseconds_each() / points[at].things,
                    "ns");
    }
}

}  // namespace cardwright::bench
