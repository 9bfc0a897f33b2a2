// `cardwright test`: a spec is a script like any other. Whatever it writes where something else is
// expected is a failed scenario with its file and line, and the next one is run.

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <set>

#include "cardwright/content.hpp"
#include "spec/methods.hpp"
#include "spec/runner.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using namespace cardwright::tool;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

/// What stands at the beginning of a file that tries wrong values.
constexpr const char* wrong_values_head = R"(
local round = {}
round[1] = round
local many = {}
for i = 1, 9 do many[i] = many end
local function nothing() end
local lists = { { { "copper" } }, { {} } }
local deep = {}
for i = 1, 40 do deep = { deep } end
local long = ("x"):rep(5000)
)";

/// Each of them is wrong almost everywhere.
const std::vector<std::string> wrong_values{
    "\"nobody\"",
    "\"\"",
    "long",
    "\"a\\0b\"",
    "3",
    "-1",
    "0",
    "3.5",
    "math.maxinteger",
    "math.mininteger",
    "1e300",
    "0/0",
    "true",
    "false",
    "nothing",
    "assert",
    "{}",
    "{ true }",
    "{ 3 }",
    "{ nothing }",
    "lists",
    "round",
    "many",
    "deep",
    "_ENV",
    "math",
    "{ x = 1 }",
    "{ [0] = 1 }",
    "{ [2] = \"copper\" }",
    "{ [1.5] = 1 }",
    "{ [true] = 1 }",
    "{ ann = { ann = {} } }",
};

const std::set<std::string> names_and_numbers{
    "\"nobody\"",          "\"\"", "\"a\\0b\"", "3",     "-1",       "0",         "math.maxinteger",
    "math.mininteger",     "true", "false",     "{ 3 }", "{ true }", "{ x = 1 }", "{ [0] = 1 }",
    "{ [2] = \"copper\" }"};
/// What nobody has been told, whatever it is.
const std::set<std::string> any_words = [] {
    std::set<std::string> words = names_and_numbers;
    words.insert(
        {"\"\"", "long", "\"nobody\"", "\"a\\0b\"", "{}", "lists", "{ ann = { ann = {} } }"});
    return words;
}();

/// The engine turns away what is no option, and the runner sends it all the same.
const std::set<std::string> sendable{"{}", "{ 3 }"};

constexpr const char* good_given =
    "{ phase = \"action\", step = \"action\", ann = { hand = { \"village\", \"chapel\" }, deck = { "
    "\"copper\" } } }";

std::vector<SpecResult> run_text(const std::string& text) {
    const TemporaryFolder folder;
    folder.write("wrong_spec.lua", text);
    SpecRunner runner{tool::spec_content()};
    return runner.run_file(folder.path() / "wrong_spec.lua", "");
}

/// A scenario on one line; `rest` may say a key again, and the last one counts.
std::string scenario_line(const std::string& name, const std::string& rest,
                          const std::string& body) {
    return fmt::format(
        "scenario \"{}\" {{ ruleset = \"dominion\", sets = {{ \"base\" }}, lineup = "
        "\"first_game\", given = {}, {} run = function(t) {} end }}\n",
        name, good_given, rest, body);
}

constexpr const char* untouched_name = "an untouched game";

std::string untouched() {
    return scenario_line(untouched_name, "",
                         "t:play(\"ann\", \"village\") t:expect(\"ann\", { actions = 2 })");
}

/// Runs the lines and a good scenario after them. All of `must_fail` fail, with their own line.
void require_failures(const std::vector<std::string>& lines,
                      const std::set<std::size_t>& may_pass) {
    std::string text = wrong_values_head;
    std::size_t line = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    const std::size_t first = line;
    for (const std::string& each : lines) text += each;
    text += untouched();
    const auto results = run_text(text);
    REQUIRE(results.size() == lines.size() + 1);
    for (std::size_t at = 0; at < lines.size(); ++at) {
        CAPTURE(lines[at], results[at].message);
        if (results[at].passed) {
            CHECK(may_pass.contains(at));
            continue;
        }
        CHECK_THAT(results[at].message,
                   ContainsSubstring(fmt::format("wrong_spec.lua:{}: ", first + at)));
        CHECK(results[at].message.size() < 2000);
    }
    CAPTURE(results.back().message);
    CHECK(results.back().passed);
}

struct Key {
    std::string name;
    std::set<std::string> right;  ///< values that are not wrong here
};

}  // namespace

