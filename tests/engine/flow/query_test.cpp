// Queries: a base and the modifiers in force, worked out on demand and without side effects.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A rock that costs 5 on the first board, and a card beside it with these modifiers.
GameLab rock_lab(const std::string& modifiers,
                 const std::string& body = "game:log(\"n\" .. me.board:bottom():cost())") {
    GameLab lab;
    lab.card("rock", "", "cost: 5");
    lab.card("imp", "card.modifiers = {\n" + modifiers + "\n}", "cost: 1, params: { less: 2 }");
    lab.deal(R"(
        game:create("rock", 1, game.seats[1].board)
        game:create("imp", 1, game.seats[1].board))");
    return lab.step(body);
}

std::string cost_with(const std::string& modifiers) {
    return log_of(rock_lab(modifiers));
}

}  // namespace

TEST_CASE("without modifiers a query is its base", "[flow][query]") {
    GameLab lab;
    lab.card("rock", "", "cost: 5");
    lab.step(R"(
        me:add("points", 4)
        game:log(me.board:top():cost() .. "," .. me:power() .. "," .. me:reach() .. "," .. game:mood()))");
    CHECK(log_of(lab) == "5,4,4,1");
}

TEST_CASE("modifiers apply in the order of their layers, not of the file", "[flow][query]") {
    const std::string given = R"({ query = "cost", of = "cards", layer = "given", add = 1 },)";
    const std::string instead = R"({ query = "cost", of = "cards", layer = "instead", set = 10 },)";
    const std::string each =
        R"({ query = "cost", of = "cards", layer = "each", add = function(ctx, subject) return subject.printed.cost end },)";
    CHECK(cost_with(given) == "n6");
    CHECK(cost_with(given + each + instead) == "n16");
    CHECK(cost_with(instead + given) == "n11");
}

TEST_CASE("a modifier names a number, a param or its negative", "[flow][query]") {
    CHECK(cost_with(R"({ query = "cost", of = "cards", add = "less" })") == "n7");
    CHECK(cost_with(R"({ query = "cost", of = "cards", add = "-less" })") == "n3");
    CHECK(cost_with(R"({ query = "cost", of = "cards", set = "less" })") == "n2");
}

TEST_CASE("a modifier may say when it is in force", "[flow][query]") {
    const auto set_when = [](const std::string& condition) {
        return cost_with(
            R"({ query = "cost", of = "cards", set = 9, when = function(ctx) return )" + condition +
            " end }");
    };
    CHECK(set_when("ctx.owner.seat == 1") == "n9");
    CHECK(set_when("ctx.owner.seat == 2") == "n5");
    CHECK_THROWS_WITH(set_when("ctx.owner:add(\"points\", 1)"),
                      ContainsSubstring("may be changed"));
}

TEST_CASE("a query stays within its own bounds", "[flow][query]") {
    CHECK(cost_with(R"({ query = "cost", of = "cards", add = -100 })") == "n0");
    CHECK(cost_with(R"({ query = "cost", of = "cards", add = 100 })") == "n20");
}

TEST_CASE("the floor of a modifier stops that modifier and lifts nothing", "[flow][query]") {
    CHECK(cost_with(R"({ query = "cost", of = "cards", add = -4, at_least = 3 })") == "n3");
    CHECK(cost_with(R"({ query = "cost", of = "cards", add = -1, at_least = 8 })") == "n5");
    CHECK(cost_with(R"({ query = "cost", of = "cards", layer = "instead", add = -4, at_least = 3 },
                       { query = "cost", of = "cards", layer = "given", add = -2 })") == "n1");
}

TEST_CASE("a modifier works from its zone, face up, on what it says", "[flow][query]") {
    CHECK(cost_with(R"({ query = "cost", of = "cards", from = "board", add = 1 })") == "n6");
    CHECK(cost_with(R"({ query = "cost", of = "cards", from = "hand", add = 1 })") == "n5");
    CHECK(cost_with(R"({ query = "cost", of = "cards", from = { "hand", "board" }, add = 1 })") ==
          "n6");
    CHECK(cost_with(R"({ query = "cost", of = "self", add = 1 })") == "n5");
    CHECK(cost_with(R"({ query = "cost", of = "cards", name = "imp", add = 1 })") == "n5");
    CHECK(cost_with(R"({ query = "cost", of = "cards", type = "thing", add = 1 })") == "n6");
    const std::string ask = R"(
        local rock, imp = me.board:list()[1], me.board:list()[2]
        game:log(rock:cost() .. "," .. imp:cost())
        me:turn_face(imp, "down")
        game:log(rock:cost() .. "," .. imp:cost())
        me:turn_face(imp, "up")
        me:move(imp, me.left.board)
        game:log(rock:cost() .. "," .. imp:cost()))";
    CHECK(log_of(rock_lab(R"({ query = "cost", of = "self", add = 2 })", ask)) == "5,3 5,1 5,3");
    CHECK(log_of(rock_lab(R"({ query = "cost", of = "cards", others = true, add = 2 })", ask)) ==
          "7,1 5,1 7,1");
    CHECK(log_of(rock_lab(R"({ query = "cost", of = "cards", own = true, add = 2 })", ask)) ==
          "7,3 5,1 5,3");
}

