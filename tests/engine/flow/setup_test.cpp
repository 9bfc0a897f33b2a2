// Dealing and starting, and what the zones of a ruleset allow.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab two_kinds() {
    GameLab lab;
    return lab.card("ant", "", "cost: 1").card("bee", "", "cost: 2");
}

}  // namespace

TEST_CASE("what everybody does at the start can be data, and comes before the script",
          "[flow][setup]") {
    GameLab lab;
    lab.card("ant").card("bee").edit("phases:\n",
                                     "start: [{ shuffle: deck, of: everyone }, { draw: 1, from: "
                                     "deck, to: hand, of: everyone }]\n"
                                     "phases:\n");
    lab.deal("for _, p in ipairs(game.seats) do game:create(\"ant\", 3, p.deck) end");
    lab.start("for _, p in ipairs(game.seats) do p:add(\"points\", p.hand:count()) end");
    lab.step("me:confirm { prompt = \"wait\" }");
    Table table{lab, plan_for(3)};
    for (const int seat : {1, 2, 3}) {
        CHECK(table.cards_in("hand", seat) == "ant");
        CHECK(table.counter("points", seat) == 1);
    }
}

TEST_CASE("nothing random may happen while the table is dealt", "[flow][setup]") {
    for (const char* body :
         {"game:shuffle(game.seats[1].deck)", "game:random(6)", "game:random_pick({ 1, 2 })",
          R"(local p = game.seats[1]
             game:create("ant", 1, p.discard) game:create("bee", 1, p.discard)
             p:draw_from(p.deck, p.hand, 1))",
          R"(local p = game.seats[1]
             game:create("ant", 1, p.discard) game:create("bee", 1, p.discard)
             p:refill(p.deck))"}) {
        CAPTURE(body);
        CHECK_THAT(error_of(two_kinds().deal(body)),
                   ContainsSubstring("nothing random may happen while the table is dealt"));
    }
}

TEST_CASE("a game depends on its seed alone, not on the games played before it", "[flow][setup]") {
    GameLab lab = two_kinds();
    lab.deal(R"(for _, p in ipairs(game.seats) do
        game:create("ant", 5, p.deck) game:create("bee", 5, p.deck) end)");
    lab.start(
        R"(for _, p in ipairs(game.seats) do p:shuffle(p.deck) p:draw_from(p.deck, p.hand, 3) end
        game:begin_with(game:random_pick(game.seats, "first")))");
    lab.step(R"(me:confirm { prompt = "p" })");
    const Kit kit = lab.kit();
    Match used{kit};
    for (const std::uint64_t seed : {3U, 9U, 3U, 4U}) {
        used.begin(plan_for(2, seed));
        CHECK(used.game().table_state().hash() == Table{kit, plan_for(2, seed)}.hash());
    }
    for (const std::uint8_t seats : {std::uint8_t{4}, std::uint8_t{2}, std::uint8_t{3}}) {
        used.begin(plan_for(seats, 3));
        CHECK(used.game().table_state().hash() == Table{kit, plan_for(seats, 3)}.hash());
    }
}

TEST_CASE("an error while a table is dealt or started leaves nothing behind", "[flow][setup]") {
    GameLab lab;
    lab.card("ant", R"(card.triggers = { { event = "poked", run = function(ctx)
        game:log("heard") end } })");
    lab.deal(R"(game:create("ant", 1, game.seats[1].board)
        if game.options.hard == 1 then error("not this table") end)");
    lab.start(R"(if game:random(2, "coin") == 1 then error("not this game") end)");
    lab.step(R"(game:fire("poked", { player = me }) game:random(6)
        me:confirm { prompt = "wait" })");
    Match match{lab.kit()};
    TablePlan other_table;
    other_table.options.emplace_back("hard", 1);
    int begun = 0;
    int failed = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        if (seed % 5 == 0) CHECK(error_of([&] { match.begin(other_table); }) != "");
        const std::string error = error_of([&] { match.begin(plan_for(2, seed)); });
        if (!error.empty()) {
            CHECK_THAT(error, ContainsSubstring("not this game"));
            ++failed;
            continue;
        }
        ++begun;
        bool heard = false;
        for (const JournalEntry& entry : match.journal()) {
            heard = heard || (entry.kind == JournalEntry::Kind::happened &&
                              match.game().words().text(entry.word) == "heard");
        }
        CHECK(heard);
    }
    CHECK(begun > 3);
    CHECK(failed > 3);
}

TEST_CASE("piles are made only while the table is dealt", "[flow][setup]") {
    CHECK_THAT(error_of(two_kinds().step(R"(game:create_pile(game.supply, "ant", 1))")),
               ContainsSubstring("only while the table is dealt"));
}

