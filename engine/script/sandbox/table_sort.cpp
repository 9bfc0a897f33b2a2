// A merge sort: stable, so equal elements keep their order on every machine; bounded, so no
// comparator can make it run for ever; and it works on a copy, so an error leaves the table alone.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <lua.hpp>
#include <utility>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/libraries.hpp"
#include "script/sandbox/link.hpp"

namespace cardwright {
namespace {

using Place = std::uint32_t;

/// Trivially destructible: comparators raise through it.
struct Sorting {
    lua_State* L;
    int values;      // stack index of the copied elements
    int comparator;  // stack index, or 0 for the natural order
};

[[nodiscard]] bool natural_order(lua_State* L, int left, int right) {
    const int type = lua_type(L, left);
    if (type != lua_type(L, right)) {
        luaL_error(L, "table.sort: cannot compare a %s with a %s; give a comparator",
                   luaL_typename(L, left), luaL_typename(L, right));
    }
    if (type == LUA_TNUMBER) return lua_compare(L, left, right, LUA_OPLT) != 0;
    if (type != LUA_TSTRING) {
        luaL_error(L, "table.sort: a %s has no natural order; give a comparator",
                   luaL_typename(L, left));
    }
    // Bytewise: Lua's own "<" follows the locale.
    return check_text(L, left) < check_text(L, right);
}

[[nodiscard]] bool is_less(const Sorting& sorting, Place left, Place right) {
    lua_State* L = sorting.L;
    const int top = lua_gettop(L);
    if (sorting.comparator != 0) lua_pushvalue(L, sorting.comparator);
    lua_rawgeti(L, sorting.values, left);
    lua_rawgeti(L, sorting.values, right);
    bool less = false;
    if (sorting.comparator != 0) {
        lua_call(L, 2, 1);  // not resumable: a comparator may not ask
        less = lua_toboolean(L, -1) != 0;
    } else {
        less = natural_order(L, top + 1, top + 2);
    }
    lua_settop(L, top);
    return less;
}

void merge(const Sorting& sorting, const Place* from, Place* to, std::size_t begin,
           std::size_t middle, std::size_t end) {
    std::size_t left = begin;
    std::size_t right = middle;
    for (std::size_t next = begin; next < end; ++next) {
        const bool take_right =
            right < end && (left >= middle || is_less(sorting, from[right], from[left]));
        to[next] = from[take_right ? right++ : left++];
    }
}

/// Sorts `places` with the help of `spare`, bottom up.
const Place* merge_sort(const Sorting& sorting, Place* places, Place* spare, std::size_t count) {
    for (std::size_t width = 1; width < count; width *= 2) {
        for (std::size_t begin = 0; begin < count; begin += 2 * width) {
            merge(sorting, places, spare, begin, std::min(begin + width, count),
                  std::min(begin + 2 * width, count));
        }
        std::swap(places, spare);
    }
    return places;
}

}  // namespace

int sort_table(lua_State* L) {
    check_writable_table(L, 1);
    const bool natural = lua_isnoneornil(L, 2);
    if (!natural) luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    const auto count = static_cast<std::size_t>(lua_rawlen(L, 1));
    if (count > Sandbox::of(L).limits().sort_elements) raise_limit(L, Limit::sort_elements);
    charge_or_raise(
        L, static_cast<lua_Integer>(count) * static_cast<lua_Integer>(std::bit_width(count)));

    lua_createtable(L, static_cast<int>(count), 0);
    for (std::size_t i = 1; i <= count; ++i) {
        lua_rawgeti(L, 1, static_cast<lua_Integer>(i));
        lua_rawseti(L, 3, static_cast<lua_Integer>(i));
    }
    auto* places = static_cast<Place*>(lua_newuserdatauv(L, 2 * count * sizeof(Place), 0));
    for (std::size_t i = 0; i < count; ++i) places[i] = static_cast<Place>(i + 1);

    const Place* sorted = merge_sort({L, 3, natural ? 0 : 2}, places, places + count, count);
    for (std::size_t i = 0; i < count; ++i) {
        lua_rawgeti(L, 3, sorted[i]);
        lua_rawseti(L, 1, static_cast<lua_Integer>(i) + 1);
    }
    return 0;
}

}  // namespace cardwright
