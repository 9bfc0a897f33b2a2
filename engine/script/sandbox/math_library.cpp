#include <cmath>
#include <lua.hpp>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/libraries.hpp"

namespace cardwright {
namespace {

void check_number(lua_State* L, int argument) {
    if (lua_type(L, argument) != LUA_TNUMBER) luaL_typeerror(L, argument, "number");
}

/// The integer if it fits into one, else the number as it is.
int push_rounded(lua_State* L, lua_Number number) {
    lua_Integer integer = 0;
    if (lua_numbertointeger(number, &integer)) {
        lua_pushinteger(L, integer);
    } else {
        lua_pushnumber(L, number);
    }
    return 1;
}

template <lua_Number (*round)(lua_Number)>
int math_round(lua_State* L) {
    check_number(L, 1);
    if (lua_isinteger(L, 1) != 0) {
        lua_settop(L, 1);
        return 1;
    }
    return push_rounded(L, round(lua_tonumber(L, 1)));
}

lua_Number round_down(lua_Number number) {
    return std::floor(number);
}
lua_Number round_up(lua_Number number) {
    return std::ceil(number);
}

int math_abs(lua_State* L) {
    check_number(L, 1);
    if (lua_isinteger(L, 1) != 0) {
        const lua_Integer value = lua_tointeger(L, 1);
        // Unsigned, because the smallest integer has no opposite and wraps around as in Lua.
        lua_pushinteger(
            L, value < 0 ? static_cast<lua_Integer>(0U - static_cast<lua_Unsigned>(value)) : value);
    } else {
        lua_pushnumber(L, std::fabs(lua_tonumber(L, 1)));
    }
    return 1;
}

/// The argument that no other is better than; `better` is "<" for the smallest.
int pick(lua_State* L, bool smallest) {
    const int count = lua_gettop(L);
    luaL_argcheck(L, count >= 1, 1, "number expected");
    pay_for_elements(L, static_cast<lua_Unsigned>(count));
    int best = 1;
    check_number(L, 1);
    for (int i = 2; i <= count; ++i) {
        check_number(L, i);
        const bool better = smallest ? lua_compare(L, i, best, LUA_OPLT) != 0
                                     : lua_compare(L, best, i, LUA_OPLT) != 0;
        if (better) best = i;
    }
    lua_pushvalue(L, best);
    return 1;
}

int math_min(lua_State* L) {
    return pick(L, true);
}
int math_max(lua_State* L) {
    return pick(L, false);
}

int math_tointeger(lua_State* L) {
    luaL_checkany(L, 1);
    int exact = 0;
    const lua_Integer value =
        lua_type(L, 1) == LUA_TNUMBER ? lua_tointegerx(L, 1, &exact) : lua_Integer{0};
    if (exact != 0) {
        lua_pushinteger(L, value);
    } else {
        luaL_pushfail(L);
    }
    return 1;
}

int math_ult(lua_State* L) {
    const auto left = static_cast<lua_Unsigned>(check_integer(L, 1));
    const auto right = static_cast<lua_Unsigned>(check_integer(L, 2));
    lua_pushboolean(L, left < right ? 1 : 0);
    return 1;
}

// No random numbers (the kernel has streams of its own) and nothing that rounds differently from
// one machine to the next.
constexpr luaL_Reg math_functions[] = {
    {"abs", math_abs},
    {"ceil", math_round<round_up>},
    {"floor", math_round<round_down>},
    {"max", math_max},
    {"min", math_min},
    {"tointeger", math_tointeger},
    {"ult", math_ult},
    {nullptr, nullptr},
};

}  // namespace

void push_math_library(lua_State* L) {
    luaL_newlib(L, math_functions);
    lua_pushinteger(L, LUA_MAXINTEGER);
    lua_setfield(L, -2, "maxinteger");
    lua_pushinteger(L, LUA_MININTEGER);
    lua_setfield(L, -2, "mininteger");
}

}  // namespace cardwright
