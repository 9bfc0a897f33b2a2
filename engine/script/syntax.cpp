#include "script/syntax.hpp"

#include <algorithm>
#include <cstdlib>
#include <lua.hpp>
#include <memory>

namespace cardwright {

std::optional<SyntaxProblem> syntax_problem(const std::string& text) {
    const std::unique_ptr<lua_State, decltype(&lua_close)> lua{luaL_newstate(), lua_close};
    if (!lua) return std::nullopt;
    if (luaL_loadbufferx(lua.get(), text.data(), text.size(), "=s", "t") == LUA_OK) {
        return std::nullopt;
    }
    // `s:12: 'end' expected near <eof>`
    const std::string message = lua_tostring(lua.get(), -1);
    const std::size_t end = message.find(':', 2);
    if (!message.starts_with("s:") || end == std::string::npos) return SyntaxProblem{0, message};
    return SyntaxProblem{std::atoi(message.c_str() + 2),
                         message.substr(std::min(end + 2, message.size()))};
}

}  // namespace cardwright
