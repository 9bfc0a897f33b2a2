// From an idea to a card that is played: what `new`, `try`, `translate` and `spec` write and do.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {
namespace {

bool says(const ProgramRun& run, const std::string& part) {
    return run.output.find(part) != std::string::npos;
}

struct Author {
    TemporaryFolder folder;

    [[nodiscard]] ProgramRun run(const std::string& arguments) const {
        return run_program(arguments, folder.file("home"));
    }
    [[nodiscard]] ProgramRun make(const std::string& words) const {
        return run("new " + words + " --in " + folder.path().string());
    }
    [[nodiscard]] std::string mod(const std::string& id) const { return folder.file(id); }
    [[nodiscard]] std::string text(const std::string& inside) const {
        std::ifstream file{folder.path() / inside, std::ios::binary};
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    }
};

/// Everything a template promises: it loads without a finding, and its spec is run and fails.
void check_made(const Author& author, const std::string& mod) {
    const ProgramRun checked = author.run("check --mods " + author.mod(mod));
    INFO(checked.output);
    CHECK(checked.exit_code == 0);
    CHECK_FALSE(says(checked, "warning"));
    const ProgramRun specs = author.run("test --mods " + author.mod(mod));
    INFO(specs.output);
    CHECK(says(specs, "0 passed, 1 failed"));
}

}  // namespace

TEST_CASE("a new card is a mod that loads, plays and has a spec to mend", "[tools][authoring]") {
    const Author author;
    const ProgramRun made = author.make("card lemon_tart");
    INFO(made.output);
    REQUIRE(made.exit_code == 0);
    for (const char* file : {"mod.yaml", ".luarc.json", "sets/lemon-tart.yaml",
                             "cards/lemon-tart/lemon_tart.lua", "tests/lemon_tart_spec.lua",
                             ".cardwright/cardwright.lua", ".cardwright/schema/set.json"}) {
        INFO(file);
        CHECK(std::filesystem::exists(author.folder.path() / "lemon_tart" / file));
    }
    check_made(author, "lemon_tart");
    CHECK(author.text("lemon_tart/.cardwright/cardwright.lua").find("\"lemon_tart\"") !=
          std::string::npos);

    // A second one goes into the same set.
    const ProgramRun second =
        author.run("new card scone --in " + author.mod("lemon_tart") + "/cards");
    INFO(second.output);
    REQUIRE(second.exit_code == 0);
    CHECK(author.run("check --mods " + author.mod("lemon_tart")).exit_code == 0);
    CHECK(says(author.run("why scone --mods " + author.mod("lemon_tart")), "lemon-tart:scone"));
    // Nothing is overwritten.
    CHECK(says(author.run("new card scone --in " + author.mod("lemon_tart")), "nothing is"));

    // With it in hand: it can be played at once.
    author.folder.write("typed", "play scone\nquit\n");
    const ProgramRun tried =
        author.run("try scone --plain --lang en --mods " + author.mod("lemon_tart") + " < " +
                   author.folder.file("typed"));
    INFO(tried.output);
    CHECK(tried.exit_code == 0);
    CHECK(says(tried, "Scone"));
}

TEST_CASE("new cards fit the other games too", "[tools][authoring][slow]") {
    for (const char* game : {"chronicles", "villages"}) {
        const Author author;
        const ProgramRun made = author.make(std::string{"card newcomer --game "} + game);
        INFO(made.output);
        CHECK(made.exit_code == 0);
        check_made(author, "newcomer");
    }
}

TEST_CASE("a new game, set and bot load and play", "[tools][authoring]") {
    const Author author;
    const ProgramRun game = author.make("game pebbles");
    INFO(game.output);
    REQUIRE(game.exit_code == 0);
    check_made(author, "pebbles");
    const ProgramRun bot = author.run("new bot sly --game pebbles --in " + author.mod("pebbles"));
    INFO(bot.output);
    CHECK(bot.exit_code == 0);
    const ProgramRun played = author.run(
        "sim --game pebbles --seats sly,random --games 3 --seed 1 "
        "--mods " +
        author.mod("pebbles"));
    INFO(played.output);
    CHECK(played.exit_code == 0);
    const ProgramRun set = author.make("set bakery");
    INFO(set.output);
    CHECK(set.exit_code == 0);
    check_made(author, "bakery");
    CHECK(says(author.make("mod Bad"), "is no id"));
}

