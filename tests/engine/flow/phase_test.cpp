// Phases, steps, turns and rounds: in which order they come and what they tell.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// One card that logs every event of the kernel's walk.
GameLab walking_lab() {
    GameLab lab;
    lab.card("watch", R"(
        local function tell(name)
          return function(ctx)
            local event, word = ctx.event, name
            if name == "phase+" or name == "phase-" then word = word .. event.phase end
            local of_a_player = name ~= "game+" and name ~= "game-" and name ~= "round+" and name ~= "round-"
            local who = of_a_player and event.player
            game:log(word .. (who and who.seat or ""))
          end
        end
        card.triggers = {
          { event = "game_begins", run = tell("game+") }, { event = "game_ends", run = tell("game-") },
          { event = "round_begins", run = tell("round+") }, { event = "round_ends", run = tell("round-") },
          { event = "turn_begins", run = tell("turn+") }, { event = "turn_ends", run = tell("turn-") },
          { event = "phase_begins", run = tell("phase+") }, { event = "phase_ends", run = tell("phase-") },
        })");
    lab.deal(R"(game:create("watch", 1, game.pool))");
    return lab;
}

}  // namespace

TEST_CASE("events of the game, rounds, turns and phases come in order", "[flow]") {
    GameLab lab = walking_lab();
    lab.step(R"(game:log("act") if game.round == 2 then return "finish" end return "next_phase")");
    CHECK(log_of(lab) ==
          "game+ round+ turn+1 phase+main1 act phase-main1 phase+rest phase-rest turn-1 "
          "turn+2 phase+main2 act phase-main2 phase+rest phase-rest turn-2 round- "
          "round+ turn+1 phase+main1 act game-");
}

TEST_CASE("a cycle that ends early ends the phase it is in", "[flow]") {
    GameLab lab = walking_lab();
    lab.step(R"(if game.turn.seat == 2 then return "finish" end return "end_cycle")");
    CHECK(log_of(lab) ==
          "game+ round+ turn+1 phase+main1 phase-main1 turn-1 "
          "turn+2 phase+main2 game-");
}

TEST_CASE("a step says which step comes next", "[flow]") {
    GameLab lab;
    lab.step(R"(me:add("points", 1) if me.points < 3 then return "again" end return "more")");
    lab.step(R"(game:log("more" .. me.points) return "next_phase")", "more");
    lab.step(R"(game:log("rest") return "finish")", "rest");
    CHECK(log_of(lab) == "more3 rest");
}

TEST_CASE("a step that names a step nobody declared is an error", "[flow]") {
    GameLab lab;
    lab.step(R"(return "mroe")");
    CHECK_THAT(error_of(lab),
               ContainsSubstring("\"mroe\"") && ContainsSubstring("the phase has no such step"));
}

TEST_CASE("finish ends the game after the step, whatever it names", "[flow]") {
    GameLab lab;
    lab.step(R"(game:finish() game:log("still") return "again")");
    CHECK(log_of(lab) == "still");
}

TEST_CASE("a phase for each seat goes round from the first player", "[flow]") {
    GameLab lab;
    lab.edit("who: active", "who: each");
    lab.start("game:begin_with(game.seats[2])");
    lab.step(R"(game:log("p" .. game.active.seat .. "of" .. game.turn.seat) return "next_phase")");
    lab.step(R"(return "finish")", "rest");
    Table table{lab, plan_for(3)};
    CHECK(table.log() == "p2of2 p3of2 p1of2");
}

TEST_CASE("in a phase of nobody there is no active player", "[flow]") {
    GameLab lab;
    lab.step(R"(return "next_phase")");
    lab.step(R"(game:log(tostring(game.active) .. game.phase) return "finish")", "rest");
    CHECK(log_of(lab) == "nilrest");
}

TEST_CASE("a game of rounds has rounds and no turns", "[flow]") {
    GameLab lab = walking_lab();
    lab.edit("cycle: turn", "cycle: round").edit("who: active", "who: nobody");
    lab.step(R"(if game.round == 2 then return "finish" end return "next_phase")");
    CHECK(log_of(lab) ==
          "game+ round+ phase+main phase-main phase+rest phase-rest round- "
          "round+ phase+main game-");
}

TEST_CASE("turns go to the left, and the first player can be passed on", "[flow]") {
    GameLab lab;
    lab.step(R"(
        game:log(me.seat .. "." .. me.turns)
        if me.turns == 2 then return "finish" end
        return "next_phase")");
    TablePlan plan = plan_for(3);
    plan.first = std::uint8_t{1};
    CHECK(Table{lab, plan}.log() == "2.1 3.1 1.1 2.2");
}

TEST_CASE("ranks decide who wins, and equal ranks share", "[flow]") {
    GameLab lab;
    lab.step("for at, p in ipairs(game.seats) do p:add(\"points\", at % 3) end");
    lab.rank("return { player.points, 7 }");
    Table table{lab, plan_for(4)};
    const auto& judged = table.state().judgements;
    REQUIRE(judged.size() == 4);
    CHECK(judged[0].rank == std::vector<std::int64_t>{1, 7});
    CHECK_FALSE(judged[0].winner);
    CHECK(judged[1].winner);
    CHECK_FALSE(judged[2].winner);
    CHECK_FALSE(judged[3].winner);

    lab.rank("return { player.points // 2 }");
    lab.step("game.seats[2]:add(\"points\", 2) game.seats[4]:add(\"points\", 3)");
    Table shared{lab, plan_for(4)};
    CHECK(shared.state().judgements[1].winner);
    CHECK(shared.state().judgements[3].winner);
}

TEST_CASE("a rank is a list of whole numbers and nothing else", "[flow]") {
    for (const char* body : {"", "return {}", "return 4", "return { \"a\" }", "return { 1, 2.5 }",
                             "return { 1, {} }"}) {
        CAPTURE(body);
        CHECK_THAT(error_of(GameLab{}.rank(body)), ContainsSubstring("list of whole numbers"));
    }
}

TEST_CASE("whoever has the highest rank may still have somebody without a seat to beat", "[flow]") {
    GameLab lab;
    lab.step("game.seats[1]:add(\"points\", 4) game.ghost:add(\"points\", 5)");
    lab.wins("return player.points > game.ghost.points");
    Table lost{lab, plan_for(2)};
    CHECK_FALSE(lost.state().judgements[0].winner);
    CHECK_FALSE(lost.state().judgements[1].winner);

    lab.step("game.seats[1]:add(\"points\", 4) game.ghost:add(\"points\", 3)");
    Table won{lab, plan_for(2)};
    CHECK(won.state().judgements[0].winner);
    CHECK_FALSE(won.state().judgements[1].winner);

    CHECK_THAT(error_of(GameLab{}.wins("return 1")), ContainsSubstring("true or false"));
}

TEST_CASE("a menu that offers nothing is an error that names its step", "[flow]") {
    GameLab lab;
    lab.without_step("act").edit(
        "- { id: act, script: true, next: finish }",
        "- { id: act, menu: { play: { from: hand, do: [{ move: picked, to: board }] } } }");
    CHECK_THAT(error_of(lab), ContainsSubstring("the menu of step \"act\" offers nothing"));
}
