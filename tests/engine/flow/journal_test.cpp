// What happened, as each seat may read it.

#include <catch2/catch_test_macros.hpp>

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
