// `check` finds by reading what would otherwise go wrong at somebody's table.
#include "cardwright/lint/lint.hpp"

#include <sys/wait.h>

#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "cardwright/content.hpp"
#include "cardwright/lint/lua_tree.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {
namespace {

struct LintMistake {
    std::string card;
    std::string body;   ///< of on_play, or a whole script if it begins with "return"
    std::string found;  ///< behind the file: line, column and what is said
};

const std::vector<LintMistake>& mistakes() {
    static const std::vector<LintMistake> all{
        {"misspelt_method",
         "ctx:attack(ctx.player.others, function(victim)\n    victim:discrad(victim.hand)\n  end)",
         ":4:12: typos:misspelt_method: nothing has a method \"discrad\" (did you mean "
         "\"discard\"?)"},
        {"known_victim",
         "for _, victim in ipairs(ctx.player.others) do\n    victim:discrad(victim.hand)\n  end",
         ":4:12: typos:known_victim: a player has no \"discrad\" (did you mean \"discard\"?)"},
        {"missing_end", "if ctx.player then\n    ctx.player:draw(1)", "'end' expected"},
        {"forgotten_local", "surplus = 2",
         ":3:3: typos:forgotten_local: \"surplus\" would be a global, and scripts share nothing: "
         "write \"local surplus\""},
        {"exactly_nil",
         "ctx.player:choose_cards { from = ctx.player.hand, exactly = nil, prompt = "
         "\"militia.discard\" }",
         ":3:63: typos:exactly_nil: `exactly = nil` says nothing, as if it were not there"},
        {"key_of_a_reason",
         "ctx.player:choose_card { from = ctx.player.hand, prompt = \"militia.discard\", refuse = "
         "{ { "
         "reason = \"too_expensive\", cots = 1 } } }",
         ":3:119: typos:key_of_a_reason: there is no key \"cots\" (did you mean \"cost\"?) here"},
        {"of_a_victim",
         "ctx:attack(ctx.player.others, function(victim)\n    victim:choose_cards { from = "
         "victim.hand, exactly = nil, prompt = \"militia.discard\" }\n  end)",
         ":4:57: typos:of_a_victim: `exactly = nil` says nothing, as if it were not there"},
        {"unknown_param", "ctx.player:draw(ctx.params.kep)",
         ":3:30: typos:unknown_param: there is no param of this card \"kep\" (did you mean "
         "\"keep\"?)"},
        {"unknown_counter", "ctx.player:add(\"coin\", 1)",
         ":3:18: typos:unknown_counter: there is no counter \"coin\" (did you mean \"coins\"?)"},
        {"unknown_zone", "ctx.player:draw(ctx.player.hnd:count())",
         ":3:30: typos:unknown_zone: a player has no \"hnd\" (did you mean \"hand\"?)"},
        {"unknown_pile", "if game.supply.provinze:count() == 0 then return end",
         ":3:18: typos:unknown_pile: zones have no \"provinze\" (did you mean \"province\"?)"},
        {"unknown_hook", "return { on_plya = function(ctx) end }",
         ":1:10: typos:unknown_hook: \"on_plya\" is no hook, and nothing else that a card has (did "
         "you mean \"on_play\"?)"},
        {"unknown_event",
         "return { triggers = { { event = \"gaind\", run = function(ctx) end } } }",
         ":1:33: typos:unknown_event: there is no event \"gaind\" (did you mean \"gained\"?)"},
        {"question_in_when",
         "return { triggers = { { event = \"gained\", when = function(ctx)\n  return "
         "ctx.player:confirm { prompt = \"moat.reveal\" }\nend, run = function(ctx) end } } }",
         ":2:21: typos:question_in_when: \"confirm\" asks a player, and nothing may be asked in "
         "`when`"},
        {"question_in_refuse",
         "ctx.player:choose_card { from = ctx.player.hand, prompt = \"moat.reveal\", refuse = "
         "function(card)\n    ctx.player:add(\"coins\", 1)\n  end }",
         ":4:16: typos:question_in_refuse: \"add\" changes something, and nothing may be changed "
         "in "
         "`refuse`"},
        {"dot_for_colon", "ctx.player.discard(ctx.player.hand)",
         ":3:14: typos:dot_for_colon: a method is called with a colon: \":discard(…)\""},
        {"too_few", "ctx.player:move(ctx.card)",
         ":3:14: typos:too_few: \"move\" needs `zone`: zone"},
        {"too_many", "ctx.player:take(\"coins\", 2)",
         ":3:28: typos:too_many: \"take\" takes only 1 argument"},
        {"text_for_number", "ctx.player:add(\"coins\", \"two\")",
         ":3:27: typos:text_for_number: `n` takes integer, not a text"},
        {"unknown_key",
         "ctx.player:choose_cards { from = ctx.player.hand, exacly = 1, prompt = "
         "\"militia.discard\" }",
         ":3:53: typos:unknown_key: there is no key \"exacly\" (did you mean \"exactly\"?) here"},
        {"missing_key", "ctx.player:choose_cards { from = ctx.player.hand, exactly = 1 }",
         ":3:27: typos:missing_key: `prompt` is missing: text_key"},
        {"unknown_type", "ctx.player:draw(ctx.player.hand:count { type = \"tresure\" })",
         ":3:50: typos:unknown_type: there is no type \"tresure\" (did you mean \"treasure\"?)"},
        {"unknown_variable", "local victim = ctx.player.left\n  victm:draw(1)",
         ":4:3: typos:unknown_variable: there is no variable \"victm\" (did you mean \"victim\"?)"},
        {"unknown_function", "ctx.player:draw(math.flor(2))",
         ":3:24: typos:unknown_function: \"math\" has no \"flor\" (did you mean \"floor\"?)"},
        {"unknown_card",
         "for _, card in ipairs(ctx.player.hand:list()) do\n    if card.name == \"coper\" then "
         "return "
         "end\n  end",
         ":4:21: typos:unknown_card: there is no card \"coper\" (did you mean \"copper\"?)"},
        {"set_field", "ctx.player.coins = 3",
         ":3:14: typos:set_field: \"coins\" of a player cannot be set like that"},
        {"no_text", "ctx.player:confirm { prompt = \"no_text.ask\" }",
         ":3:33: typos:no_text: warning: no text says what \"no_text.ask\" asks"},
    };
    return all;
}

std::string script_of(const LintMistake& mistake) {
    if (mistake.body.starts_with("return")) return mistake.body + "\n";
    return "local card = {}\nfunction card.on_play(ctx)\n  " + mistake.body +
           "\nend\nreturn card\n";
}

}  // namespace

