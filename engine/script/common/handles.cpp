#include "script/common/handles.hpp"

#include "script/common/script_world.hpp"

namespace cardwright {
namespace {

int count_of_zone(lua_State* L) {
    return luaL_error(L, "use :count() or :list() instead of #");
}

int same_handle(lua_State* L) {
    lua_pushboolean(L, handle_at(L, 1) == handle_at(L, 2) ? 1 : 0);
    return 1;
}

/// An object that holds the value, where a pointer has no room for it. It behaves as all handles
/// do, whose metatable says what its names mean.
[[maybe_unused]] void push_wide_handle(lua_State* L, Value value) {
    *static_cast<Value*>(lua_newuserdatauv(L, sizeof(Value), 0)) = value;
    lua_pushlightuserdata(L, nullptr);
    lua_getmetatable(L, -1);
    lua_getfield(L, -1, "__index");
    push_handle_metatable(L);
    lua_insert(L, -2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, same_handle);
    lua_setfield(L, -2, "__eq");
    lua_setmetatable(L, -4);
    lua_pop(L, 2);
}

}  // namespace

int refuse_write_to_handle(lua_State* L) {
    return luaL_error(L, "objects of the game are read-only; use a method such as add or move");
}

void push_handle_metatable(lua_State* L) {
    lua_createtable(L, 0, 4);
    lua_pushcfunction(L, refuse_write_to_handle);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, count_of_zone);
    lua_setfield(L, -2, "__len");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
}

void push_plain_handle(lua_State* L, Value value) {
    auto bits = static_cast<std::uintptr_t>(value.bits());
    if constexpr (narrow_pointers) {
        if (!NarrowHandle::fits(value)) {
            push_wide_handle(L, value);
            return;
        }
        bits = NarrowHandle::pack(value);
    }
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the bits are the handle, never followed
    lua_pushlightuserdata(L, reinterpret_cast<void*>(bits));
}

void push_handle(lua_State* L, const ScriptWorld& world, Value value) {
    const int reference = world.lasting().reference(value);
    if (reference != LUA_NOREF) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
        return;
    }
    push_plain_handle(L, value);
}

}  // namespace cardwright