TEST_CASE("a wrong value for any key of a scenario is a failure with its line", "[specs]") {
    const std::vector<Key> keys{
        {"ruleset", {}},
        {"sets", {"{}"}},
        {"rules", {"{}"}},
        {"seed", {"3", "0", "math.maxinteger"}},
        {"seats", {"3"}},
        {"lineup", {"{}"}},
        {"options", {"{}"}},
        {"options = { duel = %s }", {}},
        {"open_steps", {"true", "false"}},
        {"given = { turns = %s }", {"{}"}},
        {"given = { turns = { ann = %s } }", {"3", "0"}},
        {"given", {"{}"}},
        {"dealt", {"true", "false"}},
        {"run", {"nothing", "assert"}},
        {"no_such_key", {}},
        {"given = { round = %s }", {"3"}},
        {"given = { active = %s }", {}},
        {"given = { phase = %s }", {}},
        {"given = { step = %s }", {}},
        {"given = { nobody = %s }", {}},
        {"given = { ann = %s }", {"{}"}},
        {"given = { ann = { hand = %s } }", {"{}"}},
        {"given = { ann = { hand = { %s } } }", {}},
        {"given = { ann = { hand = { { %s } } } }", {}},
        {"given = { ann = { hand = { { \"copper\", face = %s } } } }", {}},
        {"given = { ann = { hand = { { \"copper\", side = %s } } } }", {"3", "0"}},
        {"given = { ann = { hand = { \"copper\", { \"copper\", on = %s } } } }", {}},
        {"given = { ann = { hand = { { \"copper\", age = %s } } } }", {}},
        {"given = { ann = { coins = %s } }", {"3", "-1", "0"}},
        {"given = { ann = { no_such_zone = %s } }", {}},
        {"given = { game = %s }", {"{}"}},
        {"given = { game = { supply = %s } }", {"{}"}},
        {"given = { game = { supply = { copper = %s } } }", {"3", "0"}},
        {"given = { game = { trash = %s } }", {"{}"}},
    };
    for (const Key& key : keys) {
        CAPTURE(key.name);
        std::vector<std::string> lines;
        std::set<std::size_t> may_pass;
        for (const std::string& value : wrong_values) {
            const std::size_t place = key.name.find("%s");
            std::string rest = key.name + " = " + value;
            if (place != std::string::npos) {
                rest = key.name.substr(0, place) + value + key.name.substr(place + 2);
            }
            if (key.right.contains(value)) may_pass.insert(lines.size());
            std::string line =
                scenario_line(key.name.substr(0, key.name.find(' ')), rest + ",", "");
            // A table constructor keeps the last of two values; `run` comes last otherwise.
            if (key.name == "run")
                line =
                    fmt::format("scenario \"run\" {{ ruleset = \"dominion\", run = {} }}\n", value);
            lines.push_back(line);
        }
        require_failures(lines, may_pass);
    }
}

