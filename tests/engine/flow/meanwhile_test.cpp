// Cards that act at any moment, and functions that settle what an act has left.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"
#include "support/seats.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* jester = R"(card.meanwhile = { from = "board", run = function(ctx)
    game:log("joke")
    ctx.player:add("coins", 1)
    ctx.player:move(ctx.card, ctx.player.discard)
  end })";

/// A jester on every board; the step asks for two of three cards in hand.
GameLab jester_lab() {
    GameLab lab;
    lab.card("jester", jester).card("ant").card("bee").card("cat");
    lab.deal(R"(
        for _, p in ipairs(game.seats) do
          game:create("jester", 1, p.board)
          for _, kind in ipairs { "ant", "bee", "cat" } do game:create(kind, 1, p.hand) end
        end)");
    return lab.step(R"(
        game:log("begin" .. me.coins)
        me:add("points", 1)
        me:move(me:choose_cards { from = me.hand, exactly = 2, prompt = "pick" }, me.discard)
        me:confirm { prompt = "sure" })");
}

}  // namespace

TEST_CASE("a card that acts at any moment is offered with the first question of a step",
          "[flow][meanwhile]") {
    Table table{jester_lab()};
    CHECK(table.offered() == "ant bee cat meanwhile:jester");
    table.answer("ant bee");
    CHECK(table.offered() == "yes no");
}

TEST_CASE("taking it runs it and begins the step anew", "[flow][meanwhile]") {
    Table table{jester_lab()};
    table.answer("meanwhile:jester");
    // What the step had done before its question is taken back and done again.
    CHECK(table.log() == "joke begin1");
    CHECK(table.counter("points") == 1);
    CHECK(table.counter("coins") == 1);
    CHECK(table.offered() == "ant bee cat");
    table.answer("ant cat").answer("yes");
    CHECK(table.cards_in("discard") == "jester ant cat");
    CHECK(table.finished());
}

TEST_CASE("it is a whole answer: it goes neither with others nor for them", "[flow][meanwhile]") {
    Table table{jester_lab()};
    CHECK(table.match().answer(seat_one, Picks{0, 3}) == Refusal::mixed_groups);
    CHECK(table.match().answer(seat_one, Picks{3, 0}) == Refusal::mixed_groups);
    CHECK(table.match().answers() == 0);
}

TEST_CASE("nobody else is offered it, nor from another place", "[flow][meanwhile]") {
    GameLab lab = jester_lab();
    lab.step(R"(me.left:confirm { prompt = "theirs" })");
    CHECK(Table{lab}.offered() == "yes no meanwhile:jester");
    lab.step(
        R"(me.left:move(me.left.board, me.left.discard) me.left:confirm { prompt = "theirs" })");
    CHECK(Table{lab}.offered() == "yes no");
    lab.step(R"(me:choose_number { max = 5, prompt = "number" })");
    CHECK(Table{lab}.offered().empty());
}

TEST_CASE("it can be undone and put in again", "[flow][meanwhile]") {
    Table table{jester_lab()};
    const std::uint64_t before = table.hash();
    table.answer("meanwhile:jester");
    const std::uint64_t after = table.hash();
    REQUIRE(table.match().undo());
    CHECK(table.hash() == before);
    CHECK(table.offered() == "ant bee cat meanwhile:jester");
    REQUIRE(table.match().redo());
    CHECK(table.hash() == after);

    Match again{table.match().kit()};
    CHECK_FALSE(again.put_in(table.match().record()));
    CHECK(again.game().table_state().hash() == after);
}

