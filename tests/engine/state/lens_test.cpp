// What a seat may know, names that cannot be traced, dealing anew, and joining forks.

#include "state/lens.hpp"

#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <map>
#include <set>

#include "support/state_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

State dealt_state() {
    State state = lab_state();
    for (const OwnerId owner : {seat_one, seat_two, seat_three}) {
        put(state, zone(state, "deck", owner), {"ant", "bee", "cat", "dog", "eel", "fox"});
        state.shuffle(zone(state, "deck", owner));
        state.draw(zone(state, "deck", owner), zone(state, "hand", owner), 2);
        put(state, zone(state, "board", owner), {"ant", "dog"});
        put(state, zone(state, "discard", owner), {"bee", "eel"});
        put(state, zone(state, "pouch", owner), {"cat", "fox"});
    }
    return state;
}

CardId card_at(const State& state, std::string_view place, OwnerId owner, std::size_t at = 0) {
    return state.cards_in(zone(state, place, owner))[at];
}

std::set<std::uint32_t> aliases_in(const State& state, ZoneId place) {
    std::set<std::uint32_t> found;
    for (const CardId card : state.cards_in(place)) found.insert(state.alias(card));
    return found;
}

using Change = std::function<void(State&)>;

}  // namespace

TEST_CASE("a seat looks into and counts what its zones let it", "[state]") {
    const State state = dealt_state();
    const Lens lens{state, seat_one};
    CHECK(lens.looks_into(zone(state, "hand", seat_one)));
    CHECK_FALSE(lens.looks_into(zone(state, "hand", seat_two)));
    CHECK(lens.counts(zone(state, "hand", seat_two)));
    CHECK(lens.counts(zone(state, "deck", seat_one)));
    CHECK_FALSE(lens.counts(zone(state, "deck", seat_two)));
    CHECK_FALSE(lens.looks_into(zone(state, "deck", seat_one)));
    CHECK(lens.knows(card_at(state, "hand", seat_one)));
    CHECK_FALSE(lens.knows(card_at(state, "hand", seat_two)));
}

TEST_CASE("a seat sees the top of a zone only if it may", "[state]") {
    State state = dealt_state();
    const Lens lens{state, seat_one};
    CHECK(lens.top(zone(state, "discard", seat_two)) == card_at(state, "discard", seat_two, 1));
    CHECK_FALSE(lens.top(zone(state, "deck", seat_one)).has_value());
    CHECK_FALSE(lens.top(zone(state, "slots", seat_one)).has_value());
    state.show(state.cards_in(zone(state, "deck")).back(), seat_bit(seat_one));
    CHECK(lens.top(zone(state, "deck", seat_one)).has_value());
}

TEST_CASE("a hidden counter is read by its owner only", "[state]") {
    const State state = lab_state();
    const CounterId secret = counter(Scope::player, "secret");
    const CounterId coins = counter(Scope::player, "coins");
    const Lens lens{state, seat_one};
    CHECK(lens.reads(Scope::player, secret, seat_one));
    CHECK_FALSE(lens.reads(Scope::player, secret, seat_two));
    CHECK(lens.reads(Scope::player, coins, seat_two));
}

