// Trials on a copy, and places for what an unfinished effect has set aside.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab decked_lab(const std::string& body) {
    GameLab lab;
    lab.card("ant", "", "cost: 1").card("bee", "", "cost: 2");
    lab.deal(R"(
        for _, p in ipairs(game.seats) do
          game:create("ant", 2, p.hand)
          game:create("bee", 3, p.deck)
        end)");
    return lab.step(body);
}

constexpr const char* wild_trial = R"(
    local seen = game:trial(function()
      me:move(me.hand, me.board)
      me:shuffle(me.deck)
      me:draw_from(me.deck, me.hand, 2)
      me:add("coins", 4)
      me.hand:top():add("age", 2)
      game:random(100, "dice")
      game:begin_with(me.left)
      game:finish()
      game:log("trying")
      me:reveal(me.hand)
      return me.board:count() * 10 + me.coins
    end))";

}  // namespace

TEST_CASE("a trial returns its result and leaves nothing behind", "[flow][trial]") {
    Table with{decked_lab(std::string{wild_trial} + R"(
        me:confirm { prompt = "seen" .. seen })")};
    Table without{decked_lab(R"(me:confirm { prompt = "seen24" })")};
    CHECK(with.asked() == "seen24");
    CHECK(with.hash() == without.hash());
    CHECK(with.match().journal().size() == without.match().journal().size());
    CHECK(with.log().empty());
}

TEST_CASE("a game finished in a trial goes on", "[flow][trial]") {
    GameLab lab = decked_lab(std::string{wild_trial} + R"(return "more")");
    lab.step(R"(game:log("more"))", "more");
    CHECK(log_of(lab) == "more");
}

TEST_CASE("a trial that goes wrong leaves nothing behind either", "[flow][trial]") {
    Table table{decked_lab(R"(
        me:confirm { prompt = "try" }
        game:trial(function()
          me:move(me.hand, me.board)
          me:add("coins", 4)
          error("went wrong")
        end))")};
    const std::uint64_t before = table.hash();
    for (int attempt = 0; attempt < 2; ++attempt) {
        CHECK_THAT(error_of([&] { table.answer("yes"); }), ContainsSubstring("went wrong"));
        CHECK(table.hash() == before);
        CHECK(table.asked() == "try");
    }
}

TEST_CASE("trials may be nested and used to decide what is legal", "[flow][trial]") {
    Table table{decked_lab(R"(
        me:choose_card {
          from = { me.hand, me.deck }, prompt = "which",
          refuse = function(card)
            return game:trial(function()
              me:move(card, me.board)
              local deeper = game:trial(function() me:add("coins", 5) return me.coins end)
              if me.coins ~= 0 or deeper ~= 5 then return "leaky" end
              if me.hand:count() < 2 then return "hand_too_small" end
            end)
          end })")};
    CHECK(table.offered() == "? ?@2 ?@3");
    CHECK(table.hash() == hash_from_scratch(table.state()));
}

TEST_CASE("nothing can be asked in a trial", "[flow][trial]") {
    CHECK_THAT(error_of(decked_lab(R"(game:trial(function() me:confirm { prompt = "p" } end))")),
               ContainsSubstring("nobody can be asked here"));
    CHECK_THAT(error_of(decked_lab(R"(game:trial(4))")), ContainsSubstring("expected a function"));
}

TEST_CASE("a trial in a branch changes neither the branch nor the table", "[flow][trial]") {
    Table table{decked_lab(R"(
        game:together(game.seats, function(p)
          local seen = game:trial(function() p:add("coins", 3) return p.coins end)
          p:choose_option { among = { "coins" .. p.coins, "seen" .. seen }, prompt = "p" }
        end))")};
    CHECK(table.offered(2) == "coins0 seen3");
}

TEST_CASE("what is set aside lies in no deck, and each effect has a place of its own",
          "[flow][aside]") {
    GameLab lab;
    lab.card("digger", R"(function card.on_use(ctx)
        local me = ctx.player
        me:draw_from(me.deck, ctx.aside, 1)
        game:log(ctx.aside:count() .. ctx.aside.name)
        local next = me.board:list()[2]
        if ctx.card ~= next then me:resolve(next, { hook = "on_use" }) end
        game:log("n" .. ctx.aside:count())
        me:move(ctx.aside, me.discard)
      end)");
    lab.card("rock");
    lab.deal(R"(
        game:create("digger", 2, game.seats[1].board)
        game:create("rock", 5, game.seats[1].deck))");
    lab.step(R"(me:resolve(me.board:list()[1], { hook = "on_use" }))");
    Table table{lab};
    CHECK(table.log() == "1aside 1aside n1 n1");
    CHECK(table.cards_in("discard") == "rock rock");
}

TEST_CASE("an effect that ends with cards set aside is an error that names them", "[flow][aside]") {
    GameLab lab;
    lab.card("digger", R"(function card.on_use(ctx)
        ctx.player:draw_from(ctx.player.deck, ctx.aside, 2)
      end)");
    lab.card("rock").card("gem");
    lab.deal(R"(
        game:create("digger", 1, game.seats[1].board)
        game:create("rock", 1, game.seats[1].deck)
        game:create("gem", 1, game.seats[1].deck))");
    lab.step(R"(me:confirm { prompt = "dig" } me:resolve(me.board:top(), { hook = "on_use" }))");
    Table table{lab};
    const std::uint64_t before = table.hash();
    CHECK_THAT(error_of([&] { table.answer("yes"); }),
               ContainsSubstring("still set aside: gem, rock"));
    CHECK(table.hash() == before);
}

TEST_CASE("too many effects with cards set aside reach a limit, by name", "[flow][aside]") {
    GameLab lab;
    lab.card("digger", R"(function card.on_use(ctx)
        ctx.player:draw_from(ctx.player.deck, ctx.aside, 1)
        ctx.player:resolve(ctx.card, { hook = "on_use" })
      end)");
    lab.deal(R"(
        game:create("digger", 1, game.seats[1].board)
        game:create("digger", 50, game.seats[1].deck))");
    lab.step(R"(me:resolve(me.board:top(), { hook = "on_use" }))");
    CHECK_THAT(error_of(lab), ContainsSubstring("limit asides (8)"));
}

TEST_CASE("while the table is set up there is no place to set cards aside", "[flow][aside]") {
    CHECK_THAT(error_of(decked_lab("").deal(R"(game:create("ant", 1, ctx.aside))")),
               ContainsSubstring("set aside"));
    CHECK_THAT(error_of(decked_lab("").start("local place = ctx.aside")),
               ContainsSubstring("set aside"));
}