TEST_CASE("a translation is begun, filled in and complete", "[tools][authoring]") {
    const Author author;
    REQUIRE(author.make("card lemon_tart").exit_code == 0);
    const std::string mods = " --mods " + author.mod("lemon_tart");
    const ProgramRun begun = author.run("translate lemon-tart de" + mods);
    INFO(begun.output);
    REQUIRE(begun.exit_code == 0);
    const std::string place = "lemon_tart/cards/lemon-tart/locale/de.yaml";
    std::string text = author.text(place);
    CHECK(text.find("  # Lemon tart\n  # lemon_tart.name: \"\"\n") != std::string::npos);
    CHECK(text.find("  # lemon_tart.text: \"\"\n") != std::string::npos);
    // What has just been begun loads, and beginning again adds nothing.
    CHECK(author.run("check" + mods).exit_code == 0);
    CHECK(says(author.run("translate lemon-tart de" + mods), "0 texts to translate"));
    CHECK(author.text(place) == text);
    author.folder.write(place,
                        "format: cardwright/locale@1\nlanguage: de\ntexts:\n"
                        "  lemon_tart.name: Zitronentarte\n"
                        "  lemon_tart.text: \"+{amount} {amount|Münze|Münzen}.\"\n");
    const std::string missing = author.run("check --missing de" + mods).output;
    CHECK(missing.find("lemon_tart.") == std::string::npos);
    author.folder.write("typed", "card lemon_tart\nquit\n");
    const ProgramRun table =
        author.run("try lemon_tart --plain --lang de" + mods + " < " + author.folder.file("typed"));
    INFO(table.output);
    CHECK(says(table, "Zitronentarte"));
    CHECK(says(table, "+2 Münzen."));
}

TEST_CASE("a saved game becomes a spec that passes", "[tools][authoring]") {
    const Author author;
    const std::string game = author.folder.file("odd.game");
    const ProgramRun played = author.run(
        "play --game dominion --seats big-money,random --seed 5 --plain --record " + game);
    INFO(played.output);
    REQUIRE(std::filesystem::exists(game));
    const std::string spec = author.folder.file("odd_spec.lua");
    REQUIRE(author.run("spec " + game + " --output " + spec).exit_code == 0);
    const ProgramRun run = author.run("test " + spec);
    INFO(run.output);
    CHECK(says(run, "1 passed, 0 failed"));
    CHECK(says(author.run("spec " + game + " --output " + author.folder.file("odd.lua")),
               "specs are called"));
}

TEST_CASE("what a saved game says becomes no code in its spec", "[tools][authoring][attack]") {
    const Author author;
    const std::string game = author.folder.file("odd.game");
    author.folder.write("odd.game",
                        "cardwright/record@2\nruleset dominion\"]]=x 1\nset a\"}error()-- 1\n"
                        "seats 2\nseed 1\nlineup a\\\noption x=error(),y 1\n---\n"
                        "1 ask\rerror() st\"..error()..\"op\\\n"
                        "1 ask error()--:x%0D%1B[31m\n1 ask end:\"x a:b\n");
    const ProgramRun made = author.run("spec --name 'odd\" {' " + game);
    INFO(made.output);
    CHECK(made.exit_code == 0);
    for (const char* line :
         {"scenario \"odd\\\" {\" {", "ruleset = \"dominion\\\"]]=x\",",
          "sets = { \"a\\\"}error()--\", },", "lineup = { \"a\\\\\", },", "[\"x=error(),y\"] = 1,",
          "t:answer(\"ann\", \"st\\\"..error()..\\\"op\\\\\")\n",
          "t:answer(\"ann\", \"x\\013\\027[31m\")   -- ask\n"}) {
        INFO(line);
        CHECK(says(made, line));
    }
}

}  // namespace cardwright::testing
