#pragma once

#include <lua.hpp>
#include <string>
#include <vector>

namespace cardwright {

/// Builds what all scripts see (the allow-list; nothing else is ever opened) and returns the names.
/// Must run with head-room: it raises only if the machine is out of memory.
std::vector<std::string> open_environment(lua_State* L);

/// Takes the value on top of the stack and shows it under `name` in every environment.
void set_environment_global(lua_State* L, const char* name);

/// Pushes a fresh read-only environment. It is empty: reads fall through to what all scripts see,
/// writes and unknown names are errors.
void push_environment(lua_State* L);

}  // namespace cardwright
