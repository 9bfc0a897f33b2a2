#pragma once

#include <array>
#include <lua.hpp>
#include <string_view>

namespace cardwright {

using NumberText = std::array<char, 64>;

/// Writes the number at `index` the same way on every machine and in every locale: integers as
/// digits, other numbers with 14 of them as Lua does, "nan" without the sign that Lua may show.
[[nodiscard]] std::string_view write_number(lua_State* L, int index, NumberText& buffer) noexcept;

}  // namespace cardwright
