// Every command of the help page, as somebody uses it.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "cardwright/console/sitting.hpp"
#include "catalog/text_file.hpp"
#include "console/terminal.hpp"
#include "support/program.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::vector<std::string> commands_game{
    "--lang",    "en",         "--game",  "dominion",
    "--sets",    "base",       "--seats", "human,village-smithy-market",
    "--kingdom", "first_game", "--seed",  "5"};

std::string said(const std::string& input) {
    const PipedRun run = run_piped(commands_game, input);
    CHECK(run.exit_code == 0);
    return run.output;
}

}  // namespace

TEST_CASE("help names every command", "[console][terminal]") {
    const std::string page = said("help\n");
    for (const tool::Sitting::Command& command : tool::Sitting::commands()) {
        CHECK_THAT(page, ContainsSubstring("  " + std::string{command.word}));
    }
    CHECK_THAT(said("?\n"), ContainsSubstring("what a bot would do"));
    CHECK_THAT(said("помощь\n"), ContainsSubstring("what a bot would do"));
}

TEST_CASE("card shows a card and where it comes from", "[console][terminal]") {
    CHECK_THAT(said("card -v moat\n"),
               ContainsSubstring("Moat · Action, Reaction") && ContainsSubstring("Cost 2") &&
                   ContainsSubstring("sets/base.yaml") &&
                   ContainsSubstring("cards/base/moat.lua") && ContainsSubstring("printed card"));
    CHECK_THAT(said("card mi\n"), ContainsSubstring("could mean Militia, Mine"));
    CHECK_THAT(said("card xyz\n"), ContainsSubstring("No card is called “xyz”"));
    CHECK_THAT(said("card\n"), ContainsSubstring("Which card?"));
}

TEST_CASE("why says why a card cannot be chosen", "[console][terminal]") {
    CHECK_THAT(said("all\nwhy gold\n"), ContainsSubstring("Gold costs 6; you have 4."));
    CHECK_THAT(said("why estate\n"),
               ContainsSubstring("Estate: In the Buy phase only Treasures can be played."));
    CHECK_THAT(said("all\nwhy silver\n"), ContainsSubstring("Silver can be chosen now"));
}

TEST_CASE("why says what comes first", "[console][terminal]") {
    CHECK_THAT(said("why curse\n"),
               ContainsSubstring("You can't choose Curse now: play your Treasures first."));
}

TEST_CASE("help takes its examples from the game", "[console][terminal]") {
    CHECK_THAT(said("help\n"), ContainsSubstring("(copper, or just cop)"));
}

TEST_CASE("a command has more than one name", "[console][terminal]") {
    for (const std::string word : {"q", "exit", "quit"}) {
        CHECK_THAT(said(word + "\nxyzzy\n"), !ContainsSubstring("xyzzy"));
    }
    CHECK_THAT(said("lang ru\nсовет\n"), ContainsSubstring("ответил бы"));
    CHECK_THAT(said("lang ru\nподсказка\n"), ContainsSubstring("ответил бы"));
}

TEST_CASE("names stand in the case a sentence asks for", "[console][terminal]") {
    const std::string russian = said("lang ru\nвсе\nдеревня\nжурнал\n");
    CHECK_THAT(russian, ContainsSubstring("Игрок 1 покупает Деревню") &&
                            ContainsSubstring("берёт 5 карт") &&
                            ContainsSubstring("тасует колоду"));
    CHECK_THAT(said("lang pl\nwszystko\nwioska\ndziennik\n"),
               ContainsSubstring("Gracz 1 kupuje Wioskę"));
}

TEST_CASE("hint asks a bot, with its reason", "[console][terminal]") {
    CHECK_THAT(said("all\nhint\n"), ContainsSubstring("Village-Smithy-Market would answer") &&
                                        ContainsSubstring("best card of its plan"));
}

TEST_CASE("hint tells what a search expects of the best answers", "[console][terminal]") {
    const std::string told = said("all\nhint\n");
    for (const char* number : {"1. ", "2. ", "3. "}) CHECK_THAT(told, ContainsSubstring(number));
    CHECK_THAT(told, ContainsSubstring("points ahead (±\u00a0"));
    CHECK_THAT(said("lang pl\nwszystko\nrada\n"), ContainsSubstring("zwycięstwa"));
    CHECK_THAT(said("lang ru\nвсе\nсовет\n"), ContainsSubstring("доля победы"));
}

