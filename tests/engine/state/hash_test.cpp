#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <map>

#include "support/state_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

void use_chance(State& state, const char* stream) {
    static_cast<void>(state.random_below(hash_text(stream), 6));
}

/// A table in the middle of a game: something of everything.
State some_state() {
    State state = lab_state();
    put(state, zone(state, "deck"), {"ant", "bee", "cat"});
    put(state, zone(state, "hand"), {"ant", "dog"});
    const auto board = put(state, zone(state, "board"), {"ant", "bee", "fox", "fox"});
    state.lay_on(board[1], board[0]);
    use_chance(state, "weather");
    Effect effect;
    effect.definition = kind("fox");
    effect.owner = seat_one;
    effect.source = board[2];
    effect.fields[0] = Value::of(std::int64_t{4});
    effect.fields[1] = Value::of(board[2]);
    state.add_effect(effect);
    state.cycles_taken[0] = 1;
    state.judgements.assign(3, {{1, 2}, false});
    return state;
}

constexpr std::size_t bottom_of_deck = 0;

CardId card_at(const State& state, std::string_view place, std::size_t at) {
    return state.cards_in(zone(state, place))[at];
}

/// The same state with its one effect changed.
void change_effect(State& state, const std::function<void(Effect&)>& change) {
    Effect effect = state.effects()[0];
    state.remove_effect(effect.serial);
    change(effect);
    state.add_effect(effect);
}

}  // namespace

TEST_CASE("the hash kept up to date equals the one worked out from scratch", "[state]") {
    State state = lab_state(4, 3);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        put(state, zone(state, "deck", id_at<OwnerId>(seat)),
            {"ant", "bee", "cat", "dog", "eel", "fox"});
    }
    Stream random = Stream::derive(17, 0);
    for (int change = 0; change < 5000; ++change) {
        random_change(state, random);
        CAPTURE(change);
        REQUIRE(state.hash() == hash_from_scratch(state));
    }
}

TEST_CASE("asking for the hash more or less often does not change it", "[state]") {
    State often = lab_state();
    put(often, zone(often, "deck"), {"ant", "bee", "cat", "dog", "eel", "fox"});
    State seldom = often;
    Stream first = Stream::derive(23, 0);
    Stream second = first;
    for (int change = 0; change < 500; ++change) {
        random_change(often, first);
        static_cast<void>(often.hash());
        random_change(seldom, second);
    }
    CHECK(often.hash() == seldom.hash());
}

TEST_CASE("tables that look alike hash alike, whatever numbers their cards have", "[state]") {
    State one = lab_state();
    put(one, zone(one, "deck"), {"ant", "bee"});
    const auto on_board = put(one, zone(one, "board"), {"cat", "dog"});
    one.lay_on(on_board[1], on_board[0]);

    State other = lab_state();
    const auto cards = put(other, zone(other, "pool"), {"dog", "bee", "cat", "ant"});
    other.move(cards[2], zone(other, "board"));
    other.lay_on(cards[0], cards[2]);
    other.set_out(cards[3]);
    other.set_out(cards[1]);
    put(other, zone(other, "deck"), {"ant", "bee"});
    CHECK(one.hash() == other.hash());
}

TEST_CASE("copies of one kind that change places leave the hash alone", "[state]") {
    State state = lab_state();
    const auto cards = put(state, zone(state, "deck"), {"ant", "ant", "bee"});
    const std::uint64_t before = state.hash();
    state.move(cards[0], zone(state, "deck"));
    state.move(cards[2], zone(state, "deck"));
    CHECK(names_in(state, zone(state, "deck")) == "ant ant bee");
    CHECK(state.hash() == before);
}

TEST_CASE("the order in which streams were first used does not matter", "[state]") {
    State one = lab_state();
    State other = lab_state();
    for (const char* name : {"rain", "snow"}) use_chance(one, name);
    for (const char* name : {"snow", "rain"}) use_chance(other, name);
    CHECK(one.hash() == other.hash());
}

