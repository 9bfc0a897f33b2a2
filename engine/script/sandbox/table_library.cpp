#include <lua.hpp>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/libraries.hpp"
#include "script/sandbox/number_text.hpp"

namespace cardwright {
namespace {

lua_Integer length_of(lua_State* L, int table) {
    return static_cast<lua_Integer>(lua_rawlen(L, table));
}

/// How many values lie between two places, without overflow; 0 if there are none.
lua_Unsigned span_of(lua_Integer first, lua_Integer last) {
    if (first > last) return 0;
    const auto distance = static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first);
    return distance == LUA_MAXUNSIGNED ? distance : distance + 1;
}

int table_insert(lua_State* L) {
    check_writable_table(L, 1);
    const lua_Integer end = length_of(L, 1) + 1;
    const int arguments = lua_gettop(L);
    if (arguments == 2) {
        lua_rawseti(L, 1, end);
        return 0;
    }
    if (arguments != 3) return luaL_error(L, "table.insert takes a table, a place and a value");
    const lua_Integer place = check_integer(L, 2);
    luaL_argcheck(L, place >= 1 && place <= end, 2, "position out of bounds");
    pay_for_elements(L, span_of(place, end));
    for (lua_Integer i = end; i > place; --i) {
        lua_rawgeti(L, 1, i - 1);
        lua_rawseti(L, 1, i);
    }
    lua_rawseti(L, 1, place);
    return 0;
}

int table_remove(lua_State* L) {
    check_writable_table(L, 1);
    const lua_Integer length = length_of(L, 1);
    const lua_Integer place = optional_integer(L, 2, length);
    if (!lua_isnoneornil(L, 2)) {
        luaL_argcheck(L, (place >= 1 && place <= length + 1) || (length == 0 && place == 0), 2,
                      "position out of bounds");
    }
    lua_rawgeti(L, 1, place);
    pay_for_elements(L, span_of(place, length));
    for (lua_Integer i = place; i < length; ++i) {
        lua_rawgeti(L, 1, i + 1);
        lua_rawseti(L, 1, i);
    }
    if (place <= length && length > 0) {
        lua_pushnil(L);
        lua_rawseti(L, 1, length);
    }
    return 1;
}

int table_concat(lua_State* L) {
    lua_settop(L, 4);
    const std::string_view separator = lua_isnoneornil(L, 2) ? "" : check_text(L, 2);
    const int list = push_readable_table(L, 1);
    const lua_Integer first = optional_integer(L, 3, 1);
    const lua_Integer last = optional_integer(L, 4, length_of(L, list));
    pay_for_elements(L, span_of(first, last));
    luaL_Buffer result;
    luaL_buffinit(L, &result);
    lua_Unsigned size = 0;
    for (lua_Integer i = first; i <= last; ++i) {
        lua_rawgeti(L, list, i);
        NumberText digits;
        std::string_view piece;
        const int type = lua_type(L, -1);
        if (type == LUA_TSTRING) {
            piece = check_string(L, -1);
        } else if (type == LUA_TNUMBER) {
            piece = write_number(L, -1, digits);
            lua_pushlstring(L, piece.data(), piece.size());
            lua_replace(L, -2);
        } else {
            return luaL_error(L, "table.concat: item %I is a %s, not text or a number",
                              static_cast<LUAI_UACINT>(i), luaL_typename(L, -1));
        }
        pay_for_piece(L, piece.size() + (i < last ? separator.size() : 0), size);
        luaL_addvalue(&result);
        if (i < last) luaL_addlstring(&result, separator.data(), separator.size());
        if (i == last) break;  // the last place may be the biggest integer
    }
    luaL_pushresult(&result);
    return 1;
}

int table_unpack(lua_State* L) {
    lua_settop(L, 3);
    const int list = push_readable_table(L, 1);
    const lua_Integer first = optional_integer(L, 2, 1);
    const lua_Integer last = optional_integer(L, 3, length_of(L, list));
    const lua_Unsigned count = span_of(first, last);
    pay_for_elements(L, count);
    luaL_checkstack(L, static_cast<int>(count), "too many results to unpack");
    for (lua_Unsigned i = 0; i < count; ++i) {
        lua_rawgeti(L, list, first + static_cast<lua_Integer>(i));
    }
    return static_cast<int>(count);
}

int table_pack(lua_State* L) {
    const int count = lua_gettop(L);
    pay_for_elements(L, static_cast<lua_Unsigned>(count));
    lua_createtable(L, count, 1);
    lua_insert(L, 1);
    for (int i = count; i >= 1; --i) lua_rawseti(L, 1, i);
    lua_pushinteger(L, count);
    lua_setfield(L, 1, "n");
    return 1;
}

constexpr luaL_Reg table_functions[] = {
    {"concat", table_concat}, {"insert", table_insert}, {"pack", table_pack},
    {"remove", table_remove}, {"sort", sort_table},     {"unpack", table_unpack},
    {nullptr, nullptr},
};

}  // namespace

void push_table_library(lua_State* L) {
    luaL_newlib(L, table_functions);
}

}  // namespace cardwright