TEST_CASE("modifiers of players reach their owner or everybody", "[flow][query]") {
    const std::string ask = R"(game:log(me:reach() .. "," .. me.left:reach()))";
    CHECK(log_of(rock_lab(R"({ query = "reach", of = "owner", add = 3 })", ask)) == "3,0");
    CHECK(log_of(rock_lab(R"({ query = "reach", of = "players", add = 3 })", ask)) == "3,3");
}

TEST_CASE("effects modify while they last", "[flow][query]") {
    GameLab lab;
    lab.card("rock", "", "cost: 5");
    lab.card("imp", R"(
        card.effects = { cheap = { modifiers = { { query = "cost", of = "cards", name = "rock", add = -1 } } } })");
    lab.step(R"(
        local rock, imp = me.board:list()[1], me.board:list()[2]
        me:add_effect("cheap", { source = imp, ends = "step" })
        me:add_effect("cheap", { source = imp, ends = "phase" })
        me:add_effect("cheap", { source = imp, ends = "turn" })
        game:log("n" .. rock:cost())
        return "more")");
    lab.step(R"(game:log("n" .. me.board:bottom():cost()) return "next_phase")", "more");
    lab.step(R"(game:log("n" .. game.seats[1].board:bottom():cost()) return "finish")", "rest");
    CHECK(log_of(lab) == "n2 n3 n4");
}

TEST_CASE("a list query collects what is in force", "[flow][query]") {
    GameLab lab;
    lab.card("imp", R"(card.modifiers = {
        { query = "offers", of = "owner", from = "board", collect = { give = "gold", rate = 3 } } })");
    lab.step(R"(
        game:log("n" .. #me:offers())
        game:log(me:offers()[1].give .. me:offers()[1].rate)
        me:move(me.board, me.hand)
        game:log("n" .. #me:offers()))");
    CHECK(log_of(lab) == "n1 gold3 n0");
}

TEST_CASE("queries may read other queries", "[flow][query]") {
    CHECK(log_of(rock_lab(R"({
        query = "reach", of = "owner",
        add = function(ctx) return ctx.card:cost() + ctx.owner:power() end })",
                          R"(me:add("points", 2) game:log("n" .. me:reach()))")) == "n5");
}

TEST_CASE("a circle of queries is an error that names its members", "[flow][query]") {
    const std::string error = error_of(rock_lab(R"(
        { query = "reach", of = "owner", add = function(ctx) return ctx.card:cost() end },
        { query = "cost", of = "self", add = function(ctx) return ctx.owner:reach() end },)",
                                                "me:reach()"));
    CHECK_THAT(error, ContainsSubstring("goes round in a circle"));
    CHECK_THAT(error, ContainsSubstring("reach > cost of imp > reach"));
}

TEST_CASE("a query that went wrong does not spoil the next", "[flow][query]") {
    GameLab lab;
    lab.card("imp", R"(card.modifiers = {
        { query = "cost", of = "self", add = function(ctx) assert(game.lots == 0, "spoilt") return 1 end } })",
             "cost: 1");
    lab.step(R"(
        me:confirm { prompt = "once" }
        if game.options.hard == 1 then game:add("lots", 1) end
        game:log("n" .. me.board:top():cost()))");
    for (const bool history : {true, false}) {
        CAPTURE(history);
        MatchOptions options;
        options.history = history;
        Match match{lab.kit(), options};
        match.begin(plan_with("hard", 1));
        CHECK_THAT(error_of([&] { static_cast<void>(match.answer(OwnerId{0}, Picks{0})); }),
                   ContainsSubstring("spoilt"));
        match.begin({});
        CHECK(error_of([&] { static_cast<void>(match.answer(OwnerId{0}, Picks{0})); }).empty());
        CHECK(match.game().finished());
    }
}

