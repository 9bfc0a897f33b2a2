// A game that is opened again says what is not as it was; a script's mistake costs nobody the game.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <fstream>

#include "console/terminal.hpp"
#include "match/record.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// Brawl as a mod of one's own, and a game in which one answer was given.
class OwnBrawl {
  public:
    OwnBrawl() {
        std::filesystem::copy(mini_folder("brawl"), folder_.path() / "my mods, all",
                              std::filesystem::copy_options::recursive);
        // A comma parts the folders of --mods: the path that names it here has none.
        std::filesystem::create_directory_symlink(folder_.path() / "my mods, all",
                                                  folder_.path() / "mod");
    }

    [[nodiscard]] std::vector<std::string> new_game(const std::string& opponent = "random") const {
        return {"--lang", "en",      "--plain",           "--mods", mod(), "--game",
                "brawl",  "--seats", "human," + opponent, "--seed", "1",   "--record",
                game()};
    }
    [[nodiscard]] PipedRun open(const std::string& input = "") const {
        return run_piped({"--lang", "en", "--load", game()}, input);
    }
    [[nodiscard]] std::string mod() const { return folder_.file("mod"); }
    [[nodiscard]] std::string game() const { return folder_.file("a.game"); }
    void append(const std::string& file, const std::string& text) const {
        folder_.write("mod/" + file, text_of(folder_.path() / "mod" / file) + text);
    }
    void write(const std::string& file, const std::string& text) const {
        folder_.write("mod/" + file, text);
    }

    /// A number behind every card in one's hand, which a script works out.
    void show_in_hands(const std::string& body) const {
        const std::filesystem::path scripts = mini_folder("brawl") / "scripts/brawl";
        std::string rules = text_of(scripts / "ruleset.yaml");
        rules.replace(rules.find("queries:\n"), 9,
                      "queries:\n  glow: { of: card, base: script, layers: [each] }\n");
        const std::string hand = "show: me.hand, as: cards, group: name";
        rules.replace(rules.find(hand), hand.size(), "show: me.hand, as: cards, with: [glow]");
        write("scripts/brawl/ruleset.yaml", rules);
        std::string verbs = text_of(scripts / "verbs.lua");
        verbs.replace(verbs.rfind("return {"), 8,
                      "return { queries = { glow = function(ctx) " + body + " end },");
        write("scripts/brawl/verbs.lua", verbs);
    }

  private:
    TemporaryFolder folder_;
};

}  // namespace

TEST_CASE("a saved game remembers its mods", "[console][saves]") {
    const OwnBrawl brawl;
    REQUIRE(run_piped(brawl.new_game(), ".\n").exit_code == 0);
    const PipedRun run = brawl.open();
    INFO(run.output);
    CHECK(run.exit_code == 0);
    CHECK_THAT(run.output, ContainsSubstring("Brawl"));
    CHECK_THAT(run.output, !ContainsSubstring("Changed since"));
    std::filesystem::rename(brawl.mod(), brawl.mod() + "-moved");
    const PipedRun gone = brawl.open();
    CHECK(gone.exit_code == 2);
    CHECK_THAT(gone.output, ContainsSubstring("was played with the mod " + brawl.mod()) &&
                                ContainsSubstring("--mods"));
    const PipedRun moved =
        run_piped({"--lang", "en", "--load", brawl.game(), "--mods", brawl.mod() + "-moved"}, "");
    CHECK(moved.exit_code == 0);
    CHECK_THAT(moved.output, !ContainsSubstring("Changed since"));
    CHECK_THAT(moved.output, ContainsSubstring("--mods " + brawl.mod() + "-moved"));
}

TEST_CASE("opening a game says what has changed, and which of its cards", "[console][saves]") {
    const OwnBrawl brawl;
    REQUIRE(run_piped(brawl.new_game(), ".\n").exit_code == 0);
    const std::string before = text_of(brawl.game());
    SECTION("a script of the rules") {
        brawl.append("scripts/brawl/verbs.lua", "-- mended\n");
        CHECK_THAT(brawl.open().output, ContainsSubstring("the rules (scripts/brawl/verbs.lua)"));
    }
    SECTION("a card of this game") {
        REQUIRE_THAT(before, ContainsSubstring("\ncard penny "));
        std::string set = text_of(brawl.mod() + "/sets/brawl.yaml");
        set.insert(set.find("\n", set.find("- id: penny")) + 1, "    fame: 0\n");
        brawl.write("sets/brawl.yaml", set);
        const std::string said = brawl.open().output;
        CHECK_THAT(said, ContainsSubstring("the sets brawl") &&
                             ContainsSubstring("Cards of this game that have changed: Penny."));
    }
    SECTION("nothing of this game") {
        brawl.append("sets/brawl.yaml", "# a remark\n");
        CHECK_THAT(brawl.open().output, ContainsSubstring("the sets brawl") &&
                                            ContainsSubstring("No card of this game has changed."));
    }
    SECTION("the engine") {
        std::string other = before;
        const std::size_t at = other.find("\nengine ") + 8;
        other.replace(at, other.find('\n', at) - at, "0.0.1");
        std::ofstream{brawl.game()} << other;
        CHECK_THAT(brawl.open().output, ContainsSubstring("saved by version 0.0.1"));
        return;
    }
    CHECK(text_of(brawl.game()) == before);
    // Whoever plays on has it in the file, and is not told again.
    REQUIRE(brawl.open(".\n").exit_code == 0);
    CHECK(text_of(brawl.game()).starts_with(before + "+ engine "));
    CHECK_THAT(brawl.open().output, !ContainsSubstring("hanged since"));
}

