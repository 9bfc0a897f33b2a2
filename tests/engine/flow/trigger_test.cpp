// Triggers: who hears an event, in which order they are served, and who is asked about it.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* poke = R"(game:fire("poked", { player = me }))";

/// A trigger on `poked` that logs a word.
std::string tells(const std::string& word, const std::string& more = "") {
    return "{ event = \"poked\", " + more + " run = function(ctx) game:log(\"" + word +
           "\" .. (ctx.player and ctx.player.seat or \"\")) end },";
}

std::string triggers(const std::string& list) {
    return "card.triggers = {\n" + list + "\n}";
}

/// One card on every board, for two players.
std::string log_with(const std::string& list, const std::string& body = poke) {
    return log_of(GameLab{}.card("imp", triggers(list)).step(body));
}

}  // namespace

TEST_CASE("an event is heard by the cards that listen to it, and by nobody else",
          "[flow][trigger]") {
    CHECK(log_with(tells("a")) == "a1 a2");
    CHECK(log_with(R"({ event = "staged", run = function() game:log("no") end },)") == "");
    CHECK(log_of(GameLab{}.card("imp").step(poke)) == "");
}

TEST_CASE("a trigger works from its zones only", "[flow][trigger]") {
    CHECK(log_with(tells("a", "from = \"board\",")) == "a1 a2");
    CHECK(log_with(tells("a", "from = \"hand\",")) == "");
    CHECK(log_with(tells("a", "from = { \"hand\", \"board\" },"),
                   R"(me:move(me.board, me.hand) game:fire("poked", { player = me }))") == "a1 a2");
    CHECK(log_with(tells("a", "from = \"board\","),
                   R"(me:move(me.board, me.hand) game:fire("poked", { player = me }))") == "a2");
}

TEST_CASE("of many kinds that listen those are heard that stand there, in their order",
          "[flow][trigger]") {
    // Each listens to another event from elsewhere, so that trying that one out finds nobody.
    const std::string elsewhere =
        R"({ event = "staged", from = "hand", run = function() game:log("no") end },)";
    const std::string tries = R"(when = function()
        return game:trial(function() game:fire("staged", {}) return true end) end,)";
    GameLab lab;
    for (const char* const name :
         {"ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen", "ibis"}) {
        lab.card(name, triggers(tells(name, "from = \"board\"," + tries) + elsewhere));
    }
    lab.step(R"(
        local mine, theirs = {}, {}
        for _, card in ipairs(me.board:list()) do
          if card.name ~= "gnu" then table.insert(mine, card) end
        end
        for _, card in ipairs(me.left.board:list()) do
          if card.name ~= "bee" then table.insert(theirs, card) end
        end
        me:move(mine, me.discard)
        me:move(theirs, me.left.discard)
        game:fire("poked", { player = me }))");
    CHECK(log_of(lab) == "gnu1 bee2");
}

TEST_CASE("a trigger says whose event it listens to", "[flow][trigger]") {
    CHECK(log_with(tells("a", "whose = \"mine\",")) == "a1");
    CHECK(log_with(tells("a", "whose = \"others\",")) == "a2");
    CHECK(log_with(tells("a", "whose = \"anyone\",")) == "a1 a2");
    CHECK(log_with(tells("a", "whose = \"mine\","), R"(game:fire("poked", {}))") == "");
}

TEST_CASE("a trigger about itself hears only its own card", "[flow][trigger]") {
    const std::string list = tells("a", "self = true,");
    CHECK(log_with(list, R"(game:fire("poked", { card = me.left.board:top() }))") == "a2");
    CHECK(log_with(list, poke) == "");
    CHECK(
        log_with(list,
                 R"(game:fire("poked", { affects = { me.board:top(), me.left.board:top() } }))") ==
        "a1 a2");
}

TEST_CASE("a hook with an event is a trigger the ruleset declares", "[flow][trigger]") {
    GameLab lab;
    lab.card("imp",
             R"(function card.on_poked(ctx) game:log(ctx.card.name .. ctx.player.seat) end)");
    lab.step(R"(game:fire("poked", { player = me, card = me.left.board:top() }))");
    CHECK(log_of(lab) == "imp2");
}

TEST_CASE("a trigger with `once` answers once for each owner, however many copies",
          "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", triggers(tells("a", "once = true,") + tells("b")));
    lab.deal(R"(for _, p in ipairs(game.seats) do game:create("imp", 3, p.board) end)");
    lab.step(poke);
    const std::string log = Table{lab}.play_out().log();
    CHECK(std::count(log.begin(), log.end(), 'a') == 2);
    CHECK(std::count(log.begin(), log.end(), 'b') == 6);
}

