// `check` tells everything at once: a mistake in one file hides none in another, and what follows
// only from a mistake is not told as another.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "cardwright/content.hpp"
#include "cardwright/lint/lint.hpp"
#include "catalog/catalog.hpp"
#include "state/random.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {
namespace {

/// What `check` says of files in the mod, without the lines of the files.
std::vector<std::string> told_of(const TemporaryFolder& mod) {
    const std::string output = run_program("check --mods " + mod.path().string()).output;
    std::vector<std::string> lines;
    const std::string folder = mod.path().string() + "/";
    for (std::size_t start = 0; start < output.size();) {
        const std::size_t end = std::min(output.find('\n', start), output.size());
        const std::string line = output.substr(start, end - start);
        if (line.starts_with(folder)) lines.push_back(line.substr(folder.size()));
        start = end + 1;
    }
    return lines;
}

void write_set(const TemporaryFolder& mod, const std::string& rest) {
    mod.write(
        "sets/odd.yaml",
        "format: cardwright/set@1\nid: odd\nversion: 1.0.0\nruleset: dominion\nname: Odd\n" + rest);
}

/// One mistake or more in every kind of file there is.
void write_mistakes_everywhere(const TemporaryFolder& mod) {
    mod.write("mod.yaml",
              "format: cardwright/mod@1\nid: odd\nversion: 1.0.0\nname: Odd\nauthrs: me\n"
              "changes: { base:militia: { params: { kep: 2 } } }\n");
    write_set(
        mod,
        "declares:\n"
        "  counters: { player: { lights: { strts: 0 } } }\n"
        "cards:\n"
        "  - { id: tart, name: Tart, types: [actoin], cost: four, script: tart.lua, params: "
        "{ keep: 3 } }\n"
        "  - { id: pie, name: Pie, types: [action], cots: 4, kingdom: true, script: pie.lua, "
        "params: { keep: "
        "3 }, text: \"Keep {kep}\" }\n"
        "  - { id: roll, name: Roll, types: [action], cost: 2, kingdom: true, script: roll.lua }\n"
        "  - { id: bun, name: Bun, types: [action], cost: 2, script: bun.lua }\n"
        "lineups:\n"
        "  - { id: odd, name: Odd, cards: [trat, pie, roll, cellar, moat, village, smithy, "
        "market, mine, remodel] }\n");
    mod.write("cards/odd/tart.lua",
              "local card = {}\n"
              "function card.on_play(ctx)\n"
              "  keep = 2\n"
              "  ctx.player:draw(ctx.params.kep)\n"
              "  ctx.player:add(\"lights\", 1)\n"
              "  for _, victim in ipairs(ctx.player.others) do victim:discrad(victim.hand) end\n"
              "end\n"
              "return card\n");
    mod.write("cards/odd/pie.lua", "return { on_plya = function(ctx) end }\n");
    mod.write("cards/odd/roll.lua", "local card = {\n");
    mod.write("cards/odd/bun.lua", "return { triggers = 3 }\n");
    mod.write("cards/odd/verbs.lua",
              "return { player = { shine = function(me) me.hnd:count() end } }\n");
    mod.write(
        "scripts/dominion/bots/silly.lua",
        "local bot = {}\nfunction bot.answer(view, choice)\n  return choice:optoin(\"stop\")\n"
        "end\nreturn bot\n");
    mod.write("tests/odd_spec.lua",
              "scenario \"Odd\" {\n  set = \"odd\",\n  run = function(t)\n    t:expct(\"ann\", "
              "{})\n    t:play(\"ann\", \"tart\")\n  end,\n}\n");
    mod.write("cards/odd/locale/en.yaml",
              "format: cardwright/locale@1\nlanguage: en\ntexts:\n  tart.ask: [1]\n");
}

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

TEST_CASE("mistakes in every kind of file are told in one run", "[tools][lint]") {
    const TemporaryFolder mod;
    write_mistakes_everywhere(mod);
    const std::vector<std::string> expected{
        "cards/odd/bun.lua:1:10: triggers must be a list",
        "cards/odd/locale/en.yaml:4:13: texts.tart.ask: expected a text, found a list",
        "cards/odd/pie.lua:1:10: odd:pie: \"on_plya\" is no hook, and nothing else that a card has "
        "(did you mean \"on_play\"?)",
        "cards/odd/roll.lua:2:1: ",
        "cards/odd/tart.lua:3:3: odd:tart: \"keep\" would be a global, and scripts share nothing",
        "cards/odd/tart.lua:4:30: odd:tart: there is no param of this card \"kep\" (did you mean "
        "\"keep\"?)",
        "cards/odd/tart.lua:6:56: odd:tart: a player has no \"discrad\" (did you mean "
        "\"discard\"?)",
        "cards/odd/verbs.lua:1:45: a player has no \"hnd\" (did you mean \"hand\"?)",
        "mod.yaml:5:1: authrs: unknown key (did you mean \"authors\"?)",
        "mod.yaml:6:38: changes.base:militia.params.kep: base:militia has no param \"kep\" (did "
        "you "
        "mean \"keep\"?)",
        "scripts/dominion/bots/silly.lua:3:17: a choice has no \"optoin\" (did you mean "
        "\"option\"?)",
        "sets/odd.yaml:7:35: declares.counters.player.lights.strts: unknown key (did you mean "
        "\"starts\"?)",
        "sets/odd.yaml:9:37: cards[0].types[0]: there is no type \"actoin\" (did you mean "
        "\"action\"?)",
        "sets/odd.yaml:9:52: cards[0].cost: expected a whole number, found the text \"four\"",
        "sets/odd.yaml:10:44: cards[1].cots: unknown key (did you mean \"cost\"?)",
        "sets/odd.yaml:10:112: cards[1].text: there is no param, give or fact of this card called "
        "\"kep\" (did you mean \"keep\"?)",
        "sets/odd.yaml:14:35: lineups[0].cards[0]: there is no card \"trat\" (did you mean "
        "\"tart\"?)",
        "tests/odd_spec.lua:4:7: no table has a method or a menu with \"expct\" (did you mean "
        "\"expect\"?)",
    };
    const std::vector<std::string> told = told_of(mod);
    CAPTURE(told);
    for (std::size_t at = 0; at < std::max(told.size(), expected.size()); ++at) {
        CAPTURE(at);
        REQUIRE(at < expected.size());
        REQUIRE(at < told.size());
        CHECK(told[at].substr(0, expected[at].size()) == expected[at]);
    }
}

TEST_CASE("scripts are read though their set is no YAML, and no game is played without it",
          "[tools][lint]") {
    const TemporaryFolder mod;
    write_set(mod,
              "cards:\n  - { id: tart, name: Tart, types: [action], cost: 2, script: tart.lua, "
              "params: { keep: 3 } }\n\t- id: b\n");
    mod.write("cards/odd/tart.lua",
              "return { on_play = function(ctx)\n  ctx.player:darw(ctx.params.keep)\nend }\n");
    const std::vector<std::string> told = told_of(mod);
    CAPTURE(told);
    REQUIRE(told.size() == 2);
    CHECK(told[0] == "cards/odd/tart.lua:2:14: a player has no \"darw\" (did you mean \"draw\"?)");
    CHECK(told[1].starts_with("sets/odd.yaml:8:2: not valid YAML"));
    const ProgramRun run =
        run_program("play --game dominion --mods " + mod.path().string() + " < /dev/null");
    CHECK(run.exit_code == 2);
    CHECK(run.output.find("sets/odd.yaml:8:2: not valid YAML") != std::string::npos);
}

TEST_CASE("nothing is told of what an entry with a mistake may declare", "[tools][lint]") {
    const TemporaryFolder mod;
    write_set(
        mod,
        "declares:\n"
        "  zones: { player: { nook: { slotz: 3 } } }\n"
        "  hooks: { on_dusk: { evnt: gained } }\n"
        "  verbs: { kindle: [{ resolve: on_dusk, odd: 1 }] }\n"
        "cards:\n"
        "  - { id: tart, name: Tart, types: [action], cost: 2, script: tart.lua, prams: { keep: "
        "3 } }\n"
        "  - { nme: bun, name: Bun, types: [action], cost: 2 }\n"
        "lineups:\n"
        "  - { id: odd, name: Odd, cards: [bun, cellar, moat, village, smithy, market, mine, "
        "remodel, militia, workshop] }\n");
    mod.write("cards/odd/tart.lua",
              "return { on_dusk = function(ctx)\n  ctx.player:draw(ctx.params.keep)\n"
              "  ctx.player:kindle(ctx.player.nook[2]:list()[1])\nend }\n");
    const std::vector<std::string> told = told_of(mod);
    CAPTURE(told);
    CHECK(std::all_of(told.begin(), told.end(), [](const std::string& line) {
        return line.starts_with("sets/odd.yaml:") &&
               (line.find("unknown key") != std::string::npos ||
                line.ends_with("the key \"id\" is missing"));
    }));
    CHECK(told.size() == 5);
}

TEST_CASE("a misspelt key is told where it stands, and nothing anywhere else", "[tools][lint]") {
    const std::filesystem::path tree{source_tree()};
    const std::vector<std::string> files{"sets/base.yaml",
                                         "sets/guilds.yaml",
                                         "sets/villages.yaml",
                                         "scripts/dominion/ruleset.yaml",
                                         "scripts/villages/ruleset.yaml",
                                         "scripts/chronicles/ruleset.yaml"};
    const auto roots = tool::content_roots({});
    const Catalog whole = Catalog::open(roots);
    Stream random = Stream::derive(7, hash_text("keys"));
    for (const std::string& file : files) {
        const std::string path = (roots.front() / file).generic_string();
        const std::string text = text_of(tree / file);
        for (int times = 0; times < 6; ++times) {
            // A key at the beginning of a line.
            std::size_t colon = std::string::npos;
            while (colon == std::string::npos || text[colon - 1] == '\n') {
                const std::size_t line =
                    text.rfind('\n', random.below(static_cast<std::uint32_t>(text.size()))) + 1;
                const std::size_t end = std::min(text.find('\n', line), text.size());
                const std::size_t found = text.find(':', line);
                const bool comment = text.find('#', line) < found;
                colon = found < end && !comment && line > 0 ? found : std::string::npos;
            }
            std::string spoiled = text;
            spoiled.insert(colon, "zz");
            const Catalog catalog = whole.changed({{path, spoiled}});
            std::vector<Diagnostic> told = catalog.check();
            // A name that is declared by another key is truly missing where it is used.
            if (!has_errors(catalog.problems())) continue;
            const std::vector<Diagnostic> read = tool::lint_scripts(catalog, roots);
            told.insert(told.end(), read.begin(), read.end());
            CAPTURE(file, spoiled.substr(spoiled.rfind('\n', colon) + 1, 80), to_text(told));
            CHECK(std::all_of(told.begin(), told.end(), [&](const Diagnostic& problem) {
                return problem.file == path || problem.severity == Diagnostic::Severity::warning;
            }));
        }
    }
}

}  // namespace cardwright::testing
