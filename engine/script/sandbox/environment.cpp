#include "script/sandbox/environment.hpp"

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "script/sandbox/frozen.hpp"
#include "script/sandbox/libraries.hpp"
#include "script/sandbox/link.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

/// Registry keys: the table all environments read from, and the metatable they share.
constexpr char globals_key = 0;
constexpr char environment_metatable_key = 0;

/// Writes `unknown global "discrad" (did you mean "discard"?)` into the sandbox's message buffer.
/// Apart from the Lua function below, because the strings here have destructors.
void describe_unknown_global(Sandbox& sandbox, std::string_view name) noexcept {
    std::string suggestion;
    try {
        const std::vector<std::string_view> known(sandbox.global_names().begin(),
                                                  sandbox.global_names().end());
        suggestion = did_you_mean(name, known);
    } catch (...) {
        suggestion.clear();  // the message is good enough without it
    }
    std::snprintf(sandbox.message_buffer(), Sandbox::message_size, "unknown global \"%.*s\"%s",
                  static_cast<int>(std::min<std::size_t>(name.size(), 100)), name.data(),
                  suggestion.c_str());
}

int on_unknown_global(lua_State* L) {
    if (lua_type(L, 2) != LUA_TSTRING) {
        return luaL_error(L, "unknown global: a name is expected, got a %s", luaL_typename(L, 2));
    }
    Sandbox& sandbox = Sandbox::of(L);
    std::size_t length = 0;
    const char* name = lua_tolstring(L, 2, &length);
    describe_unknown_global(sandbox, {name, length});
    return luaL_error(L, "%s", sandbox.message_buffer());
}

int on_global_write(lua_State* L) {
    if (lua_type(L, 2) != LUA_TSTRING) {
        return luaL_error(L, "globals cannot be set: scripts share nothing");
    }
    return luaL_error(L, "global \"%s\" cannot be set: scripts share nothing; write \"local %s\"",
                      lua_tostring(L, 2), lua_tostring(L, 2));
}

void set_function(lua_State* L, const char* field, lua_CFunction function) {
    lua_pushcfunction(L, function);
    lua_setfield(L, -2, field);
}

/// `s:rep(2)` looks its methods up in the metatable that all strings share. It gets our functions
/// and nothing else, so there is no way round the allow-list, and no arithmetic on strings.
void replace_string_metatable(lua_State* L) {
    lua_pushliteral(L, "");
    lua_createtable(L, 0, 2);
    push_string_library(L);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

void add_frozen_library(lua_State* L, const char* name, void (*push_library)(lua_State*)) {
    push_library(L);
    push_frozen(L, -1);
    lua_remove(L, -2);
    lua_setfield(L, -2, name);
}

}  // namespace

std::vector<std::string> open_environment(lua_State* L) {
    push_base_library(L);
    add_frozen_library(L, "string", push_string_library);
    add_frozen_library(L, "table", push_table_library);
    add_frozen_library(L, "math", push_math_library);
    replace_string_metatable(L);

    std::vector<std::string> names;
    for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
        names.emplace_back(lua_tostring(L, -2));
    }
    // Lua hands the names out in a different order in every process; suggestions must not differ.
    std::sort(names.begin(), names.end());

    lua_createtable(L, 0, 1);
    set_function(L, "__index", on_unknown_global);
    lua_setmetatable(L, -2);

    lua_createtable(L, 0, 3);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, "__index");
    set_function(L, "__newindex", on_global_write);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &environment_metatable_key);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &globals_key);
    return names;
}

void set_environment_global(lua_State* L, const char* name) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &globals_key);
    lua_insert(L, -2);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
}

void push_environment(lua_State* L) {
    lua_createtable(L, 0, 0);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_metatable_key);
    lua_setmetatable(L, -2);
}

}  // namespace cardwright
