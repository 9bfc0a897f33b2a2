#pragma once

#include <algorithm>
#include <cstddef>
#include <lua.hpp>
#include <string>
#include <type_traits>

#include "flow/error.hpp"
#include "script/sandbox/link.hpp"

namespace cardwright {

/// Nobody reads more of a message, and a script's memory is not for it.
inline constexpr std::size_t longest_failure = 8'000;

inline void push_failure(lua_State* L, const std::string& message) {
    luaL_where(L, 1);
    lua_pushlstring(L, message.data(), std::min(message.size(), longest_failure));
    lua_concat(L, 2);
}

/// Runs a C++ body where Lua cannot raise, then raises what it threw, with the line of the spec
/// that called: when it does, no C++ object is alive any more.
template <typename Body>
int shielded(lua_State* L, const Body& body) {
    static_assert(std::is_trivially_destructible_v<Body>);
    int results = 0;
    bool failed = false;
    {
        const HostRoom room{Sandbox::of(L).allocator()};
        try {
            results = body();
        } catch (const GameError& error) {
            push_failure(L, error.full_text());
            failed = true;
        } catch (const std::exception& problem) {
            push_failure(L, problem.what());
            failed = true;
        } catch (...) {
            push_failure(L, "an unknown error in the engine");
            failed = true;
        }
    }
    if (failed) return lua_error(L);
    return results;
}

}  // namespace cardwright