TEST_CASE("any single change changes the hash, each in its own way", "[state]") {
    const std::map<std::string, std::function<void(State&)>> changes{
        {"a card moves", [](State& s) { s.move(card_at(s, "hand", 0), zone(s, "board")); }},
        {"another card moves", [](State& s) { s.move(card_at(s, "hand", 1), zone(s, "board")); }},
        {"the order of a deck",
         [](State& s) { s.move(card_at(s, "deck", bottom_of_deck), zone(s, "deck")); }},
        {"a kind", [](State& s) { s.swap_cards(card_at(s, "deck", 0), card_at(s, "hand", 1)); }},
        {"a face", [](State& s) { s.turn_face(card_at(s, "board", 0), false); }},
        {"a side", [](State& s) { s.turn_side(card_at(s, "board", 0), 1); }},
        {"another side", [](State& s) { s.turn_side(card_at(s, "board", 0), 2); }},
        {"what it lies on",
         [](State& s) { s.lay_on(card_at(s, "board", 3), card_at(s, "board", 2)); }},
        {"lies on the other",
         [](State& s) { s.lay_on(card_at(s, "board", 2), card_at(s, "board", 0)); }},
        {"who knows a card", [](State& s) { s.show(card_at(s, "deck", 0), seat_bit(seat_two)); }},
        {"who else knows it", [](State& s) { s.show(card_at(s, "deck", 0), seat_bit(seat_one)); }},
        {"a counter of the game", [](State& s) { s.add(Scope::game, 0, CounterId{0}, 1); }},
        {"a counter of a player", [](State& s) { s.add(Scope::player, 0, CounterId{0}, 1); }},
        {"another counter", [](State& s) { s.add(Scope::player, 0, CounterId{1}, 1); }},
        {"another player's", [](State& s) { s.add(Scope::player, 1, CounterId{0}, 1); }},
        {"of an owner without a seat", [](State& s) { s.add(Scope::player, 3, CounterId{0}, 1); }},
        {"a counter of a card",
         [](State& s) { s.add(Scope::card, index_of(card_at(s, "deck", 0)), CounterId{0}, 1); }},
        {"another card's",
         [](State& s) { s.add(Scope::card, index_of(card_at(s, "hand", 0)), CounterId{0}, 1); }},
        {"a counter of a zone", [](State& s) { s.add(Scope::zone, 0, CounterId{0}, 1); }},
        {"another zone's", [](State& s) { s.add(Scope::zone, 1, CounterId{0}, 1); }},
        {"one effect more", [](State& s) { s.add_effect(s.effects()[0]); }},
        {"one effect less", [](State& s) { s.remove_effect(s.effects()[0].serial); }},
        {"whose effect", [](State& s) { change_effect(s, [](Effect& e) { e.owner = seat_two; }); }},
        {"which effect", [](State& s) { change_effect(s, [](Effect& e) { e.index = 1; }); }},
        {"whose script",
         [](State& s) { change_effect(s, [](Effect& e) { e.definition = kind("ant"); }); }},
        {"when it ends",
         [](State& s) { change_effect(s, [](Effect& e) { e.ends = Lifetime::round; }); }},
        {"where it comes from",
         [](State& s) { change_effect(s, [&](Effect& e) { e.source = card_at(s, "board", 3); }); }},
        {"a number in it",
         [](State& s) {
             change_effect(s, [](Effect& e) { e.fields[0] = Value::of(std::int64_t{5}); });
         }},
        {"a card in it",
         [](State& s) {
             change_effect(s, [&](Effect& e) { e.fields[1] = Value::of(card_at(s, "board", 3)); });
         }},
        {"chance was used", [](State& s) { use_chance(s, "weather"); }},
        {"other chance was used", [](State& s) { use_chance(s, "dice"); }},
        {"the seed", [](State& s) { s.reseed(8); }},
        {"the phase", [](State& s) { ++s.position.phase; }},
        {"the step", [](State& s) { ++s.position.step; }},
        {"seats served", [](State& s) { s.order.served = 1; }},
        {"the direction", [](State& s) { s.order.reversed = true; }},
        {"who goes next", [](State& s) { s.order.next = seat_two; }},
        {"an extra turn", [](State& s) { s.order.extra[s.order.waiting++] = seat_two; }},
        {"a turn to miss", [](State& s) { s.order.skips[1] = 1; }},
        {"who has left", [](State& s) { s.order.out = 2; }},
        {"a team", [](State& s) { s.order.team[1] = 1; }},
        {"the round", [](State& s) { ++s.position.round; }},
        {"the cycle", [](State& s) { ++s.position.cycle; }},
        {"who is active", [](State& s) { s.position.active = seat_two; }},
        {"whose turn it is", [](State& s) { s.position.turn = seat_two; }},
        {"who goes first", [](State& s) { s.position.first = seat_two; }},
        {"the stage", [](State& s) { s.position.point = Position::Point::run_step; }},
        {"turns taken", [](State& s) { ++s.cycles_taken[1]; }},
        {"a winner", [](State& s) { s.judgements[1].winner = true; }},
        {"a score", [](State& s) { ++s.judgements[1].rank[0]; }},
        {"a card leaves the game", [](State& s) { s.set_out(card_at(s, "hand", 0)); }},
    };
    std::map<std::uint64_t, std::string> seen{{some_state().hash(), "nothing"}};
    for (const auto& [name, change] : changes) {
        State state = some_state();
        change(state);
        const auto [known, is_new] = seen.emplace(state.hash(), name);
        INFO(name << " hashes like " << known->second);
        CHECK(is_new);
    }
}

TEST_CASE("what was done and undone by hand leaves the hash as it was", "[state]") {
    State state = some_state();
    const std::uint64_t before = state.hash();
    const CardId card = card_at(state, "board", 0);
    state.turn_side(card, 1);
    state.turn_side(card, 0);
    state.add(Scope::player, 0, counter(Scope::player, "coins"), 2);
    state.add(Scope::player, 0, counter(Scope::player, "coins"), -2);
    const Effect effect = state.effects()[0];
    state.remove_effect(effect.serial);
    state.add_effect(effect);
    CHECK(state.hash() == before);
}
