#include "script/into_lua/overriding_script.hpp"

#include <algorithm>
#include <array>
#include <lua.hpp>
#include <string_view>

#include "script/common/ordered_keys.hpp"

namespace cardwright {
namespace {

int do_nothing(lua_State* /*L*/) {
    return 0;
}

/// What the overriding function returns is what the hook returns. It may ask questions, so it is
/// called in a way that lets it yield.
int go_on(lua_State* L, int /*status*/, lua_KContext /*context*/) {
    return lua_gettop(L);
}

/// Upvalues: the overriding function, and what it replaces.
int call_overriding(lua_State* L) {
    lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_callk(L, 2, LUA_MULTRET, 0, go_on);
    return go_on(L, LUA_OK, 0);
}

}  // namespace

std::string lay_over(lua_State* L, const std::vector<std::string>& hooks) {
    const int over = lua_gettop(L);
    const int card = over - 1;
    const std::vector<std::string> names = names_in(L, over);
    constexpr std::array<std::string_view, 5> others{"triggers", "modifiers", "effects", "settle",
                                                     "meanwhile"};
    const auto is_hook = [&](const std::string& name) {
        return std::find(hooks.begin(), hooks.end(), name) != hooks.end();
    };
    for (const std::string& name : names) {
        if (!is_hook(name) && std::find(others.begin(), others.end(), name) == others.end()) {
            return name;
        }
    }
    lua_newtable(L);
    const int joined = lua_gettop(L);
    for (const std::string& name : names_in(L, card)) {
        lua_getfield(L, card, name.c_str());
        lua_setfield(L, joined, name.c_str());
    }
    for (const std::string& name : names) {
        if (lua_getfield(L, over, name.c_str()) != LUA_TFUNCTION || !is_hook(name)) {
            lua_setfield(L, joined, name.c_str());  // in place of the card's own, as it is
            continue;
        }
        if (lua_getfield(L, joined, name.c_str()) != LUA_TFUNCTION) {
            lua_pop(L, 1);
            lua_pushcfunction(L, do_nothing);
        }
        lua_pushcclosure(L, call_overriding, 2);
        lua_setfield(L, joined, name.c_str());
    }
    lua_replace(L, card);
    lua_settop(L, card);
    return {};
}

}  // namespace cardwright
