// Windows in which players answer what is about to happen, and cards that count as others.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A bolt gives a point, a snap cancels what it answers, a cheer logs; all can be answered.
GameLab window_lab(
    const std::string& window = "who: others",
    const std::string& step =
        R"(me:cast(me.hand:list { name = "bolt" }[1]) game:log("end") return "finish")") {
    GameLab lab;
    lab.edit(
        "player_order: from_active",
        "player_order: from_active\nwindows:\n  answer:\n    " + window +
            "\n    menu:\n      snap: { from: hand, where: { type: tool }, pay: { energy: 1 }, "
            "verb: cast, reasons: { type: no_tool, energy: no_energy } }\n      pass: {}\n"
            "verbs:\n  cast: [{ move: picked, to: board }, { announce: poked }, "
            "{ respond: answer, about: poked }, { resolve: on_use }]");
    lab.edit("energy: { starts: 1, lasts: turn }",
             "energy: { starts: 3, lasts: turn, at_least: 0 }");
    lab.card("bolt",
             R"(card.on_use = function(ctx) ctx.player:add("points", 1) game:log("bolt") end)");
    lab.card("snap", R"(card.on_use = function(ctx)
        game:log("snap_" .. ctx.answers.card.name) ctx.answers:cancel() end)",
             "types: [tool]");
    lab.card("cheer", R"(card.on_use = function(ctx)
        game:log("cheer" .. ctx.player.seat) end)",
             "types: [tool]");
    lab.step(step);
    return lab;
}

GameLab& dealt(GameLab& lab, const std::string& ann, const std::string& bob) {
    return lab.deal(
        "local function give(p, names) for _, n in ipairs(names) do game:create(n, 1, "
        "p.hand) end end give(game.seats[1], { \"bolt\"" +
        ann + " }) give(game.seats[2], { " + bob + " })");
}

}  // namespace

TEST_CASE("whoever cannot answer is not asked", "[flow][window]") {
    GameLab lab = window_lab();
    dealt(lab, "", "\"bolt\"");
    CHECK(Table(lab, plan_for(2)).log() == "bolt end");
}

TEST_CASE("an answer comes first, and may cancel what it answers", "[flow][window]") {
    GameLab lab = window_lab();
    dealt(lab, "", "\"snap\"");
    Table table{lab, plan_for(2)};
    CHECK(table.asked() == "answer");
    CHECK(table.asked_seat() == 2);
    CHECK(table.offered() == "snap:snap pass");
    SECTION("taken") {
        table.answer("snap:snap");
        CHECK(table.log() == "snap_bolt end");
        CHECK(table.counter("energy", 2) == 2);
        CHECK(table.counter("points", 1) == 0);
    }
    SECTION("passed") {
        table.answer("pass");
        CHECK(table.log() == "bolt end");
    }
}

TEST_CASE("an answer can be answered: the newest is carried out first", "[flow][window]") {
    GameLab lab = window_lab("who: everyone");
    dealt(lab, ", \"snap\"", "\"snap\"");
    Table table{lab, plan_for(2)};
    CHECK(table.asked_seat() == 2);
    table.answer("snap:snap");
    CHECK(table.asked_seat() == 1);
    table.answer("snap:snap");
    CHECK(table.log() == "snap_snap bolt end");
}

TEST_CASE("who may answer something about a hidden card is not told which card it is",
          "[flow][window]") {
    const auto names_told = [](const std::string& step) {
        GameLab lab = window_lab("who: others", step);
        dealt(lab, "", "\"snap\"");
        Table table{lab, plan_for(2)};
        REQUIRE(table.asked_seat() == 2);
        std::size_t named = 0;
        for (const Reason& reason : table.game().reasons(OwnerId{1})) {
            named += reason.card == no_definition ? 0U : 1U;
        }
        return named;
    };
    const std::string respond =
        "game:respond(\"answer\", game:fire(\"poked\", { player = me, card = card })) return "
        "\"finish\"";
    CHECK(names_told("local card = me.hand:list { name = \"bolt\" }[1] " + respond) == 0);
    CHECK(names_told("local card = me.hand:list { name = \"bolt\" }[1] me:move(card, me.board) " +
                     respond) == 1);
}

