// The layers of the engine stay apart only if somebody looks: a header on the system's include path
// can be included from anywhere, whatever the build links.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tree/source_tree.hpp"

namespace {

using tree::Line;

struct Include {
    std::string header;
    bool quoted = false;
};

std::optional<Include> parse_include(std::string_view text) {
    const auto skip_blanks = [&text] {
        while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
            text.remove_prefix(1);
        }
    };
    skip_blanks();
    if (!text.starts_with('#')) return std::nullopt;
    text.remove_prefix(1);
    skip_blanks();
    if (!text.starts_with("include")) return std::nullopt;
    text.remove_prefix(std::string_view("include").size());
    skip_blanks();
    if (text.empty() || (text.front() != '"' && text.front() != '<')) return std::nullopt;
    const bool quoted = text.front() == '"';
    text.remove_prefix(1);
    const auto end = text.find(quoted ? '"' : '>');
    if (end == std::string_view::npos) return std::nullopt;
    return Include{std::string(text.substr(0, end)), quoted};
}

const std::map<std::string, std::set<std::string>, std::less<>> kMayInclude = {
    {"api", {"api"}},
    {"state", {"state"}},
    {"flow", {"state", "flow"}},
    {"catalog", {"api", "state", "flow", "catalog"}},
    {"script", {"api", "state", "flow", "catalog", "script"}},
    {"match", {"api", "state", "flow", "catalog", "script", "match"}},
    {"spec", {"api", "state", "flow", "catalog", "script", "match", "spec"}},
};

/// Within `script`, the rooms: the two directions meet in `common` alone, and only what installs
/// the bindings goes from one to the other.
const std::map<std::string, std::set<std::string>, std::less<>> kScriptRooms = {
    {"sandbox", {"sandbox"}},
    {"common", {"sandbox", "common"}},
    {"from_lua", {"sandbox", "common", "from_lua"}},
    {"into_lua", {"sandbox", "common", "from_lua", "into_lua"}},
};

/// "sandbox" of "script/sandbox/link.hpp"; empty for what everybody may see, "script/x.hpp".
std::string room_of(std::string_view path) {
    path.remove_prefix(std::string_view("script/").size());
    return tree::first_folder(path);
}

bool is_lua(std::string_view header) {
    return header == "lua.hpp" || header == "lua.h" || header == "lauxlib.h" ||
           header == "lualib.h" || header == "luaconf.h" || header.starts_with("lua5.4/");
}

bool is_sol(std::string_view header) {
    return header.starts_with("sol/");
}

bool is_yaml(std::string_view header) {
    return header.starts_with("yaml-cpp/");
}

bool is_input_or_output(std::string_view header) {
    static const std::set<std::string, std::less<>> kHeaders = {
        "iostream",   "istream",  "ostream",    "fstream", "sstream", "iomanip",
        "syncstream", "cstdio",   "filesystem", "stdio.h", "print",   "unistd.h",
        "fcntl.h",    "dirent.h", "spdlog",     "fmt",     "editline"};
    return kHeaders.contains(header.substr(0, header.find('/')));
}

// Every broken rule as "file:line: what", so that one run shows them all.
std::vector<std::string> include_problems_in(const std::vector<Line>& lines) {
    std::vector<std::string> problems;
    for (const Line& line : lines) {
        const auto include = parse_include(line.text);
        if (!include) continue;
        const std::string layer = tree::first_folder(line.path_in_engine);
        const std::string& header = include->header;
        const auto complain = [&](std::string_view what) {
            problems.push_back(line.where() + ": " + std::string(what) + ": " + header);
        };

        const auto rule = kMayInclude.find(layer);
        if (rule == kMayInclude.end()) {
            complain("source outside the layers");
            continue;
        }
        if (include->quoted) {
            const std::string target = tree::first_folder(header);
            if (header.find("..") != std::string::npos) {
                complain("include paths start at engine/, without ..");
            } else if (target.empty()) {
                complain("include paths start at engine/, with the layer's name");
            } else if (!rule->second.contains(target)) {
                complain(layer + " may not include " + target);
            } else if (layer == "script" && target == "script" && !room_of(header).empty()) {
                const auto room = kScriptRooms.find(room_of(line.path_in_engine));
                if (room != kScriptRooms.end() && !room->second.contains(room_of(header))) {
                    complain("script/" + room->first + " may not include script/" +
                             room_of(header));
                }
            }
        }
        const bool kernel = layer == "api" || layer == "state" || layer == "flow";
        if (kernel && is_input_or_output(header)) complain(layer + " does no input or output");
        const bool scripts = layer == "script" || layer == "spec";
        if (is_lua(header) && !scripts) complain("Lua is for script and spec only");
        if (is_sol(header) && !scripts) complain("sol2 is for script and spec only");
        if (is_yaml(header) && layer != "catalog") complain("yaml-cpp is for catalog only");
    }
    return problems;
}