TEST_CASE("it may ask, and what it asks offers no other", "[flow][meanwhile]") {
    GameLab lab = jester_lab();
    lab.card("fool", R"(card.meanwhile = { from = "hand", run = function(ctx)
        ctx.player:move(ctx.player:choose_card { from = ctx.player.hand, prompt = "whom" }, ctx.player.discard)
      end })");
    lab.deal(R"(
        game:create("jester", 1, game.seats[1].board)
        game:create("fool", 1, game.seats[1].hand)
        game:create("ant", 1, game.seats[1].hand))");
    lab.step(R"(me:confirm { prompt = "sure" })");
    Table table{lab};
    CHECK(table.offered() == "yes no meanwhile:jester meanwhile:fool");
    table.answer("meanwhile:fool");
    CHECK(table.offered() == "fool ant");
    table.answer("fool");
    CHECK(table.offered() == "yes no meanwhile:jester");
}

TEST_CASE("the journal does not tell twice what a step did twice", "[flow][meanwhile]") {
    GameLab lab = jester_lab();
    lab.step(R"(
        me:add("points", 1)
        me:confirm { prompt = "sure" })");
    Table table{lab};
    table.answer("meanwhile:jester");
    int counted = 0;
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind == JournalEntry::Kind::counted &&
            table.game().words().text(entry.word) == "points") {
            ++counted;
        }
    }
    CHECK(counted == 1);
}

TEST_CASE("settle functions run after an act, until nothing changes any more", "[flow][settle]") {
    GameLab lab;
    lab.card("monk", R"(function card.settle(ctx)
        if ctx.card.zone.name == "board" and ctx.owner.board:count() > 2 then
          ctx.owner:move(ctx.card, ctx.owner.hand)
        end
      end)");
    lab.deal(R"(game:create("monk", 5, game.seats[1].board))");
    lab.step(R"(me:add("points", 1) return "more")");
    lab.step(R"(game:log(me.board:count() .. "," .. me.hand:count()))", "more");
    CHECK(log_of(lab) == "2,3");
}

TEST_CASE("one settle function may set off another", "[flow][settle]") {
    GameLab lab;
    lab.card("late", R"(function card.settle(ctx)
        if ctx.owner.coins == 1 then ctx.owner:add("coins", 1) end
      end)");
    lab.card("early", R"(function card.settle(ctx)
        if ctx.owner.points == 1 and ctx.owner.coins == 0 then ctx.owner:add("coins", 1) end
      end)");
    lab.deal(R"(
        game:create("late", 1, game.seats[1].board)
        game:create("early", 1, game.seats[1].board))");
    lab.step(R"(me:add("points", 1))");
    CHECK(Table{lab}.counter("coins") == 2);
}

TEST_CASE("a settle function may work in some zones only", "[flow][settle]") {
    GameLab lab;
    lab.card("monk", R"(card.settle = { from = "board", run = function(ctx)
        ctx.owner:move(ctx.card, ctx.owner.hand)
      end })");
    lab.card("nun",
             R"(card.settle = { from = { "hand" }, run = function(ctx) game:add("lots", 1) end })");
    lab.deal(R"(
        game:create("monk", 2, game.seats[1].board)
        game:create("nun", 2, game.seats[1].board))");
    lab.step(R"(me:add("points", 1) return "more")");
    lab.step(R"(game:log(me.board:count() .. "," .. me.hand:count() .. "," .. game.lots))", "more");
    CHECK(log_of(lab) == "2,2,0");
    GameLab wrong;
    wrong.card("monk", R"(card.settle = { from = "board" })");
    CHECK_THAT(error_of(wrong), ContainsSubstring("`run` must be a function"));
}

TEST_CASE("settle functions that never rest reach a limit, by name", "[flow][settle]") {
    GameLab lab;
    lab.card("pest", R"(function card.settle(ctx) game:add("lots", 1) end)");
    CHECK_THAT(error_of(lab), ContainsSubstring("limit settle_rounds (100)"));
}

TEST_CASE("a settle function may not ask", "[flow][settle]") {
    GameLab lab;
    lab.card("pest", R"(function card.settle(ctx) ctx.owner:confirm { prompt = "p" } end)");
    CHECK_THAT(error_of(lab), ContainsSubstring("nobody can be asked here"));
}
