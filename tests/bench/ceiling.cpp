#include "bench/ceiling.hpp"

#include <array>
#include <utility>
#include <vector>

namespace cardwright::bench {
namespace {

enum Kind : std::uint8_t { copper, silver, gold, estate, province, kinds };
constexpr std::array<int, kinds> worth{1, 2, 3, 0, 0};
constexpr std::array<int, kinds> points{0, 0, 0, 1, 6};

/// The same generator the engine uses, so that no time is won by a worse one.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_{seed} {}
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

  private:
    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t bits = state_;
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
        return bits ^ (bits >> 31);
    }
    std::uint64_t state_;
};

struct Player {
    std::vector<Kind> deck, hand, discard, in_play;

    void shuffle_in(Random& random) {
        deck.swap(discard);
        for (std::size_t left = deck.size(); left > 1; --left) {
            std::swap(deck[left - 1], deck[random.below(static_cast<std::uint32_t>(left))]);
        }
    }
    void draw(int cards, Random& random) {
        for (int drawn = 0; drawn < cards; ++drawn) {
            if (deck.empty()) {
                if (discard.empty()) return;
                shuffle_in(random);
            }
            hand.push_back(deck.back());
            deck.pop_back();
        }
    }
    void begin(Random& random) {
        deck.clear();
        hand.clear();
        in_play.clear();
        discard.assign(7, copper);
        discard.insert(discard.end(), 3, estate);
        draw(5, random);
    }
    int play_treasures() {
        int coins = 0;
        std::size_t kept = 0;
        for (const Kind card : hand) {
            coins += worth[card];
            if (worth[card] > 0) {
                in_play.push_back(card);
            } else {
                hand[kept++] = card;
            }
        }
        hand.resize(kept);
        return coins;
    }
    void clean_up(Random& random) {
        discard.insert(discard.end(), in_play.begin(), in_play.end());
        in_play.clear();
        discard.insert(discard.end(), hand.begin(), hand.end());
        hand.clear();
        draw(5, random);
    }
    [[nodiscard]] std::uint64_t score() const {
        std::uint64_t sum = 0;
        for (const auto* zone : {&deck, &hand, &discard, &in_play}) {
            for (const Kind card : *zone) sum += static_cast<std::uint64_t>(points[card]);
        }
        return sum;
    }
};

}  // namespace

CeilingGames play_ceiling(std::uint64_t games, std::uint64_t seed) {
    Random random{seed};
    std::array<Player, 2> players;
    CeilingGames played;
    for (std::uint64_t game = 0; game < games; ++game) {
        std::array<int, kinds> supply{46, 40, 30, 8, 8};
        for (Player& player : players) player.begin(random);
        const auto buy = [&](Player& player, int coins) {
            for (const auto& [card, least] : {std::pair{province, 8}, {gold, 6}, {silver, 3}}) {
                if (coins < least || supply[card] == 0) continue;
                --supply[card];
                player.discard.push_back(card);
                return;
            }
        };
        for (std::size_t active = 0; supply[province] > 0; active = 1 - active) {
            Player& player = players[active];
            buy(player, player.play_treasures());
            player.clean_up(random);
            ++played.turns;
        }
        for (const Player& player : players) played.points += player.score();
    }
    return played;
}

}  // namespace cardwright::bench
