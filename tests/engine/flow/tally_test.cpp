// What the ruleset calls worth counting: which movements count, for whom, and which do not.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <string>

#include "support/game_lab.hpp"
#include "support/seats.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// Three ants in every hand and deck, one on the table, and what is to be counted.
GameLab counting_lab(const std::string& statistics, const std::string& body) {
    GameLab lab;
    lab.card("ant").card("bee");
    lab.deal(R"(
        game:create("bee", 1, game.pool)
        for _, p in ipairs(game.seats) do
          game:create("ant", 3, p.hand)
          game:create("ant", 3, p.deck)
        end)");
    lab.edit("phases:\n", "statistics: { " + statistics + " }\nphases:\n");
    return lab.step(body);
}

/// A game of two that is counted from its beginning.
class CountedTable {
  public:
    explicit CountedTable(const GameLab& lab, const MatchOptions& options = {})
        : match_{lab.kit(), options}, tally_{match_.kit().blueprint()} {
        tally_.begin(2);
        match_.game().tally = &tally_;
        match_.begin(plan_for(2));
    }

    Match& match() { return match_; }

    void answer(OwnerId seat, std::vector<std::int32_t> picks) {
        REQUIRE_FALSE(match_.answer(seat, picks));
    }
    void play_out() {
        while (const Choice* choice = match_.game().open_choice()) {
            std::vector<std::int32_t> picks;
            for (std::int32_t at = 0; at < choice->least; ++at) picks.push_back(at);
            answer(choice->seat, picks);
        }
    }
    /// How often the first statistic was counted for a card, by seat from 1.
    std::uint32_t counted(int seat, std::string_view card = "ant", std::size_t statistic = 0) {
        const auto found = match_.game().schema().find_definition(card);
        REQUIRE(found);
        return tally_.of(statistic, static_cast<std::size_t>(seat - 1), *found);
    }

  private:
    Match match_;
    CardTally tally_;
};

/// With a journal and without one the kernel takes different ways.
MatchOptions either_way() {
    MatchOptions options;
    options.journal = options.history = GENERATE(true, false);
    return options;
}

}  // namespace

TEST_CASE("a movement counts for whoever has the card then", "[flow][tally]") {
    CountedTable table{
        counting_lab("got: { from: [pool], into: [hand, deck] }",
                     "me.left:move(game.pool, me.left.hand) me:move(me.hand, me.deck)"),
        either_way()};
    table.play_out();
    CHECK(table.counted(1, "bee") == 0);
    CHECK(table.counted(2, "bee") == 1);
    CHECK(table.counted(1, "ant") == 0);
}

TEST_CASE("what comes to the table counts for whoever had it", "[flow][tally]") {
    CountedTable table{counting_lab("lost: { into: [pool] }",
                                    "game:move(me.hand:list(), game.pool) "
                                    "game:move(me.left.hand:top(), game.pool)"),
                       either_way()};
    table.play_out();
    CHECK(table.counted(1) == 3);
    CHECK(table.counted(2) == 1);
}

TEST_CASE("a hook that is resolved once more counts too, if the ruleset says so", "[flow][tally]") {
    const bool said = GENERATE(true, false);
    GameLab lab = counting_lab(
        std::string{"shown: { into: [board]"} + (said ? ", again: [on_use]" : "") + " }",
        R"(
        local ant = me.hand:top()
        me:move(ant, me.board)
        for time = 1, 3 do
          me:resolve(ant, { hook = "on_use", time = time, times = 3 })
        end
        me.left:resolve(ant, { hook = "on_use" }))");
    CountedTable table{lab, either_way()};
    table.play_out();
    CHECK(table.counted(1) == (said ? 3 : 1));
    CHECK(table.counted(2) == 0);
}

TEST_CASE("dealing and starting do not count", "[flow][tally]") {
    GameLab lab = counting_lab("any: { into: [hand, board] }", "me:move(me.hand:top(), me.board)");
    lab.start("for _, p in ipairs(game.seats) do p:draw_from(p.deck, p.hand, 2) end");
    CountedTable table{lab, either_way()};
    table.play_out();
    CHECK(table.counted(1) == 1);
    CHECK(table.counted(2) == 0);
}