TEST_CASE("a record that names thousands of files is told of in one line", "[console][saves]") {
    const OwnBrawl brawl;
    REQUIRE(run_piped(brawl.new_game(), ".\n").exit_code == 0);
    std::string record = text_of(brawl.game());
    std::string names;
    for (int file = 0; file < 5000; ++file) names += "rules file" + std::to_string(file) + " 00\n";
    record.insert(record.find("seats "), names);
    std::ofstream{brawl.game()} << record;
    CHECK(brawl.open().output.size() < 4000);
    // The same where the game goes another way, and the reason is looked for.
    record.replace(record.find("\n= ") + 3, 4, "0000");
    std::ofstream{brawl.game()} << record;
    const PipedRun run = brawl.open();
    CHECK(run.exit_code == 2);
    CHECK(run.output.size() < 4000);
}

TEST_CASE("a script that fails whenever the table is shown takes no answer back",
          "[console][saves][attack]") {
    const OwnBrawl brawl;
    REQUIRE(run_piped(brawl.new_game(), ".\n.\n.\n.\n").exit_code == 0);
    const auto answers = [&] {
        Record record = std::get<Record>(read_record(text_of(brawl.game())));
        record.hashes.clear();  // of states under the script as it was
        return to_text(record);
    };
    const std::string before = answers();
    brawl.show_in_hands("error(\"no glow\")");
    const PipedRun run = brawl.open(".\n");
    INFO(run.output);
    CHECK(run.exit_code == 1);
    CHECK_THAT(run.output,
               ContainsSubstring("no glow") && ContainsSubstring("whenever the table is shown"));
    CHECK(answers().substr(answers().find("---")) == before.substr(before.find("---")));
    brawl.show_in_hands("return 7");
    CHECK_THAT(brawl.open().output, ContainsSubstring("(7)"));
}

TEST_CASE("a mistake of a bot goes back to the last choice of a person",
          "[console][saves][terminal]") {
    const OwnBrawl brawl;
    brawl.write("scripts/brawl/bots/fails.lua",
                "local bot = {}\nfunction bot.answer(view, choice) error(\"no idea\") end\n"
                "return bot\n");
    const std::string answers = ".\n.\n.\n.\n.\n.\n";
    const PipedRun run = run_piped(brawl.new_game("fails"), answers);
    INFO(run.output);
    CHECK_THAT(run.output, ContainsSubstring("went wrong while a bot decided") &&
                               ContainsSubstring("fails.lua:2") && ContainsSubstring("no idea"));
    CHECK_THAT(run.output, ContainsSubstring("You leave the table."));
    CHECK(run.exit_code == 0);
    // The bot is mended while the game is on the table.
    const std::string file = brawl.game() + "2";
    auto arguments = brawl.new_game("fails");
    arguments.back() = file;
    Terminal table{arguments};
    const auto failed = [&] { return table.raw().find("no idea") != std::string::npos; };
    for (int answer = 0; answer < 6 && !failed(); ++answer) table.type(".");
    REQUIRE(failed());
    brawl.write("scripts/brawl/bots/fails.lua",
                "local bot = {}\nfunction bot.answer(view, choice) return choice:default() end\n"
                "return bot\n");
    const std::size_t said = table.raw().size();
    table.type("reload").type(".").type("quit");
    CHECK(table.raw().find("no idea", said) == std::string::npos);
    CHECK(table.exit_code() == 0);
}

TEST_CASE("a mistake of a card in another hand is told only in its report", "[console][saves]") {
    const OwnBrawl brawl;
    const std::filesystem::path sets = mini_folder("brawl") / "sets/brawl.yaml";
    std::string set = text_of(sets);
    const std::string gives = "gives: { coins: 1 }\n";
    set.insert(set.find(gives) + gives.size(), "    script: penny.lua\n");
    brawl.write("sets/brawl.yaml", set);
    brawl.write("cards/brawl/penny.lua",
                "return { triggers = { { event = \"bought\", from = \"hand\", whose = \"others\",\n"
                "  when = function() error(\"in a hand\") end, run = function() end } } }\n");
    const TemporaryFolder home;
    const PipedRun run = run_piped(brawl.new_game(), ".\npenny\nquit\n", home.path());
    INFO(run.output);
    CHECK_THAT(run.output, ContainsSubstring("in something you may not know"));
    CHECK_THAT(run.output, !ContainsSubstring("in a hand") && !ContainsSubstring("penny.lua"));
    const std::string flag = "play --load ";
    const std::size_t start = run.output.find(flag) + flag.size();
    const std::string report =
        run.output.substr(start, run.output.find_first_of("\r\n", start) - start);
    REQUIRE(report.ends_with("-error.game"));
    CHECK_THAT(text_of(report),
               ContainsSubstring("penny.lua:2:") && ContainsSubstring("in a hand"));
}

TEST_CASE("rules that cannot be loaded are told, and no file is made", "[console][saves]") {
    const OwnBrawl brawl;
    brawl.write("scripts/brawl/scoring.lua", "error(\"broken\")\n");
    const PipedRun run = run_piped(brawl.new_game(), ".\n");
    CHECK(run.exit_code != 0);
    CHECK_THAT(run.output, ContainsSubstring("scoring.lua:1"));
    CHECK_FALSE(std::filesystem::exists(brawl.game()));
}
