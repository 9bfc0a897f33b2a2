#pragma once

#include <cstdio>
#include <exception>
#include <lua.hpp>

namespace cardwright {

/// Makes a raw binding out of a function that may throw: `lua_pushcfunction(L, guarded<draw>)`.
///
/// An exception must not fly through Lua (after 200 of them the state is dead), and a Lua error
/// must not jump over a C++ object (its destructor would never run). So the message is copied to a
/// plain array, everything C++ is unwound, and only then the error is raised.
///
/// `function` itself keeps the other half of the rule: check the arguments first, push the result
/// last, and have no object with a destructor alive while doing either.
template <int (*function)(lua_State*)>
int guarded(lua_State* L) {
    char message[512];
    try {
        return function(L);
    } catch (const std::exception& problem) {
        std::snprintf(message, sizeof message, "%s", problem.what());
    } catch (...) {
        std::snprintf(message, sizeof message, "an unknown error in the engine");
    }
    return luaL_error(L, "%s", message);
}

}  // namespace cardwright
