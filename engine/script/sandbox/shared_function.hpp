#pragma once

#include <lua.hpp>

namespace cardwright {

// While players decide together one function of a script runs for each of them, in any order and
// as often as answers are taken back. What it closes over must not carry anything from one of them
// to another, so for that time it is read-only:
//
//  1. Neither the function nor any it can reach may assign a variable it was made with: the byte
//     code is searched, as it is when a file is loaded.
//  2. Tables it can reach through such variables are replaced by read-only copies. Nobody else runs
//     meanwhile, so the same copies do for all, and the variables get their tables back at the end.
//
// Functions of files are proved and frozen when they are loaded; for them nothing is to be done.

/// Does the function at `index` close over nothing that could change? Quick, and never raises.
[[nodiscard]] bool closes_over_nothing(lua_State* L, int index) noexcept;

/// Lends out what the function at `index` closes over, read-only, and pushes the list of what has
/// to be given back. Raises, with file and line, if a variable is assigned. The budget pays.
void push_lent(lua_State* L, int index);

/// Gives back what was lent: the list is at `index`. Never raises.
void give_back_lent(lua_State* L, int index) noexcept;

}  // namespace cardwright