TEST_CASE("after an answer the window is open again until all pass in a row", "[flow][window]") {
    GameLab lab = window_lab("who: everyone");
    dealt(lab, ", \"cheer\"", "\"cheer\", \"cheer\"");
    Table table{lab, plan_for(2)};
    table.answer("snap:cheer").answer("pass").answer("pass");  // about the cheer
    CHECK(table.log() == "cheer2");
    CHECK(table.asked_seat() == 2);
    table.answer("pass");
    CHECK(table.asked_seat() == 1);
    table.answer("snap:cheer");
    CHECK(table.asked_seat() == 2);
    table.answer("pass");  // about the cheer of the first
    CHECK(table.asked_seat() == 2);
    table.answer("pass");
    CHECK(table.log() == "cheer2 cheer1 bolt end");
}

TEST_CASE("who might have an answer is asked too, where the window says so", "[flow][window]") {
    GameLab lab = window_lab("who: others\n    ask: maybe");
    dealt(lab, "", "\"bolt\"");
    Table table{lab, plan_for(2)};
    CHECK(table.asked_seat() == 2);
    CHECK(table.offered() == "pass");
    table.answer("pass");
    CHECK(table.log() == "bolt end");
}

TEST_CASE("why not is told in a window as in any menu", "[flow][window]") {
    GameLab lab = window_lab();
    dealt(lab, "", "\"snap\", \"bolt\"");
    Table table{lab, plan_for(2)};
    const CardId bolt = [&] {
        for (const CardId card : table.state().cards_in(table.zone("hand", 2))) {
            if (table.state().definition(card).id == "bolt") return card;
        }
        return no_card;
    }();
    const Refused refused = table.game().why_not(OwnerId{1}, bolt);
    CHECK(table.game().words().text(refused.reason) == "no_tool");
}

TEST_CASE("scripts open windows too, and answers are taken back as any", "[flow][window]") {
    GameLab lab = window_lab();
    dealt(lab, "", "\"snap\"");
    lab.step(R"(local event = game:announce("poked", { player = me, card = me.hand:list()[1] })
        game:log(tostring(game:respond("answer", event))) return "finish")");
    Table table{lab, plan_for(2)};
    const std::uint64_t before = table.hash();
    table.answer("snap:snap");
    CHECK(table.log() == "snap_bolt false");
    REQUIRE(table.match().undo());
    CHECK(table.hash() == before);
    table.answer("pass");
    CHECK(table.log() == "true");
    lab.step(R"(game:respond("anwser", game:announce("poked", {})))");
    CHECK_THAT(error_of(lab), ContainsSubstring("did you mean \"answer\""));
}

TEST_CASE("answers without end are stopped by a named limit", "[flow][window][limits]") {
    GameLab lab = window_lab();
    lab.edit("pay: { energy: 1 }, ", "").edit(", energy: no_energy", "");
    lab.edit("verb: cast, reasons", "do: [{ move: picked, to: hand }], reasons");
    dealt(lab, "", "\"cheer\"");
    MatchOptions options;
    options.flow.answers_per_window = 5;
    Table table{lab, plan_for(2), options};
    CHECK_THAT(error_of([&] {
                   for (int at = 0; at < 20; ++at) table.answer("snap:cheer");
               }),
               ContainsSubstring("limit answers_per_window (5) reached"));
}

