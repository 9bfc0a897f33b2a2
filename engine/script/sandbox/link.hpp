#pragma once

#include <lua.hpp>

#include "script/sandbox/sandbox.hpp"

namespace cardwright {

inline HostLink& Sandbox::link(lua_State* thread) noexcept {
    return **static_cast<HostLink**>(lua_getextraspace(thread));
}

inline Sandbox& Sandbox::of(lua_State* thread) noexcept {
    return *link(thread).sandbox;
}

}  // namespace cardwright