TEST_CASE("a wrong argument of any method is a failure with its line", "[specs]") {
    struct Method {
        std::string name;
        std::vector<std::string> good;
        std::vector<std::set<std::string>> right;  ///< by argument
    };
    const std::vector<Method> methods{
        {"answer", {"\"ann\"", "\"stop\""}, {}},
        {"play", {"\"ann\"", "\"village\""}, {}},
        // Almost nothing is offered, and that is what it says.
        {"refused",
         {"\"ann\"", "\"gold\"", "\"not_offered\"", "{}"},
         {{}, names_and_numbers, {"nothing"}, {"{}", "nothing"}}},
        {"refused_table", {"{ seats = 5 }", "\"players\""}, {{}, {"\"\""}}},
        {"take_back", {}, {}},
        {"search", {"\"ann\"", "1"}, {{}, names_and_numbers}},
        {"together", {"{ orders = \"every\" }"}, {{"{}"}}},
        {"pass_until", {"{ step = \"buy\" }"}, {{"{}"}}},
        {"set", {"\"ann\"", "{ coins = 3 }"}, {{}, {"{}"}}},
        {"expect", {"\"ann\"", "{ coins = 0 }"}, {{}, {"{}"}}},
        {"expect_view", {"\"ann\"", "{ bob = { hand = 0 } }"}, {{}, {"{}"}}},
        {"expect_asked", {"\"ann\"", "{ min = 1 }"}, {{}, {"{}"}}},
        {"expect_not_asked", {"\"bob\""}, {}},
        {"expect_no_open_choice", {}, {}},
        {"expect_step", {"\"action\""}, {}},
        {"expect_active", {"\"ann\""}, {}},
        {"expect_round", {"1"}, {}},
        {"expect_running", {}, {}},
        {"expect_finished", {}, {}},
        {"expect_next_first", {}, {}},
        {"value", {"\"ann\"", "\"score\""}, {}},
        {"count", {"\"ann\"", "\"hand\""}, {}},
        {"names", {"\"ann\"", "\"hand\""}, {}},
        {"card", {"\"ann\"", "\"hand\"", "1"}, {}},
        {"counter", {}, {}},
        {"journal", {"\"ann\""}, {}},
        {"send", {"\"ann\"", "{ 3 }"}, {{}, sendable}},
        {"asked", {"\"ann\""}, {}},
        {"ranks", {"\"ann\""}, {}},
        {"parts", {"\"ann\""}, {}},
        {"expect_before", {"\"action\"", "\"ann\"", "{ coins = 0 }"}, {{}, {}, {"{}"}}},
        {"expect_unknown", {"\"ann\"", "{ bob = { hand = \"gold\" } }"}, {{}, {"{}"}}},
        {"expect_printed", {"\"copper\"", "{ cost = 0 }"}, {{}, {"{}"}}},
        {"expect_told", {"\"ann\"", "\"phase\""}, {{}, {"\"\""}}},
        {"expect_not_told", {"\"ann\"", "\"Gold\""}, {{}, any_words}},
        {"unchanged", {"nothing"}, {{"nothing", "assert"}}},
    };
    std::set<std::string> tried;
    for (const Method& method : methods) {
        tried.insert(method.name);
        CAPTURE(method.name);
        std::vector<std::string> lines;
        std::set<std::size_t> may_pass;
        const std::size_t arguments = std::max<std::size_t>(method.good.size(), 1);
        for (std::size_t wrong = 0; wrong < arguments; ++wrong) {
            for (const std::string& value : wrong_values) {
                std::string given;
                for (std::size_t at = 0; at < arguments; ++at) {
                    given += at > 0 ? ", " : "";
                    given += at == wrong ? value : method.good[at];
                }
                if (wrong < method.right.size() && method.right[wrong].contains(value)) {
                    may_pass.insert(lines.size());
                }
                lines.push_back(
                    scenario_line(method.name, "", fmt::format("t:{}({})", method.name, given)));
            }
        }
        // With a dot, without anything, and with too much.
        lines.push_back(scenario_line("dot", "", fmt::format("t.{}(\"ann\", {{}})", method.name)));
        lines.push_back(scenario_line("many", "", fmt::format("t:{}(1, 2, 3, 4, 5)", method.name)));
        require_failures(lines, may_pass);
    }
    for (const std::string_view name : method_names()) {
        CAPTURE(name);
        CHECK(tried.contains(std::string{name}));
    }
}

TEST_CASE("what a scenario leaves behind when it fails does not reach the next", "[specs]") {
    require_failures(
        {
            scenario_line("declares another", "", "scenario \"inner\" { run = function() end }"),
            scenario_line("a loop", "", "while true do end"),
            scenario_line("memory", "", "local t = {} while true do t = { t, (\"x\"):rep(9) } end"),
            scenario_line("an error that is no text", "", "error({})"),
            scenario_line("an error inside", "", "t:unchanged(function() error(\"inside\") end)"),
            scenario_line("a change inside", "",
                          "t:unchanged(function() t:play(\"ann\", \"village\") end)"),
            scenario_line("memory inside", "",
                          "t:unchanged(function() local t = {} while true do t = { t } end end)"),
            scenario_line("open question", "", "t:play(\"ann\", \"chapel\")"),
            "scenario \"no table\" { }\n",
            "scenario \"a table of the engine\" (_ENV)\n",
            "scenario \"a library\" (math)\n",
        },
        {});
}

TEST_CASE("a file that is no spec is one failure", "[specs]") {
    for (const char* text : {"scenario", "scenario(3)", "scenario \"x\" (3)",
                             "scenario \"x\" \"y\"", "return 3 +", "error({})", "while true do end",
                             "\x1bLua", "for i = 1, 20000 do scenario \"x\" {} end"}) {
        CAPTURE(text);
        const auto results = run_text(text);
        REQUIRE(results.size() == 1);
        CHECK_FALSE(results[0].passed);
        CHECK_THAT(results[0].message, ContainsSubstring("wrong_spec.lua"));
    }
}