TEST_CASE("what a seat cannot see does not change its view", "[state]") {
    const std::map<std::string, Change> hidden{
        {"a card in another hand",
         [](State& s) {
             const CardId held = card_at(s, "hand", seat_two);
             for (const CardId other : s.cards_in(zone(s, "deck", seat_three))) {
                 if (s.definition(other).numbers != s.definition(held).numbers) continue;
                 if (s.card(other).definition == s.card(held).definition) continue;
                 s.swap_cards(held, other);
                 return;
             }
         }},
        {"the order of the own deck",
         [](State& s) {
             s.swap_cards(card_at(s, "deck", seat_one), card_at(s, "deck", seat_one, 1));
         }},
        {"a card in a bag",
         [](State& s) {
             s.swap_cards(card_at(s, "pouch", seat_two), card_at(s, "deck", seat_two));
         }},
        {"how many cards another deck has",
         [](State& s) {
             s.move(card_at(s, "deck", seat_two), zone(s, "deck", seat_three),
                    State::Place::bottom);
         }},
        {"the back of a card deep in a deck",
         [](State& s) {
             const auto deck = s.cards_in(zone(s, "deck", seat_two));
             for (std::size_t at = 1; at + 1 < deck.size(); ++at) {
                 if (s.definition(deck[at]).numbers == s.definition(deck[0]).numbers) continue;
                 s.swap_cards(deck[0], deck[at]);
                 return;
             }
         }},
        {"the backs in a bag",
         [](State& s) {
             s.swap_cards(card_at(s, "pouch", seat_two), card_at(s, "pouch", seat_three, 1));
         }},
        {"another's secret",
         [](State& s) { s.add(Scope::player, 1, counter(Scope::player, "secret"), 4); }},
        {"what another has looked at",
         [](State& s) { s.show(card_at(s, "deck", seat_two), seat_bit(seat_two)); }},
    };
    const State before = dealt_state();
    for (const auto& [name, change] : hidden) {
        State after = dealt_state();
        change(after);
        INFO(name);
        REQUIRE(after.hash() != before.hash());
        CHECK(Lens{after, seat_one}.hash() == Lens{before, seat_one}.hash());
    }
}

TEST_CASE("whatever a seat can see is part of its view", "[state]") {
    const std::map<std::string, Change> visible{
        {"a card in the own hand",
         [](State& s) { s.move(card_at(s, "hand", seat_one), zone(s, "pouch", seat_one)); }},
        {"how many cards another holds",
         [](State& s) { s.move(card_at(s, "deck", seat_two), zone(s, "hand", seat_two)); }},
        {"the top of another pile",
         [](State& s) { s.move(card_at(s, "deck", seat_two), zone(s, "discard", seat_two)); }},
        {"an open side", [](State& s) { s.turn_side(card_at(s, "board", seat_two), 1); }},
        {"an open face", [](State& s) { s.turn_face(card_at(s, "board", seat_two), false); }},
        {"what lies on what",
         [](State& s) {
             s.lay_on(card_at(s, "board", seat_two, 1), card_at(s, "board", seat_two));
         }},
        {"a counter of an open card",
         [](State& s) {
             s.add(Scope::card, index_of(card_at(s, "board", seat_two)), CounterId{0}, 1);
         }},
        {"a counter of another", [](State& s) { s.add(Scope::player, 1, CounterId{0}, 1); }},
        {"the own secret",
         [](State& s) { s.add(Scope::player, 0, counter(Scope::player, "secret"), 1); }},
        {"a counter of the game", [](State& s) { s.add(Scope::game, 0, CounterId{0}, 1); }},
        {"a counter of a zone", [](State& s) { s.add(Scope::zone, 0, CounterId{0}, 1); }},
        {"the back of the top of a deck",
         [](State& s) {
             const auto deck = s.cards_in(zone(s, "deck", seat_two));
             for (const CardId other : deck) {
                 if (s.definition(other).numbers == s.definition(deck.back()).numbers) continue;
                 s.swap_cards(deck.back(), other);
                 return;
             }
         }},
        {"the backs in another hand",
         [](State& s) {
             const CardId held = card_at(s, "hand", seat_two);
             for (const CardId other : s.cards_in(zone(s, "deck", seat_two))) {
                 if (s.definition(other).numbers == s.definition(held).numbers) continue;
                 s.swap_cards(held, other);
                 return;
             }
         }},
        {"what is known to be in another hand",
         [](State& s) { s.show(card_at(s, "hand", seat_two), seat_bit(seat_one)); }},
        {"a card one has looked at",
         [](State& s) { s.show(card_at(s, "deck", seat_two), seat_bit(seat_one)); }},
        {"whose turn it is", [](State& s) { s.position.turn = seat_two; }},
        {"who is active", [](State& s) { s.position.active = seat_two; }},
        {"the phase", [](State& s) { ++s.position.phase; }},
        {"the round", [](State& s) { ++s.position.round; }},
    };
    const std::uint64_t before = Lens{dealt_state(), seat_one}.hash();
    for (const auto& [name, change] : visible) {
        State after = dealt_state();
        change(after);
        INFO(name);
        CHECK(Lens{after, seat_one}.hash() != before);
    }
}