TEST_CASE("a window that makes no sense is an error when loading", "[catalog][window]") {
    const auto with = [](const std::string& menu) {
        GameLab lab;
        lab.edit("player_order: from_active",
                 "player_order: from_active\nwindows: { answer: { menu: " + menu + " } }");
        return error_of([&] { static_cast<void>(lab.kit()); });
    };
    CHECK_THAT(with("{ a: { from: hand, verb: x } }"), ContainsSubstring("one bare word"));
    CHECK_THAT(with("{ a: { from: hand, many: true }, pass: {} }"),
               ContainsSubstring("an answer is one card"));
    CHECK_THAT(with("{ a: { from: hnad }, pass: {} }"), ContainsSubstring("did you mean \"hand\""));
}

TEST_CASE("a card can count as another for as long as it lies there", "[flow][become]") {
    GameLab lab;
    lab.card("ant", R"(card.on_use = function() game:log("ant") end)", "cost: 1");
    lab.card("bee", R"(card.on_use = function() game:log("bee") end
        card.triggers = { { event = "poked", from = "board", run = function(ctx) game:log("heard") end } })",
             "cost: 5, types: [tool]");
    lab.deal(R"(game:create("ant", 1, game.seats[1].board) game:create("bee", 1, game.pool))");
    lab.step(R"(
        local ant = me.board:list()[1]
        ant:become("bee")
        game:log(ant.name .. ant:cost() .. tostring(ant:is("tool")))
        me:resolve(ant, { hook = "on_use" })
        game:fire("poked", { player = me })
        me:move(ant, me.hand)
        game:log(ant.name .. ant:cost())
        me:move(ant, me.board)
        ant:become("bee")
        ant:become()
        game:log(ant.name)
        return "finish")");
    Table table{lab, plan_for(2)};
    CHECK(table.log() == "bee5true bee heard ant1 ant");
}

TEST_CASE("what a card counts as is hashed, told, and must be in the game", "[flow][become]") {
    GameLab lab;
    lab.card("ant").card("bee").card("cat");
    lab.deal(R"(game:create("ant", 1, game.pool) game:create("bee", 1, game.pool))");
    lab.step(R"(me:choose_option { prompt = "x", among = { "a" } }
        game.pool:list()[1]:become("bee")
        me:choose_option { prompt = "x", among = { "a" } } return "finish")");
    Table table{lab, plan_for(2)};
    const std::uint64_t before = table.hash();
    table.answer("a");
    CHECK(table.hash() != before);
    bool told = false;
    for (const JournalEntry& entry : table.match().journal()) {
        told = told || (entry.kind == JournalEntry::Kind::became && entry.cards.size() == 2);
    }
    CHECK(told);
    CHECK_THAT(error_of(lab.step(R"(game.pool:list()[1]:become("cat"))")),
               ContainsSubstring("no card \"cat\" was dealt"));
}

TEST_CASE("sides can be cards of their own, with all that cards have", "[flow][become]") {
    GameLab lab;
    lab.card("man", R"(card.on_use = function() game:log("man") end)",
             "cost: 1, sides: [man, wolf]");
    lab.card("wolf", R"(card.on_use = function() game:log("wolf") end)", "cost: 4, types: [tool]");
    lab.deal(R"(game:create("man", 1, game.seats[1].board))");
    lab.step(R"(
        local card = me.board:list()[1]
        card:turn(1)
        game:log(card.name .. card:cost() .. card.side .. tostring(card:is("tool")))
        me:resolve(card, { hook = "on_use" })
        me:move(card, me.hand)
        game:log(card.name)
        card:turn(0)
        game:log(card.name .. card.side)
        return "finish")");
    CHECK(Table(lab, plan_for(2)).log() == "wolf41true wolf wolf man0");
    CHECK_THAT(error_of(lab.step("me.board:list()[1]:turn(2)")), ContainsSubstring("has 2 sides"));
}

TEST_CASE("sides that are cards must begin with the card itself", "[catalog][become]") {
    GameLab lab;
    lab.card("man", {}, "sides: [wolf, man]").card("wolf");
    CHECK_THAT(error_of([&] { static_cast<void>(lab.kit()); }),
               ContainsSubstring("the first side is the card itself"));
}