TEST_CASE("check finds mistakes in scripts by reading them, all at once", "[tools][lint]") {
    const TemporaryFolder mod;
    mod.write("mod.yaml", "format: cardwright/mod@1\nid: typos\n");
    std::string set =
        "format: cardwright/set@1\nid: typos\nversion: 1.0.0\nruleset: dominion\nname: "
        "Typos\ncards:\n";
    for (const LintMistake& mistake : mistakes()) {
        set += "  - { id: " + mistake.card + ", name: " + mistake.card +
               ", types: [action], cost: 3, script: " + mistake.card +
               ".lua, params: { keep: { is: 3, min: 0 } } }\n";
        mod.write("cards/typos/" + mistake.card + ".lua", script_of(mistake));
    }
    mod.write("sets/typos.yaml", set);
    const ProgramRun run = run_program("check --mods " + mod.path().string());
    INFO(run.output);
    CHECK(run.exit_code == 1);
    for (const LintMistake& mistake : mistakes()) {
        INFO(mistake.card);
        const std::size_t file = run.output.find("/cards/typos/" + mistake.card + ".lua:");
        REQUIRE(file != std::string::npos);
        const std::string line = run.output.substr(file, run.output.find('\n', file) - file);
        CHECK(line.find(mistake.found) != std::string::npos);
    }
    // One sentence for each: what follows from a mistake is not told as another.
    std::size_t told = 0;
    for (std::size_t at = run.output.find("/cards/typos/"); at != std::string::npos;
         at = run.output.find("/cards/typos/", at + 1)) {
        ++told;
    }
    CHECK(told == mistakes().size());
}