// What a table is can be shown by any front end: a terminal, files and options are not its
// business.
std::vector<std::string> table_problems_in(const std::vector<Line>& lines) {
    static const std::set<std::string, std::less<>> kShowing = {
        "iostream", "fstream", "cstdio",     "unistd.h", "termios.h", "csignal",
        "sys",      "poll.h",  "histedit.h", "CLI",      "spdlog",    "thread"};
    std::vector<std::string> problems;
    for (const Line& line : lines) {
        const auto include = parse_include(line.text);
        if (!include) continue;
        const std::string& header = include->header;
        const std::string target = tree::first_folder(header);
        const bool known = target == "table" || kMayInclude.contains(target);
        if (include->quoted ? !known : kShowing.contains(header.substr(0, header.find('/')))) {
            problems.push_back(line.path_in_engine + ": the table may not include " + header);
        }
    }
    return problems;
}

std::vector<std::string> problems_of(std::string_view path, std::string_view text) {
    return include_problems_in({Line{std::string(path), 1, std::string(text)}});
}

}  // namespace

TEST_CASE("the include rules notice each way to break them", "[tree]") {
    CHECK(problems_of("state/ids.hpp", "#include \"state/zone.hpp\"").empty());
    CHECK(problems_of("state/ids.hpp", "#include <vector>").empty());
    CHECK(problems_of("script/host.cpp", "#include <sol/sol.hpp>").empty());
    CHECK(problems_of("match/save.cpp", "#include <fstream>").empty());

    CHECK_FALSE(problems_of("state/ids.hpp", "#include \"flow/frame.hpp\"").empty());
    CHECK_FALSE(problems_of("flow/frame.hpp", "#include \"script/host.hpp\"").empty());
    CHECK_FALSE(problems_of("catalog/set.cpp", "  #  include \"match/save.hpp\"").empty());
    CHECK_FALSE(problems_of("match/save.cpp", "#include \"cardwright/main.hpp\"").empty());
    CHECK_FALSE(problems_of("match/save.cpp", "#include \"../tools/x.hpp\"").empty());
    CHECK_FALSE(problems_of("state/ids.cpp", "#include \"ids.hpp\"").empty());
    CHECK_FALSE(problems_of("flow/frame.cpp", "#include <iostream>").empty());
    CHECK_FALSE(problems_of("flow/frame.cpp", "#include <fmt/format.h>").empty());
    CHECK_FALSE(problems_of("flow/frame.cpp", "#include <lua.hpp>").empty());
    CHECK_FALSE(problems_of("match/save.cpp", "#include <sol/forward.hpp>").empty());
    CHECK_FALSE(problems_of("match/save.cpp", "#include <yaml-cpp/yaml.h>").empty());
    CHECK(problems_of("script/into_lua/x.cpp", "#include \"script/from_lua/install.hpp\"").empty());
    CHECK_FALSE(
        problems_of("script/from_lua/x.cpp", "#include \"script/into_lua/bot.hpp\"").empty());
    CHECK_FALSE(
        problems_of("script/common/x.cpp", "#include \"script/from_lua/fields.hpp\"").empty());
    CHECK_FALSE(problems_of("other/x.cpp", "#include <vector>").empty());
}

TEST_CASE("each layer of the engine includes only what it may use", "[tree]") {
    const auto lines = tree::engine_lines();
    REQUIRE_FALSE(lines.empty());
    const auto problems = include_problems_in(lines);
    INFO(tree::joined(problems));
    CHECK(problems.empty());
}

TEST_CASE("tools reach scripts through the engine, not through Lua", "[tree]") {
    const auto lines = tree::lines_under("tools");
    REQUIRE_FALSE(lines.empty());
    std::vector<std::string> problems;
    for (const Line& line : lines) {
        const auto include = parse_include(line.text);
        if (!include || (!is_lua(include->header) && !is_sol(include->header))) continue;
        problems.push_back(line.path_in_engine + " includes " + include->header);
    }
    INFO(tree::joined(problems));
    CHECK(problems.empty());
}

TEST_CASE("what a table is knows no terminal", "[tree]") {
    const auto lines = tree::lines_under("tools/table");
    REQUIRE_FALSE(lines.empty());
    const auto problems = table_problems_in(lines);
    INFO(tree::joined(problems));
    CHECK(problems.empty());
    CHECK_FALSE(table_problems_in({Line{"x.cpp", 1, "#include <unistd.h>"}}).empty());
    CHECK_FALSE(table_problems_in({Line{"x.cpp", 1, "#include \"cardwright/log.hpp\""}}).empty());
}
