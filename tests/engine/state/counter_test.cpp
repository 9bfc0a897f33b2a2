#include <catch2/catch_test_macros.hpp>
#include <limits>

#include "support/state_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

std::int32_t of_player(const State& state, OwnerId seat, std::string_view name) {
    return state.counter(Scope::player, index_of(seat), counter(Scope::player, name));
}

std::int32_t add(State& state, OwnerId seat, std::string_view name, std::int64_t by) {
    return state.add(Scope::player, index_of(seat), counter(Scope::player, name), by);
}

Effect effect_of(OwnerId owner, Lifetime ends) {
    Effect effect;
    effect.definition = kind("ant");
    effect.owner = owner;
    effect.ends = ends;
    return effect;
}

}  // namespace

TEST_CASE("counters start where their kind says, for every owner", "[state]") {
    const State state = lab_state();
    for (std::size_t owner = 0; owner < state.owners(); ++owner) {
        CHECK(of_player(state, id_at<OwnerId>(owner), "coins") == 3);
        CHECK(of_player(state, id_at<OwnerId>(owner), "actions") == 1);
    }
    CHECK(state.counter(Scope::zone, 0, counter(Scope::zone, "embargo")) == 2);
}

TEST_CASE("adding stays within the bounds and tells by how much it really changed", "[state]") {
    State state = lab_state();
    CHECK(add(state, seat_one, "coins", 4) == 4);
    CHECK(add(state, seat_one, "coins", 100) == 3);
    CHECK(of_player(state, seat_one, "coins") == 10);
    CHECK(add(state, seat_one, "coins", 1) == 0);
    CHECK(add(state, seat_one, "coins", -100) == -10);
    CHECK(of_player(state, seat_one, "coins") == 0);
    CHECK(of_player(state, seat_two, "coins") == 3);
}

TEST_CASE("a counter without bounds stops at what 32 bits can hold", "[state]") {
    State state = lab_state();
    const std::int64_t much = std::int64_t{1} << 40;
    add(state, seat_one, "debt", much);
    CHECK(of_player(state, seat_one, "debt") == std::numeric_limits<std::int32_t>::max());
    CHECK(add(state, seat_one, "debt", 1) == 0);
    add(state, seat_one, "debt", -2 * much);
    CHECK(of_player(state, seat_one, "debt") == std::numeric_limits<std::int32_t>::min());
}

TEST_CASE("a card brings its counters along, and a new card starts afresh", "[state]") {
    State state = lab_state();
    const CounterId age = counter(Scope::card, "age");
    const CardId old = put(state, zone(state, "board"), {"ant"})[0];
    state.add(Scope::card, index_of(old), age, 4);
    state.move(old, zone(state, "deck", seat_two));
    const CardId young = put(state, zone(state, "board"), {"ant"})[0];
    CHECK(state.counter(Scope::card, index_of(old), age) == 4);
    CHECK(state.counter(Scope::card, index_of(young), age) == 0);
}

TEST_CASE("a pile made later has the counters of its kind", "[state]") {
    State state = lab_state();
    const ZoneId pile = state.add_pile(lab_schema().find_zone("supply"), table_owner, kind("ant"));
    CHECK(state.counter(Scope::zone, index_of(pile), counter(Scope::zone, "embargo")) == 2);
    state.add(Scope::zone, index_of(pile), counter(Scope::zone, "embargo"), 5);
    CHECK(state.counter(Scope::zone, index_of(pile), counter(Scope::zone, "embargo")) == 7);
    CHECK(state.counter(Scope::zone, 0, counter(Scope::zone, "embargo")) == 2);
}

TEST_CASE("what lasts for a while goes back to its start when that is over, and only that",
          "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "board"), {"ant"})[0];
    const auto change_all = [&] {
        for (const char* name : {"coins", "actions", "drafts", "wins"}) {
            add(state, seat_two, name, 2);
        }
        state.add(Scope::card, index_of(card), counter(Scope::card, "fresh"), 2);
        state.add(Scope::zone, 0, counter(Scope::zone, "embargo"), 2);
    };
    change_all();
    state.expire(Lifetime::turn);
    CHECK(of_player(state, seat_two, "actions") == 1);
    CHECK(of_player(state, seat_two, "drafts") == 2);
    CHECK(of_player(state, seat_two, "coins") == 5);
    state.expire(Lifetime::phase);
    CHECK(of_player(state, seat_two, "drafts") == 0);
    CHECK(state.counter(Scope::zone, 0, counter(Scope::zone, "embargo")) == 4);
    state.expire(Lifetime::step);
    CHECK(state.counter(Scope::zone, 0, counter(Scope::zone, "embargo")) == 2);
    CHECK(state.counter(Scope::card, index_of(card), counter(Scope::card, "fresh")) == 2);
    state.expire(Lifetime::round);
    CHECK(state.counter(Scope::card, index_of(card), counter(Scope::card, "fresh")) == 0);
    CHECK(of_player(state, seat_two, "wins") == 5);
    CHECK(of_player(state, seat_two, "coins") == 5);
    CHECK(state.hash() == hash_from_scratch(state));
}

TEST_CASE("effects end with what they last for, and only those", "[state]") {
    State state = lab_state();
    for (const Lifetime ends : {Lifetime::turn, Lifetime::phase, Lifetime::game, Lifetime::turn}) {
        state.add_effect(effect_of(seat_one, ends));
    }
    state.expire(Lifetime::turn);
    REQUIRE(state.effects().size() == 2);
    CHECK(state.effects()[0].ends == Lifetime::phase);
    CHECK(state.effects()[1].ends == Lifetime::game);
}

TEST_CASE("every effect has a number of its own and can be removed by it", "[state]") {
    State state = lab_state();
    state.add_effect(effect_of(seat_one, Lifetime::turn));
    state.add_effect(effect_of(seat_one, Lifetime::turn));
    const std::uint32_t first = state.effects()[0].serial;
    const std::uint32_t second = state.effects()[1].serial;
    REQUIRE(first != second);
    state.remove_effect(first);
    REQUIRE(state.effects().size() == 1);
    CHECK(state.effects()[0].serial == second);
    state.add_effect(effect_of(seat_one, Lifetime::turn));
    CHECK(state.effects()[1].serial != first);
    CHECK(state.effects()[1].serial != second);
}