TEST_CASE("check finds mistakes in set files", "[tools][lint]") {
    const TemporaryFolder mod;
    const auto set = [&](const std::string& id, const std::string& rest) {
        mod.write("sets/" + id + ".yaml", "format: cardwright/set@1\nid: " + id +
                                              "\nversion: 1.0.0\nruleset: dominion\nname: Typos\n" +
                                              rest);
    };
    set("one", "cards:\n  - { id: a_key, name: A, types: [action], cost: 1, scrpt: a.lua }\n");
    set("two", "cards:\n  - { id: a_text, name: A, types: [action], cost: four }\n");
    set("three", "cards:\n  - { id: a_tab, name: A, types: [action], cost: 1 }\n\t- id: b\n");
    set("four",
        "cards:\n  - { id: a_line, name: A, types: [action], cost: 1, kingdom: true }\nlineups:\n  "
        "- { id: odd, name: Odd, cards: [a_lin] }\n");
    const std::string told = run_program("check --mods " + mod.path().string()).output;
    INFO(told);
    CHECK(told.find("sets/one.yaml:7:53: cards[0].scrpt: unknown key (did you mean") !=
          std::string::npos);
    CHECK(told.find("did you mean \"script\"?") != std::string::npos);
    CHECK(told.find("sets/two.yaml:7:51: cards[0].cost: expected a whole number") !=
          std::string::npos);
    CHECK(told.find("sets/three.yaml:8:2: not valid YAML") != std::string::npos);
    CHECK(told.find("sets/four.yaml:9:35: ") != std::string::npos);
    CHECK(told.find("did you mean \"a_line\"?") != std::string::npos);
}

TEST_CASE("check shows the line of a mistake with a mark below it", "[tools][lint]") {
    const TemporaryFolder mod;
    mod.write("sets/odd.yaml",
              "format: cardwright/set@1\nid: odd\nversion: 1.0.0\nruleset: dominion\nname: Odd\n"
              "cards:\n  - { id: a_text, name: \"Ä\", types: [action], cost: four }\n");
    const std::string told = run_program("check --mods " + mod.path().string()).output;
    INFO(told);
    // A letter is a column, however many bytes it has.
    CHECK(told.find("\n  |   - { id: a_text, name: \"Ä\", types: [action], cost: four }\n  | " +
                    std::string(52, ' ') + "^\n") != std::string::npos);
}

TEST_CASE("check finds texts that nobody asks for and translations that lose a number",
          "[tools][lint]") {
    const TemporaryFolder mod;
    mod.write("sets/odd.yaml",
              "format: cardwright/set@1\nid: odd\nversion: 1.0.0\nruleset: dominion\nname: Odd\n"
              "cards:\n  - id: tart\n    name: Tart\n    types: [action]\n    cost: 1\n"
              "    params: { keep: 3 }\n    script: tart.lua\n"
              "    text: { en: \"Keep {keep}.\", de: \"Behalte welche.\" }\n");
    mod.write(
        "cards/odd/tart.lua",
        "return { on_play = function(ctx)\n  ctx.player:confirm { prompt = \"tart.which\" }\n"
        "  local what = \"three\"\n  ctx.player:confirm { prompt = \"tart.\" .. what }\nend }\n");
    const auto write_locales = [&](const std::string& key) {
        const std::string head = "format: cardwright/locale@1\nlanguage: ";
        mod.write("cards/odd/locale/en.yaml",
                  head + "en\ntexts:\n  tart.which: \"{player}, which?\"\n  " + key + ": Oh\n");
        mod.write("cards/odd/locale/de.yaml", head + "de\ntexts:\n  tart.which: Welche?\n");
    };
    write_locales("tart.three");
    const std::string some = run_program("check --mods " + mod.path().string()).output;
    INFO(some);
    CHECK(some.find("sets/odd.yaml:13:37: cards[0].text.de: warning: the English text shows "
                    "{keep}, and this one does not") != std::string::npos);
    CHECK(some.find("de.yaml:4:") != std::string::npos);
    CHECK(some.find("the English text shows {player}") != std::string::npos);
    CHECK(some.find("no script uses") == std::string::npos);  // a key may be put together

    mod.write("cards/odd/tart.lua",
              "return { on_play = function(ctx)\n  ctx.player:confirm { prompt = \"tart.which\" "
              "}\nend }\n");
    write_locales("tart.wich");
    const std::string other = run_program("check --mods " + mod.path().string()).output;
    INFO(other);
    CHECK(other.find("cards/odd/locale/en.yaml:5:3: warning: no script uses the text "
                     "\"tart.wich\"") != std::string::npos);
}

TEST_CASE("a script is not called unread where its set cannot be read", "[tools][lint]") {
    const TemporaryFolder mod;
    mod.write("cards/odd/tart.lua", "return {}\n");
    mod.write("sets/odd.yaml", "format: cardwright/set@1\n\tid: odd\n");
    const std::string broken = run_program("check --mods " + mod.path().string()).output;
    INFO(broken);
    CHECK(broken.find("not valid YAML") != std::string::npos);
    CHECK(broken.find("no card names this script") == std::string::npos);
}

