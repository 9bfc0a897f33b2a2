#pragma once

#include <lua.hpp>

#include "state/value.hpp"

namespace cardwright {

class ScriptWorld;

/// What writing to an object does: it is an error.
int refuse_write_to_handle(lua_State* L);

/// Pushes a metatable for an object: read-only, and closed to scripts.
void push_handle_metatable(lua_State* L);

/// The handle at an index, whether it is a light userdata or an object; of kind `none` if it is
/// something else. Scripts cannot make userdata: all there are hold a value.
[[nodiscard]] inline Value handle_at(lua_State* L, int index) noexcept {
    void* const data = lua_touserdata(L, index);
    switch (lua_type(L, index)) {
        case LUA_TLIGHTUSERDATA:
            return Value::from_bits(reinterpret_cast<std::uintptr_t>(data));
        case LUA_TUSERDATA:
            return *static_cast<const Value*>(data);
        default:
            return {};
    }
}

/// Pushes what scripts hold for a value that is no plain number, word or truth.
void push_handle(lua_State* L, const ScriptWorld& world, Value value);

}  // namespace cardwright
