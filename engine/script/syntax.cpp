#include "script/syntax.hpp"

#include <algorithm>
#include <cstdlib>
#include <lua.hpp>
#include <memory>
#include <sstream>

namespace cardwright {
namespace {

/// Lua tells only the line and what it is near: `'end' expected near 'x'`.
int column_of_near(const std::string& text, int line, const std::string& message) {
    std::istringstream lines{text};
    std::string read;
    for (int number = 0; number < line; ++number) std::getline(lines, read);
    const std::size_t near = message.rfind(" near '");
    if (near == std::string::npos) return static_cast<int>(read.size()) + 1;
    std::string token = message.substr(near + 7);
    token.resize(std::min(token.find_last_of('\''), token.size()));
    const std::size_t at = read.rfind(token);
    return at == std::string::npos ? 1 : static_cast<int>(at) + 1;
}

}  // namespace

std::optional<SyntaxProblem> syntax_problem(const std::string& text) {
    const std::unique_ptr<lua_State, decltype(&lua_close)> lua{luaL_newstate(), lua_close};
    if (!lua) return std::nullopt;
    if (luaL_loadbufferx(lua.get(), text.data(), text.size(), "=s", "t") == LUA_OK) {
        return std::nullopt;
    }
    // `s:12: 'end' expected near <eof>`
    const std::string message = lua_tostring(lua.get(), -1);
    const std::size_t end = message.find(':', 2);
    if (!message.starts_with("s:") || end == std::string::npos) return SyntaxProblem{0, 0, message};
    SyntaxProblem problem;
    problem.line = std::atoi(message.c_str() + 2);
    problem.message = message.substr(std::min(end + 2, message.size()));
    problem.column = column_of_near(text, problem.line, problem.message);
    return problem;
}

}  // namespace cardwright
