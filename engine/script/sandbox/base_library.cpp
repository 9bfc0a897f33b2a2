#include <algorithm>
#include <cstring>
#include <lua.hpp>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/libraries.hpp"
#include "script/sandbox/link.hpp"
#include "script/sandbox/number_text.hpp"

namespace cardwright {
namespace {

/// No number that a script means is longer; reading a longer one would be work for nothing.
constexpr std::size_t longest_number = 200;

int push_fail(lua_State* L) {
    luaL_pushfail(L);
    return 1;
}

int raise_with_position(lua_State* L, int message, int level) {
    luaL_where(L, level);
    lua_pushvalue(L, message);
    lua_concat(L, 2);
    return lua_error(L);
}

int base_error(lua_State* L) {
    const auto level = optional_integer(L, 2, 1);
    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TSTRING && level > 0) {
        return raise_with_position(L, 1, level > 1 ? 2 : 1);
    }
    return lua_error(L);
}

int base_assert(lua_State* L) {
    if (lua_toboolean(L, 1) != 0) return lua_gettop(L);
    luaL_checkany(L, 1);
    if (lua_isnoneornil(L, 2)) return luaL_error(L, "assertion failed");
    if (lua_type(L, 2) == LUA_TSTRING) return raise_with_position(L, 2, 1);
    lua_settop(L, 2);
    return lua_error(L);
}

int next_in_list(lua_State* L) {
    // Unsigned, because a script may call the iterator itself, with the biggest integer.
    const auto place = static_cast<lua_Unsigned>(check_integer(L, 2));
    const auto next = static_cast<lua_Integer>(place + 1);
    lua_pushinteger(L, next);
    return lua_geti(L, 1, next) == LUA_TNIL ? 1 : 2;
}

int base_ipairs(lua_State* L) {
    // Not the table behind a proxy: a script would get it into its hands.
    if (!lua_istable(L, 1)) luaL_typeerror(L, 1, "table");
    lua_pushcfunction(L, next_in_list);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

int base_select(lua_State* L) {
    const int count = lua_gettop(L) - 1;
    pay_for_elements(L, static_cast<lua_Unsigned>(count));
    if (lua_type(L, 1) == LUA_TSTRING && std::strcmp(lua_tostring(L, 1), "#") == 0) {
        lua_pushinteger(L, count);
        return 1;
    }
    lua_Integer first = check_integer(L, 1);
    if (first < 0) first = count + 1 + first;
    luaL_argcheck(L, first >= 1, 1, "index out of range");
    return first > count ? 0 : count + 1 - static_cast<int>(first);
}

int digit_value(char letter) noexcept {
    if (letter >= '0' && letter <= '9') return letter - '0';
    if (letter >= 'a' && letter <= 'z') return letter - 'a' + 10;
    if (letter >= 'A' && letter <= 'Z') return letter - 'A' + 10;
    return 36;
}

int number_in_base(lua_State* L, std::string_view text, lua_Integer base) {
    luaL_argcheck(L, base >= 2 && base <= 36, 2, "base out of range");
    constexpr std::string_view blanks = " \f\n\r\t\v";
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(begin);
    text = text.substr(0, text.find_last_not_of(blanks) + 1);
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    lua_Unsigned value = 0;
    for (const char letter : text) {
        const int digit = digit_value(letter);
        if (digit >= base) return push_fail(L);
        value = value * static_cast<lua_Unsigned>(base) + static_cast<lua_Unsigned>(digit);
    }
    if (text.empty()) return push_fail(L);
    lua_pushinteger(L, static_cast<lua_Integer>(negative ? 0U - value : value));
    return 1;
}

int base_tonumber(lua_State* L) {
    luaL_checkany(L, 1);
    if (lua_type(L, 1) == LUA_TNUMBER && lua_isnoneornil(L, 2)) {
        lua_settop(L, 1);
        return 1;
    }
    if (lua_type(L, 1) != LUA_TSTRING) {
        if (!lua_isnoneornil(L, 2)) luaL_typeerror(L, 1, "string");
        return push_fail(L);
    }
    const std::string_view text = check_string(L, 1);
    if (text.size() > longest_number) return push_fail(L);
    if (!lua_isnoneornil(L, 2)) return number_in_base(L, text, check_integer(L, 2));
    if (lua_stringtonumber(L, text.data()) != text.size() + 1) luaL_pushfail(L);
    return 1;
}

int base_tostring(lua_State* L) {
    luaL_checkany(L, 1);
    const int type = lua_type(L, 1);
    NumberText buffer;
    switch (type) {
        case LUA_TSTRING:
            lua_settop(L, 1);
            return 1;
        case LUA_TNUMBER: {
            const std::string_view text = write_number(L, 1, buffer);
            lua_pushlstring(L, text.data(), text.size());
            return 1;
        }
        case LUA_TBOOLEAN:
            lua_pushstring(L, lua_toboolean(L, 1) != 0 ? "true" : "false");
            return 1;
        case LUA_TLIGHTUSERDATA:
        case LUA_TUSERDATA:
            if (const auto describe = Sandbox::of(L).describe()) {
                describe(L, 1);
            } else {
                lua_pushliteral(L, "handle");
            }
            return 1;
        default:
            // Never an address: it differs from run to run and tells where the heap is.
            lua_pushstring(L, lua_typename(L, type));
            return 1;
    }
}

int base_type(lua_State* L) {
    luaL_checkany(L, 1);
    lua_pushstring(L, luaL_typename(L, 1));
    return 1;
}

constexpr luaL_Reg functions[] = {
    {"assert", base_assert},     {"error", base_error},   {"ipairs", base_ipairs},
    {"pairs", ordered_pairs},    {"select", base_select}, {"tonumber", base_tonumber},
    {"tostring", base_tostring}, {"type", base_type},     {nullptr, nullptr},
};

}  // namespace

void push_base_library(lua_State* L) {
    luaL_newlib(L, functions);
}

}  // namespace cardwright
