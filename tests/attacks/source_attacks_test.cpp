// Attacks on the loader itself: sources too big, too deep, compiled or not text at all.

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using cardwright::Sandbox;
using cardwright::ScriptLimits;
using cardwright::testing::patient_limits;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) result += text;
    return result;
}

attack::Outcome refuse(Sandbox& sandbox, const std::string& source) {
    attack::Outcome outcome = attack::run(sandbox, source, "hostile.lua");
    INFO(outcome.error.message);
    CHECK_FALSE(outcome.survived);
    CHECK(outcome.error.file == "hostile.lua");
    CHECK(outcome.seconds < cardwright::testing::longest_attack_seconds);
    CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
    return outcome;
}

int append_bytes(lua_State* /*thread*/, const void* data, std::size_t size, void* target) {
    static_cast<std::string*>(target)->append(static_cast<const char*>(data), size);
    return 0;
}

/// What `luac` would write for a harmless script.
std::string compiled_script() {
    lua_State* L = luaL_newstate();
    std::string bytes;
    luaL_loadstring(L, "return { run = function() return 'compiled' end }");
    lua_dump(L, append_bytes, &bytes, 0);
    lua_close(L);
    return bytes;
}

}  // namespace

TEST_CASE("compiled Lua is refused, whole or damaged", "[attack]") {
    Sandbox sandbox{patient_limits()};
    const std::string bytes = compiled_script();
    CHECK(refuse(sandbox, bytes).error.message == "compiled Lua is refused: a script is text");
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x55);
        refuse(sandbox, damaged);
    }
    refuse(sandbox, "\n" + bytes);
}

TEST_CASE("a script file that is too big is refused before it is read", "[attack]") {
    Sandbox sandbox{patient_limits()};
    const std::string source = repeated("-- a comment\n", 30'000) + "return {}";
    CHECK(refuse(sandbox, source).error.limit == "script_file_bytes");
}

TEST_CASE("deep nesting ends in the parser, not on the stack of the process", "[attack]") {
    Sandbox sandbox{patient_limits()};
    const std::size_t depth = 50'000;
    const std::vector<std::string> sources{
        "return " + repeated("(", depth),
        "return " + repeated("{", depth),
        "return " + repeated("- ", depth) + "1",
        "return " + repeated("not ", depth) + "1",
        "return 1" + repeated("^1", depth),
        "return ''" + repeated("..''", depth),
        repeated("do ", depth),
        repeated("if x then ", depth / 5),
        repeated("while true do ", depth / 4),
        "local f = " + repeated("function() return ", depth / 4),
        "x" + repeated("[x", depth),
    };
    for (const std::string& source : sources) {
        INFO(source.substr(0, 40));
        const std::string message = refuse(sandbox, source).error.message;
        CHECK(message.find("too deeply") != std::string::npos);
    }
}

TEST_CASE("a source made to be slow to compile ends in time", "[attack]") {
    Sandbox sandbox{patient_limits()};
    const std::size_t size = 250'000;

    SECTION("with very many labels") {
        std::string source;
        for (int i = 0; source.size() < size; ++i)
            source += "::a" + std::to_string(i) + "::do end ";
        const attack::Outcome outcome = attack::run(sandbox, source + "return {}", "labels.lua");
        CHECK(outcome.seconds < cardwright::testing::longest_attack_seconds);
    }
    SECTION("with very many jumps to labels that come later") {
        std::string source;
        std::string labels;
        for (int i = 0; source.size() + labels.size() < size; ++i) {
            source += "goto a" + std::to_string(i) + " ";
            labels += "::a" + std::to_string(i) + "::do end ";
        }
        const attack::Outcome outcome =
            attack::run(sandbox, source + labels + "return {}", "jumps.lua");
        CHECK(outcome.seconds < cardwright::testing::longest_attack_seconds);
    }
    SECTION("with jumps to nowhere") {
        refuse(sandbox, repeated("goto a ", size / 7));
    }
    SECTION("with very many constants") {
        std::string source = "return {";
        for (int i = 0; source.size() < size; ++i) source += "a" + std::to_string(i) + "='b',";
        const attack::Outcome outcome = attack::run(sandbox, source + "}", "constants.lua");
        CHECK(outcome.seconds < cardwright::testing::longest_attack_seconds);
    }
    SECTION("with very many functions") {
        const std::string source = "return {" + repeated("function()end,", size / 14) + "}";
        const attack::Outcome outcome = attack::run(sandbox, source, "functions.lua");
        CHECK(outcome.seconds < cardwright::testing::longest_attack_seconds);
    }
    SECTION("with very many assignments to a variable of the file") {
        const std::string source =
            "local a\nreturn{f=function()" + repeated("a=1 ", size / 4) + "end}";
        CHECK(refuse(sandbox, source).error.line == 2);
    }
    SECTION("with too many variables") {
        refuse(sandbox, repeated("local a ", 300));
    }
    CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
}

TEST_CASE("odd bytes are a message, not a crash", "[attack]") {
    Sandbox sandbox{patient_limits()};
    refuse(sandbox, "");
    refuse(sandbox, std::string("\0", 1));
    refuse(sandbox, "\xff\xfe return {}");
    refuse(sandbox, "return \"unfinished");
    refuse(sandbox, "return [[unfinished");
    refuse(sandbox, "--[[unfinished");
    refuse(sandbox, "return '\\u{7fffffffff}'");
    refuse(sandbox, "return 0x" + repeated("f", 100'000) + ".p");
    refuse(sandbox, "return " + repeated("9", 100'000));
    refuse(sandbox, "return " + repeated("x", 200'000));
}

TEST_CASE("the parser stays within the memory of the scripts", "[attack]") {
    ScriptLimits limits = patient_limits();
    limits.memory_bytes = 400'000;
    Sandbox sandbox(limits);
    const std::string source = "return {" + repeated("function()end,", 15'000) + "}";
    CHECK(refuse(sandbox, source).error.limit == "memory_bytes");
}

TEST_CASE("a script with a long name is still named in full", "[attack]") {
    Sandbox sandbox{patient_limits()};
    const std::string file = "cards/" + repeated("a-long-folder-name/", 8) + "card.lua";
    const attack::Outcome outcome = attack::run(sandbox, "\n\nerror('stop')", file);
    CHECK(outcome.error.file == file);
    CHECK(outcome.error.line == 3);
    CHECK(outcome.error.message == "stop");
}
