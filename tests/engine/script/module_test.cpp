// Scripts use each other: a module is loaded once, from the ruleset's folder, and keeps nothing.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "match/seat.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("a module is one table for everybody who uses it", "[script][module]") {
    GameLab lab;
    lab.card("ant", R"(local sums = use("sums")
        function card.on_use(ctx) game:log("sum" .. sums.twice(4)) end)");
    lab.script("sums.lua", "local sums = {}\nfunction sums.twice(n) return 2 * n end\nreturn sums");
    lab.step(R"(me:resolve(me.board:top(), { hook = "on_use" }))");
    CHECK(log_of(lab) == "sum8");
}

TEST_CASE("a module that is missing, wrong or round in a circle is named", "[script][module]") {
    const auto error_with = [](const std::string& name, const std::string& module) {
        GameLab lab;
        lab.card("ant", "local other = use(\"" + name + "\")");
        lab.step("");
        if (!module.empty()) lab.script("sums.lua", module);
        return error_of([&] { Table{lab}; });
    };
    CHECK_THAT(error_with("sms", "return {}"), ContainsSubstring(R"(no module "sms")"));
    CHECK_THAT(error_with("sums", "return 1 +"), ContainsSubstring("scripts/lab/sums.lua:1"));
    CHECK_THAT(error_with("sums", "return 3"), ContainsSubstring("exactly one table"));
    CHECK_THAT(error_with("../lab/sums", "return {}"), ContainsSubstring("no module"));
    const std::string circle = error_with("sums", "local sums = use(\"sums\")\nreturn {}");
    CHECK_FALSE(circle.empty());
}

TEST_CASE("a file cannot remember anything between two calls", "[script][module]") {
    const auto error_with = [](const std::string& script) {
        GameLab lab;
        lab.card("ant", script);
        lab.step(R"(me:resolve(me.board:top(), { hook = "on_use" }))");
        return error_of([&] { Table{lab}.play_out(); });
    };
    CHECK_THAT(error_with("local times = 0\nfunction card.on_use(ctx) times = times + 1 end"),
               ContainsSubstring("times"));
    CHECK_THAT(error_with("local seen = {}\nfunction card.on_use(ctx) seen[1] = ctx.card end"),
               ContainsSubstring("read-only"));
    CHECK(error_with("local most = 3\nfunction card.on_use(ctx) local n = most + 1 end").empty());
}

TEST_CASE("no module is loaded in the midst of a game, wherever a function stands",
          "[script][module]") {
    const auto lab_with_module = [] {
        GameLab lab;
        lab.script("late.lua", "return { n = 1 }");
        lab.card("ant", R"(
            function card.on_use(ctx) use("late") end
            card.modifiers = { { query = "cost", of = "self", layer = "given", add = function(ctx) return use("late").n end } })");
        return lab;
    };
    constexpr const char* advice = "write `local x = use(\"late\")` at the top of the file";
    const std::vector<GameLab> labs{
        lab_with_module().step("use(\"late\")"),
        lab_with_module().step("me:resolve(me.board:top(), { hook = \"on_use\" })"),
        lab_with_module().step("me.board:top():cost()"),
        lab_with_module().step("me.board:list { where = function() return use(\"late\") end }"),
        lab_with_module().step("game:trial(function() return use(\"late\").n end)"),
        lab_with_module().step("game:together(game.seats, function(p) return use(\"late\").n end)"),
        lab_with_module().step("").deal("use(\"late\")"),
        lab_with_module().step("").start("use(\"late\")"),
        lab_with_module().step("").rank("return { use(\"late\").n }"),
        lab_with_module().step("").wins("return use(\"late\").n == 1"),
    };
    for (std::size_t at = 0; at < labs.size(); ++at) {
        CAPTURE(at);
        CHECK_THAT(error_of([&] { Table{labs[at]}.play_out(); }), ContainsSubstring(advice));
    }
}

TEST_CASE("a function that is called while a script is loaded may use modules",
          "[script][module]") {
    GameLab lab;
    lab.script("first.lua", "return { get = function() return use(\"second\") end }");
    lab.script("second.lua", "return { n = 4 }");
    lab.card("ant", R"(local second = use("first").get()
        function card.on_use(ctx) game:log("got" .. second.n) end)");
    lab.step(R"(me:resolve(me.board:top(), { hook = "on_use" }))");
    CHECK(log_of(lab) == "got4");
}

TEST_CASE("a bot uses modules only while it is loaded, and is loaded before the first game",
          "[script][module]") {
    GameLab lab;
    lab.script("late.lua", "return { pick = function(choice) return choice:default() end }");
    lab.script("bots/early.lua", R"(local late = use("late")
        return { answer = function(view, choice) return late.pick(choice) end })");
    lab.script("bots/late.lua",
               "return { answer = function(view, choice) return use(\"late\").pick(choice) end }");
    lab.step("me:confirm { prompt = \"x\" }");
    const Kit kit = lab.kit();
    const auto played_by = [&](const std::string& name) {
        return error_of([&] {
            Match match{kit};
            Seats seats;
            for (std::size_t at = 0; at < 2; ++at) {
                seats.push_back(make_seat(name, at, match));
            }
            match.begin(plan_for(2));
            play_out(match, seats);
        });
    };
    CHECK(played_by("early").empty());
    CHECK_THAT(played_by("late"), ContainsSubstring("works only while a script is loaded"));
    Match match{kit};
    match.begin(plan_for(2));
    CHECK_THAT(error_of([&] { static_cast<void>(make_seat("early", 0, match)); }),
               ContainsSubstring("before the first game"));
}

TEST_CASE("there is no game while a script is loaded", "[script][module]") {
    for (const char* touch :
         {"game.round", "game.seats", "game.params", "game.supply", "game.all", "game.lineup",
          "game.options", "game.definitions", "game.ghost", "game.lots", "game.me",
          "game:random(6)", "game:trial(function() end)", "game:together({}, function() end)",
          "game:log(\"x\")", "game:shuffle(nil)"}) {
        CAPTURE(touch);
        GameLab lab;
        lab.card("ant", "local seen = " + std::string{touch});
        lab.step("");
        CHECK_THAT(error_of([&] { Table{lab}; }),
                   ContainsSubstring("there is no game while a script is loaded"));
    }
}
