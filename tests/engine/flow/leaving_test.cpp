// Players who leave the game: where their cards go, who is passed over, how the game ends by it.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "state/lens.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab leaving_lab(const std::string& rule = "do: [{ move: hand, to: pool }]") {
    GameLab lab;
    lab.edit("player_order: from_active", "player_order: from_active\nleaving: { " + rule + " }");
    lab.card("ant").card("bee");
    lab.deal(R"(for _, p in ipairs(game.seats) do
        game:create("ant", 2, p.hand) game:create("bee", 1, p.deck) end)");
    return lab;
}

}  // namespace

TEST_CASE("whoever leaves is passed over everywhere", "[flow][leaving]") {
    GameLab lab = leaving_lab();
    lab.step(R"(
        game:log(game.round .. "." .. me.seat)
        if game.round == 1 and me.seat == 1 then
          game.seats[2]:leave_game()
          local names = { me.left.seat, me.next.seat, game.seats[3].right.seat, #game.players, #me.others, #game.seats }
          game:log(table.concat(names, "-") .. tostring(game.seats[2].out) .. tostring(me.out))
        end
        if game.round == 3 then return "finish" end
        return "next_phase")");
    CHECK(Table(lab, plan_for(3)).log() == "1.1 3-3-1-2-1-3truefalse 1.3 2.1 2.3 3.1");
}

TEST_CASE("the cards go where the ruleset says, and the rest is removed", "[flow][leaving]") {
    GameLab lab = leaving_lab();
    lab.step("game.seats[2]:leave_game() return 'next_phase'");
    lab.step("return me:choose_option { prompt = 'go', among = { 'finish' } }", "more");
    lab.edit("{ id: act, script: true, next: finish }", "{ id: act, script: true, next: more }");
    lab.step("game.seats[2]:leave_game() return 'more'");
    Table table{lab, plan_for(2)};
    CHECK(table.cards_in("pool") == "ant ant");
    CHECK(table.cards_in("deck", 2).empty());
    CHECK(table.cards_in("deck", 1) == "bee");
    std::string told;
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind == JournalEntry::Kind::removed) {
            told += "removed" + std::to_string(entry.cards.size()) + " ";
        }
        if (entry.kind == JournalEntry::Kind::left) told += "left ";
    }
    CHECK(told == "removed1 left ");
}

TEST_CASE("a turn ends with the step in which whoever has it leaves", "[flow][leaving]") {
    GameLab lab = leaving_lab();
    lab.step(R"(game:log("" .. me.seat) if me.seat == 1 then me:leave_game() return "again" end
        if game.round == 2 then return "finish" end return "next_phase")");
    CHECK(Table(lab, plan_for(3)).log() == "1 2 3 2");
}

TEST_CASE("a part of a phase for each ends in the same way", "[flow][leaving]") {
    GameLab lab = leaving_lab();
    lab.edit("cycle: turn", "cycle: round").edit("who: active", "who: each");
    lab.step(R"(game:log("" .. me.seat) if me.seat == 1 then me:leave_game() return "again" end
        if game.round == 2 then return "finish" end return "next_phase")");
    CHECK(Table(lab, plan_for(3)).log() == "1 2 3 2");
}

TEST_CASE("the game can end by it, and who has left cannot win", "[flow][leaving]") {
    GameLab lab = leaving_lab("finish_at: 1");
    lab.step(R"(game:log("" .. me.seat) if me.seat < 3 then me:add("points", 5) me:leave_game() end
        return "next_phase")");
    Table table{lab, plan_for(3)};
    CHECK(table.log() == "1 2");
    REQUIRE(table.finished());
    CHECK_FALSE(table.state().judgements[0].winner);
    CHECK_FALSE(table.state().judgements[1].winner);
    CHECK(table.state().judgements[2].winner);
}

TEST_CASE("a step can end the game when few players are left", "[flow][leaving]") {
    GameLab lab = leaving_lab();
    lab.edit("    steps: [{ id: rest, script: true }]",
             "    steps: [{ id: rest, do: [], finish_if: [{ players: 2 }] }]");
    lab.without_step("rest");
    lab.step(
        "game:log('' .. me.seat) if me.seat == 2 then me.left:leave_game() end return "
        "'next_phase'");
    CHECK(Table(lab, plan_for(3)).log() == "1 2");
}

TEST_CASE("when everybody has left the game is over, and ranks decide", "[flow][leaving]") {
    GameLab lab = leaving_lab("do: []");
    lab.step(R"(me:add("points", me.seat) me:leave_game() return "next_phase")");
    Table table{lab, plan_for(2)};
    REQUIRE(table.finished());
    CHECK(table.state().judgements[1].winner);
    CHECK_FALSE(table.state().judgements[0].winner);
}

