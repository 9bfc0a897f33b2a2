#pragma once

#include <cstddef>
#include <cstdint>
#include <lua.hpp>
#include <string_view>

#include "script/sandbox/limits.hpp"

namespace cardwright {

// What every function of our libraries does with its arguments: check them, pay for them, refuse
// what is too big. All of these raise, so nothing with a destructor may be alive around them.

[[noreturn]] void raise_limit(lua_State* L, Limit limit);

void charge_or_raise(lua_State* L, lua_Integer units);

/// Pays for elements (a unit each), or refuses them if one call may not touch so many.
void pay_for_elements(lua_State* L, lua_Unsigned count);

/// Pays for bytes (a unit for several), or refuses them.
void pay_for_bytes(lua_State* L, lua_Unsigned count);

/// The same for a text that grows piece by piece; `total` is its size so far.
void pay_for_piece(lua_State* L, std::size_t piece, lua_Unsigned& total);

/// A number with an integer value; text is never taken for a number.
[[nodiscard]] lua_Integer check_integer(lua_State* L, int argument);
[[nodiscard]] lua_Integer optional_integer(lua_State* L, int argument, lua_Integer otherwise);

/// A string, however long: for functions that do not look at all of it.
[[nodiscard]] std::string_view check_string(lua_State* L, int argument);

/// A string that the function will read from end to end; paid for.
[[nodiscard]] std::string_view check_text(lua_State* L, int argument);

/// Makes sure of a table and pushes the one to read from: itself, or the one behind a frozen proxy.
/// Returns its stack index.
int push_readable_table(lua_State* L, int argument);

/// Makes sure of a table that a script may change.
void check_writable_table(lua_State* L, int argument);

}  // namespace cardwright