TEST_CASE("a spec proves what a seat may not know", "[specs]") {
    // The same table, looked at by a spec that expects too little and one that is right.
    const std::string given =
        "given = { phase = \"action\", step = \"action\", ann = { hand = { \"village\" }, deck = { "
        "\"gold\", \"copper\" }, discard_pile = { \"silver\", \"estate\" } }, bob = { hand = { "
        "\"curse\" } } },";
    struct View {
        std::string seat;
        std::string expected;
        bool right;
    };
    const std::vector<View> views{
        {"ann", "ann = { hand = 1 }", false},
        {"ann", "ann = { hand = { \"village\" } }", true},
        {"ann", "ann = { hand = \"hidden\" }", false},
        {"ann", "ann = { hand = { count = 1, knows = { \"village\" } } }", false},
        {"bob", "ann = { hand = 1 }", true},
        {"bob", "ann = { hand = 2 }", false},
        {"bob", "ann = { hand = { \"village\" } }", false},
        {"bob", "ann = { hand = \"hidden\" }", false},
        {"bob", "ann = { hand = { count = 1, knows = {} } }", true},
        {"bob", "ann = { hand = { count = 1, knows = { \"village\" } } }", false},
        {"ann", "ann = { deck = 2 }", true},
        {"ann", "ann = { deck = { \"gold\", \"copper\" } }", false},
        {"bob", "ann = { deck = \"hidden\" }", true},
        {"bob", "ann = { deck = 2 }", false},
        {"bob", "ann = { deck = { count = \"hidden\", knows = {} } }", true},
        {"bob", "ann = { discard_pile = { top = \"silver\" } }", true},
        {"bob", "ann = { discard_pile = { top = \"estate\" } }", false},
        {"bob", "ann = { discard_pile = \"hidden\" }", false},
        {"bob", "game = { trash = 0 }", false},
        {"bob", "game = { trash = {} }", true},
    };
    std::string text;
    for (const View& view : views) {
        text +=
            scenario_line(view.expected.substr(0, view.expected.find(' ')), given,
                          fmt::format("t:expect_view(\"{}\", {{ {} }})", view.seat, view.expected));
    }
    const auto results = run_text(text);
    REQUIRE(results.size() == views.size());
    for (std::size_t at = 0; at < views.size(); ++at) {
        CAPTURE(views[at].seat, views[at].expected, results[at].message);
        CHECK(results[at].passed == views[at].right);
    }
}

TEST_CASE("a spec can look at everything that decides a rule", "[specs]") {
    const std::vector<std::string> right{
        "local q = t:asked(\"ann\") assert(q.prompt == \"action\" and #q.options == 3 and q.min == "
        "1)",
        "assert(t:asked(\"bob\") == nil)",
        "t:set(\"ann\", { hand = { \"militia\" } }) "
        "t:set(\"bob\", { hand = { \"gold\", \"gold\", \"gold\", \"gold\", \"silver\" } }) "
        "t:play(\"ann\", \"militia\") t:expect_asked(\"bob\", { numbers = { count = 2 } }) "
        "assert(t:asked(\"bob\").numbers.count == 2) t:answer(\"bob\", { \"gold\", \"silver\" })",
        "t:refused(\"ann\", \"gold\") t:refused(\"bob\", \"gold\")",
        "assert(t:send(\"ann\", { 9 }) == \"unknown_option\")",
        "assert(t:send(\"ann\", { 1, 1 }) ~= nil) assert(t:send(\"ann\", { 1 }) == nil)",
        "t:set(\"ann\", { deck = { \"gold\", \"estate\" } }) t:expect(\"ann\", { deck = { top = "
        "\"gold\" } })",
        "t:set(\"ann\", { deck = { \"gold\", \"estate\" } }) t:expect(\"ann\", { deck = { "
        "any_order = { "
        "\"estate\", \"gold\" } } })",
        "assert(t:ranks(\"ann\")[1] == 0)",
        "t:expect_unknown(\"bob\", { ann = { hand = { \"village\", \"chapel\" } } })",
        "t:expect_not_told(\"bob\", \"Village\") t:play(\"ann\", \"village\") "
        "t:expect_told(\"bob\", "
        "\"ann: Village from hand to in_play\")",
        "t:expect_before(\"action\", \"ann\", { actions = 1 })",
        "t:set(\"ann\", { hand = { \"remodel\", \"copper\" } }) t:play(\"ann\", \"remodel\") "
        "t:answer(\"ann\", \"copper\") local refused = {} "
        "for _, each in ipairs(t:asked(\"ann\").refused) do refused[each.what] = each.reason end "
        "assert(refused.gold == \"too_expensive\" and not refused.estate) "
        "t:answer(\"ann\", \"estate\")",
    };
    const std::vector<std::string> wrong{
        "t:refused(\"ann\", \"village\")",
        "t:refused(\"ann\", { group = \"plai\", \"gold\" }, \"not_offered\")",
        "t:plai(\"ann\", \"village\")",
        "t:refused(\"ann\", \"villagee\")",
        "t:refused(\"ann\", { group = \"gold\", \"village\" })",
        "t:expect_unknown(\"bob\", { ann = { hand = \"villagee\" } })",
        "t:expect_unknown(\"ann\", { ann = { hand = \"village\" } })",
        "t:expect_told(\"bob\", \"Village\")",
        "t:expect_asked(\"ann\", { numbers = { count = 1 } })",
        "t:expect_before(\"buy\", \"ann\", {})",
        "t:expect_before(\"action\", \"ann\", { actions = 2 })",
        "t:expect(\"ann\", { hand = { top = {} } })",
    };
    std::string text;
    for (const std::string& body : right) text += scenario_line("right", "", body);
    for (const std::string& body : wrong) text += scenario_line("wrong", "", body);
    const auto results = run_text(text);
    REQUIRE(results.size() == right.size() + wrong.size());
    for (std::size_t at = 0; at < results.size(); ++at) {
        CAPTURE(at < right.size() ? right[at] : wrong[at - right.size()], results[at].message);
        CHECK(results[at].passed == (at < right.size()));
    }
}

