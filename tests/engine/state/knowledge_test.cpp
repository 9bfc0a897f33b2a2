// Who knows which card: what has been seen stays known until chance or a hidden hand mixes it up.

#include <catch2/catch_test_macros.hpp>

#include "support/state_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

TEST_CASE("a card is known to whom its zone shows it", "[state]") {
    State state = lab_state();
    CHECK(knowers(state, put(state, zone(state, "deck"), {"ant"})[0]) == "-");
    CHECK(knowers(state, put(state, zone(state, "hand"), {"ant"})[0]) == "1");
    CHECK(knowers(state, put(state, zone(state, "hand", seat_two), {"ant"})[0]) == "2");
    CHECK(knowers(state, put(state, zone(state, "board"), {"ant"})[0]) == "123");
    CHECK(knowers(state, put(state, zone(state, "pouch"), {"ant"})[0]) == "-");
    CHECK(knowers(state, put(state, zone(state, "pool"), {"ant"})[0]) == "123");
}

TEST_CASE("what has been seen stays known when it goes where nobody looks", "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "board"), {"ant"})[0];
    state.move(card, zone(state, "deck"));
    CHECK(knowers(state, card) == "123");
    state.move(card, zone(state, "hand", seat_two));
    CHECK(knowers(state, card) == "123");
}

TEST_CASE("a card drawn from a hidden deck is known only to who draws it", "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "deck", seat_two), {"ant"})[0];
    state.draw(zone(state, "deck", seat_two), zone(state, "hand", seat_two), 1);
    CHECK(knowers(state, card) == "2");
}

TEST_CASE("showing a card tells exactly those it is shown to", "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "deck"), {"ant"})[0];
    state.show(card, seat_bit(seat_three));
    CHECK(knowers(state, card) == "3");
    state.show(card, seat_bit(seat_one));
    CHECK(knowers(state, card) == "13");
}

TEST_CASE("a face-down card tells nothing to the open zone it lies in, until it is turned",
          "[state]") {
    State state = lab_state();
    const CardId card = put(state, zone(state, "hand"), {"ant"})[0];
    state.move(card, zone(state, "board"), State::Place::top, false);
    CHECK(knowers(state, card) == "1");
    state.turn_face(card, true);
    CHECK(knowers(state, card) == "123");
    state.turn_face(card, false);
    CHECK(knowers(state, card) == "123");
}

TEST_CASE("a shuffle makes everybody forget, except what still lies open", "[state]") {
    State state = lab_state();
    const CardId deep = put(state, zone(state, "deck"), {"ant"})[0];
    const CardId held = put(state, zone(state, "hand"), {"ant"})[0];
    const auto open = put(state, zone(state, "board"), {"ant", "bee"});
    for (const CardId card : {deep, held}) state.show(card, state.topology().everyone());
    state.turn_face(open[1], false);
    for (const char* name : {"deck", "hand", "board"}) state.shuffle(zone(state, name));
    CHECK(knowers(state, deep) == "-");
    CHECK(knowers(state, held) == "1");
    CHECK(knowers(state, open[0]) == "123");
    CHECK(knowers(state, open[1]) == "-");
}

TEST_CASE("of a pile that shows its top, only what has lain on top is known", "[state]") {
    State state = lab_state();
    const ZoneId discard = zone(state, "discard");
    const auto deck = put(state, zone(state, "deck"), {"ant", "bee", "cat"});
    state.move(deck, discard, State::Place::top, true);
    CHECK(names_in(state, discard) == "ant bee cat");
    CHECK(knowers(state, deck[0]) == "-");
    CHECK(knowers(state, deck[1]) == "-");
    CHECK(knowers(state, deck[2]) == "123");

    SECTION("taking the top away uncovers the next") {
        state.move(deck[2], zone(state, "hand"));
        CHECK(knowers(state, deck[1]) == "123");
        CHECK(knowers(state, deck[0]) == "-");
    }
    SECTION("taking two in one movement shows only what is left on top") {
        put(state, discard, {"dog"});
        state.move(std::vector{deck[2], deck[1]}, zone(state, "pouch"), State::Place::top, true);
        CHECK(names_in(state, discard) == "ant dog");
        CHECK(knowers(state, deck[1]) == "-");
        CHECK(knowers(state, deck[0]) == "-");
    }
    SECTION("what a movement uncovers is seen, wherever its other cards come from") {
        const CardId held = put(state, zone(state, "hand"), {"dog"})[0];
        state.move(std::vector{deck[2], held}, zone(state, "board"), State::Place::top, true);
        CHECK(knowers(state, deck[1]) == "123");
    }
    SECTION("a card slipped under the pile is not seen") {
        const CardId slipped = put(state, zone(state, "deck"), {"eel"})[0];
        state.move(slipped, discard, State::Place::bottom);
        CHECK(knowers(state, slipped) == "-");
    }
    SECTION("a card put on it face down is not seen, until it is turned") {
        const CardId covered = put(state, zone(state, "deck"), {"eel"})[0];
        state.move(covered, discard, State::Place::top, false);
        CHECK(knowers(state, covered) == "-");
        state.turn_face(covered, true);
        CHECK(knowers(state, covered) == "123");
    }
    SECTION("a shuffled pile shows its new top and nothing else") {
        state.shuffle(discard);
        const auto cards = state.cards_in(discard);
        CHECK(knowers(state, cards[2]) == "123");
        CHECK(knowers(state, cards[1]) == "-");
        CHECK(knowers(state, cards[0]) == "-");
    }
    SECTION("moving all of it hides what was not seen") {
        state.move_all(discard, zone(state, "pouch"));
        CHECK(knowers(state, deck[1]) == "-");
        CHECK(knowers(state, deck[2]) == "123");
    }
}