TEST_CASE("people see who thinks", "[console][terminal]") {
    Terminal table{{"--lang", "en", "--game", "dominion", "--sets", "base", "--kingdom",
                    "first_game", "--seats", "human,search:20", "--seed", "5"}};
    CHECK(table.raw().find("is thinking …") == std::string::npos);
    table.type("all; silver");
    CHECK(table.shows("Turn 2"));
    CHECK(table.raw().find("is thinking …") != std::string::npos);
    CHECK_FALSE(table.shows("is thinking …"));
}

TEST_CASE("what bots think is shown to onlookers, and to nobody who plays", "[console]") {
    const PipedRun run =
        run_piped({"--lang", "en", "--game", "dominion", "--seats", "search:4,big-money", "--seed",
                   "2", "--watch", "--show-thoughts", "--plain"},
                  "");
    CHECK_THAT(run.output, ContainsSubstring("games played out:"));
    const PipedRun refused = run_piped({"--lang", "en", "--game", "dominion", "--seats",
                                        "human,search:4", "--seed", "2", "--show-thoughts"},
                                       "");
    CHECK(refused.exit_code != 0);
    CHECK_THAT(refused.output, ContainsSubstring("tells of its cards"));
}

TEST_CASE("log tells what happened", "[console][terminal]") {
    CHECK_THAT(said("all\nsilver\nlog\n"), ContainsSubstring("Player 1 plays Copper ×4") &&
                                               ContainsSubstring("Player 1 buys Silver"));
}

TEST_CASE("undo and redo walk through the answers", "[console][terminal]") {
    CHECK_THAT(said("undo\n"), ContainsSubstring("nothing to undo"));
    CHECK_THAT(said("redo\n"), ContainsSubstring("nothing to redo"));
}

TEST_CASE("save and load name their files and their problems", "[console][terminal]") {
    CHECK_THAT(said("save /nowhere/at/all\n"), ContainsSubstring("could not be saved"));
    CHECK_THAT(said("load /nowhere/at/all\n"), ContainsSubstring("could not be loaded"));
    const TemporaryFolder folder;
    const std::string file = folder.file("broken.game");
    std::ofstream{file} << "cardwright/record@1\nnonsense\n";
    CHECK_THAT(said("load " + file + "\n"), ContainsSubstring("broken.game:"));
}

TEST_CASE("lang changes the language at once", "[console][terminal]") {
    CHECK_THAT(said("lang ru\n"), ContainsSubstring("Выложите сокровища"));
    CHECK_THAT(said("lang polski\n"), ContainsSubstring("Zagraj Skarby"));
    CHECK_THAT(said("lang xx\n"), ContainsSubstring("Available languages: en, pl, ru"));
}

TEST_CASE("the name of a zone shows it", "[console][terminal]") {
    CHECK_THAT(said("trash\n"), ContainsSubstring("Trash: empty."));
    CHECK_THAT(said("all\nsupply\n"), ContainsSubstring("Province (8)×8"));
    CHECK_THAT(said("deck\n"), ContainsSubstring("Village-Smithy-Market: Deck: size hidden"));
}

TEST_CASE("quit saves the game and says how to go on", "[console][terminal]") {
    CHECK_THAT(said("all\nquit\n"), ContainsSubstring("cardwright play --load "));
}

namespace {

/// A mod with a card that costs what is written last.
struct OddMod {
    TemporaryFolder folder;

    explicit OddMod(const std::string& cost) { write_set(cost); }
    void write_set(const std::string& cost) const {
        folder.write("sets/extra.yaml",
                     "format: cardwright/set@1\nid: extra\nversion: 1.0.0\nruleset: dominion\n"
                     "name: Extra\ncards:\n  - id: oddity\n    name: Oddity\n    types: [action]\n"
                     "    cost: " +
                         cost + "\n    kingdom: true\n    text: \"Nothing.\"\n");
    }
    /// From here on its card does this when it is bought.
    void write_script(const std::string& on_buy) const {
        folder.write("cards/extra/oddity.lua",
                     "return { on_buy = function(ctx)\n" + on_buy + "\nend }\n");
        folder.write("sets/extra.yaml",
                     "format: cardwright/set@1\nid: extra\nversion: 1.0.0\nruleset: dominion\n"
                     "name: Extra\ncards:\n  - { id: oddity, name: Oddity, types: [action], "
                     "cost: 3, kingdom: true, script: oddity.lua }\n");
    }
    [[nodiscard]] std::vector<std::string> table() const {
        return {
            "--lang",    "en",
            "--mods",    folder.path().string(),
            "--game",    "dominion",
            "--sets",    "base,extra",
            "--seats",   "human,big-money",
            "--seed",    "5",
            "--kingdom", "oddity,cellar,market,militia,mine,moat,remodel,smithy,village,workshop"};
    }
};

}  // namespace

