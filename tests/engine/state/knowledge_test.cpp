// Who knows which card: what has been seen stays known until chance or a hidden hand mixes it up.

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "state/lens.hpp"
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
    SECTION("all of them onto a pile that shows its top: the known one is known to be below it") {
        state.move_all(zone(state, "hand"), zone(state, "discard"));
        CHECK(knowers(state, hand[0]) == "12");
        CHECK(knowers(state, hand[1]) == "1");
        CHECK(knowers(state, hand[2]) == "123");
    }
    SECTION("all of them onto a deck: nobody else knows in which order") {
        state.move_all(zone(state, "hand"), zone(state, "deck"), seat_bit(seat_one));
        CHECK(knowers(state, hand[0]) == "1");
    }
    SECTION("all of them into a heap: the known one is known to be there") {
        state.move_all(zone(state, "hand"), zone(state, "pouch"));
        CHECK(knowers(state, hand[0]) == "12");
        state.move(std::vector{hand[0], hand[1], hand[2]}, zone(state, "hand"), State::Place::top,
                   true);
        CHECK(knowers(state, hand[0]) == "12");
    }
    SECTION("by the hands of one who knows them: to those nothing is lost") {
        state.show(hand[1], seat_bit(seat_two));
        state.move(hand[1], zone(state, "deck"), State::Place::top, true, seat_bit(seat_two));
        CHECK(knowers(state, hand[1]) == "12");
        CHECK(knowers(state, hand[0]) == "12");
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

namespace {

constexpr SeatMask all_three = 0b111;

/// Three cards everybody has seen, where they can be told by where they lie.
std::vector<CardId> shown_deck(State& state, const std::vector<std::string_view>& names) {
    const auto cards = put(state, zone(state, "deck"), names);
    for (const CardId card : cards) state.show(card, all_three);
    return cards;
}

void put_back(State& state, std::vector<CardId> cards, const char* where, SeatMask eyes = 0) {
    state.move(cards, zone(state, where), State::Place::top, true, eyes);
}

}  // namespace

TEST_CASE("several cards put into a hidden place: who does not see the order forgets it",
          "[state]") {
    State state = lab_state();
    const auto cards = shown_deck(state, {"ant", "bee"});
    const ZoneId aside = state.topology().aside(seat_one, 0);

    SECTION("nobody sees it") {
        put_back(state, {cards[1], cards[0]}, "deck");
        CHECK(knowers(state, cards[0]) == "-");
        CHECK(knowers(state, cards[1]) == "-");
    }
    SECTION("but who puts them there knows, of what they knew") {
        put_back(state, {cards[1], cards[0]}, "deck", seat_bit(seat_two));
        CHECK(knowers(state, cards[0]) == "2");
        CHECK(knowers(state, cards[1]) == "2");
        const CardId unseen = put(state, zone(state, "deck", seat_three), {"cat"})[0];
        put_back(state, {unseen, cards[0]}, "deck", seat_bit(seat_two));
        CHECK(knowers(state, unseen) == "-");
        CHECK(knowers(state, cards[0]) == "2");
    }
    SECTION("wherever they come from") {
        const CardId open = put(state, zone(state, "board"), {"cat"})[0];
        const CardId held = put(state, zone(state, "hand"), {"dog"})[0];
        put_back(state, {open, held, cards[0]}, "deck");
        for (const CardId card : {open, held, cards[0]}) CHECK(knowers(state, card) == "-");
        CHECK(knowers(state, cards[1]) == "123");
    }
    SECTION("one of them alone is followed") {
        put_back(state, {cards[0]}, "deck");
        CHECK(knowers(state, cards[0]) == "123");
    }
    SECTION("a zone moved as a whole is no different") {
        state.move_all(zone(state, "deck"), aside);
        CHECK(knowers(state, cards[0]) == "-");
    }
    SECTION("nor are cards drawn one after the other: those are followed") {
        state.draw(zone(state, "deck"), aside, 2);
        CHECK(knowers(state, cards[0]) == "123");
        CHECK(knowers(state, cards[1]) == "123");
    }
    SECTION("into a heap: they are known to be there") {
        put_back(state, {cards[0], cards[1]}, "pouch");
        CHECK(knowers(state, cards[0]) == "123");
        CHECK(knowers(state, cards[1]) == "123");
    }
    SECTION("into the open: everybody sees them") {
        put_back(state, {cards[0], cards[1]}, "board");
        CHECK(knowers(state, cards[0]) == "123");
    }
    SECTION("face down into the open: which is which?") {
        state.move(cards, zone(state, "board"), State::Place::top, false);
        CHECK(knowers(state, cards[0]) == "-");
    }
    SECTION("under the others") {
        state.move(cards, zone(state, "deck", seat_two), State::Place::bottom, true);
        CHECK(knowers(state, cards[0]) == "-");
    }
}

TEST_CASE("cards that are known and all alike cannot be mixed up", "[state]") {
    State state = lab_state();
    const auto cards = shown_deck(state, {"ant", "ant"});
    put_back(state, {cards[1], cards[0]}, "deck");
    CHECK(knowers(state, cards[0]) == "123");
    const CardId unseen = put(state, zone(state, "deck", seat_two), {"ant"})[0];
    put_back(state, {cards[0], unseen}, "deck");
    CHECK(knowers(state, cards[0]) == "-");
    CHECK(knowers(state, cards[1]) == "123");
}

TEST_CASE("what is taken from below the top of a pile may have been any of what lies there",
          "[state]") {
    State state = lab_state();
    const ZoneId discard = zone(state, "discard");
    // Each was seen on top once.
    const auto pile = put(state, discard, {"ant", "bee", "cat", "dog"});
    for (const CardId card : pile) REQUIRE(knowers(state, card) == "123");

    SECTION("one from below: it and what stays below are not known any more") {
        state.move(pile[1], zone(state, "deck"));
        CHECK(knowers(state, pile[1]) == "-");
        CHECK(knowers(state, pile[0]) == "-");
        CHECK(knowers(state, pile[2]) == "-");
        CHECK(knowers(state, pile[3]) == "123");
    }
    SECTION("into the hand of one player, who sees it") {
        state.move(pile[1], zone(state, "hand", seat_two));
        CHECK(knowers(state, pile[1]) == "2");
        CHECK(knowers(state, pile[0]) == "2");
    }
    SECTION("by a player who looks through the pile") {
        state.move(pile[1], zone(state, "deck"), State::Place::top, true, seat_bit(seat_one));
        CHECK(knowers(state, pile[1]) == "1");
        CHECK(knowers(state, pile[0]) == "1");
    }
    SECTION("into the open: everybody sees which one") {
        state.move(pile[1], zone(state, "board"));
        for (const CardId card : pile) CHECK(knowers(state, card) == "123");
    }
    SECTION("onto another pile: everybody sees it there") {
        state.move(pile[1], zone(state, "discard", seat_two));
        for (const CardId card : pile) CHECK(knowers(state, card) == "123");
    }
    SECTION("the top: everybody sees it go") {
        state.move(pile[3], zone(state, "deck"));
        for (const CardId card : pile) CHECK(knowers(state, card) == "123");
    }
    SECTION("the top and one below, into a hand: the top is known to be there") {
        state.move(std::vector{pile[3], pile[1]}, zone(state, "hand"), State::Place::top, true);
        CHECK(knowers(state, pile[3]) == "123");
        CHECK(knowers(state, pile[1]) == "1");
        CHECK(knowers(state, pile[2]) == "123");  // it lies on top now
        CHECK(knowers(state, pile[0]) == "1");
    }
    SECTION("the top and one below, onto a deck: which is which?") {
        state.move(std::vector{pile[3], pile[1]}, zone(state, "deck"), State::Place::top, true);
        CHECK(knowers(state, pile[3]) == "-");
        CHECK(knowers(state, pile[1]) == "-");
    }
    SECTION("a replacement out of it") {
        const CardId target = put(state, zone(state, "slots"), {"eel"})[0];
        state.turn_face(pile[1], false);
        state.replace(target, pile[1], zone(state, "pouch"));
        CHECK(knowers(state, pile[1]) == "-");
        CHECK(knowers(state, pile[0]) == "-");
    }
}

TEST_CASE("of a heap that may not be counted nobody knows that they know all of it", "[state]") {
    State state = lab_state();
    const auto held = put(state, zone(state, "hand"), {"ant", "ant"});
    for (const CardId card : held) state.show(card, all_three);
    state.move(held[0], zone(state, "deck"));
    CHECK(knowers(state, held[0]) == "123");  // a hand is counted

    const auto pile = put(state, zone(state, "stash"), {"bee", "bee"});
    for (const CardId card : pile) state.show(card, all_three);
    state.move(pile[0], zone(state, "deck"));
    CHECK(knowers(state, pile[0]) == "-");
    CHECK(knowers(state, pile[1]) == "-");
}

TEST_CASE("a card that was mixed up has a new name", "[state]") {
    State state = lab_state();
    const auto pile = put(state, zone(state, "pouch"), {"ant", "bee"});
    const auto before = state.alias(pile[0]);
    state.move(pile[1], zone(state, "deck"));
    CHECK(state.alias(pile[0]) != before);
}

/// Whatever somebody does where a seat does not look, its view is the same: which of the hidden
/// cards they took, and in which order they put several back.
TEST_CASE("what a seat does not see being chosen makes no difference to its view", "[state]") {
    Stream random = Stream::derive(11, 11);
    const auto below = [&](std::size_t bound) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bound)));
    };
    std::size_t chosen_otherwise = 0;
    for (int game = 0; game < 300; ++game) {
        State state = lab_state(3, static_cast<std::uint64_t>(game));
        for (const OwnerId owner : {seat_one, seat_two, seat_three}) {
            for (const char* place : {"deck", "hand", "discard", "board", "pouch"}) {
                put(state, zone(state, place, owner), {"ant", "bee", "cat", "dog", "eel", "fox"});
            }
        }
        for (int change = 0; change < 15; ++change) {
            const ZoneId from = zone(state, std::array{"hand", "discard", "pouch"}[below(3)]);
            const ZoneId to =
                zone(state, std::array{"deck", "hand", "discard", "pouch", "board"}[below(5)],
                     id_at<OwnerId>(below(3)));
            const bool face_up = below(4) != 0;
            const auto place = below(4) == 0 ? State::Place::bottom : State::Place::top;
            const auto cards = state.cards_in(from);
            if (cards.size() < 4 || from == to) continue;
            // Two and the same two the other way round, or two others: never the open top.
            const std::vector<CardId> once{cards[0], cards[1]};
            const bool others = below(2) == 0;
            const std::vector<CardId> twice =
                others ? std::vector{cards[2], cards[1]} : std::vector{cards[1], cards[0]};
            State first = state;
            State second = state;
            first.move(once, to, place, face_up, seat_bit(seat_one));
            second.move(twice, to, place, face_up, seat_bit(seat_one));
            for (const OwnerId seat : {seat_two, seat_three}) {
                const ZoneInfo& target = state.zone(to);
                const bool sees = (target.seen_by & seat_bit(seat)) != 0 || target.top_only;
                if (sees && face_up) continue;
                const auto known = [&](const State& after) {
                    std::string text;
                    for (const ZoneId where : {from, to}) {
                        for (const CardId card : after.cards_in(where)) {
                            const bool knows = Lens{after, seat}.knows(card);
                            text +=
                                knows && !after.zone(where).heap ? after.definition(card).id : "?";
                            text += ' ';
                        }
                    }
                    return text;
                };
                CHECK(known(first) == known(second));
                CHECK(Lens{first, seat}.top(to).has_value() ==
                      Lens{second, seat}.top(to).has_value());
                ++chosen_otherwise;
            }
            state = std::move(first);
            if (below(5) == 0) random_change(state, random);
        }
    }
    CHECK(chosen_otherwise > 1000);
}
