// What comes from content, records, file names and errors never commands a terminal.

#include <sys/stat.h>

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "catalog/yaml/utf8.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

// ESC, CSI of C1, right-to-left override, BEL, broken UTF-8.
constexpr std::string_view hostile = "a\x1b[31mb\u009b2Jc\u202Ed\x07\xff";

/// Is there anything a terminal would obey, but for the ends of lines?
bool commands_terminal(std::string_view text) {
    for (const std::string_view sign : {"\u202e", "\u2066", "\u061c", "\t", "\r"}) {
        if (text.find(sign) != std::string_view::npos) return true;
    }
    return cardwright::first_bad_byte(text).has_value();
}

std::string in_quotes(const std::string& text) {
    return "'" + text + "'";
}

/// A mod whose files are called and hold what a terminal would obey.
void write_hostile_mod(const TemporaryFolder& mod) {
    const std::string name{hostile};
    mod.write("sets/" + name + ".yaml",
              "format: cardwright/set@1\nid: x\nruleset: dominion\nfoo: 1\n");
    mod.write("cards/" + name + "/locale/en.yaml", "nonsense");
    mod.write("evil_spec.lua", "scenario(\"" + name +
                                   "\", { given = {}, run = function(t) error(\"" + name +
                                   "\") end })");
}

}  // namespace

TEST_CASE("no subcommand lets control characters of content through", "[tools][safety]") {
    const TemporaryFolder mod;
    write_hostile_mod(mod);
    const std::string mods = " --mods " + in_quotes(mod.path().string());
    for (const std::string& arguments :
         {"check" + mods, "check --json" + mods,
          "sim -n 1 --sets " + in_quotes(std::string{hostile}), "sim -n 1" + mods,
          "play --plain </dev/null" + mods, "test " + in_quotes(mod.file("evil_spec.lua")),
          "test --json " + in_quotes(mod.file("evil_spec.lua")),
          "play --load " + in_quotes(mod.file(std::string{hostile})),
          "play --seed " + in_quotes(std::string{hostile}), in_quotes(std::string{hostile}),
          "sim --record " + in_quotes("/nowhere/" + std::string{hostile})}) {
        const ProgramRun run = run_program(arguments);
        INFO(arguments << "\n" << run.output);
        CHECK(run.exit_code != 0);
        CHECK_FALSE(run.output.empty());
        CHECK_FALSE(commands_terminal(run.output));
    }
}

TEST_CASE("check --json is JSON whatever files are called", "[tools][safety]") {
    const TemporaryFolder mod;
    write_hostile_mod(mod);
    const ProgramRun run = run_program("check --json --mods " + mod.path().string());
    const auto json = nlohmann::json::parse(run.output);
    CHECK(json.at("problems").size() >= 2);
}

TEST_CASE("a record cannot command the terminal", "[tools][safety]") {
    const TemporaryFolder folder;
    folder.write("hostile.save",
                 "cardwright/record@1\n" + std::string{hostile} + " engine 0.1.0\n");
    const ProgramRun run = run_program("play --load " + folder.file("hostile.save"));
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.output, ContainsSubstring("hostile.save:2: unknown line"));
    CHECK_FALSE(commands_terminal(run.output));
}

TEST_CASE("whoever writes to a terminal goes through the functions that make text safe",
          "[tools][safety]") {
    const std::filesystem::path tools =
        std::filesystem::path{cardwright::testing::source_tree()} / "tools";
    for (const auto& entry : std::filesystem::recursive_directory_iterator{tools}) {
        const std::string name = entry.path().filename().string();
        // The functions themselves, the table's screen, and lines of progress made of numbers.
        if (name == "output.cpp" || name == "screen.cpp" || name.starts_with("progress.")) continue;
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
        std::ifstream file{entry.path()};
        for (std::string line; std::getline(file, line);) {
            for (const std::string_view way :
                 {"fmt::print", "std::cout", "std::cerr", "fputs", "fwrite", "std::printf",
                  "std::fprintf", "std::puts"}) {
                INFO(entry.path() << ": " << line);
                CHECK(line.find(way) == std::string::npos);
            }
        }
    }
}

TEST_CASE("output that does not get where it should is told, and is a failure", "[tools]") {
    for (const char* command :
         {"--help", "--version", "sim --help", "check", "check --json", "sim -n 2",
          "sim -n 2 --json", "sim -n 2 --csv --threads 1", "test --json --name Village",
          "test --name Village", "bench --quick --only big-money --json",
          "play --seats random,random --seed 1 </dev/null",
          "play --seats human,random --seed 1 </dev/null"}) {
        CAPTURE(command);
        const ProgramRun full =
            run_program(std::string{command} + " 2>&1 >/dev/full; echo \"code $?\"");
        CHECK(full.output ==
              "cardwright: the output could not be written: No space left on device\ncode 1\n");
        const ProgramRun closed = run_program(std::string{command} + " 2>&1 >&-; echo \"code $?\"");
        CHECK(closed.output ==
              "cardwright: the output could not be written: Bad file descriptor\ncode 1\n");
    }
}

TEST_CASE("files given to a command are read only if they are files, and lines of any length",
          "[tools]") {
    const TemporaryFolder folder;
    const std::string pipe = folder.file("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::string& file : {folder.path().string(), pipe, std::string{"/dev/zero"}}) {
        CAPTURE(file);
        CHECK(run_program("test --rules " + file + " 2>&1").output ==
              "cardwright: cannot read \"" + file + "\"\n");
        CHECK(run_program("bench --quick --only big-money --compare " + file + " 2>&1").output ==
              "cardwright: cannot read \"" + file + "\"\n");
    }
    folder.write("rules.md", "- **A-" + std::string(3'000'000, 'A') + "**\n- **B-1** b\n");
    const ProgramRun run = run_program("test --rules " + folder.file("rules.md"));
    CHECK(run.exit_code == 1);  // no spec names them
    CHECK(run.output.find("\"B-1\"") != std::string::npos);
}

TEST_CASE("a program without any standard streams ends as it should", "[tools]") {
    // Files it opens must not take their places.
    const TemporaryFolder folder;
    const std::string games = folder.file("games.jsonl");
    const ProgramRun run =
        run_program("sim --seed 2 -n 6 --games-to " + games + " <&- >&- 2>&-; echo \"code $?\"");
    CHECK(run.output == "code 1\n");
    std::ifstream file{games};
    int lines = 0;
    for (std::string line; std::getline(file, line); ++lines) {
        CHECK(nlohmann::json::accept(line));
    }
    CHECK(lines == 6);
}