TEST_CASE("a trigger runs only if its condition holds, and still holds at its turn",
          "[flow][trigger]") {
    CHECK(log_with(tells("a", "when = function(ctx) return ctx.owner.seat == 2 end,")) == "a2");
    // The first to run takes the coin that both conditions ask for.
    GameLab lab;
    lab.card("imp", R"(card.triggers = { {
        event = "poked", from = "board",
        when = function(ctx) return game.lots == 0 end,
        run = function(ctx) game:add("lots", 1) game:log("a" .. ctx.player.seat) end } })");
    lab.step(poke);
    CHECK(log_of(lab) == "a1");
}

TEST_CASE("a trigger whose card has left in the meantime does not run", "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", R"(card.triggers = { { event = "poked", from = "board", run = function(ctx)
        game:log("a" .. ctx.player.seat)
        for _, p in ipairs(game.seats) do p:move(p.board, p.hand) end
      end } })");
    lab.step(poke);
    CHECK(log_of(lab) == "a1");
}

TEST_CASE("players are served in the order the ruleset declares", "[flow][trigger]") {
    const auto order = [](const std::string& rule, const std::string& body) {
        GameLab lab;
        lab.card("imp", triggers(tells("")));
        lab.edit("player_order: from_active", "player_order: " + rule);
        lab.start("game:begin_with(game.seats[3])");
        lab.step(body + "\n" + poke);
        return Table{lab, plan_for(4)}.log();
    };
    CHECK(order("from_active", "") == "3 4 1 2");
    CHECK(order("by_seat", "") == "1 2 3 4");
    const std::string rank =
        R"(for at, points in ipairs { 5, 9, 5, 1 } do game.seats[at]:add("points", points) end
           game.seats[1]:add("coins", 3))";
    CHECK(order("{ by: [{ most: points }, { least: coins }] }", rank) == "2 3 1 4");
    CHECK(order("{ by: [{ least: points }, { most: coins }] }", rank) == "4 1 3 2");
}

TEST_CASE("what ranks leave tied is drawn by lot, once for the whole event", "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", triggers(tells("a", "gives = { coins = 1 },") + tells("b")));
    lab.edit("player_order: from_active", "player_order: { by: [{ most: points }] }");
    lab.step(poke);
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Table table{lab, plan_for(3, seed)};
        table.play_out();
        std::string order;
        for (const char letter : table.log()) {
            if (letter >= '1' && letter <= '3') order += letter;
        }
        // Each player resolves both of theirs before the next begins.
        REQUIRE(order.size() == 6);
        CHECK((order[0] == order[1] && order[2] == order[3] && order[4] == order[5]));
        ++seen[order];
    }
    CHECK(seen.size() > 3);
}

TEST_CASE("stages of an event come in their order, whoever is served", "[flow][trigger]") {
    GameLab lab;
    const auto staged = [](const std::string& stage) {
        return "{ event = \"staged\", stage = \"" + stage + "\", run = function(ctx) game:log(\"" +
               stage + "\" .. ctx.player.seat) end },";
    };
    lab.card("imp", triggers(staged("third") + staged("first") + staged("second")));
    lab.step(R"(game:fire("staged", { player = me }))");
    CHECK(log_of(lab) == "first1 first2 second1 second2 third1 third2");
}

TEST_CASE("a stage that repeats hears what has appeared meanwhile, each card once",
          "[flow][trigger]") {
    GameLab lab;
    lab.card(
        "egg",
        R"(card.triggers = { { event = "staged", stage = "first", from = "board", run = function(ctx)
        game:log("hatch")
        ctx.player:move(ctx.player.deck:top(), ctx.player.board)
      end } })");
    lab.card("chick", R"(card.triggers = {
        { event = "staged", stage = "first", from = "board", run = function() game:log("peep") end },
        { event = "staged", stage = "second", from = "board", run = function() game:log("grow") end } })");
    lab.deal(R"(
        game:create("chick", 1, game.seats[1].deck)
        game:create("egg", 1, game.seats[1].deck)
        game:create("egg", 1, game.seats[1].board))");
    lab.step(R"(game:fire("staged", { player = me }))");
    // The second egg appears in the first stage and hatches the chick, which peeps there too; in
    // the second stage everybody takes part who is there when it begins.
    CHECK(log_of(lab) == "hatch hatch peep grow");
}