TEST_CASE("check --watch checks again when a file is saved", "[tools][lint]") {
    const TemporaryFolder mod;
    const auto write_set = [&](const std::string& cost) {
        mod.write("sets/odd.yaml",
                  "format: cardwright/set@1\nid: odd\nversion: 1.0.0\nruleset: dominion\nname: "
                  "Odd\ncards:\n  - { id: tart, name: Tart, types: [action], cost: " +
                      cost + " }\n");
    };
    write_set("four");
    const std::string command = std::string{"echo $$; exec "} + built_program() +
                                " check --watch --mods " + mod.path().string() + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    char line[4096];
    REQUIRE(std::fgets(line, sizeof line, pipe) != nullptr);
    const pid_t program = std::atoi(line);
    const auto told = [&] {
        std::string text;
        while (text.find("Waiting for") == std::string::npos &&
               std::fgets(line, sizeof line, pipe) != nullptr) {
            text += line;
        }
        return text;
    };
    CHECK(told().find("expected a whole number") != std::string::npos);
    write_set("4");
    CHECK(told().find("all is well") != std::string::npos);
    kill(program, SIGINT);
    const int status = pclose(pipe);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
}

TEST_CASE("what sets bring is read by its place, and by all names it has", "[tools][lint]") {
    const TemporaryFolder mod;
    const std::string declares =
        "declares:\n  counters: { player: { lights: 0 } }\n  hooks: { on_dusk: {} }\n"
        "  verbs: { kindle: [{ resolve: on_dusk }] }\n  queries: { glow: { of: player, base: "
        "lights "
        "} }\n";
    for (const std::string id : {"aa", "bb"}) {
        mod.write("sets/" + id + ".yaml",
                  "format: cardwright/set@1\nid: " + id +
                      "\nversion: 1.0.0\nruleset: dominion\nname: Lights\n" + declares +
                      "  steps: [{ id: dusk, in: buy, script: true }]\ncards:\n  - { id: lamp_" +
                      id + ", name: Lamp, types: [action], cost: 1, script: lamp.lua }\n");
        mod.write("cards/" + id + "/lamp.lua",
                  "return { on_dusk = function(ctx) ctx.player:add(\"lights\", 1) end }\n");
        mod.write("cards/" + id + "/steps.lua",
                  "return { dusk = function(ctx)\n  local me = game.active\n  me:add(\"" + id +
                      ":lights\", me:glow())\n  me:kindle(me.hand:list()[1])\nend }\n");
    }
    mod.write("cards/aa/verbs.lua",
              "return { player = { shine = function(me)\n  me:add(\"lihgts\", 1)\nend } }\n");
    const auto roots = tool::content_roots({mod.path().string()});
    const std::string told = to_text(tool::lint_scripts(Catalog::open(roots), roots));
    CHECK(told == mod.path().string() +
                      "/cards/aa/verbs.lua:2:10: there is no counter \"lihgts\" (did you mean "
                      "\"lights\"?)\n");
}

TEST_CASE("nothing is found in the shipped scripts, nor in those of the miniature games",
          "[tools][lint]") {
    std::vector<std::string> mods;
    for (const char* mini : {"brawl", "caravans", "hamlets"}) {
        mods.push_back(std::string{source_tree()} + "/tests/minis/" + mini);
    }
    const auto roots = tool::content_roots(mods);
    CHECK(to_text(tool::lint_scripts(Catalog::open(roots), roots)).empty());
}

TEST_CASE("check has nothing to say of the games in the documents", "[tools][lint]") {
    for (const char* game : {"embers", "tricks", "whispers"}) {
        const ProgramRun run =
            run_program("check --mods " + std::string{source_tree()} + "/docs/examples/" + game);
        INFO(run.output);
        CHECK(run.exit_code == 0);
        CHECK(run.output.find("warning") == std::string::npos);
    }
}

TEST_CASE("a script is read with its places", "[tools][lint]") {
    const tool::LuaNode chunk =
        tool::parse_lua("local a = { b = 1, [\"c\"] = 2, 3 }\nreturn a.b:f \"x\"");
    REQUIRE(chunk.children.size() == 2);
    const tool::LuaNode& table = chunk.children[0].children[0];
    CHECK(table.children.size() == 3);
    CHECK(table.children[1].children[0].text == "c");
    const tool::LuaNode& call = chunk.children[1].children[0];
    CHECK(call.is(tool::LuaNode::Kind::method));
    CHECK(call.line == 2);
    CHECK(call.column == 12);
    CHECK_THROWS(tool::parse_lua("local = 1"));
}

}  // namespace cardwright::testing
