#include <catch2/catch_test_macros.hpp>

#include "support/state_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

TEST_CASE("a card goes to the top of a zone, or to the bottom if that is asked for", "[state]") {
    State state = lab_state();
    const ZoneId deck = zone(state, "deck");
    const auto hand = put(state, zone(state, "hand"), {"cat", "dog"});
    put(state, deck, {"ant", "bee"});

    state.move(hand[0], deck);
    CHECK(names_in(state, deck) == "ant bee cat");
    state.move(hand[1], deck, State::Place::bottom);
    CHECK(names_in(state, deck) == "dog ant bee cat");
    CHECK(state.cards_in(zone(state, "hand")).empty());
    CHECK(state.card(hand[1]).zone == deck);
}

TEST_CASE("of a list the last card ends up outermost, on top as at the bottom", "[state]") {
    State state = lab_state();
    const ZoneId deck = zone(state, "deck");
    const auto hand = put(state, zone(state, "hand"), {"ant", "bee", "cat", "dog"});
    put(state, deck, {"fox"});

    state.move(std::vector{hand[0], hand[1]}, deck, State::Place::top, true);
    CHECK(names_in(state, deck) == "fox ant bee");
    state.move(std::vector{hand[2], hand[3]}, deck, State::Place::bottom, true);
    CHECK(names_in(state, deck) == "dog cat fox ant bee");
}

TEST_CASE("a card can be moved within its own zone", "[state]") {
    State state = lab_state();
    const ZoneId deck = zone(state, "deck");
    const auto cards = put(state, deck, {"ant", "bee", "cat"});
    state.move(cards[2], deck, State::Place::bottom);
    CHECK(names_in(state, deck) == "cat ant bee");
    state.move(cards[0], deck);
    CHECK(names_in(state, deck) == "cat bee ant");
}

TEST_CASE("a whole zone moves on top of another and keeps its order", "[state]") {
    State state = lab_state();
    put(state, zone(state, "hand"), {"ant", "bee"});
    put(state, zone(state, "discard"), {"fox"});
    state.move_all(zone(state, "hand"), zone(state, "discard"));
    CHECK(names_in(state, zone(state, "discard")) == "fox ant bee");
    CHECK(names_in(state, zone(state, "hand")).empty());
    state.move_all(zone(state, "discard"), zone(state, "discard"));
    CHECK(names_in(state, zone(state, "discard")) == "fox ant bee");
}

TEST_CASE("moving a whole zone and moving the list of its cards lead to the same state",
          "[state]") {
    for (const char* from : {"deck", "hand", "discard", "board", "pouch"}) {
        for (const char* to : {"deck", "hand", "discard", "board", "pouch"}) {
            CAPTURE(from, to);
            State whole = lab_state();
            const auto cards = put(whole, zone(whole, from), {"ant", "bee", "cat"});
            put(whole, zone(whole, to, seat_two), {"dog"});
            whole.show(cards[1], seat_bit(seat_three));
            State listed = whole;
            whole.move_all(zone(whole, from), zone(whole, to, seat_two));
            listed.move(cards, zone(listed, to, seat_two), State::Place::top, true);
            CHECK(whole.hash() == listed.hash());
        }
    }
}

TEST_CASE("cards lie face up unless a movement says otherwise", "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "hand"), {"ant"})[0];
    state.move(card, zone(state, "board"), State::Place::top, false);
    CHECK_FALSE(state.card(card).face_up);
    state.move(card, zone(state, "pool"));
    CHECK(state.card(card).face_up);
}

TEST_CASE("faces and sides can be turned where a card lies", "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "board"), {"ant"})[0];
    state.turn_face(card, false);
    CHECK_FALSE(state.card(card).face_up);
    state.turn_face(card, true);
    CHECK(state.card(card).face_up);
    state.turn_side(card, 2);
    CHECK(state.card(card).side == 2);
    state.move(card, zone(state, "hand"));
    CHECK(state.card(card).side == 2);
}

TEST_CASE("slots are zones of their own, numbered from 1, and hold one card each", "[state]") {
    const State state = lab_state();
    const auto slots = state.topology().family(lab_schema().find_zone("slots"), seat_two);
    REQUIRE(slots.size() == 2);
    CHECK(state.zone(slots[0]).slot == 1);
    CHECK(state.zone(slots[1]).slot == 2);
    CHECK(state.zone(slots[0]).capacity == 1);
    CHECK(state.zone(slots[1]).owner == seat_two);
    CHECK(state.zone(zone(state, "hand")).capacity == 0);
}

TEST_CASE("a pile is made once for each definition", "[state]") {
    State state = lab_state();
    const ZoneKindId supply = lab_schema().find_zone("supply");
    CHECK(state.topology().family(supply, table_owner).empty());
    const ZoneId ants = state.add_pile(supply, table_owner, kind("ant"));
    const ZoneId bees = state.add_pile(supply, table_owner, kind("bee"));
    CHECK(ants != bees);
    CHECK(state.add_pile(supply, table_owner, kind("ant")) == ants);
    CHECK(state.topology().pile(supply, table_owner, kind("bee")) == bees);
    CHECK(state.topology().pile(supply, table_owner, kind("cat")) == no_zone);
    CHECK(state.zone(bees).pile == kind("bee"));
}

TEST_CASE("owners without a seat have zones of their own and know nothing", "[state]") {
    State state = lab_state(2);
    const OwnerId ghost{2};
    CHECK(state.owners() == 3);
    const CardId card = put(state, zone(state, "hand", ghost), {"ant"})[0];
    CHECK(state.owner_of(card) == ghost);
    CHECK(knowers(state, card) == "-");
}

TEST_CASE("a card that was taken out of the game lies nowhere and harms nothing", "[state]") {
    State state = lab_state();
    const auto cards = put(state, zone(state, "board"), {"ant", "bee"});
    state.set_out(cards[0]);
    CHECK(state.card(cards[0]).zone == no_zone);
    CHECK(state.owner_of(cards[0]) == table_owner);
    CHECK(knowers(state, cards[0]) == "-");
    CHECK(names_in(state, zone(state, "board")) == "bee");

    const std::uint64_t before = state.hash();
    state.add(Scope::card, index_of(cards[0]), counter(Scope::card, "age"), 1);
    state.show(cards[0], seat_bit(seat_one));
    state.turn_side(cards[0], 1);
    state.turn_face(cards[0], true);
    CHECK(state.hash() == before);
    state.move(cards[0], zone(state, "board"));
    CHECK(names_in(state, zone(state, "board")) == "bee ant");
}

TEST_CASE("a copy of a state is independent of the original", "[state]") {
    State state = lab_state();
    const auto cards = put(state, zone(state, "deck"), {"ant", "bee", "cat"});
    State copy = state;
    const std::uint64_t before = state.hash();
    REQUIRE(copy.hash() == before);

    copy.move(cards[0], zone(copy, "board"));
    copy.shuffle(zone(copy, "deck"));
    copy.add(Scope::player, 0, counter(Scope::player, "coins"), 2);
    copy.add_pile(lab_schema().find_zone("supply"), table_owner, kind("ant"));
    CHECK(state.hash() == before);
    CHECK(names_in(state, zone(state, "deck")) == "ant bee cat");
    CHECK(state.topology().family(lab_schema().find_zone("supply"), table_owner).empty());
    CHECK(copy.hash() != before);

    copy = state;
    CHECK(copy.hash() == before);
}
