// Scripts that are made to be read: `check` looks at every script without running it.

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "cardwright/lint/lint.hpp"
#include "cardwright/lint/lua_tree.hpp"
#include "catalog/catalog.hpp"
#include "support/cpu_time.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) result += text;
    return result;
}

std::string in_function(const std::string& body) {
    return "return { on_play = function(ctx) " + body + " end }";
}

std::vector<Diagnostic> read(const TemporaryFolder& folder) {
    const std::vector<std::filesystem::path> roots{folder.path()};
    return tool::lint_scripts(Catalog::open(roots), roots);
}

std::vector<Diagnostic> read(const std::string& script) {
    const TemporaryFolder folder;
    folder.write("cards/evil/evil.lua", script);
    return read(folder);
}

}  // namespace

TEST_CASE("a script whose parts hang on each other without end is not read", "[attack][lint]") {
    // Lua reads each of these in a loop, so it is no deeper to it than one part.
    for (const std::string& script : {in_function("return 1" + repeated(" + 1", 60'000)),
                                      in_function("return ctx" + repeated(".a", 120'000)),
                                      in_function("ctx" + repeated("()", 120'000)),
                                      in_function("return ctx" + repeated("[1]", 80'000)),
                                      in_function("ctx" + repeated(":f()", 60'000)),
                                      in_function("return ctx" + repeated("''", 120'000)),
                                      in_function("local function f() end; function ctx" +
                                                  repeated(".a", 120'000) + "() end")}) {
        CHECK(read(script).empty());
        CHECK_THROWS(tool::parse_lua(script));
    }
    // Chains within chains, each of them short.
    std::string nested = "ctx";
    for (int depth = 0; depth < 60; ++depth) nested = "(" + nested + ")" + repeated(".a", 150);
    CHECK_THROWS(tool::parse_lua(in_function("return " + nested)));
    // Side by side they are no deeper together.
    CHECK_NOTHROW(tool::parse_lua(in_function(repeated("ctx" + repeated(".a", 150) + "() ", 300))));
}

TEST_CASE("a script in one endless line is read in time", "[attack][lint]") {
    const double start = cpu_seconds();
    CHECK(read(in_function("if ctx then " + repeated("elseif ctx then ", 16'000) + "end")).empty());
    CHECK(read(in_function("local a = 1 " + repeated("a=a ", 60'000))).empty());
    CHECK(cpu_seconds() - start < longest_attack_seconds);
}

TEST_CASE("of a script full of mistakes the first are told, and of long names the beginning",
          "[attack][lint]") {
    const auto many = read(in_function(repeated("a=b ", 50'000)));
    CHECK(many.size() == CatalogLimits{}.problems_per_file + 1);
    CHECK(many.front().message.find("100000 problems") != std::string::npos);
    for (const Diagnostic& problem : read(in_function(repeated("x", 200'000) + " = 1"))) {
        CHECK(problem.message.size() < 2'000);
    }
}

TEST_CASE("of endless scripts only so many are read", "[attack][lint]") {
    const TemporaryFolder folder;
    for (int file = 0; file < 20; ++file) {
        folder.write("cards/evil/evil_" + std::to_string(file) + ".lua",
                     in_function(repeated("ctx.a() ", 25'000)));
    }
    const auto told = read(folder);
    REQUIRE(told.size() == 1);
    CHECK(told.front().message.find("most_pieces") != std::string::npos);
}

TEST_CASE("a line end in the name of a file begins no line of what is told", "[attack]") {
    Diagnostic problem;
    problem.file = "cards/evil/a.lua\nall is well:\r\t.lua";
    problem.message = "not read";
    CHECK(to_text(problem) == "cards/evil/a.lua?all is well:??.lua: not read");
}

TEST_CASE("a script that is a link out of the mod is not read", "[attack][lint]") {
    const TemporaryFolder secret;
    secret.write("passwords.lua", "ann = 'secret' ann:x:1:1\n");
    const TemporaryFolder folder;
    folder.write("cards/evil/mine.lua", "return {}\n");
    std::filesystem::create_symlink(secret.path() / "passwords.lua",
                                    folder.path() / "cards/evil/evil.lua");
    CHECK(read(folder).empty());
}