TEST_CASE("a card that is laid out again has its counters as at the start", "[specs]") {
    const auto results = run_text(
        "scenario 'again' { ruleset = 'chronicles', sets = { 'chronicles' }, "
        "given = { phase = 'deploy', step = 'plan', ann = { kingdom = { { 'knight', age = 3 } } } "
        "}, "
        "run = function(t) t:set('ann', { kingdom = { 'knight' } }) "
        "t:expect('ann', { kingdom = { { 'knight', age = 0 } } }) end }\n");
    REQUIRE(results.size() == 1);
    CAPTURE(results[0].message);
    CHECK(results[0].passed);
}

TEST_CASE("a spec file of gigabytes is refused without being read", "[specs][attack]") {
    const TemporaryFolder folder;
    folder.write("wrong_spec.lua", "");
    std::filesystem::resize_file(folder.path() / "wrong_spec.lua", std::uintmax_t{1} << 40U);
    SpecRunner runner{tool::spec_content()};
    const auto results = runner.run_file(folder.path() / "wrong_spec.lua", "");
    REQUIRE(results.size() == 1);
    CHECK_THAT(results[0].message, ContainsSubstring("script_file_bytes"));
}

TEST_CASE("of the games and files that specs open only as many stay as there is room for",
          "[specs][attack]") {
    const TemporaryFolder folder;
    SECTION("games") {
        std::string text;
        for (int set = 0; set < 100; ++set) {
            const std::string id = fmt::format("tiny{}", set);
            folder.write("sets/" + id + ".yaml",
                         fmt::format("format: cardwright/set@1\nid: {}\nversion: 1.0.0\nruleset: "
                                     "dominion\nname: Tiny\ncards: []\n",
                                     id));
            text += fmt::format(
                "scenario \"{0}\" {{ ruleset = \"dominion\", sets = {{ \"base\", \"{0}\" }}, run = "
                "function(t) end }}\n",
                id);
        }
        folder.write("many_spec.lua", text);
        SpecRunner runner{tool::spec_content({folder.path().string()})};
        const auto results = runner.run_file(folder.path() / "many_spec.lua", "");
        CHECK(results.size() == 100);
        for (const SpecResult& result : results) CHECK(result.message.empty());
        CHECK(runner.games_open() <= 64);
    }
    SECTION("files") {
        SpecRunner runner{tool::spec_content()};
        for (const char* name : {"a_spec.lua", "b_spec.lua", "c_spec.lua", "d_spec.lua"}) {
            folder.write(name, R"(
                local held = {}
                for n = 1, 300000 do held[n] = { n, n } end
                scenario "holds" { ruleset = held[1], run = function(t) t:answer(held) end })");
            static_cast<void>(runner.run_file(folder.path() / name, ""));
        }
        CHECK(runner.files_open() <= 2);
    }
}

TEST_CASE("a failure tells who was asked what, and what is open", "[specs]") {
    const auto results = run_text(scenario_line(
        "story", "",
        "t:play(\"ann\", \"village\") t:play(\"ann\", \"chapel\") t:answer(\"bob\", 1)"));
    REQUIRE(results.size() == 1);
    CAPTURE(results[0].story, results[0].message, results[0].before);
    CHECK_THAT(results[0].message, ContainsSubstring("bob has nothing to decide"));
    CHECK_THAT(results[0].story, StartsWith("ann is asked action: play:village\n"
                                            "ann is asked action: play:chapel\n"
                                            "open question to ann: "));
    CHECK_THAT(results[0].before, ContainsSubstring("ann: hand: village, chapel"));
    CHECK_THAT(results[0].before, !ContainsSubstring("player 1"));
}