TEST_CASE("a card can make the later triggers of another run once more", "[flow][trigger]") {
    GameLab lab;
    lab.card("twin", R"(card.triggers = { { event = "staged", stage = "first", run = function(ctx)
        ctx.event:once_more(ctx.player.board:list { name = "bell" }[1])
      end } })");
    lab.card("bell", R"(card.triggers = {
        { event = "staged", stage = "first", run = function() game:log("early") end },
        { event = "staged", stage = "second", self = true, run = function() game:log("ding") end },
        { event = "staged", stage = "third", run = function() game:log("always") end } })");
    lab.deal(R"(
        game:create("bell", 1, game.seats[1].board)
        game:create("twin", 1, game.seats[1].board))");
    lab.step(R"(game:fire("staged", { player = me, card = me.board:bottom() }))");
    Table table{lab};
    CHECK(table.asked() == "order_effects");
    table.answer("bell");
    CHECK(table.log() == "early ding ding always");
}

TEST_CASE("the owner is asked for the order only if it can matter", "[flow][trigger]") {
    const auto asked = [](const std::string& first, const std::string& second, int copies = 1) {
        GameLab lab;
        lab.card("ant", triggers(first)).card("bee", triggers(second));
        lab.deal("game:create(\"ant\", " + std::to_string(copies) +
                 ", game.seats[1].board)\ngame:create(\"bee\", 1, game.seats[1].board)");
        lab.step(poke);
        return Table{lab}.asked();
    };
    const std::string gives = R"({ event = "poked", gives = { coins = 1 } },)";
    CHECK(asked(tells("a"), tells("b")) == "order_effects");
    CHECK(asked(tells("a"), gives) == "order_effects");
    CHECK(asked(gives, gives).empty());
    CHECK(asked(tells("a"), "{ event = \"staged\", gives = { coins = 1 } },").empty());
    CHECK(asked(tells("a"), "{ event = \"staged\", gives = { coins = 1 } },", 3).empty());
}

TEST_CASE("nobody is asked in a stage whose order cannot matter", "[flow][trigger]") {
    const auto asked = [](const std::string& stage) {
        const std::string entry =
            "{ event = \"staged\", stage = \"" + stage + "\", run = function() ";
        GameLab lab;
        lab.card("ant", triggers(entry + "game:log(\"a\") end },"));
        lab.card("bee", triggers(entry + "game:log(\"b\") end },"));
        lab.step(R"(game:fire("staged", { player = me }))");
        return Table{lab}.asked();
    };
    CHECK(asked("second") == "order_effects");
    CHECK(asked("third").empty());
}

TEST_CASE("a hook can be declared for the owner's own events", "[flow][trigger]") {
    GameLab lab;
    lab.edit("hooks:\n", "hooks:\n  on_mine: { event: poked, from: [board], whose: mine }\n");
    lab.card("imp", "function card.on_mine(ctx) game:log(\"m\" .. ctx.player.seat) end");
    lab.step(poke);
    CHECK(log_of(lab) == "m1");
}

TEST_CASE("the order is the owner's choice, one after the other", "[flow][trigger]") {
    GameLab lab;
    lab.card("ant", triggers(tells("a")));
    lab.card("bee", triggers(tells("b")));
    lab.card("cat", triggers(tells("c")));
    lab.step(poke);
    Table table{lab};
    CHECK(table.asked_seat() == 1);
    CHECK(table.offered() == "ant bee cat");
    table.answer("cat");
    CHECK(table.offered() == "ant bee");
    table.answer("bee");
    CHECK(table.log() == "c1 b1 a1");
    CHECK(table.asked_seat() == 2);
    table.answer("ant").answer("bee");
    CHECK(table.log() == "c1 b1 a1 a2 b2 c2");
}

TEST_CASE("what merely gives is given without a function", "[flow][trigger]") {
    GameLab lab;
    lab.card(
        "imp",
        R"(card.triggers = { { event = "poked", whose = "mine", gives = { coins = "each", points = 2 } } })",
        "params: { each: 3 }");
    lab.step(poke);
    Table table{lab};
    CHECK(table.counter("coins") == 3);
    CHECK(table.counter("points") == 2);
    CHECK(table.counter("coins", 2) == 0);
}

TEST_CASE("owners without a seat are served too, however many there are", "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", R"(card.triggers = { { event = "poked", run = function(ctx)
        game:log(ctx.owner == game.ghost and "ghost" or ctx.owner == game.witch and "witch" or "seat")
      end } })");
    lab.deal(R"(
        game:create("imp", 1, game.ghost.board)
        game:create("imp", 1, game.witch.board)
        game:create("imp", 1, game.seats[1].board))");
    lab.step(poke);
    CHECK(log_of(lab) == "seat ghost witch");
}

TEST_CASE("a card of the table is resolved by the player of the event", "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", triggers(tells("a")));
    lab.deal(R"(game:create("imp", 1, game.pool))");
    lab.step(R"(game:fire("poked", { player = me.left }) game:fire("poked", {}))");
    CHECK(log_of(lab) == "a2 a");
}