TEST_CASE("dealing anew keeps the view of its seat and changes what is hidden", "[state]") {
    const State state = dealt_state();
    for (const OwnerId seat : {seat_one, seat_two, seat_three}) {
        const std::uint64_t view = Lens{state, seat}.hash();
        bool changed = false;
        Stream random = Stream::derive(5, index_of(seat));
        for (int deal = 0; deal < 50; ++deal) {
            State other = state;
            redeal(other, seat, random);
            REQUIRE(Lens{other, seat}.hash() == view);
            REQUIRE(other.hash() == hash_from_scratch(other));
            changed = changed || other.hash() != state.hash();
            for (std::size_t at = 0; at < state.card_count(); ++at) {
                const CardId card = id_at<CardId>(at);
                if (Lens{state, seat}.knows(card)) {
                    REQUIRE(other.card(card).definition == state.card(card).definition);
                }
                // The back is public: a card is exchanged only for one with the same.
                REQUIRE(other.definition(card).numbers == state.definition(card).numbers);
            }
        }
        CHECK(changed);
    }
}

TEST_CASE("dealing anew gives every hidden card a chance to be anywhere it could be", "[state]") {
    State state = lab_state(2);
    const ZoneId deck = zone(state, "deck", seat_two);
    put(state, deck, {"ant", "bee", "cat"});
    state.shuffle(deck);
    state.draw(deck, zone(state, "hand", seat_two), 1);
    const CardId theirs = card_at(state, "hand", seat_two);
    std::map<std::string, int> seen;
    Stream random = Stream::derive(1, 1);
    for (int deal = 0; deal < 300; ++deal) {
        State other = state;
        redeal(other, seat_one, random);
        ++seen[other.definition(theirs).id];
    }
    CHECK(seen["ant"] > 60);
    CHECK(seen["bee"] > 60);
    CHECK(seen["cat"] > 60);
}

namespace {

/// The cards of a zone as names in alphabetical order.
std::string bag(const State& state, std::string_view place, OwnerId owner) {
    std::multiset<std::string> names;
    for (const CardId card : state.cards_in(zone(state, place, owner))) {
        names.insert(state.definition(card).id);
    }
    std::string text;
    for (const std::string& name : names) text += name + " ";
    return text;
}

void check_redeals(const State& state, const std::function<void(const State&)>& check) {
    Stream random = Stream::derive(3, 3);
    bool changed = false;
    for (int deal = 0; deal < 60; ++deal) {
        State other = state;
        redeal(other, seat_one, random);
        check(other);
        changed = changed || other.hash() != state.hash();
    }
    CHECK(changed);
}

}  // namespace

TEST_CASE("dealing anew mixes nobody's deck with another's", "[state]") {
    State state = lab_state(2);
    put(state, zone(state, "deck", seat_one), {"ant", "ant", "bee"});
    put(state, zone(state, "deck", seat_two), {"cat", "cat", "bee"});
    for (const OwnerId owner : {seat_one, seat_two}) state.shuffle(zone(state, "deck", owner));
    check_redeals(state, [&](const State& other) {
        CHECK(bag(other, "deck", seat_one) == "ant ant bee ");
        CHECK(bag(other, "deck", seat_two) == "bee cat cat ");
    });
}

TEST_CASE("dealing anew, what was seen to go into a shuffle is in it", "[state]") {
    // Two cards are held while the others are shuffled with one that everybody saw: that one cannot
    // be in the hand, but anything else can.
    State state = lab_state(2);
    const ZoneId deck = zone(state, "deck", seat_two);
    const ZoneId discard = zone(state, "discard", seat_two);
    put(state, deck, {"ant", "ant", "bee", "bee"});
    state.shuffle(deck);
    state.draw(deck, zone(state, "hand", seat_two), 2);
    state.move_all(deck, discard);
    put(state, discard, {"cat"});
    REQUIRE(state.refill(deck));
    std::set<std::string> hands;
    check_redeals(state, [&](const State& other) {
        const std::string hand = bag(other, "hand", seat_two);
        hands.insert(hand);
        CHECK(hand.find("cat") == std::string::npos);
        CHECK(bag(other, "deck", seat_two).find("cat") != std::string::npos);
    });
    CHECK(hands.size() > 1);
}