TEST_CASE("reload reads changed cards and keeps the game", "[console][terminal]") {
    const OddMod mod{"3"};
    Terminal table{mod.table()};
    table.type("all");
    CHECK(table.shows("Oddity (3)"));
    mod.write_set("2");
    table.type("reload");
    INFO(table.screen());
    CHECK(table.shows("read again: 1 answer was put in again"));
    table.type("");
    CHECK(table.shows("Oddity (2)"));
    CHECK(table.shows("Coins"));
    mod.write_set("wrong");
    table.type("reload");
    CHECK(table.shows("Nothing was changed"));
    table.type("");
    CHECK(table.shows("Oddity (2)"));
}

TEST_CASE("the table notices saved files by itself, and keeps what is being typed",
          "[console][terminal]") {
    const OddMod mod{"3"};
    Terminal table{mod.table()};
    table.type("all");
    CHECK(table.shows("Oddity (3)"));
    table.keys("card odd", "Player 1 > card odd");
    mod.write_set("2");
    table.wait_for("Oddity (2)");
    CHECK(table.shows("read again: 1 answer was put in again"));
    table.keys("ity", "Player 1 > card oddity");
    table.type("");
    CHECK(table.shows("Oddity (2)"));
    mod.write_set("wrong");
    table.wait_for("Nothing was changed");
    CHECK(table.shows("extra.yaml:10:11"));
    mod.write_set("4");
    table.wait_for("Oddity (4)");

    std::vector<std::string> blind = mod.table();
    blind.emplace_back("--no-watch-files");
    Terminal other{blind};
    mod.write_set("5");
    other.type("all");
    CHECK(other.shows("Oddity (4)"));
}

TEST_CASE("a changed card may leave the answers and move the table, or make answers impossible",
          "[console][terminal][saves]") {
    const OddMod mod{"3"};
    const TemporaryFolder home;
    mod.write_script("");
    const std::string game = home.file("odd.game");
    std::vector<std::string> words = mod.table();
    words.insert(words.end(), {"--no-watch-files", "--record", game});
    {
        Terminal table{words, 80, 24, home.path()};
        table.type("all").type("buy oddity");
        CHECK(table.shows("Turn 2"));
        mod.write_script("ctx.player:draw(1)");
        table.type("reload");
        INFO(table.screen());
        CHECK(table.shows("stands otherwise now"));
        table.type("quit");
    }
    // What has changed is in the file, though nothing was answered after it.
    {
        Terminal table{{"--load", game, "--lang", "en", "--no-watch-files"}, 80, 24, home.path()};
        INFO(table.screen());
        CHECK(table.shows("Turn 2"));
        mod.write_script("ctx.player:confirm { prompt = \"moat.reveal\" }");
        table.type("reload");
        INFO(table.screen());
        CHECK(table.shows("the game cannot stand here"));
        CHECK(table.shows("first 2 answers, taking back 2?"));
        table.type("no");
        CHECK(table.shows("Shall it go on with the new cards and rules from here"));
        table.type("no");
        CHECK(table.shows("Then the table stays as it is"));
        CHECK(table.shows("Turn 2"));
        table.type("reload").type("yes");
        INFO(table.screen());
        CHECK(table.shows("2 answers were put in again"));
        CHECK(table.shows("Turn 1"));
        table.type("quit");
    }
    Terminal table{{"--load", game, "--lang", "en"}, 80, 24, home.path()};
    CHECK(table.shows("Turn 1"));
}

