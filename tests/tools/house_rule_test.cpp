// House rules and mods, as a user of the program meets them.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {
namespace {

bool mentions(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// Runs the program as somebody with a data folder of their own.
struct User {
    TemporaryFolder folder;

    [[nodiscard]] ProgramRun run(const std::string& arguments) const {
        return run_program(arguments, folder.path().string());
    }
    [[nodiscard]] std::string rules() const {
        return (folder.path() / "cardwright" / "house-rules" / "mod.yaml").string();
    }
};

}  // namespace

TEST_CASE("a house rule is written, seen at the table and taken back", "[tools][house-rule]") {
    const User user;
    CHECK(mentions(user.run("house-rule").output, "You have no house rules."));

    const ProgramRun made = user.run("house-rule militia keep=2");
    INFO(made.output);
    REQUIRE(made.exit_code == 0);
    CHECK(mentions(made.output, "base:militia params.keep: 3 → 2"));
    CHECK(mentions(made.output, user.rules()));
    CHECK(mentions(user.run("house-rule --list").output, "base:militia params.keep = 2"));

    const std::string why = user.run("why militia").output;
    CHECK(mentions(why, "params.keep  2  — house-rules (" + user.rules() + ":"));
    CHECK(mentions(why, "before: 3"));

    user.folder.write("typed", "card militia\nquit\n");
    const std::string typed = user.folder.file("typed");
    const std::string seat = "play --game dominion --seats human,big-money --seed 3 --plain";
    const std::string table = user.run(seat + " < " + typed).output;
    CHECK(mentions(table, "discards down to 2 cards in hand."));
    CHECK(mentions(table, "Changed by house-rules: params.keep is 2 instead of 3."));
    CHECK_FALSE(mentions(table, "Its values are those of the printed card."));
    CHECK(mentions(user.run("mods").output, "house-rules 1.0.0"));

    CHECK(user.run("house-rule --remove militia.keep").exit_code == 0);
    CHECK(mentions(user.run("house-rule --list").output, "You have no house rules."));
    CHECK_FALSE(mentions(user.run("why militia").output, "before:"));
}

TEST_CASE("a house rule that makes no sense changes nothing", "[tools][house-rule]") {
    const User user;
    const auto refused = [&](const std::string& arguments) {
        const ProgramRun run = user.run("house-rule " + arguments);
        CHECK(run.exit_code != 0);
        CHECK_FALSE(std::filesystem::exists(user.rules()));
        return run.output;
    };
    CHECK(mentions(refused("militia kep=2"), "has nothing called \"kep\"; it has: cost"));
    CHECK(mentions(refused("milita keep=2"), "did you mean \"militia\"?"));
    CHECK(mentions(refused("militia keep=-1"), "expected a number of at least 0, found -1"));
    CHECK(mentions(refused("militia keep=many"), "expected a whole number, found many"));
    CHECK(mentions(refused("militia"), "write what is to change"));
    CHECK(mentions(refused("keep=2"), "write card value=number"));
    CHECK(mentions(refused("--remove militia"), "there is no house rule"));
}

TEST_CASE("a script laid over a card may call what it replaces", "[tools][house-rule]") {
    const TemporaryFolder mod;
    mod.write("mod.yaml",
              "format: cardwright/mod@1\nid: louder\n"
              "changes: { base:moneylender: { script: louder.lua }, base:village: { script: "
              "louder.lua }, base:chapel: { script: louder.lua } }\n");
    mod.write("cards/base/louder.lua",
              "local card = {}\n"
              "function card.on_play(ctx, original)\n"
              "  original(ctx)\n"
              "  ctx.player:add(\"buys\", 1)\n"
              "end\n"
              "return card\n");
    mod.write("tests/louder_spec.lua",
              "scenario \"Moneylender still trashes, and gives a buy\" {\n"
              "  ruleset = \"dominion\", sets = { \"base\" },\n"
              "  given = { ann = { hand = { \"moneylender\", \"copper\" } } },\n"
              "  run = function(t)\n"
              "    t:play(\"ann\", \"moneylender\")\n"
              "    t:expect(\"ann\", { buys = 2, coins = 3 })\n"
              "  end,\n"
              "}\n"
              "scenario \"Chapel still asks, and gives a buy\" {\n"
              "  ruleset = \"dominion\", sets = { \"base\" },\n"
              "  given = { ann = { hand = { \"chapel\", \"copper\" } } },\n"
              "  run = function(t)\n"
              "    t:play(\"ann\", \"chapel\")\n"
              "    t:answer(\"ann\", { \"copper\" })\n"
              "    t:expect(\"ann\", { buys = 2, hand = {} })\n"
              "  end,\n"
              "}\n");
    const ProgramRun specs =
        run_program("test " + (mod.path() / "tests" / "louder_spec.lua").string());
    INFO(specs.output);
    CHECK(mentions(specs.output, "2 passed, 0 failed"));
    const ProgramRun run =
        run_program("sim --game dominion --sets base --mods " + mod.path().string() +
                    " --seats random,random --games 5 --seed 1 --json");
    INFO(run.output);
    CHECK(run.exit_code == 0);
    const ProgramRun why = run_program("why village --mods " + mod.path().string());
    CHECK(mentions(why.output, "script"));
    CHECK(mentions(why.output, "louder"));

    SECTION("and has hooks only") {
        mod.write("cards/base/louder.lua", "return { on_plya = function(ctx, original) end }\n");
        const ProgramRun wrong = run_program("check --mods " + mod.path().string());
        CHECK(wrong.exit_code == 1);
        CHECK(mentions(wrong.output, "\"on_plya\" is no hook"));
        CHECK(mentions(wrong.output, "did you mean \"on_play\"?"));
    }
}

TEST_CASE("the script of a card is copied into one's own mod and edited there",
          "[tools][house-rule]") {
    const User user;
    const ProgramRun made = user.run("house-rule moat --script");
    INFO(made.output);
    REQUIRE(made.exit_code == 0);
    const std::filesystem::path copy =
        user.folder.path() / "cardwright" / "house-rules" / "cards" / "base" / "moat.lua";
    CHECK(mentions(made.output, copy.string()));
    // Triggers and all: what is copied does what the card did.
    CHECK(user.run("check").exit_code == 0);
    CHECK(user.run("sim --game dominion --sets base --lineup moat --seats random,random --games 3 "
                   "--seed 1")
              .exit_code == 0);
    CHECK(mentions(user.run("why moat").output, "house-rules"));
    user.folder.write("cardwright/house-rules/cards/base/moat.lua",
                      "return { on_play = function(ctx, original)\n  ctx.player:drw(2)\nend }\n");
    CHECK(mentions(user.run("check").output, "moat.lua:2:14: base:moat: a player has no \"drw\""));
}

TEST_CASE("two mods that disagree stop a game until somebody decides", "[tools][house-rule]") {
    const User user;
    const TemporaryFolder one;
    const TemporaryFolder other;
    one.write(
        "mod.yaml",
        "format: cardwright/mod@1\nid: one\nchanges: { base:militia: { params: { keep: 2 } } }\n");
    other.write("mod.yaml",
                "format: cardwright/mod@1\nid: other\nchanges: { base:militia: { params: { keep: 4 "
                "} } }\n");
    const std::string mods = " --mods " + one.path().string() + "," + other.path().string();
    const std::string sim =
        "sim --game dominion --sets base --seats random,random --games 1 --seed 1";
    const ProgramRun conflict = user.run(sim + mods);
    CHECK(conflict.exit_code != 0);
    CHECK(mentions(conflict.output, "two mods change base:militia.params.keep"));
    CHECK(mentions(conflict.output, "cardwright mods decide base:militia.params.keep other"));
    CHECK(user.run("check" + mods).exit_code == 1);
    // It is nobody's business who plays something else.
    CHECK(
        user.run("sim --game villages --seats random,random --games 1 --seed 1" + mods).exit_code ==
        0);
    CHECK_FALSE(mentions(user.run("play --plain </dev/null" + mods).output, "villages"));

    CHECK(user.run("mods decide base:militia.params.keep other").exit_code == 0);
    CHECK(user.run(sim + mods).exit_code == 0);
    CHECK(mentions(user.run("why militia" + mods).output, "params.keep  4"));
    // Harmless when one of them is gone.
    CHECK(mentions(user.run("why militia --mods " + one.path().string()).output, "params.keep  2"));
}

TEST_CASE("why tells everyone who set a value, the last first, whatever folders are called",
          "[tools][house-rule]") {
    const User user;
    const auto change = [](const std::string& id, const std::string& needs, int keep) {
        return "format: cardwright/mod@1\nid: " + id + "\nneeds: [" + needs +
               "]\nchanges: { base:militia: { params: { keep: " + std::to_string(keep) + " } } }\n";
    };
    // Named so that neither the order of folders nor that of ids is that of their needs.
    const auto told = [&](const std::string& mill, const std::string& bakery,
                          const std::string& cafe) {
        const TemporaryFolder mods;
        mods.write(mill + "/mod.yaml", change("mill", "", 6));
        mods.write(bakery + "/mod.yaml", change("bakery", "mill", 5));
        mods.write(cafe + "/mod.yaml", change("a-cafe", "bakery", 4));
        std::string text = user.run("why militia --mods " + mods.file(cafe) + "," +
                                    mods.file(mill) + "," + mods.file(bakery))
                               .output;
        const std::string folder = mods.path().string();
        for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder)) {
            text.erase(at, text.find("/mod.yaml", at) - at);
        }
        text.erase(0, text.find("params.keep"));
        return text.substr(0, text.find("\n  params", 1));
    };
    REQUIRE(user.run("house-rule militia keep=2").exit_code == 0);
    const std::string plain = told("one", "two", "three");
    INFO(plain);
    CHECK(plain.find("params.keep  2  — house-rules (") == 0);
    std::size_t at = 0;
    for (const char* line :
         {"before: 4  — a-cafe (/mod.yaml:4)", "before: 5  — bakery (/mod.yaml:4)",
          "before: 6  — mill (/mod.yaml:4)", "before: 3  — "}) {
        INFO(line);
        const std::size_t next = plain.find(line, at);
        REQUIRE(next != std::string::npos);
        at = next;
    }
    CHECK(told("z", "m", "a") == plain);
    CHECK(told("a", "m", "z") == plain);
    CHECK(mentions(user.run("why militia --json").output, "\"earlier\": ["));
    const TemporaryFolder mill;
    mill.write("mod.yaml", change("mill", "", 6));
    user.folder.write("typed", "card militia\nquit\n");
    CHECK(mentions(user.run("play --seed 3 --plain --mods " + mill.path().string() + " < " +
                            user.folder.file("typed"))
                       .output,
                   "Changed by house-rules: params.keep is 2 instead of 3."));
}

}  // namespace cardwright::testing
