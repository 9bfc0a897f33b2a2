#pragma once

#include <cstdio>
#include <exception>

#include "script/common/call.hpp"

namespace cardwright {

/// Collects garbage and tells whether the script is still over its memory then.
[[nodiscard]] bool memory_is_enough(lua_State* L) noexcept;

/// Has the script used up its budgets meanwhile?
[[nodiscard]] inline bool within_limits(lua_State* L) noexcept {
    Sandbox& sandbox = Sandbox::of(L);
    if (sandbox.allocator().live_bytes() > sandbox.limits().memory_bytes) {
        return memory_is_enough(L) && !sandbox.aborted();
    }
    return !sandbox.aborted();
}

/// How much of the Lua stack a binding may use.
inline constexpr int stack_room = 100;

/// What Lua grants a C function anyway is enough for a binding that pushes next to nothing.
inline constexpr int no_more_room = 0;

/// Runs what is bound to a name: plain C++ that may throw.
template <int room_needed, typename Function>
int run_bound(lua_State* L, Function&& function) {
    char message[512];
    int result = 0;
    bool failed = false;
    bool located = false;  // by a script further in: its line tells more than ours
    // Room for all that any binding pushes: Lua itself grants a C function only a few places.
    if constexpr (room_needed > 0) luaL_checkstack(L, room_needed, "too many nested calls");
    {
        const HostRoom room{Sandbox::of(L).allocator()};
        try {
            Call call{L};
            result = function(call);
        } catch (const GameError& problem) {
            std::snprintf(message, sizeof message, "%s", problem.what());
            failed = true;
            located = !problem.file.empty();
        } catch (const std::exception& problem) {
            std::snprintf(message, sizeof message, "%s", problem.what());
            failed = true;
        } catch (...) {
            std::snprintf(message, sizeof message, "an unknown error in the engine");
            failed = true;
        }
    }
    if (!within_limits(L)) return luaL_error(L, "%s", Sandbox::of(L).abort_reason());
    if (located) {
        lua_pushstring(L, message);
        return lua_error(L);
    }
    if (failed) return luaL_error(L, "%s", message);
    if (result == Call::suspend) return lua_yield(L, 0);
    return result;
}

/// Makes a raw C function of a binding.
template <int (*function)(Call&), int room_needed = stack_room>
int bound(lua_State* L) {
    return run_bound<room_needed>(L, [](Call& call) { return function(call); });
}

}  // namespace cardwright
