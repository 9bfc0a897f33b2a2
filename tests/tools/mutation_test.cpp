// `cardwright test --mutate` and `--coverage`: what is changed, that specs chosen by what they
// reach come to the verdict of all specs, and that a list of changes without difference is kept
// honest.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>

#include "cardwright/content.hpp"
#include "cardwright/mutation/baseline.hpp"
#include "cardwright/mutation/coverage.hpp"
#include "cardwright/mutation/equivalents.hpp"
#include "cardwright/mutation/lua_changes.hpp"
#include "cardwright/mutation/mutation_run.hpp"
#include "cardwright/mutation/targets.hpp"
#include "cardwright/mutation/yaml_changes.hpp"
#include "support/places.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using namespace cardwright::tool;

namespace {

std::vector<std::string> new_lines(const std::vector<Change>& changes) {
    std::vector<std::string> lines;
    for (const Change& change : changes) lines.push_back(change.new_line);
    return lines;
}

bool has(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

Vocabulary some_words() {
    Vocabulary words;
    words.zones = {{"hand", "deck"}, {"deck", "hand"}};
    words.types = {{"action", "treasure"}};
    words.of_players = {"hand", "deck"};
    return words;
}

std::vector<std::filesystem::path> base_specs() {
    return SpecRunner::find({std::string{source_tree()} + "/tests/cards/base"});
}

}  // namespace

TEST_CASE("every kind of change to a script is tried", "[mutation]") {
    const std::string script = R"(local card = {}
function card.on_play(ctx)
  if ctx.player.hand:count() > 2 and not ctx.params.free then
    ctx.player:discard(me.hand:list { type = "action", cost = { max = 4 } })
  end
  return "too_few"
end
return card
)";
    const std::vector<Change> changes = lua_changes(script, some_words());
    const std::vector<std::string> lines = new_lines(changes);
    for (const char* line : {
             "if ctx.player.hand:count() >= 2 and not ctx.params.free then",
             "if ctx.player.hand:count() <= 2 and not ctx.params.free then",
             "if ctx.player.hand:count() > 3 and not ctx.params.free then",
             "if ctx.player.hand:count() > 1 and not ctx.params.free then",
             "if ctx.player.hand:count() > 2 or not ctx.params.free then",
             "if ctx.player.hand:count() > 2 and  ctx.params.free then",
             "if ctx.player.deck:count() > 2 and not ctx.params.free then",
             "if ctx.player.left.hand:count() > 2 and not ctx.params.free then",
             "ctx.player:discard(me.left.hand:list { type = \"action\", cost = { max = 4 } })",
             "ctx.player:discard(me.hand:list { type = \"treasure\", cost = { max = 4 } })",
             "ctx.player:discard(me.hand:list {  cost = { max = 4 } })",
             "return \"too_few_changed\"",
         }) {
        CAPTURE(line);
        CHECK(has(lines, line));
    }
    for (const Change& change : changes) {
        CHECK(change.where == "card.on_play");
        CHECK_FALSE(change.always);
        CHECK(change.first_line == 2);
        CHECK(change.last_line == 7);
    }
    const auto number = std::find_if(changes.begin(), changes.end(), [](const Change& change) {
        return change.replacement == "3" && change.line == 3;
    });
    REQUIRE(number != changes.end());
    CHECK(number->column == 32);
}

TEST_CASE("numbers, words and entries of data are tried, names and texts are not", "[mutation]") {
    const std::string set = R"(format: cardwright/set@1
id: base
cards:
  - id: smithy
    name: { en: Smithy }
    types: [action, victory]
    cost: 4
    gives: { cards: 3 }
    kingdom: true
    text: { en: "Draw 3" }
lineups:
  - id: first
    cards: [smithy, moat]
  - id: second
    cards: [smithy, mine]
)";
    const std::vector<std::string> lines = new_lines(yaml_changes(set, some_words()));
    for (const char* line : {"cost: 5", "cost: 3", "gives: { cards: 4 }", "gives: { cards: 2 }",
                             "kingdom: false", "types: [treasure, victory]", "types: [victory]",
                             "types: [action]", "cards: [mine, moat]", "cards: [moat, mine]"}) {
        CAPTURE(line);
        CHECK(has(lines, line));
    }
    for (const std::string& line : lines) {
        CHECK(line.find("name") == std::string::npos);
        CHECK(line.find("text") == std::string::npos);
        CHECK(line.find("id:") == std::string::npos);
    }
}

