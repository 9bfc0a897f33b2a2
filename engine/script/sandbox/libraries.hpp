#pragma once

#include <lua.hpp>

namespace cardwright {

// Each pushes one plain table of functions. Written by us and not copied from Lua's own
// libraries: those do unbounded work in one instruction, and some of it differs from run to run.

void push_base_library(lua_State* L);
void push_string_library(lua_State* L);
void push_table_library(lua_State* L);
void push_math_library(lua_State* L);

// Functions big enough for a file of their own.

int ordered_pairs(lua_State* L);
int format_text(lua_State* L);
int sort_table(lua_State* L);

/// The iterator that `ordered_pairs` returns. It remembers its place, so a script may not keep one.
int ordered_next(lua_State* L);

}  // namespace cardwright