TEST_CASE("events of the kernel tell what happened", "[flow][trigger]") {
    GameLab lab;
    lab.card("imp", R"(
        local function tell(name, fields)
          return { event = name, from = "board", whose = "anyone", run = function(ctx)
            local word = "e." .. name
            for _, field in ipairs(fields) do word = word .. "." .. tostring(ctx.event[field]) end
            game:log(word)
          end }
        end
        card.triggers = {
          tell("counted", { "counter", "by" }), tell("shuffled", {}), tell("turned", { "card" }),
          tell("revealed", { "card" }), tell("drawn", {}), tell("moved", {}) })");
    lab.card("rock");
    lab.deal(R"(
        game:create("imp", 1, game.seats[1].board)
        game:create("rock", 1, game.seats[1].hand)
        game:create("rock", 1, game.seats[1].discard))");
    lab.step(R"(
        local rock = me.hand:top()
        me:add("coins", 3)
        me:add("coins", -9)
        me:add("coins", -1)
        me:reveal(rock)
        me:move(rock, me.pouch)
        me:turn_face(rock, "down")
        me:turn_face(rock, "down")
        me:draw_from(me.deck, me.hand, 1))");
    CHECK(log_of(lab) ==
          "e.counted.coins.3 e.counted.coins.-3 e.revealed.rock e.moved e.turned.rock e.shuffled "
          "e.drawn e.moved");
}

TEST_CASE("the fields of an event can be read, and a wrong name is told", "[flow][trigger]") {
    CHECK_THAT(error_of(GameLab{}
                            .card("imp", R"(card.triggers = { { event = "poked", run = function(ctx)
                                return ctx.event.plyaer end } })")
                            .step(poke)),
               ContainsSubstring("the event has no field \"plyaer\" (did you mean \"player\"?)"));
    CHECK_THAT(error_of(GameLab{}.card("imp").step(R"(game:fire("poked", { paler = me }))")),
               ContainsSubstring("the event \"poked\" has no field \"paler\""));
    CHECK_THAT(error_of(GameLab{}.card("imp", R"(card.triggers = { { event = "turn_begins",
                   run = function(ctx) return ctx.event.palyer end } })")),
               ContainsSubstring("the event has no field \"palyer\" (did you mean \"player\"?)"));
    CHECK_THAT(error_of(GameLab{}.card("imp").step(R"(game:fire("pokde", {}))")),
               ContainsSubstring("no event is called \"pokde\" (did you mean \"poked\"?)"));
}

TEST_CASE("mistakes in a trigger are found when the game is loaded", "[flow][trigger]") {
    const auto error = [](const std::string& list) {
        return error_of(GameLab{}.card("imp", triggers(list)));
    };
    CHECK_THAT(error(R"({ event = "pokde", run = function() end })"),
               ContainsSubstring("imp.lua") && ContainsSubstring("triggers[1]") &&
                   ContainsSubstring("no event is called \"pokde\" (did you mean \"poked\"?)"));
    CHECK_THAT(error(R"({ event = "poked" })"), ContainsSubstring("needs `run` or `gives`"));
    CHECK_THAT(error(R"({ run = function() end })"), ContainsSubstring("`event` or `before`"));
    CHECK_THAT(error(R"({ event = "poked", before = "poked", run = function() end })"),
               ContainsSubstring("`event` or `before`"));
    CHECK_THAT(error(R"({ event = "poked", run = "now" })"),
               ContainsSubstring("run must be a function"));
    CHECK_THAT(error(R"({ event = "poked", whose = "yours", run = function() end })"),
               ContainsSubstring("`whose` is mine, others or anyone"));
    CHECK_THAT(error(R"({ event = "staged", stage = "frist", run = function() end })"),
               ContainsSubstring("no stage \"frist\" (did you mean \"first\"?)"));
    CHECK_THAT(error(R"({ event = "poked", gives = { gold = 1 } })"),
               ContainsSubstring("cannot give \"gold\""));
    CHECK_THAT(error(R"({ event = "poked", gives = { coins = "each" } })"),
               ContainsSubstring("the param \"each\", which imp does not have"));
    CHECK_THAT(error(R"({ event = "poked", gives = { coins = 1.5 } })"),
               ContainsSubstring("whole number"));
    CHECK_THAT(error(R"({ event = "poked", rnu = function() end })"),
               ContainsSubstring("unknown key \"rnu\" (did you mean \"run\"?)"));
    CHECK_THAT(error(R"(7)"), ContainsSubstring("expected a table"));
}