TEST_CASE("dealing anew, cards that were put back are still the same, in any order", "[state]") {
    State state = lab_state(2);
    const ZoneId deck = zone(state, "deck", seat_two);
    const auto below = put(state, deck, {"bee", "bee"});
    const auto back = put(state, zone(state, "board", seat_two), {"ant", "cat"});
    state.move(back, deck, State::Place::top, true, seat_bit(seat_two));
    std::set<std::string> orders;
    check_redeals(state, [&](const State& other) {
        orders.insert(names_in(other, deck));
        for (const CardId card : below) CHECK(other.definition(card).id == "bee");
    });
    CHECK(orders == std::set<std::string>{"bee bee ant cat", "bee bee cat ant"});
}

TEST_CASE("dealing anew, what a seat has seen since stays", "[state]") {
    State state = lab_state(2);
    const ZoneId deck = zone(state, "deck", seat_one);
    put(state, deck, {"ant", "bee", "cat"});
    state.shuffle(deck);
    state.draw(deck, zone(state, "hand", seat_one), 1);
    const CardId seen = card_at(state, "hand", seat_one);
    const std::string name = state.definition(seen).id;
    // Lost again among cards of another deck: of its own it could be none any more.
    put(state, zone(state, "pouch", seat_two), {"bee", "bee"});
    state.move(seen, zone(state, "pouch", seat_two));
    state.move(card_at(state, "pouch", seat_two), zone(state, "deck", seat_two));
    check_redeals(state, [&](const State& other) {
        CHECK((bag(other, "pouch", seat_two) + bag(other, "deck", seat_two)).find(name) !=
              std::string::npos);
    });
}

TEST_CASE("mixtures without end take no memory without end", "[state]") {
    State state = lab_state(2);
    const ZoneId deck = zone(state, "deck", seat_two);
    put(state, deck, {"ant", "bee", "cat"});
    for (int time = 0; time < 20'000; ++time) state.shuffle(deck);
    CHECK(state.mixtures().words_kept() <= 8192);
    check_redeals(state, [](const State&) {});
}

TEST_CASE("no two cards share an alias", "[state]") {
    State state = dealt_state();
    std::set<std::uint32_t> found;
    for (std::size_t at = 0; at < state.card_count(); ++at) {
        found.insert(state.alias(id_at<CardId>(at)));
    }
    CHECK(found.size() == state.card_count());
}

TEST_CASE("an alias stays while a card is in the open and is renewed where it is hidden",
          "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "board"), {"ant"})[0];
    const std::uint32_t open = state.alias(card);
    state.move(card, zone(state, "pool"));
    CHECK(state.alias(card) == open);
    state.move(card, zone(state, "hand"));
    const std::uint32_t hidden = state.alias(card);
    CHECK(hidden != open);
    state.move(card, zone(state, "board"));
    CHECK(state.alias(card) == hidden);
    state.move(card, zone(state, "deck"));
    CHECK(state.alias(card) != hidden);
}

TEST_CASE("no alias survives a shuffle", "[state]") {
    State state = lab_state();
    put(state, zone(state, "deck"), {"ant", "bee", "cat", "dog", "eel", "fox"});
    const auto before = aliases_in(state, zone(state, "deck"));
    state.shuffle(zone(state, "deck"));
    for (const std::uint32_t alias : aliases_in(state, zone(state, "deck"))) {
        CHECK_FALSE(before.contains(alias));
    }
}

TEST_CASE("the order of aliases after a shuffle tells nothing of the order before", "[state]") {
    // With 200 shuffles of two cards the alias of the same card is the smaller one about half the
    // time; numbers given in the order of the cards would always tell.
    int smaller = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        State state = lab_state(1, seed);
        const auto cards = put(state, zone(state, "deck"), {"ant", "bee"});
        state.shuffle(zone(state, "deck"));
        if (state.alias(cards[0]) < state.alias(cards[1])) ++smaller;
    }
    CHECK(smaller > 60);
    CHECK(smaller < 140);
}