TEST_CASE("a pile that shows its top shows it from the first card on", "[state]") {
    State state = lab_state();
    const auto cards = put(state, zone(state, "discard"), {"ant", "bee"});
    CHECK(knowers(state, cards[1]) == "123");
    state.move_all(zone(state, "discard"), zone(state, "board"));
    CHECK(knowers(state, cards[0]) == "123");
}

TEST_CASE("a replacement shows what it uncovers and what it puts on top", "[state]") {
    State state = lab_state();
    const auto pile = put(state, zone(state, "discard"), {"ant"});
    const auto hidden = put(state, zone(state, "deck"), {"bee", "cat"});
    state.move(hidden, zone(state, "discard"), State::Place::top, true);
    const CardId target = put(state, zone(state, "board"), {"dog"})[0];
    state.replace(target, hidden[1], zone(state, "hand"));
    CHECK(knowers(state, hidden[0]) == "123");
    CHECK(names_in(state, zone(state, "discard")) == "ant bee");

    const CardId fresh = put(state, zone(state, "deck"), {"eel"})[0];
    state.replace(hidden[0], fresh, zone(state, "pouch"));
    CHECK(names_in(state, zone(state, "discard")) == "ant eel");
    CHECK(knowers(state, fresh) == "123");
    CHECK(knowers(state, pile[0]) == "123");
}

TEST_CASE("who sees neither hand nor goal forgets what may have moved between them", "[state]") {
    State state = lab_state();
    const auto hand = put(state, zone(state, "hand"), {"ant", "bee", "cat"});
    state.show(hand[0], seat_bit(seat_two));
    REQUIRE(knowers(state, hand[0]) == "12");

    SECTION("into a hidden zone: it may have been any card") {
        state.move(hand[1], zone(state, "deck"));
        CHECK(knowers(state, hand[0]) == "1");
        CHECK(knowers(state, hand[1]) == "1");
    }
    SECTION("even if the card that moved was the known one") {
        state.move(hand[0], zone(state, "deck"));
        CHECK(knowers(state, hand[0]) == "1");
    }
    SECTION("into the open: everybody saw which one it was") {
        state.move(hand[1], zone(state, "board"));
        CHECK(knowers(state, hand[0]) == "12");
        CHECK(knowers(state, hand[1]) == "123");
    }
    SECTION("into the hand of who knew it: that player sees it") {
        state.move(hand[0], zone(state, "hand", seat_two));
        CHECK(knowers(state, hand[0]) == "12");
        CHECK(knowers(state, hand[1]) == "1");
    }
    SECTION("one card onto a pile that shows its top: everybody saw it") {
        state.move(hand[1], zone(state, "discard"));
        CHECK(knowers(state, hand[0]) == "12");
    }
    SECTION("several onto a pile that shows its top: the others may have been any") {
        state.move(std::vector{hand[0], hand[1]}, zone(state, "discard"), State::Place::top, true);
        CHECK(knowers(state, hand[0]) == "1");
        CHECK(knowers(state, hand[1]) == "123");
    }
    SECTION("slipped under a pile that shows its top: it may have been any") {
        put(state, zone(state, "discard"), {"dog"});
        state.move(hand[1], zone(state, "discard"), State::Place::bottom);
        CHECK(knowers(state, hand[0]) == "1");
    }
    SECTION("all of them onto a pile that shows its top: only the last is seen") {
        state.move_all(zone(state, "hand"), zone(state, "discard"));
        CHECK(knowers(state, hand[0]) == "1");
        CHECK(knowers(state, hand[2]) == "123");
    }
    SECTION("all of them onto a deck: nobody else knows in which order") {
        state.move_all(zone(state, "hand"), zone(state, "deck"));
        CHECK(knowers(state, hand[0]) == "1");
    }
    SECTION("face down into the open: it may have been any") {
        state.move(hand[1], zone(state, "board"), State::Place::top, false);
        CHECK(knowers(state, hand[0]) == "1");
        CHECK(knowers(state, hand[1]) == "1");
    }
}

TEST_CASE("in a zone with an order a known card is followed wherever it goes", "[state]") {
    State state = lab_state();
    const auto deck = put(state, zone(state, "deck"), {"ant", "bee"});
    state.show(deck[1], seat_bit(seat_two));
    state.move(deck[1], zone(state, "pouch"));
    CHECK(knowers(state, deck[1]) == "2");
    state.move(deck[0], zone(state, "hand"));
    CHECK(knowers(state, deck[1]) == "2");
}

TEST_CASE("a refilled deck is known to nobody", "[state]") {
    State state = lab_state();
    const auto cards = put(state, zone(state, "board"), {"ant", "bee", "cat"});
    state.move(cards, zone(state, "discard"), State::Place::top, true);
    REQUIRE(state.refill(zone(state, "deck")));
    for (const CardId card : cards) CHECK(knowers(state, card) == "-");
}
