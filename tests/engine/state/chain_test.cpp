#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "support/state_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// ant < bee < cat: each lies on the one before, on the board.
struct Chain {
    State state = lab_state();
    ZoneId board = zone(state, "board");
    CardId ant, bee, cat;

    Chain() {
        const auto cards = put(state, zone(state, "hand"), {"ant", "bee", "cat"});
        ant = cards[0];
        bee = cards[1];
        cat = cards[2];
        state.move(ant, board);
        state.lay_on(bee, ant);
        state.lay_on(cat, bee);
    }
};

}  // namespace

TEST_CASE("a card laid on another joins it in its zone and covers it", "[state]") {
    const Chain chain;
    CHECK(names_in(chain.state, chain.board) == "ant bee cat");
    CHECK(chain.state.card(chain.cat).on == chain.bee);
    CHECK(chain.state.card(chain.ant).on == no_card);
    CHECK(chain.state.covered(chain.ant));
    CHECK(chain.state.covered(chain.bee));
    CHECK_FALSE(chain.state.covered(chain.cat));
}

TEST_CASE("what lay on a card that leaves comes to lie on what it lay on", "[state]") {
    Chain chain;
    chain.state.move(chain.bee, zone(chain.state, "hand"));
    CHECK(chain.state.card(chain.cat).on == chain.ant);
    CHECK(chain.state.card(chain.bee).on == no_card);
    CHECK(chain.state.covered(chain.ant));
    CHECK_FALSE(chain.state.covered(chain.bee));
    chain.state.move(chain.cat, zone(chain.state, "hand"));
    CHECK_FALSE(chain.state.covered(chain.ant));
}

TEST_CASE("what lay on the lowest card lies on nothing when that leaves", "[state]") {
    Chain chain;
    chain.state.move(chain.ant, zone(chain.state, "hand"));
    CHECK(chain.state.card(chain.bee).on == no_card);
    CHECK(chain.state.card(chain.cat).on == chain.bee);
}

TEST_CASE("several cards may lie on one, and all come down together", "[state]") {
    Chain chain;
    const CardId dog = put(chain.state, zone(chain.state, "hand"), {"dog"})[0];
    chain.state.lay_on(dog, chain.bee);
    CHECK(chain.state.card(chain.bee).carries == 2);
    chain.state.move(chain.bee, zone(chain.state, "hand"));
    CHECK(chain.state.card(chain.ant).carries == 2);
    CHECK(chain.state.card(dog).on == chain.ant);
    CHECK(chain.state.card(chain.cat).on == chain.ant);
}

TEST_CASE("hundreds of cards may lie on one", "[state]") {
    State state = lab_state();
    const ZoneId board = zone(state, "board");
    const ZoneId hand = zone(state, "hand");
    const CardId base = put(state, board, {"ant"})[0];
    const std::vector<CardId> pile = put(state, hand, std::vector<std::string_view>(600, "bee"));
    const auto first = pile.begin();

    SECTION("laid there one by one") {
        for (const CardId card : pile) state.lay_on(card, base);
    }
    SECTION("handed down by a card that left") {
        state.lay_on(pile[0], base);
        std::for_each(first + 1, first + 300, [&](CardId card) { state.lay_on(card, pile[0]); });
        std::for_each(first + 300, pile.end(), [&](CardId card) { state.lay_on(card, base); });
        state.move(pile[0], hand);
        state.lay_on(pile[0], base);
    }
    SECTION("handed over to the card that replaces another") {
        const CardId before = put(state, board, {"cat"})[0];
        for (const CardId card : pile) state.lay_on(card, before);
        state.replace(before, base, hand);
    }

    CHECK(state.covered(base));
    // However many are taken away, the base is covered until the last has gone.
    for (const CardId card : std::span{first, pile.end() - 1}) {
        state.move(card, hand);
        REQUIRE(state.covered(base));
    }
    CHECK(state.card(base).carries == 1);
    state.move(base, hand);
    CHECK(state.card(pile.back()).on == no_card);
    CHECK_FALSE(state.covered(base));
}

