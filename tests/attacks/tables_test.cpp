// Tables that scripts give to the engine, which reads them where Lua must not raise: a longjmp
// would pass over C++ objects. What is no table is given as one, and so is what holds all names:
// `_ENV` looks empty, and reading a name from it that is not there raises.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab lab_with_step(const std::string& body) {
    GameLab lab;
    lab.card("ant", R"(card.effects = { x = { triggers = {} } }
        function card.on_use(ctx) end)",
             "cost: 1");
    return lab.step(body);
}

std::string replace_all(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what)) {
        text.replace(at, what.size(), with);
    }
    return text;
}

}  // namespace

TEST_CASE("only a table of a script's own is read as one", "[attack]") {
    const auto use = GENERATE(
        "me:choose_card(@)", "me:choose_cards(@)", "me:choose_option(@)", "me:choose_options(@)",
        "me:choose_number(@)", "me:confirm(@)", "me:name_card(@)", "me:arrange(@)",
        "me:choose_move(@)", "me:confirm { prompt = \"p\", numbers = @ }",
        "me:choose_move { prompt = \"p\", moves = @ }",
        "me:choose_move { prompt = \"p\", words = @ }",
        "me:choose_move { prompt = \"p\", moves = { use = @ } }", "me:add_effect(\"x\", @)",
        "me:add_effect(\"x\", { source = me.board:top(), fields = @ })",
        "me:move(me.board:top(), me.hand, @)", "me:resolve(me.board:top(), @)", "me.board:list(@)",
        "me.board:count(@)", "me.board:list { except = @ }", "game:fire(\"poked\", @)",
        "game:announce(\"poked\", @)", "game:random_pick(@)", "game:together(@, function(p) end)",
        "game:ask_all(@, function(p) end)");
    const auto thing = GENERATE("_ENV", "5", "\"text\"", "true", "print_nothing");
    CAPTURE(use, thing);
    const std::string body = "local function print_nothing() end\n" + replace_all(use, "@", thing);
    CHECK_THAT(error_of(lab_with_step(body)), ContainsSubstring("expected"));
}

TEST_CASE("what holds all names is no list of anything", "[attack]") {
    const auto use = GENERATE("me:move(_ENV, me.hand)", "me:move({ me.board, _ENV }, me.hand)",
                              "me:reveal(_ENV)", "me:look(_ENV)", "me:turn_face(_ENV, \"up\")",
                              "me.board:list { type = _ENV }", "me.board:list { name = _ENV }",
                              "me.board:list { cost = _ENV }", "me.board:list { age = _ENV }",
                              "me:choose_option { prompt = \"p\", among = _ENV }",
                              "me:choose_card { prompt = \"p\", from = _ENV }",
                              "game:fire(\"poked\", { affects = _ENV })",
                              "local e = game:announce(\"poked\", {}) e:set(\"affects\", _ENV)");
    CAPTURE(use);
    CHECK_THAT(error_of(lab_with_step(use)), ContainsSubstring("expected a table"));
}

TEST_CASE("read-only tables of a file are read like any other", "[attack]") {
    GameLab lab;
    lab.script("kept.lua", R"(return {
          question = { prompt = "p", among = { "a", "b" }, numbers = { n = 3 } },
          cards = { prompt = "q", from = {}, cost = { min = 1, max = { 3 } } },
          filter = { type = { "thing" }, name = { "ant", "bee" }, cost = { min = 1 }, except = { name = "bee" } },
          fields = { 1, "two", true }, event = { note = "hello", affects = { "x", "y" } },
          words = { prompt = "r", words = { "go", "stay" } },
        })");
    lab.card("ant", R"(local kept = use("kept")
        card.effects = { x = { triggers = {
          { event = "poked", run = function(ctx)
              game:log(table.concat({ ctx.effect[1], ctx.effect[2], tostring(ctx.effect[3]) }, "."))
            end } } } }
        function card.on_use(ctx)
          local me = ctx.player
          me:add_effect("x", { source = ctx.card, fields = kept.fields })
          local event = game:fire("poked", kept.event)
          game:log(event.note .. #event.affects)
          game:log("n" .. me.board:count(kept.filter))
          game:log(me:choose_option(kept.question))
          game:log(me:choose_move(kept.words))
          game:log(game:random_pick(kept.question.among) == nil and "none" or "one")
        end)",
             "cost: 1");
    lab.card("bee", "", "cost: 1");
    lab.step(R"(me:resolve(me.board:bottom(), { hook = "on_use" }))");
    CHECK(log_of(lab) == "1.two.true hello2 n1 b stay one");
}

TEST_CASE("a script that keeps what holds all names is refused when it is loaded", "[attack]") {
    const auto script =
        GENERATE("card.triggers = _ENV", "card.modifiers = _ENV", "card.effects = _ENV",
                 "card.meanwhile = _ENV", "card.triggers = { _ENV }", "card.effects = { x = _ENV }",
                 "card.effects = { x = { triggers = _ENV } }",
                 "card.modifiers = { { query = \"cost\", add = 1, from = _ENV } }");
    CAPTURE(script);
    GameLab lab;
    lab.card("ant", script);
    CHECK_THAT(error_of(lab), ContainsSubstring("_ENV cannot be kept in a table"));
}

TEST_CASE("a hook may return more values than Lua has room for unasked", "[attack]") {
    const auto many = GENERATE("1000", "9000");
    GameLab lab;
    lab.card("ant", std::string{R"(function card.on_use(ctx)
        local list = {}
        for n = 1, )"} + many +
                        R"( do list[n] = n end
        return table.unpack(list)
      end)");
    lab.step(R"(
        local sum = 0
        for _, n in ipairs { me:resolve(me.board:top(), { hook = "on_use" }) } do sum = sum + n end
        game:log("s" .. sum))");
    CHECK(log_of(lab) == (std::string_view{many} == "1000" ? "s500500" : "s40504500"));
}

TEST_CASE("odd results of the ruleset's own functions are errors", "[attack]") {
    const auto result = GENERATE("_ENV", "{ _ENV }", "{ {} }", "5", "game", "{ game }", "nil");
    CAPTURE(result);
    SECTION("of rank") {
        GameLab lab;
        lab.rank(std::string{"return "} + result);
        CHECK_THAT(error_of(lab), ContainsSubstring("scoring.rank must return"));
    }
    SECTION("of wins") {
        GameLab lab;
        lab.wins(std::string{"return "} + result);
        CHECK_THAT(error_of(lab), ContainsSubstring("scoring.wins must return"));
    }
    SECTION("of parts") {
        GameLab lab;
        // The lab writes a scoring of its own, so the file has to be put over it.
        Overlay files = lab.overlay();
        files["lab/scripts/lab/scoring.lua"] =
            std::string{
                "return { rank = function(p) return { 1 } end, parts = function(p) return "} +
            result + " end }\n";
        const Kit kit{Catalog::open({"lab"}, files), {"lab"}, "lab"};
        Table table{kit};
        table.play_out();
        CHECK_THAT(error_of([&] { table.match().scripts().score_parts(table.game(), OwnerId{0}); }),
                   ContainsSubstring("scoring.parts must return"));
    }
}
