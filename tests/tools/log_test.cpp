// What the program writes about itself, and where.
#include "cardwright/log.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {
namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, std::istreambuf_iterator<char>{}};
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

const std::string short_run = "sim --game dominion --seats big-money,big-money --games 2 --seed 1 ";

}  // namespace

TEST_CASE("a program that is asked nothing logs nothing on the screen", "[tools][log]") {
    const ProgramRun run = run_program(short_run);
    CHECK(run.exit_code == 0);
    CHECK_FALSE(has(run.output, "content read"));
}

TEST_CASE("a log file tells what was loaded and what ran", "[tools][log]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "run.log";
    const ProgramRun run = run_program(short_run + "--log-file " + file.string());
    CHECK(run.exit_code == 0);
    CHECK_FALSE(has(run.output, "content read"));
    const std::string log = read(file);
    CHECK(has(log, " info "));
    CHECK(has(log, "content read folders="));
    CHECK(has(log, "game loaded game=dominion cards="));
    CHECK(has(log, "simulation begun games=2 "));
    CHECK(has(log, "simulation ended games=2 "));

    SECTION("a second run is added to it") {
        CHECK(run_program(short_run + "--log-file " + file.string()).exit_code == 0);
        CHECK(read(file).starts_with(log));
        CHECK(read(file).size() > log.size());
    }
}

TEST_CASE("a level chooses what is logged", "[tools][log]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "run.log";
    SECTION("by an option") {
        CHECK(has(run_program(short_run + "--log-level info").output, "content read"));
        static_cast<void>(run_program(short_run + "--log-level error --log-file " + file.string()));
        CHECK(read(file).empty());
    }
    SECTION("by a variable, over which the option has the last word") {
        setenv("CARDWRIGHT_LOG", "info", 1);
        const ProgramRun chatty = run_program(short_run);
        const ProgramRun quiet = run_program(short_run + "--log-level warn");
        unsetenv("CARDWRIGHT_LOG");
        CHECK(has(chatty.output, "content read"));
        CHECK_FALSE(has(quiet.output, "content read"));
    }
    SECTION("and a word that is none is refused") {
        const ProgramRun run = run_program(short_run + "--log-level loud");
        CHECK(run.exit_code != 0);
        CHECK(has(run.output, "--log-level"));
        CHECK(has(run.output, "trace"));
    }
}

TEST_CASE("a log is written into no link, no device and no missing folder", "[tools][log]") {
    const TemporaryFolder folder;
    const auto link = folder.path() / "link.log";
    std::filesystem::create_symlink(folder.path() / "elsewhere", link);
    for (const std::string& path :
         {link.string(), std::string{"/dev/full"}, (folder.path() / "no" / "run.log").string()}) {
        const ProgramRun run = run_program(short_run + "--log-file " + path);
        INFO(path << ": " << run.output);
        CHECK(run.exit_code != 0);
        CHECK(has(run.output, path));
    }
    CHECK_FALSE(std::filesystem::exists(folder.path() / "elsewhere"));
}

TEST_CASE("what is logged stays on its line and commands no terminal", "[tools][log]") {
    const std::string text = tool::log_text("one\ntwo\x1b[2Jthree\x07");
    CHECK(text.find('\n') == std::string::npos);
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK(text.find('\x07') == std::string::npos);
    CHECK(has(text, "one two"));
}

}  // namespace cardwright::testing