TEST_CASE("joining a fork takes over what belongs to its owner and nothing else", "[state]") {
    State table = dealt_state();
    State fork = table;
    const CounterId coins = counter(Scope::player, "coins");
    const CardId mine = card_at(fork, "hand", seat_two);
    fork.move(mine, zone(fork, "board", seat_two));
    fork.add(Scope::card, index_of(mine), counter(Scope::card, "age"), 3);
    fork.turn_side(mine, 1);
    fork.add(Scope::player, 1, coins, 2);
    fork.add(Scope::zone, index_of(zone(fork, "hand", seat_two)), CounterId{0}, 1);
    Effect effect;
    effect.definition = kind("ant");
    effect.owner = seat_two;
    fork.add_effect(effect);
    // Not the owner's: a fork is not allowed to, and even if it did, nothing of it comes over.
    fork.add(Scope::player, 0, coins, 2);
    fork.add(Scope::game, 0, CounterId{0}, 1);
    fork.move(card_at(fork, "hand", seat_one), zone(fork, "board", seat_one));
    effect.owner = seat_one;
    fork.add_effect(effect);
    const std::string hand_of_one = names_in(table, zone(table, "hand", seat_one));

    table.adopt(fork, seat_two, table.mixtures().written());
    CHECK(table.card(mine).zone == zone(table, "board", seat_two));
    CHECK(table.card(mine).side == 1);
    CHECK(table.counter(Scope::card, index_of(mine), counter(Scope::card, "age")) == 3);
    CHECK(table.counter(Scope::player, 1, coins) == 5);
    CHECK(table.counter(Scope::zone, index_of(zone(table, "hand", seat_two)), CounterId{0}) == 3);
    REQUIRE(table.effects().size() == 1);
    CHECK(table.effects()[0].owner == seat_two);
    CHECK(table.counter(Scope::player, 0, coins) == 3);
    CHECK(table.counter(Scope::game, 0, CounterId{0}) == 0);
    CHECK(names_in(table, zone(table, "hand", seat_one)) == hand_of_one);
    CHECK(table.hash() == hash_from_scratch(table));
}

TEST_CASE("forks of several owners can be joined, each brings its own", "[state]") {
    State table = dealt_state();
    State first = table;
    State second = table;
    first.shuffle(zone(first, "deck", seat_one));
    first.draw(zone(first, "deck", seat_one), zone(first, "hand", seat_one), 1);
    second.draw(zone(second, "deck", seat_two), zone(second, "hand", seat_two), 2);
    const std::string deck = names_in(first, zone(first, "deck", seat_one));

    const std::uint64_t forked_at = table.mixtures().written();
    table.adopt(first, seat_one, forked_at);
    table.adopt(second, seat_two, forked_at);
    CHECK(names_in(table, zone(table, "deck", seat_one)) == deck);
    CHECK(table.cards_in(zone(table, "hand", seat_one)).size() == 3);
    CHECK(table.cards_in(zone(table, "hand", seat_two)).size() == 4);
    CHECK(table.card_count() == dealt_state().card_count());

    // The shuffle in the fork used up chance: the next one continues where it stopped.
    State again = first;
    again.shuffle(zone(again, "deck", seat_one));
    table.shuffle(zone(table, "deck", seat_one));
    CHECK(names_in(table, zone(table, "deck", seat_one)) ==
          names_in(again, zone(again, "deck", seat_one)));
    std::set<std::uint32_t> aliases;
    for (std::size_t at = 0; at < table.card_count(); ++at) {
        aliases.insert(table.alias(id_at<CardId>(at)));
    }
    CHECK(aliases.size() == table.card_count());
}
