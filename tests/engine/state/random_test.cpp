#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "support/state_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

State shuffled(std::uint64_t seed, const auto& before) {
    State state = lab_state(2, seed);
    for (const OwnerId owner : {seat_one, seat_two}) {
        put(state, zone(state, "deck", owner), {"ant", "bee", "cat", "dog", "eel", "fox"});
    }
    before(state);
    state.shuffle(zone(state, "deck", seat_one));
    return state;
}

const auto nothing = [](State&) {};

/// How far counts are from equal ones; below 0.1 % of fair samples exceed the bounds used here.
double chi_square(const auto& counts, double expected) {
    double sum = 0;
    for (const auto& count : counts) {
        const double off = static_cast<double>(count) - expected;
        sum += off * off / expected;
    }
    return sum;
}

}  // namespace

TEST_CASE("the same seed shuffles alike, another seed does not", "[state]") {
    const State one = shuffled(1, nothing);
    const State same = shuffled(1, nothing);
    const State other = shuffled(2, nothing);
    CHECK(names_in(one, zone(one, "deck")) == names_in(same, zone(same, "deck")));
    CHECK(names_in(one, zone(one, "deck")) != names_in(other, zone(other, "deck")));
    CHECK(one.hash() == same.hash());
}

TEST_CASE("a new random effect does not change a shuffle", "[state]") {
    const State plain = shuffled(5, nothing);
    const State other_stream = shuffled(5, [](State& state) {
        for (int draw = 0; draw < 10; ++draw) {
            static_cast<void>(state.random_below(hash_text("weather"), 6));
        }
    });
    const State other_zone = shuffled(5, [](State& state) {
        state.shuffle(zone(state, "deck", seat_two));
        state.shuffle(zone(state, "deck", seat_two));
    });
    const std::string order = names_in(plain, zone(plain, "deck"));
    CHECK(names_in(other_stream, zone(other_stream, "deck")) == order);
    CHECK(names_in(other_zone, zone(other_zone, "deck")) == order);
}

TEST_CASE("each zone and each name has a stream of its own", "[state]") {
    State state = lab_state();
    std::map<std::uint64_t, int> streams;
    for (std::size_t at = 0; at < state.topology().zones().size(); ++at) {
        if (state.zone(id_at<ZoneId>(at)).kind != no_zone_kind) {
            ++streams[state.zone(id_at<ZoneId>(at)).stream];
        }
    }
    for (const auto& [name, zones] : streams) CHECK(zones == 1);
    std::array<std::uint32_t, 20> first{};
    std::array<std::uint32_t, 20> second{};
    for (auto& drawn : first) drawn = state.random_below(hash_text("first"), 1000);
    for (auto& drawn : second) drawn = state.random_below(hash_text("second"), 1000);
    CHECK(first != second);
}

TEST_CASE("a shuffle brings every order about equally often", "[state]") {
    std::map<std::string, int> orders;
    State state = lab_state(1, 99);
    const ZoneId deck = zone(state, "deck");
    put(state, deck, {"ant", "bee", "cat", "dog"});
    constexpr int shuffles = 24000;
    for (int at = 0; at < shuffles; ++at) {
        state.shuffle(deck);
        ++orders[names_in(state, deck)];
    }
    REQUIRE(orders.size() == 24);
    std::vector<int> counts;
    for (const auto& [order, count] : orders) counts.push_back(count);
    CHECK(chi_square(counts, shuffles / 24.0) < 49.7);
}

TEST_CASE("numbers from a stream are fair for odd bounds too", "[state]") {
    Stream random = Stream::derive(3, hash_text("dice"));
    for (const std::uint32_t bound : {2U, 3U, 7U, 100U}) {
        std::vector<int> counts(bound);
        const int draws = static_cast<int>(bound) * 1000;
        for (int at = 0; at < draws; ++at) {
            const std::uint32_t drawn = random.below(bound);
            REQUIRE(drawn < bound);
            ++counts[drawn];
        }
        CAPTURE(bound);
        CHECK(chi_square(counts, 1000.0) < 2.0 * bound + 12);
    }
}

TEST_CASE("a bound near the largest number leaves nothing out of range", "[state]") {
    Stream random = Stream::derive(3, hash_text("wide"));
    constexpr std::uint32_t bound = 3'000'000'000U;
    bool high = false;
    for (int at = 0; at < 1000; ++at) {
        const std::uint32_t drawn = random.below(bound);
        REQUIRE(drawn < bound);
        high = high || drawn > bound / 2;
    }
    CHECK(high);
}

TEST_CASE("drawing takes the top cards in order, and no more than there are", "[state]") {
    State state = lab_state();
    put(state, zone(state, "deck"), {"ant", "bee", "cat"});
    put(state, zone(state, "discard"), {"dog"});
    CHECK(state.draw(zone(state, "deck"), zone(state, "hand"), 2) == 2);
    CHECK(names_in(state, zone(state, "hand")) == "cat bee");
    CHECK(names_in(state, zone(state, "deck")) == "ant");
    CHECK(state.draw(zone(state, "deck"), zone(state, "hand"), 2) == 1);
    CHECK(names_in(state, zone(state, "discard")) == "dog");
}

TEST_CASE("a deck that has run out is refilled by shuffling", "[state]") {
    State state = lab_state();
    put(state, zone(state, "deck"), {"fox"});
    put(state, zone(state, "discard"), {"ant", "bee", "cat", "dog"});
    CHECK(state.refill(zone(state, "deck")));  // it has not run out yet
    CHECK(names_in(state, zone(state, "deck")) == "fox");
    CHECK(state.draw(zone(state, "deck"), zone(state, "hand"), 3) == 1);
    CHECK(state.refill(zone(state, "deck")));
    CHECK(state.cards_in(zone(state, "deck")).size() == 4);
    CHECK(state.cards_in(zone(state, "discard")).empty());
    CHECK(state.draw(zone(state, "deck"), zone(state, "hand"), 5) == 4);
    CHECK_FALSE(state.refill(zone(state, "deck")));
}

TEST_CASE("a refill happens only to an empty zone that has something to be refilled from",
          "[state]") {
    State state = lab_state();
    put(state, zone(state, "deck"), {"ant"});
    put(state, zone(state, "discard"), {"bee"});
    CHECK(state.refill(zone(state, "deck")));
    CHECK(names_in(state, zone(state, "discard")) == "bee");
    CHECK_FALSE(state.refill(zone(state, "board")));
    state.move_all(zone(state, "deck"), zone(state, "board"));
    CHECK(state.refill(zone(state, "deck")));
    CHECK(names_in(state, zone(state, "deck")) == "bee");
    CHECK_FALSE(state.refill(zone(state, "deck", seat_two)));
}

TEST_CASE("another seed starts all streams anew", "[state]") {
    State state = lab_state(1, 1);
    put(state, zone(state, "deck"), {"ant", "bee", "cat", "dog", "eel", "fox"});
    State fresh = state;
    state.shuffle(zone(state, "board"));
    static_cast<void>(state.random_below(hash_text("weather"), 6));
    state.reseed(1);
    CHECK(state.hash() == fresh.hash());
    state.shuffle(zone(state, "deck"));
    fresh.shuffle(zone(fresh, "deck"));
    CHECK(names_in(state, zone(state, "deck")) == names_in(fresh, zone(fresh, "deck")));
}
