// What happened, as each seat may read it.

#include <catch2/catch_test_macros.hpp>
#include <stdexcept>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// Who could see the card of the n-th movement.
SeatMask seen_in_movement(Table& table, std::size_t wanted) {
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind != JournalEntry::Kind::moved) continue;
        if (wanted-- == 0) return entry.cards.at(0).seen_by;
    }
    FAIL("so often nothing was moved");
    return 0;
}

}  // namespace

TEST_CASE("who knows what lies in a hidden place does not see which of it is taken out",
          "[flow][journal]") {
    GameLab lab;
    lab.card("a").card("b");
    lab.step(R"(
        me:move(me.board:list(), me.pouch)
        me:move(me.pouch:list { name = "a" }, me.hand))");
    Table table{lab, plan_for(2)};
    CHECK(seen_in_movement(table, 0) == 0b11);
    CHECK(seen_in_movement(table, 1) == 0b01);
}

TEST_CASE("what goes from a hidden place to an open one is seen by all", "[flow][journal]") {
    GameLab lab;
    lab.card("a").card("b");
    lab.step(R"(
        me:move(me.board:list(), me.pouch)
        me:move(me.pouch:list { name = "a" }, me.board))");
    Table table{lab, plan_for(2)};
    CHECK(seen_in_movement(table, 1) == 0b11);
}

namespace {

const JournalCard& card_in_movement(Table& table, std::size_t wanted) {
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind != JournalEntry::Kind::moved) continue;
        if (wanted-- == 0) return entry.cards.at(0);
    }
    throw std::runtime_error{"so often nothing was moved"};
}

}  // namespace

TEST_CASE("the journal tells the back of a hidden card where it was in sight", "[flow][journal]") {
    GameLab lab;
    lab.card("a", {}, "suit: wood").card("b", {}, "suit: ore").card("c", {}, "suit: ore");
    lab.step(R"(
        me:move(me.board:list(), me.deck)
        me:shuffle(me.deck)
        me:move(me.deck:top(), me.pouch)
        me:move(me.pouch:list(), me.deck, { to = "bottom" })
        me:move(me.deck:bottom(), me.pouch)
        me:move(me.pouch:list(), me.hand))");
    Table table{lab, plan_for(2)};
    CHECK(card_in_movement(table, 1).back_shown);  // the top of the deck
    CHECK_FALSE(card_in_movement(table, 2).back_shown);
    CHECK_FALSE(card_in_movement(table, 3).back_shown);
    CHECK(card_in_movement(table, 4).back_shown);  // in the hand
    for (const std::size_t movement : {1U, 2U, 3U}) {
        CHECK(card_in_movement(table, movement).seen_by == 0);
    }
}

TEST_CASE("the journal does not tell in which order cards were put back", "[flow][journal]") {
    GameLab lab;
    lab.card("a").card("b");
    lab.step("me:move(me.board:list(), me.deck)");
    Table table{lab, plan_for(2)};
    CHECK(seen_in_movement(table, 0) == 0b01);  // who did it knows
}

TEST_CASE("a card taken from below the top of a pile is named to who took it", "[flow][journal]") {
    GameLab lab;
    lab.card("a").card("b").card("c");
    lab.step(R"(
        for _, card in ipairs(me.board:list()) do me:move(card, me.discard) end
        me:move(me.discard:list { name = "a" }, me.deck))");
    Table table{lab, plan_for(2)};
    CHECK(seen_in_movement(table, 0) == 0b11);
    CHECK(seen_in_movement(table, 3) == 0b01);
}

TEST_CASE("a card that takes the place of another is two movements in the journal",
          "[flow][journal]") {
    GameLab lab;
    lab.card("a").card("b");
    lab.step(R"(
        me:move(me.board:list { name = "b" }, me.hand)
        game:replace(me.board:top(), me.hand:list()[1], me.deck))");
    Table table{lab, plan_for(2)};
    const State& state = table.match().game().table_state();
    std::vector<std::string> moved;
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind != JournalEntry::Kind::moved) continue;
        const std::string& from = state.schema().zone(state.zone(entry.from).kind).name;
        const std::string& to = state.schema().zone(state.zone(entry.to).kind).name;
        moved.push_back(from + " " + to);
    }
    CHECK(moved == std::vector<std::string>{"board hand", "board deck", "hand board"});
    CHECK(seen_in_movement(table, 2) == 0b11);
}

TEST_CASE("a pile that is made anew out of another is in the journal, with both",
          "[flow][journal]") {
    GameLab lab;
    lab.card("a").card("b");
    lab.step("me:move(me.board:list(), me.discard) game:refill(me.deck)");
    Table table{lab, plan_for(2)};
    const State& state = table.match().game().table_state();
    int shuffles = 0;
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind != JournalEntry::Kind::shuffled || state.zone(entry.to).kind == no_zone_kind)
            continue;
        if (entry.from == entry.to) continue;
        CHECK(state.schema().zone(state.zone(entry.from).kind).name == "discard");
        CHECK(state.schema().zone(state.zone(entry.to).kind).name == "deck");
        ++shuffles;
    }
    CHECK(shuffles == 1);
}

TEST_CASE("what the rules move at once is told of each player whose cards they were",
          "[flow][journal]") {
    GameLab lab;
    lab.card("a").card("b");
    lab.step(R"(
        local all = {}
        for _, p in ipairs(game.seats) do
          for _, card in ipairs(p.board:list()) do table.insert(all, card) end
        end
        game:move(all, game.seats[1].discard))");
    Table table{lab, plan_for(2)};
    std::vector<OwnerId> from;
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind != JournalEntry::Kind::moved) continue;
        CHECK(entry.cards.size() == 2);
        from.push_back(table.game().table_state().zone(entry.from).owner);
    }
    CHECK(from == std::vector{OwnerId{0}, OwnerId{1}});
}