TEST_CASE("a card taken from a chain and laid on its end leaves no knot", "[state]") {
    Chain chain;
    chain.state.lay_on(chain.ant, chain.cat);
    CHECK(chain.state.card(chain.bee).on == no_card);
    CHECK(chain.state.card(chain.cat).on == chain.bee);
    CHECK(chain.state.card(chain.ant).on == chain.cat);
    CHECK_FALSE(chain.state.covered(chain.ant));
}

TEST_CASE("moving a whole zone takes its chains apart", "[state]") {
    Chain chain;
    chain.state.move_all(chain.board, zone(chain.state, "pool"));
    for (const CardId card : {chain.ant, chain.bee, chain.cat}) {
        CHECK(chain.state.card(card).on == no_card);
        CHECK_FALSE(chain.state.covered(card));
    }
}

TEST_CASE("a card that replaces another stands in its very place", "[state]") {
    Chain chain;
    const CardId dog = put(chain.state, zone(chain.state, "hand"), {"dog"})[0];
    chain.state.replace(chain.bee, dog, zone(chain.state, "discard"));
    CHECK(names_in(chain.state, chain.board) == "ant dog cat");
    CHECK(names_in(chain.state, zone(chain.state, "discard")) == "bee");
    CHECK(chain.state.card(dog).on == chain.ant);
    CHECK(chain.state.card(chain.cat).on == dog);
    CHECK(chain.state.card(chain.ant).carries == 1);
    CHECK(chain.state.card(dog).carries == 1);
    CHECK(chain.state.card(chain.bee).carries == 0);
    CHECK(chain.state.hash() == hash_from_scratch(chain.state));
}

TEST_CASE("a card may be replaced by one of its own chain, from above or below", "[state]") {
    Chain chain;
    SECTION("by the card that lies on it") {
        chain.state.replace(chain.bee, chain.cat, zone(chain.state, "hand"));
        CHECK(names_in(chain.state, chain.board) == "ant cat");
        CHECK(chain.state.card(chain.cat).on == chain.ant);
        CHECK(chain.state.card(chain.ant).carries == 1);
        CHECK(chain.state.card(chain.cat).carries == 0);
    }
    SECTION("by the card it lies on") {
        chain.state.replace(chain.bee, chain.ant, zone(chain.state, "hand"));
        CHECK(names_in(chain.state, chain.board) == "ant cat");
        CHECK(chain.state.card(chain.ant).on == no_card);
        CHECK(chain.state.card(chain.cat).on == chain.ant);
        CHECK(chain.state.card(chain.ant).carries == 1);
    }
    CHECK(chain.state.hash() == hash_from_scratch(chain.state));
}

TEST_CASE("a replaced card may stay in the same zone", "[state]") {
    Chain chain;
    const CardId dog = put(chain.state, zone(chain.state, "hand"), {"dog"})[0];
    chain.state.replace(chain.ant, dog, chain.board);
    CHECK(names_in(chain.state, chain.board) == "dog bee cat ant");
    CHECK(chain.state.card(chain.bee).on == dog);
    CHECK(chain.state.card(chain.ant).on == no_card);
}

TEST_CASE("chains stay whole under thousands of random changes", "[state]") {
    State state = lab_state();
    for (const OwnerId owner : {seat_one, seat_two, seat_three}) {
        put(state, zone(state, "deck", owner), {"ant", "bee", "cat", "dog", "eel", "fox"});
    }
    Stream random = Stream::derive(11, 0);
    for (int change = 0; change < 5000; ++change) {
        random_change(state, random);
        std::vector<int> carried(state.card_count());
        std::size_t found = 0;
        for (std::size_t at = 0; at < state.topology().zones().size(); ++at) {
            for (const CardId card : state.cards_in(id_at<ZoneId>(at))) {
                ++found;
                REQUIRE(state.card(card).zone == id_at<ZoneId>(at));
                CardId below = state.card(card).on;
                if (below != no_card) ++carried[index_of(below)];
                for (std::size_t steps = 0; below != no_card; ++steps) {
                    REQUIRE(steps < state.card_count());
                    REQUIRE(state.card(below).zone == id_at<ZoneId>(at));
                    below = state.card(below).on;
                }
            }
        }
        REQUIRE(found == state.card_count());
        for (std::size_t at = 0; at < carried.size(); ++at) {
            REQUIRE(state.card(id_at<CardId>(at)).carries == carried[at]);
        }
    }
}
