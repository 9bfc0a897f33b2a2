// Whose turn it is: extra turns, turns that are missed, the other way around, who was named next.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Each turn logs the round and the seat, then does what `body` says; ends after `turns` turns.
std::string turns_of(const std::string& body, int turns, std::uint8_t seats = 4) {
    GameLab lab;
    lab.step("game:log(game.round .. '.' .. me.seat) game:add('lots', 1)\n" + body +
             "\nif game.lots == " + std::to_string(turns) +
             " then return 'finish' end return 'next_phase'");
    return Table{lab, plan_for(seats)}.log();
}

/// The same in a game by rounds, where the parts of a phase for each seat are counted.
std::string parts_of(const std::string& body, int parts, std::uint8_t seats = 4) {
    GameLab lab;
    lab.edit("cycle: turn", "cycle: round").edit("who: active", "who: each");
    lab.step("game:log(game.round .. '.' .. me.seat) game:add('lots', 1)\n" + body +
             "\nif game.lots == " + std::to_string(parts) +
             " then return 'finish' end return 'next_phase'");
    return Table{lab, plan_for(seats)}.log();
}

}  // namespace

TEST_CASE("an extra turn comes between, and is of no round", "[flow][turns]") {
    CHECK(turns_of("if game.lots == 1 then game:next_turn(me, { extra = true }) end", 6) ==
          "1.1 1.1 1.2 1.3 1.4 2.1");
    CHECK(turns_of("if game.lots == 1 then game:next_turn(me.left.left, { extra = true }) end",
                   5) == "1.1 1.3 1.2 1.3 1.4");
    CHECK(turns_of("if game.lots == 4 then game:next_turn(me, { extra = true }) end", 6) ==
          "1.1 1.2 1.3 1.4 1.4 2.1");
}

TEST_CASE("extra turns wait for each other, and for one taken in an extra turn", "[flow][turns]") {
    CHECK(turns_of(R"(
        if game.lots == 1 then
          game:next_turn(game.seats[3], { extra = true })
          game:next_turn(game.seats[4], { extra = true })
        end
        if game.lots == 2 then game:next_turn(me, { extra = true }) end)",
                   6) == "1.1 1.3 1.4 1.3 1.2 1.3");
}

TEST_CASE("who is named next has the next turn, and play goes on from there", "[flow][turns]") {
    CHECK(turns_of("if game.lots == 1 then game:next_turn(game.seats[3]) end", 5) ==
          "1.1 1.3 1.4 2.1 2.2");
    CHECK(turns_of("if game.lots == 3 then game:next_turn(game.seats[2]) end", 5) ==
          "1.1 1.2 1.3 2.2 2.3");
}

TEST_CASE("a turn that ends can still say whose is next", "[flow][turns]") {
    GameLab lab;
    lab.card("watch", R"(card.triggers = { { event = "turn_ends", run = function(ctx)
        game:log("end" .. game.turn.seat)
        if game.lots == 1 then game:next_turn(game.seats[1], { extra = true }) end
      end } })");
    lab.deal(R"(game:create("watch", 1, game.pool))");
    lab.step(R"(game:log("" .. me.seat) game:add("lots", 1)
        if game.lots == 3 then return "finish" end return "next_phase")");
    CHECK(log_of(lab) == "1 end1 1 end1 2");
}

TEST_CASE("a missed turn is not begun, and the round goes on", "[flow][turns]") {
    CHECK(turns_of("if game.lots == 1 then me.left:skip_turn() end", 5) == "1.1 1.3 1.4 2.1 2.2");
    CHECK(turns_of("if game.lots == 1 then me.left:skip_turn(2) end", 7) ==
          "1.1 1.3 1.4 2.1 2.3 2.4 3.1");
    CHECK(turns_of("if game.lots == 4 then me.left:skip_turn() end", 6) ==
          "1.1 1.2 1.3 1.4 2.2 2.3");
    CHECK(turns_of("if game.lots == 2 then for _, p in ipairs(game.seats) do p:skip_turn() end end",
                   4, 2) == "1.1 1.2 3.1 3.2");
}

TEST_CASE("play can go the other way around the table and back", "[flow][turns]") {
    CHECK(turns_of("if game.lots == 2 then game:reverse() end", 6) == "1.1 1.2 2.1 2.4 2.3 2.2");
    CHECK(turns_of("if game.lots == 2 or game.lots == 4 then game:reverse() end", 7) ==
          "1.1 1.2 2.1 2.4 3.1 3.2 3.3");
}

