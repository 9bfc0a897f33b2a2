// Handles of things that are not there: made in a trial, out of another branch, out of the game.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// `card` and `pile` exist only in a trial while the table is dealt; `first` is there.
GameLab lab_with_stale_handles(const std::string& use) {
    GameLab lab;
    lab.card("ant", "card.effects = { x = { triggers = {} } }", "cost: 1").card("bee");
    lab.deal(R"(
        local me = game.seats[1]
        game:create("ant", 2, me.board)
        local first = me.board:top()
        local pile = game:trial(function() return game:create_pile(game.supply, "bee", 900) end)
        local card = game:trial(function()
          return game:create_pile(game.supply, "bee", 900):top()
        end)
        )" + use);
    return lab;
}

}  // namespace

TEST_CASE("a handle out of a trial is refused wherever it is used", "[attack]") {
    const auto use = GENERATE(
        // the card
        "game:log(card.name)", "local x = card.owner", "local x = card.zone", "local x = card.age",
        "local x = card.suit", "card:cost()", "card:is(\"thing\")", "card:is_top()", "card:above()",
        "card:add(\"age\", 1)", "card:take(\"age\")", "card:turn(1)", "me:move(card, me.hand)",
        "me:move({ first, card }, me.hand)", "me:move({ { card } }, me.hand)",
        "me:lay(card, first)", "me:lay(first, card)", "me:lay(card, me.hand)",
        "game:replace(card, first, me.hand)", "game:replace(first, card, me.hand)",
        "me:turn_face(card, \"down\")", "me:reveal(card)", "me:look(card)",
        "me:add_effect(\"x\", { source = card })",
        "me:add_effect(\"x\", { source = first, fields = { card } })",
        "game:fire(\"poked\", { player = me, card = card })",
        "game:fire(\"poked\", { player = me, affects = { first, card } })",
        "game:announce(\"poked\", { note = card })",
        "local e = game:announce(\"poked\", {}) e:set(\"card\", card)",
        "local e = game:announce(\"poked\", {}) e:leave_out(card)",
        "local e = game:announce(\"poked\", {}) e:includes(card)",
        "local e = game:announce(\"poked\", {}) e:once_more(card)",
        // the pile
        "game:log(pile.name)", "local x = pile.owner", "local x = pile.debt", "pile:count()",
        "pile:count { type = \"thing\" }", "pile:top()", "pile:bottom()", "pile:list()",
        "pile:total(\"cost\")", "pile:add(\"debt\", 1)", "me:move(first, pile)",
        "me:move(pile, me.hand)", "me:move({ first, pile }, me.hand)", "me:lay(first, pile)",
        "me:draw_from(pile, me.hand, 1)", "me:draw_from(me.board, pile, 1)", "me:refill(pile)",
        "game:create(\"ant\", 1, pile)", "game:replace(first, me.board:bottom(), pile)",
        "me:add_effect(\"x\", { source = first, fields = { pile } })",
        "game:fire(\"poked\", { note = pile })");
    CAPTURE(use);
    CHECK_THAT(error_of(lab_with_stale_handles(use)), ContainsSubstring("there is no such"));
}

TEST_CASE("what happened in a branch is over when the branches are joined", "[attack]") {
    const auto use = GENERATE("1", "2");
    GameLab lab;
    lab.step(std::string{R"(
        local events = game:together(game.seats, function(p)
          local event = game:announce("poked", { player = p })
          p:confirm { prompt = "p" }
          return event
        end)
        local own = game:announce("poked", { player = me })
        if own == events[1] or own == events[2] or events[1] == events[2] then
          error("they are the same")
        end
        events[)"} +
             use + "]:cancel()");
    Table table{lab};
    table.answer("yes", 1);
    CHECK_THAT(error_of([&] { table.answer("yes", 2); }), ContainsSubstring("this event is over"));
}

TEST_CASE("what a card on the table gives needs somebody who gets it", "[attack]") {
    const auto gives = GENERATE("coins = 1", "cards = 1");
    GameLab lab;
    lab.card("ant",
             std::string{"card.triggers = { { event = \"poked\", from = \"pool\", gives = { "} +
                 gives + " } } }");
    lab.deal(R"(game:create("ant", 1, game.pool))");
    lab.step(R"(game:fire("poked", { note = "nobody" }))");
    CHECK_THAT(error_of(lab), ContainsSubstring("nobody is meant"));
}

TEST_CASE("a card that is out of the game cannot be touched", "[attack]") {
    GameLab lab;
    lab.card("ant");
    lab.deal(R"(game:create("ant", 3, game.seats[1].board))");
    lab.step(R"(me:confirm { prompt = "wait" })");
    Table table{lab};
    Game& game = table.game();
    const ZoneId board = table.zone("board");
    const CardId out = game.state().cards_in(board)[0];
    game.state().set_out(out);
    const CardId there = game.state().cards_in(board)[0];
    const auto refused = [](auto&& body) {
        return error_of(body).find("out of the game") != std::string::npos;
    };
    CHECK(refused([&] { game.turn_cards({&out, 1}, false); }));
    CHECK(refused([&] { game.reveal_cards({&out, 1}, OwnerId{0}); }));
    CHECK(refused([&] { game.look_at({&out, 1}, OwnerId{0}); }));
    CHECK(refused([&] { game.lay(out, there, table_owner); }));
    CHECK(refused([&] { game.lay(there, out, table_owner); }));
    CHECK(refused([&] { game.replace(out, there, board); }));
    CHECK(refused([&] { game.replace(there, out, board); }));
}
