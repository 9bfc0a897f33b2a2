// `pairs` in an order that is the same in every process: Lua's own order depends on addresses, on
// the clock and on the history of the table.

#include <algorithm>
#include <bit>
#include <cstring>
#include <lua.hpp>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/libraries.hpp"
#include "script/sandbox/link.hpp"

namespace cardwright {
namespace {

/// A key, laid out for sorting. Lives in a Lua userdata, so an error cannot leak it.
struct Key {
    enum class Kind : unsigned char { integer, string, handle } kind;
    lua_Integer integer;     // or the length of the string, or the place of the handle
    const void* pointer;     // the bytes of the string, or the handle
    lua_Integer object = 0;  // a handle that is an object: its place in the list of them, else 0
};

bool comes_before(const Key& left, const Key& right) noexcept {
    if (left.kind != right.kind) return left.kind < right.kind;
    switch (left.kind) {
        case Key::Kind::integer:
            return left.integer < right.integer;
        case Key::Kind::handle:
            return std::bit_cast<lua_Unsigned>(left.integer) <
                   std::bit_cast<lua_Unsigned>(right.integer);
        case Key::Kind::string:
            break;
    }
    const auto shared = static_cast<std::size_t>(std::min(left.integer, right.integer));
    const int order = std::memcmp(left.pointer, right.pointer, shared);
    return order != 0 ? order < 0 : left.integer < right.integer;
}

Key read_handle(lua_State* L, std::uint64_t bits, const void* handle) {
    std::uint64_t order = bits;
    const Sandbox::OrderOf order_of = Sandbox::of(L).order_of();
    if (order_of != nullptr && !order_of(L, order)) {
        luaL_error(L, "pairs: a key is a card that lies nowhere, and such keys have no order");
    }
    return {Key::Kind::handle, std::bit_cast<lua_Integer>(order), handle};
}

/// A handle that is an object holds its bits. It is kept in the list of objects, to be found there
/// again.
Key read_object(lua_State* L, int index, int objects) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, lua_touserdata(L, index), sizeof bits);
    Key key = read_handle(L, bits, nullptr);
    key.object = static_cast<lua_Integer>(lua_rawlen(L, objects)) + 1;
    lua_pushvalue(L, index);
    lua_rawseti(L, objects, key.object);
    return key;
}

Key read_key(lua_State* L, int index, int objects) {
    const int type = lua_type(L, index);
    if (type == LUA_TNUMBER && lua_isinteger(L, index) != 0) {
        return {Key::Kind::integer, lua_tointeger(L, index), nullptr};
    }
    if (type == LUA_TSTRING) {
        std::size_t length = 0;
        const char* bytes = lua_tolstring(L, index, &length);
        return {Key::Kind::string, static_cast<lua_Integer>(length), bytes};
    }
    if (type == LUA_TLIGHTUSERDATA) {
        const void* const handle = lua_touserdata(L, index);
        return read_handle(L, std::bit_cast<std::uintptr_t>(handle), handle);
    }
    if (type == LUA_TUSERDATA && lua_rawlen(L, index) == sizeof(std::uint64_t)) {
        return read_object(L, lua_absindex(L, index), objects);
    }
    luaL_error(L, "pairs: a key is a %s, and such keys have no fixed order",
               type == LUA_TNUMBER ? "number with a fraction" : lua_typename(L, type));
    __builtin_unreachable();
}

lua_Unsigned count_keys(lua_State* L, int table) {
    lua_Unsigned count = 0;
    for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) ++count;
    return count;
}

void push_key(lua_State* L, const Key& key, int objects) {
    switch (key.kind) {
        case Key::Kind::integer:
            lua_pushinteger(L, key.integer);
            break;
        case Key::Kind::string:
            lua_pushlstring(L, static_cast<const char*>(key.pointer),
                            static_cast<std::size_t>(key.integer));
            break;
        case Key::Kind::handle:
            if (key.object != 0) {
                lua_rawgeti(L, objects, key.object);
            } else {
                lua_pushlightuserdata(L, const_cast<void*>(key.pointer));
            }
            break;
    }
}

/// Pushes a list of the keys of `table`, in order.
void push_sorted_keys(lua_State* L, int table) {
    const lua_Unsigned count = count_keys(L, table);
    pay_for_elements(L, count);
    charge_or_raise(
        L, static_cast<lua_Integer>(count) * static_cast<lua_Integer>(std::bit_width(count)) / 4);
    auto* keys = static_cast<Key*>(lua_newuserdatauv(L, count * sizeof(Key), 0));
    const int anchor = lua_gettop(L);
    lua_newtable(L);
    const int objects = anchor + 1;
    lua_Unsigned filled = 0;
    for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
        keys[filled++] = read_key(L, -2, objects);
    }
    std::sort(keys, keys + count, comes_before);
    lua_createtable(L, static_cast<int>(count), 0);
    for (lua_Unsigned i = 0; i < count; ++i) {
        push_key(L, keys[i], objects);
        lua_rawseti(L, -2, static_cast<lua_Integer>(i) + 1);
    }
    lua_replace(L, anchor);
    lua_settop(L, anchor);
}

}  // namespace

/// Upvalues: the table, the list of its keys, the place in the list. Keys whose value was removed
/// in the meantime are left out.
int ordered_next(lua_State* L) {
    lua_Integer place = lua_tointeger(L, lua_upvalueindex(3));
    for (;;) {
        lua_settop(L, 0);
        if (lua_rawgeti(L, lua_upvalueindex(2), ++place) == LUA_TNIL) return 1;
        lua_pushvalue(L, 1);
        if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) break;
    }
    lua_pushinteger(L, place);
    lua_replace(L, lua_upvalueindex(3));
    return 2;
}

int ordered_pairs(lua_State* L) {
    const int table = push_readable_table(L, 1);
    push_sorted_keys(L, table);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, ordered_next, 3);
    return 1;
}

}  // namespace cardwright
