#include "script/common/handles.hpp"

#include "script/common/script_world.hpp"

namespace cardwright {
namespace {

int count_of_zone(lua_State* L) {
    return luaL_error(L, "use :count() or :list() instead of #");
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

void push_handle(lua_State* L, const ScriptWorld& world, Value value) {
    const int reference = world.lasting().reference(value);
    if (reference != LUA_NOREF) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
        return;
    }
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the bits are the handle, never followed
    lua_pushlightuserdata(L, reinterpret_cast<void*>(value.bits()));
}

}  // namespace cardwright
