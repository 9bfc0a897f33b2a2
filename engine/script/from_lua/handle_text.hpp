#pragma once

#include <cstdint>
#include <lua.hpp>

namespace cardwright {

/// Pushes what `tostring` says about the handle at an index.
void describe_handle(lua_State* L, int index);

/// Where a handle comes in an order that tells nothing hidden; false if it has no place.
bool order_of_handle(lua_State* L, std::uint64_t& bits) noexcept;

}  // namespace cardwright