TEST_CASE("whoever has left is asked nothing", "[flow][leaving]") {
    GameLab lab = leaving_lab();
    lab.step(R"(
        local p = me.left
        p:leave_game()
        game:log(tostring(p:choose_option { prompt = "x", among = { "a", "b" } }))
        game:log(tostring(p:confirm { prompt = "x" }))
        game:log("" .. #p:choose_cards { prompt = "x", from = game.pool, exactly = 1 })
        return "finish")");
    CHECK(Table(lab, plan_for(2)).log() == "nil nil 0");
    lab.step("local p = me.left p:leave_game() game:together({ p }, function(q) end)");
    CHECK_THAT(error_of(lab), ContainsSubstring("has left the game decides nothing"));
}

TEST_CASE("who has left can come back for the next deal", "[flow][leaving]") {
    GameLab lab = leaving_lab();
    lab.edit("do: [{ move: hand, to: pool }]", "do: [{ move: hand, to: pool }], finish_at: 0");
    lab.step(R"(
        game:log(game.round .. "." .. me.seat)
        if game.round == 1 and me.seat == 1 then game.seats[2]:leave_game() end
        if game.round == 2 and me.seat == 1 then game.seats[2]:return_to_game() end
        if game.round == 3 then return "finish" end return "next_phase")");
    CHECK(Table(lab, plan_for(3)).log() == "1.1 1.3 2.1 2.2 2.3 3.1");
    CHECK_THAT(error_of(GameLab{}.step("me:return_to_game()")),
               ContainsSubstring("is in the game"));
}

TEST_CASE("leaving twice is an error, and so is leaving without a seat", "[flow][leaving]") {
    CHECK_THAT(error_of(leaving_lab().step("me.left:leave_game() game.seats[2]:leave_game()")),
               ContainsSubstring("has left the game"));
    CHECK_THAT(error_of(leaving_lab().step("game.ghost:leave_game()")),
               ContainsSubstring("without a seat"));
}

TEST_CASE("what others see of a player who left stays what it was", "[flow][leaving]") {
    GameLab lab = leaving_lab("do: [{ move: hand, to: deck }]");
    lab.step("me.left:leave_game() return me:choose_option { prompt = 'x', among = { 'finish' } }");
    Table table{lab, plan_for(2)};
    const State& state = table.state();
    State other = state;
    Stream random = Stream::derive(3, 0);
    redeal(other, OwnerId{0}, random);
    CHECK(Lens(state, OwnerId{0}).hash() == Lens(other, OwnerId{0}).hash());
}

TEST_CASE("partners are declared by seats", "[flow][teams]") {
    GameLab lab;
    lab.edit("player_order: from_active",
             "player_order: from_active\nteams: [{ seats: 4, are: [[1, 3], [2, 4]] }]");
    lab.step(R"(
        local function seats(list)
          local text = ""
          for _, p in ipairs(list) do text = text .. p.seat end
          return text
        end
        game:log(me.team .. "-" .. seats(me.partners) .. "-" .. seats(me.opponents))
        me:add("points", 3)
        return "finish")");
    Table four{lab, plan_for(4)};
    CHECK(four.log() == "1-3-24");
    CHECK(four.state().judgements[0].winner);
    CHECK_FALSE(four.state().judgements[1].winner);
    CHECK(four.state().judgements[2].winner);
    CHECK(Table(lab, plan_for(3)).log() == "0--23");
}

TEST_CASE("partners can be found at the set-up or in play", "[flow][teams]") {
    GameLab lab;
    lab.start("game:make_team { game.seats[1], game.seats[2] }");
    lab.step(R"(game:log(#me.partners .. me.partners[1].seat)
        game:make_team { me, game.seats[3] }
        game:log(me.partners[1].seat .. #game.seats[2].partners)
        game:make_team { me }
        game:log("" .. #me.partners)
        return "finish")");
    CHECK(Table(lab, plan_for(3)).log() == "12 30 0");
}

TEST_CASE("a partner who has left wins with the team", "[flow][teams]") {
    GameLab lab;
    lab.start("game:make_team { game.seats[1], game.seats[3] }");
    lab.step(R"(me:add("points", 3) game.seats[3]:leave_game() return "finish")");
    Table table{lab, plan_for(3)};
    CHECK(table.state().judgements[0].winner);
    CHECK_FALSE(table.state().judgements[1].winner);
    CHECK(table.state().judgements[2].winner);
}