TEST_CASE("drawn cards count, and those shuffled in to be drawn do not", "[flow][tally]") {
    CountedTable table{
        counting_lab("drawn: { from: [deck], into: [hand] }, any: { into: [deck] }",
                     "me:move(me.hand, me.discard) me:draw_from(me.deck, me.hand, 5)"),
        either_way()};
    table.play_out();
    CHECK(table.counted(1, "ant", 0) == 5);
    CHECK(table.counted(1, "ant", 1) == 0);
}

TEST_CASE("within one kind of zone nothing moves, unless `from` names it", "[flow][tally]") {
    constexpr const char* body = R"(
        me:move(me.hand:top(), me.slots[1])
        me:move(me.slots[1]:top(), me.slots[2])
        me.left:move(me.hand:top(), me.left.hand))";
    CountedTable table{counting_lab("placed: { into: [slots] }, passed: { from: [hand], "
                                    "into: [hand] }, left: { from: [hand] }",
                                    body),
                       either_way()};
    table.play_out();
    CHECK(table.counted(1, "ant", 0) == 1);
    CHECK(table.counted(2, "ant", 1) == 1);
    CHECK(table.counted(1, "ant", 2) == 1);
}

TEST_CASE("cards that are laid on others or take their places count", "[flow][tally]") {
    constexpr const char* body = R"(
        me:move(me.hand:top(), me.board)
        me:lay(me.hand:top(), me.board:top())
        game:replace(me.board:top(), game.pool:top(), me.discard))";
    CountedTable table{counting_lab("placed: { into: [board] }, gone: { from: [board] }", body),
                       either_way()};
    table.play_out();
    CHECK(table.counted(1, "ant", 0) == 2);
    CHECK(table.counted(1, "bee", 0) == 1);
    CHECK(table.counted(1, "ant", 1) == 1);
}

TEST_CASE("a trial counts nothing", "[flow][tally]") {
    CountedTable table{counting_lab("placed: { into: [board] }",
                                    "game:trial(function() me:move(me.hand, me.board) end) "
                                    "me:move(me.hand:top(), me.board)")};
    table.play_out();
    CHECK(table.counted(1) == 1);
}

TEST_CASE("a step that begins anew counts once", "[flow][tally]") {
    GameLab lab = counting_lab("placed: { into: [board] }", R"(
        me:move(me.hand:top(), me.board)
        me:confirm { prompt = "sure" })");
    lab.card("jester", R"(card.meanwhile = { from = "pouch", run = function(ctx)
        ctx.player:move(ctx.card, ctx.player.board) end })");
    lab.deal(R"(for _, p in ipairs(game.seats) do
        game:create("ant", 3, p.hand)
        game:create("jester", 1, p.pouch)
      end)");
    CountedTable table{lab, either_way()};
    const Choice* choice = table.match().game().open_choice();
    REQUIRE(choice != nullptr);
    REQUIRE(choice->options.size() == 3);
    table.answer(seat_one, {2});
    CHECK(table.counted(1, "jester") == 1);
    CHECK(table.counted(1, "ant") == 1);
}

TEST_CASE("deciding together counts where cards end up, once all have decided", "[flow][tally]") {
    constexpr const char* plan_cards = R"(
        game:together(game.seats, function(p)
          while true do
            local what = p:choose_option { among = { "place", "fetch", "done" }, prompt = "plan" }
            if what == "done" then return end
            if what == "place" then p:move(p.hand:top(), p.board) end
            if what == "fetch" then p:move(p.board:top(), p.hand) end
          end
        end))";
    CountedTable table{counting_lab("placed: { from: [hand], into: [board] }", plan_cards),
                       either_way()};
    constexpr std::int32_t place = 0;
    constexpr std::int32_t fetch = 1;
    constexpr std::int32_t done = 2;
    table.answer(seat_one, {place});
    table.answer(seat_one, {fetch});
    table.answer(seat_one, {place});
    table.answer(seat_one, {place});
    table.answer(seat_two, {place});
    table.answer(seat_two, {place});
    CHECK(table.match().game().take_back(seat_two));
    CHECK(table.counted(1) == 0);
    table.answer(seat_one, {done});
    CHECK(table.counted(1) == 0);
    table.answer(seat_two, {done});
    CHECK(table.counted(1) == 2);
    CHECK(table.counted(2) == 1);
}
