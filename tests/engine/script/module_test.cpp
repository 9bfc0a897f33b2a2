// Scripts use each other: a module is loaded once, from the ruleset's folder, and keeps nothing.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

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