TEST_CASE("a game goes on with new rules from where it stands, and is opened there",
          "[console][terminal][saves]") {
    const OddMod mod{"3"};
    const TemporaryFolder home;
    mod.write_script("");
    const std::string game = home.file("odd.game");
    std::vector<std::string> words = mod.table();
    words.insert(words.end(), {"--no-watch-files", "--record", game});
    {
        Terminal table{words, 80, 24, home.path()};
        table.type("all").type("buy oddity");
        mod.write_script("ctx.player:confirm { prompt = \"moat.reveal\" }");
        table.type("reload").type("no").type("yes");
        INFO(table.screen());
        CHECK(table.shows("From here on the game is played with the new cards and rules"));
        CHECK(table.shows("Turn 2"));
        table.type("undo");
        CHECK(table.shows("What was before cannot be undone"));
        table.type("all");
        table.type("quit");
    }
    for (int times = 0; times < 2; ++times) {
        Terminal table{{"--load", game, "--lang", "en", "--no-watch-files"}, 80, 24, home.path()};
        INFO(table.screen());
        CHECK(table.shows("Turn 2"));
        table.type("undo");
        CHECK(table.shows("Turn 2"));
        table.type("undo");
        CHECK(table.shows("What was before cannot be undone"));
        table.type("all").type("quit");
    }
}

TEST_CASE("a mistake at the table has its line, a mark below it, and a way to see it again",
          "[console][terminal][saves]") {
    const OddMod mod{"3"};
    const TemporaryFolder home;
    mod.folder.write("cards/extra/oddity.lua",
                     "return { on_buy = function(ctx)\n  -- ä\n  ctx.player:discrad(ctx.card)\n"
                     "end }\n");
    mod.folder.write("sets/extra.yaml",
                     "format: cardwright/set@1\nid: extra\nversion: 1.0.0\nruleset: "
                     "dominion\nname: Extra\ncards:\n  - { id: oddity, name: Oddity, types: "
                     "[action], cost: 3, kingdom: true, script: oddity.lua }\n");
    std::vector<std::string> words = mod.table();
    words.insert(words.end(), {"--no-watch-files", "--record", home.file("odd.game")});
    const auto reports = [&] {
        std::vector<std::string> found;
        for (const auto& file : std::filesystem::directory_iterator{home.path() / "cardwright"}) {
            if (file.path().string().ends_with("-error.game")) found.push_back(file.path());
        }
        return found;
    };
    Terminal table{words, 90, 70, home.path()};
    table.type("all").type("buy oddity");
    INFO(table.screen());
    CHECK(table.shows("oddity.lua:3:14: a player has no"));
    CHECK(table.shows("(did you mean"));
    CHECK(table.shows("  |   ctx.player:discrad(ctx.card)\n  |              ^"));
    CHECK(table.shows("while: oddity.buy > oddity.bought > oddity.on_buy"));
    CHECK(table.shows("cardwright play --load "));
    REQUIRE(reports().size() == 1);
    // The same mistake once more makes no other file.
    table.type("").type("buy oddity");
    CHECK(table.shows("oddity.lua:3:14: a player has no"));
    REQUIRE(reports().size() == 1);
    const std::string report = reports().front();
    const std::string written = text_of_file(report);
    CHECK(written.find("\n# then: 1 buy buy:oddity\n# ") != std::string::npos);
    CHECK(written.find("#   |              ^\n#   while: ") != std::string::npos);
    Terminal again{{"--load", report, "--lang", "en"}, 90, 70, home.path()};
    again.type("buy oddity");
    CHECK(again.shows("oddity.lua:3:14: a player has no"));
}

TEST_CASE("a game on the table becomes a spec, and none of it is shown", "[console]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("odd_spec.lua");
    const std::string text =
        said("all\nbuy silver\nspec " + file + "\nspec " + file + "\nspec odd.lua\nspec\nquit\n");
    CHECK_THAT(text, ContainsSubstring("Written: " + file));
    CHECK_THAT(text, ContainsSubstring("nothing is overwritten"));
    CHECK_THAT(text, ContainsSubstring("specs are called <name>_spec.lua"));
    CHECK_THAT(text, ContainsSubstring("Which file?"));
    CHECK_THAT(text, !ContainsSubstring("scenario"));
    const ProgramRun run = run_program("test " + file);
    INFO(run.output);
    CHECK_THAT(run.output, ContainsSubstring("1 passed, 0 failed"));
}