TEST_CASE("in the other direction players are listed the other way", "[flow][turns]") {
    GameLab lab;
    lab.step(R"(
        game:reverse()
        local names = {}
        for _, p in ipairs(game.players) do names[#names + 1] = p.seat end
        for _, p in ipairs(me.others) do names[#names + 1] = p.seat end
        names[#names + 1] = me.next.seat
        names[#names + 1] = me.left.seat
        game:log(table.concat(names, "-") .. tostring(game.reversed))
        return "finish")");
    CHECK(Table(lab, plan_for(3)).log() == "1-3-2-3-2-3-2true");
}

TEST_CASE("in games by rounds the same holds for the parts of a phase", "[flow][turns]") {
    CHECK(parts_of("", 5) == "1.1 1.2 1.3 1.4 2.1");
    CHECK(parts_of("if game.lots == 1 then game:next_turn(me, { extra = true }) end", 6) ==
          "1.1 1.1 1.2 1.3 1.4 2.1");
    CHECK(parts_of("if game.lots == 4 then game:next_turn(me, { extra = true }) end", 6) ==
          "1.1 1.2 1.3 1.4 1.4 2.1");
    CHECK(parts_of("if game.lots == 1 then game:next_turn(game.seats[3]) end", 5) ==
          "1.1 1.3 1.4 1.2 2.1");
    CHECK(parts_of("if game.lots == 1 then game.seats[2]:skip_turn() end", 7) ==
          "1.1 1.3 1.4 2.1 2.2 2.3 2.4");
    CHECK(parts_of("if game.lots == 2 then game:reverse() end", 6) == "1.1 1.2 1.4 1.3 2.1 2.4");
}

TEST_CASE("who comes next is told in the journal", "[flow][turns]") {
    GameLab lab;
    lab.step(R"(
        game:next_turn(me, { extra = true }) game:next_turn(me.left) me.left:skip_turn() game:reverse()
        if me.turns == 3 then return "finish" end return "next_phase")");
    Table table{lab, plan_for(2)};
    std::string told;
    for (const JournalEntry& entry : table.match().journal()) {
        switch (entry.kind) {
            case JournalEntry::Kind::next_turn:
                told += "next" + std::to_string(index_of(entry.who)) + std::to_string(entry.number);
                break;
            case JournalEntry::Kind::skipped:
                told += "skip" + std::to_string(index_of(entry.who));
                break;
            case JournalEntry::Kind::reversed:
                told += "way" + std::to_string(entry.number);
                break;
            default:
                continue;
        }
        told += ' ';
        if (told.size() > 40) break;
    }
    CHECK(told.starts_with("next01 next10 way1 next01 next10 way0 "));
}

TEST_CASE("turns are only for players who sit at the table", "[flow][turns]") {
    for (const char* body : {"game:next_turn(game.ghost)", "game.ghost:skip_turn()"}) {
        CHECK_THAT(error_of(GameLab{}.step(body)), ContainsSubstring("has no turn"));
    }
}

TEST_CASE("turns are the table's: a branch cannot give or take them", "[flow][turns]") {
    for (const char* change :
         {"game:next_turn(p)", "p:skip_turn()", "game:reverse()", "p:leave_game()"}) {
        CAPTURE(change);
        const std::string body =
            "game:together(game.seats, function(p) " + std::string{change} + " end)";
        CHECK_THAT(error_of(GameLab{}.step(body)), ContainsSubstring("may change only"));
    }
}

TEST_CASE("turns that wait are limited, and endless turns end", "[flow][turns][limits]") {
    CHECK_THAT(
        error_of(GameLab{}.step("for n = 1, 17 do game:next_turn(me, { extra = true }) end")),
        ContainsSubstring("limit turns_waiting (16) reached"));
    CHECK_THAT(error_of(GameLab{}.step("me:skip_turn(60) me:skip_turn(60)")),
               ContainsSubstring("limit turns_skipped (100) reached"));
    MatchOptions few;
    few.flow.steps_per_game = 300;
    CHECK_THAT(
        error_of(GameLab{}.step("game:next_turn(me, { extra = true }) return 'next_phase'"), few),
        ContainsSubstring("limit steps_per_game (300) reached"));
}