TEST_CASE("nobody can be asked while the table is set up", "[flow][setup]") {
    CHECK_THAT(error_of(two_kinds().deal(R"(game.seats[1]:confirm { prompt = "p" })")),
               ContainsSubstring("nobody can be asked here"));
    CHECK_THAT(error_of(two_kinds().start(R"(game.seats[1]:confirm { prompt = "p" })")),
               ContainsSubstring("nobody can be asked here"));
}

TEST_CASE("a deal that went wrong once does not spoil the next table", "[flow][setup]") {
    GameLab lab = two_kinds();
    lab.deal(
        R"(assert(game.options.hard == 0, "too hard") game:create("ant", 2, game.seats[1].deck))");
    lab.step(R"(game:random(6) me:shuffle(me.deck) me:confirm { prompt = "p" })");
    Match match{lab.kit()};
    CHECK_THAT(error_of([&] { match.begin(plan_with("hard", 1)); }), ContainsSubstring("too hard"));
    match.begin({});
    CHECK(match.game().table_state().hash() == Table{lab}.hash());
}

TEST_CASE("piles are made for definitions and found by name", "[flow][setup]") {
    GameLab lab = two_kinds();
    lab.deal(R"(game:create_pile(game.supply, "ant", 3) game:create_pile(game.supply, "bee", 2))");
    lab.step(R"(
        game:log(game.supply.ant:count() .. "," .. game.supply.bee:count() .. "," .. game.supply:count())
        game:log(game.supply.bee.pile.name .. #game.supply:zones()))");
    CHECK(log_of(lab) == "3,2,5 bee2");
    CHECK_THAT(error_of(two_kinds().deal(R"(game:create_pile(game.supply, "atn", 3))")),
               ContainsSubstring("no card \"atn\" (did you mean \"ant\"?)"));
    CHECK_THAT(error_of(two_kinds().deal(R"(game:create_pile(game.pool, "ant", 3))")),
               ContainsSubstring("expected a kind of zone with piles, got a zone"));
    CHECK_THAT(error_of(two_kinds().deal(R"(game:create_pile(game.seats[1].slots, "ant", 3))")),
               ContainsSubstring("\"slots\" has no piles"));
    CHECK_THAT(error_of(two_kinds().deal(R"(game:create("ant", -1, game.pool))")),
               ContainsSubstring("expected a whole number from 0"));
}

TEST_CASE("a slot holds no more than it may, however cards come to it", "[flow][setup]") {
    const auto error = [](const std::string& body, const std::string& deal = "") {
        GameLab lab = two_kinds();
        lab.deal(R"(for _, p in ipairs(game.seats) do
            game:create("ant", 3, p.hand) game:create("bee", 3, p.deck) end)" +
                 deal);
        return error_of(lab.step(body));
    };
    constexpr const char* full = "no room: slots holds at most 1 card(s)";
    CHECK_THAT(error("me:move(me.hand, me.slots[1])"), ContainsSubstring(full));
    CHECK_THAT(error("me:draw_from(me.deck, me.slots[1], 2)"), ContainsSubstring(full));
    CHECK_THAT(error("me:move(me.hand:top(), me.slots[1]) me:move(me.hand:top(), me.slots[1])"),
               ContainsSubstring(full));
    CHECK_THAT(error("me:move(me.hand:top(), me.slots[1]) me:lay(me.hand:top(), me.slots[1])"),
               ContainsSubstring(full));
    CHECK_THAT(error("", " game:create(\"ant\", 2, game.seats[1].slots[1])"),
               ContainsSubstring(full));
    CHECK(
        error("me:draw_from(me.deck, me.slots[1], 1) me:move(me.hand:top(), me.slots[2])").empty());
    CHECK(error("me:move(me.hand:top(), me.slots[1]) game:replace(me.slots[1]:top(), "
                "me.hand:top(), me.discard)")
              .empty());
    CHECK(error("me:move(me.hand:top(), me.slots[1]) me:move(me.slots[1]:top(), me.slots[1])")
              .empty());
}

TEST_CASE("options of the table reach the scripts", "[flow][setup]") {
    GameLab lab = two_kinds();
    lab.step(R"(game:log("hard" .. game.options.hard .. "size" .. game.params.size))");
    CHECK(log_of(lab) == "hard0size3");
    CHECK(Table{lab, plan_with("hard", 2)}.log() == "hard2size3");
}

TEST_CASE("a card cannot lie on itself, on what lies on it, or replace itself", "[flow][setup]") {
    const auto error = [](const std::string& body) {
        return error_of(
            two_kinds().step("local a, b = me.board:list()[1], me.board:list()[2]\n" + body));
    };
    CHECK_THAT(error("me:lay(a, a)"), ContainsSubstring("cannot lie on itself"));
    CHECK_THAT(error("me:lay(b, a) me:lay(a, b)"), ContainsSubstring("cannot lie on itself"));
    CHECK_THAT(error("game:replace(a, a, me.hand)"), ContainsSubstring("cannot replace itself"));
    CHECK(error("me:lay(b, a) assert(not a:is_top() and b.below == a and a:above()[1] == b)")
              .empty());
}