TEST_CASE("a query neither changes anything nor asks", "[flow][query]") {
    const auto error = [](const std::string& body) {
        return error_of(
            rock_lab("{ query = \"cost\", of = \"cards\", add = function(ctx, subject)\n" + body +
                     "\nreturn 0 end }"));
    };
    constexpr const char* pure = "nothing may be changed here: this function only answers";
    for (const char* body : {"ctx.owner:add(\"coins\", 1)",
                             "ctx.owner:move(subject, ctx.owner.hand)",
                             "game:shuffle(ctx.owner.deck)",
                             "ctx.owner:draw_from(ctx.owner.deck, ctx.owner.hand, 1)",
                             "ctx.owner:reveal(subject)",
                             "ctx.owner:look(subject)",
                             "game:random(6)",
                             "game:random_pick({ 1, 2 })",
                             "game:finish()",
                             "game:log(\"x\")",
                             "ctx.card:turn(1)",
                             "subject:add(\"age\", 1)",
                             "ctx.owner:turn_face(subject, \"down\")",
                             "game:fire(\"poked\", {})",
                             "game:announce(\"poked\", {})",
                             "ctx.owner:lay(ctx.card, subject)",
                             "game:replace(ctx.card, subject, ctx.owner.hand)",
                             "ctx.owner:refill(ctx.owner.deck)",
                             "game:begin_with(ctx.owner)",
                             "local zone = ctx.aside",
                             "subject:take(\"age\")"}) {
        CAPTURE(body);
        CHECK_THAT(error(body), ContainsSubstring(pure));
    }
    for (const char* body : {"ctx.owner:confirm { prompt = \"p\" }",
                             "ctx.owner:choose_number { prompt = \"p\", max = 3 }",
                             "ctx.owner:resolve(subject, { hook = \"on_use\" })",
                             "game:together(game.seats, function(p) end)",
                             "game:ask_all(game.seats, function(p) end)"}) {
        CAPTURE(body);
        CHECK_THAT(error(body), ContainsSubstring("nobody can be asked here"));
    }
}

TEST_CASE("a query's function returns a whole number", "[flow][query]") {
    for (const char* value : {"\"3\"", "2.5", "nil", "{}", "1 << 40", "ctx.card"}) {
        CAPTURE(value);
        CHECK_THAT(
            error_of(rock_lab("{ query = \"cost\", of = \"cards\", add = function(ctx) return " +
                              std::string{value} + " end }")),
            ContainsSubstring("must return a whole number"));
    }
}

TEST_CASE("mistakes in a modifier are found when the game is loaded", "[flow][query]") {
    const auto error = [](const std::string& modifier) { return error_of(rock_lab(modifier)); };
    CHECK_THAT(error(R"({ query = "csot", add = 1 })"),
               ContainsSubstring("imp.lua") && ContainsSubstring("modifiers[1]") &&
                   ContainsSubstring("no query \"csot\" (did you mean \"cost\"?)"));
    CHECK_THAT(error(R"({ query = "cost", layer = "eahc", add = 1 })"),
               ContainsSubstring("no layer \"eahc\" (did you mean \"each\"?)"));
    CHECK_THAT(error(R"({ query = "cost", of = "card", add = 1 })"),
               ContainsSubstring("`of` is self, owner, cards or players"));
    CHECK_THAT(error(R"({ query = "cost", add = 1, set = 2 })"),
               ContainsSubstring("exactly one of `add`, `set` and `collect`"));
    CHECK_THAT(error(R"({ query = "cost" })"), ContainsSubstring("exactly one of"));
    CHECK_THAT(error(R"({ query = "cost", add = "lses" })"),
               ContainsSubstring("names the param \"lses\", which imp does not have"));
    CHECK_THAT(error(R"({ query = "cost", add = 1.5 })"), ContainsSubstring("a whole number"));
    CHECK_THAT(error(R"({ query = "cost", add = 1, form = "board" })"),
               ContainsSubstring("unknown key \"form\" (did you mean \"from\"?)"));
    CHECK_THAT(error(R"({ query = "cost", add = 1, from = "borad" })"),
               ContainsSubstring("no kind of zone \"borad\" (did you mean \"board\"?)"));
}
