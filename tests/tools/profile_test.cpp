// `--profile`, `--folded` and `--svg`: what scripts took, as a table, as stacks and as a picture.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <fstream>
#include <sstream>

#include "cardwright/profile/profile_output.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

std::string text_in(const std::string& path) {
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

constexpr const char* attacks =
    "sim --game dominion -n 4 --seats two-militias,two-witches --lineup "
    "militia,witch,moat,cellar,market,remodel,smithy,village,woodcutter,workshop --json --hashes ";

std::string hashes_in(const std::string& output) {
    const auto begin = output.find("\"hashes\"");
    REQUIRE(begin != std::string::npos);
    return output.substr(begin, output.find(']', begin) - begin);
}

}  // namespace

TEST_CASE("a profile shows functions of scripts and changes no game", "[profile]") {
    const ProgramRun plain = run_program(attacks);
    REQUIRE(plain.exit_code == 0);
    const ProgramRun run = run_program(std::string{attacks} + "--profile");
    INFO(run.output);
    REQUIRE(run.exit_code == 0);
    CHECK_THAT(run.output, ContainsSubstring("militia.lua:"));
    CHECK_THAT(run.output, ContainsSubstring("instr."));
    CHECK(hashes_in(run.output) == hashes_in(plain.output));
}

TEST_CASE("folded stacks hold a stack and microseconds in each line", "[profile]") {
    const TemporaryFolder folder;
    const std::string folded = folder.file("stacks.txt");
    REQUIRE(run_program(std::string{attacks} + "--folded " + folded).exit_code == 0);
    std::istringstream lines{text_in(folded)};
    std::size_t count = 0;
    bool of_militia = false;
    for (std::string line; std::getline(lines, line); ++count) {
        INFO(line);
        const std::size_t space = line.rfind(' ');
        REQUIRE(space != std::string::npos);
        CHECK_THAT(line, StartsWith("engine"));
        CHECK(line.find_first_not_of("0123456789", space + 1) == std::string::npos);
        of_militia = of_militia || line.find("militia.lua:") != std::string::npos;
    }
    CHECK(count > 5);
    CHECK(of_militia);
}

TEST_CASE("the picture of a profile can be read without seeing it", "[profile]") {
    const TemporaryFolder folder;
    const std::string svg = folder.file("flames.svg");
    REQUIRE(run_program(std::string{attacks} + "--svg " + svg).exit_code == 0);
    const std::string text = text_in(svg);
    CHECK_THAT(text, StartsWith("<svg"));
    CHECK_THAT(text, EndsWith("</svg>\n"));
    CHECK_THAT(text, ContainsSubstring("<desc"));
    CHECK_THAT(text, ContainsSubstring("prefers-color-scheme: dark"));
    CHECK_THAT(text, ContainsSubstring("<title>"));
}

TEST_CASE("a file that cannot be written is told", "[profile]") {
    const ProgramRun run = run_program(std::string{attacks} + "--svg /nowhere/at/all.svg");
    CHECK(run.exit_code != 0);
    CHECK_THAT(run.output, ContainsSubstring("could not be written"));
}

TEST_CASE("a table of bots that is watched can be profiled", "[profile]") {
    const ProgramRun run =
        run_program("play --game dominion --seats big-money,big-money --watch --seed 3 --profile");
    INFO(run.output);
    CHECK(run.exit_code == 0);
    CHECK_THAT(run.output, ContainsSubstring("instr."));
}