TEST_CASE("specs chosen by what they reach come to the verdict of all specs", "[mutation]") {
    SpecContent content = tool::spec_content();
    std::vector<Change> changes = changes_to("base", {}, content);
    changes = sample_of(std::move(changes), 12, 5);
    const Baseline baseline{content, base_specs()};
    std::atomic<std::uint64_t> done{0};
    const auto chosen = judge(changes, content, baseline, {2, false}, done);
    const auto all = judge(changes, content, baseline, {1, true}, done);
    CHECK(done == 24);
    for (std::size_t at = 0; at < changes.size(); ++at) {
        CAPTURE(changes[at].inside, changes[at].line, changes[at].new_line);
        CHECK(chosen[at].verdict == all[at].verdict);
    }
}

TEST_CASE("a change is noticed, survives or cannot be loaded", "[mutation]") {
    SpecContent content = tool::spec_content();
    const std::vector<Change> found = changes_to("militia", {}, content);
    REQUIRE_FALSE(found.empty());
    const auto replaced = [&](const std::string& old, const std::string& with) {
        Change change = found.front();
        const auto script = std::find_if(found.begin(), found.end(), [](const Change& each) {
            return each.inside.ends_with("militia.lua");
        });
        change = *script;
        change.offset = script->text->find(old);
        change.length = old.size();
        change.replacement = with;
        return change;
    };
    const std::vector<Change> changes{
        replaced("ctx.params.keep", "ctx.params.keep + 1"),
        replaced("ctx.params.keep", "0 + ctx.params.keep"),
        replaced("function card.on_play(ctx)", "function card.on_play(ctx"),
        replaced("ctx:attack(", "while true do end ctx:attack("),
    };
    const Baseline baseline{content, base_specs()};
    std::atomic<std::uint64_t> done{0};
    const auto verdicts = judge(changes, content, baseline, {1, false}, done);
    CHECK(verdicts[0].verdict == Verdict::noticed);
    CHECK(verdicts[1].verdict == Verdict::survived);
    CHECK(verdicts[1].reached > 0);
    CHECK(verdicts[2].verdict == Verdict::broken);
    CHECK(verdicts[3].verdict == Verdict::noticed);
}

TEST_CASE("a sample is always the same for a seed", "[mutation]") {
    SpecContent content = tool::spec_content();
    const std::vector<Change> all = changes_to("guilds", {}, content);
    const auto lines = [&](std::uint64_t seed) { return new_lines(sample_of(all, 20, seed)); };
    CHECK(lines(1).size() == 20);
    CHECK(lines(1) == lines(1));
    CHECK(lines(1) != lines(2));
}

TEST_CASE("changes without difference are known by their text, not by their line", "[mutation]") {
    const TemporaryFolder root;
    std::filesystem::create_directories(root.path() / "tests");
    std::ofstream{root.path() / "tests/equivalent-changes.yaml"}
        << "format: cardwright/equivalent-changes@1\n"
           "changes:\n"
           "  - { file: cards/x/y.lua, in: card.on_play, line: a = 1, becomes: a = 2, because: "
           "nobody reads it }\n"
           "  - { file: cards/x/y.lua, in: card.on_play, line: gone, becomes: away, because: old "
           "}\n";
    const Equivalents listed{{root.path().string()}};
    Change change;
    change.root = root.path().string();
    change.inside = "cards/x/y.lua";
    change.where = "card.on_play";
    change.old_line = "a = 1";
    change.new_line = "a = 2";
    change.line = 17;
    REQUIRE(listed.reason(change) != nullptr);
    CHECK(*listed.reason(change) == "nobody reads it");
    CHECK(listed.without_change({change}).size() == 1);
    change.new_line = "a = 3";
    CHECK(listed.reason(change) == nullptr);
}

TEST_CASE("what no spec reaches of a script is found, branch by branch", "[mutation]") {
    SpecContent content = tool::spec_content();
    const std::vector<std::string> scripts = scripts_in("library", {}, content);
    REQUIRE(scripts.size() == 1);
    const auto nothing = coverage_of(
        scripts, SpecRunner::find({std::string{source_tree()} + "/tests/cards/base/moat_spec.lua"}),
        content, {});
    CHECK(nothing.front().statements_reached == 0);
    CHECK(nothing.front().branches_reached == 0);
    const auto all = coverage_of(
        scripts,
        SpecRunner::find({std::string{source_tree()} + "/tests/cards/base/library_spec.lua"}),
        content, {});
    CHECK(all.front().statements > 0);
    CHECK(all.front().branches > 0);
    CHECK(all.front().statements_reached > all.front().statements / 2);
    CHECK(all.front().branches_reached > all.front().branches / 2);
}
