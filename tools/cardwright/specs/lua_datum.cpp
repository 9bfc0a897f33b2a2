#include "cardwright/specs/lua_datum.hpp"

#include <algorithm>
#include <stdexcept>

#include "script/sandbox/frozen.hpp"

namespace cardwright::tool {
namespace {

constexpr int deepest = 12;

Datum table_datum(lua_State* L, int table, int depth) {
    Datum::List list;
    Datum::Map map;
    std::vector<std::pair<lua_Integer, Datum>> numbered;
    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        if (lua_type(L, -1) == LUA_TFUNCTION) {
            lua_pop(L, 1);
            continue;
        }
        Datum value = to_datum(L, lua_gettop(L), depth + 1);
        if (lua_isinteger(L, -2) != 0) {
            numbered.emplace_back(lua_tointeger(L, -2), std::move(value));
        } else if (lua_type(L, -2) == LUA_TSTRING) {
            map.push_back({lua_tostring(L, -2), std::move(value)});
        } else {
            throw std::invalid_argument{"a key must be a word or a whole number"};
        }
        lua_pop(L, 1);
    }
    std::sort(numbered.begin(), numbered.end(),
              [](const auto& left, const auto& right) { return left.first < right.first; });
    const bool gapless =
        numbered.empty() || (numbered.front().first == 1 &&
                             numbered.back().first == static_cast<lua_Integer>(numbered.size()));
    if (map.empty() && gapless) {
        for (auto& [number, value] : numbered) list.push_back(std::move(value));
        return Datum{std::move(list)};
    }
    for (auto& [number, value] : numbered)
        map.push_back({std::to_string(number), std::move(value)});
    std::sort(map.begin(), map.end(),
              [](const auto& left, const auto& right) { return left.first < right.first; });
    return Datum{std::move(map)};
}

}  // namespace

Datum to_datum(lua_State* L, int index, int depth) {
    if (depth > deepest) throw std::invalid_argument{"the table is nested too deep"};
    luaL_checkstack(L, 6, "nested too deep");
    const int at = lua_absindex(L, index);
    switch (lua_type(L, at)) {
        case LUA_TNONE:
        case LUA_TNIL:
            return {};
        case LUA_TBOOLEAN:
            return Datum{lua_toboolean(L, at) != 0};
        case LUA_TNUMBER: {
            int whole = 0;
            const lua_Integer number = lua_tointegerx(L, at, &whole);
            if (whole == 0) throw std::invalid_argument{"expected a whole number"};
            return Datum{std::int64_t{number}};
        }
        case LUA_TSTRING:
            return Datum{std::string{lua_tostring(L, at)}};
        case LUA_TTABLE: {
            const bool proxy = push_behind_proxy(L, at);
            Datum datum = table_datum(L, proxy ? lua_gettop(L) : at, depth);
            if (proxy) lua_pop(L, 1);
            return datum;
        }
        default:
            throw std::invalid_argument{std::string{"a "} + luaL_typename(L, at) +
                                        " cannot be used here"};
    }
}

std::string to_text(const Datum& datum) {
    if (const bool* truth = datum.boolean()) return *truth ? "true" : "false";
    if (const std::int64_t* number = datum.integer()) return std::to_string(*number);
    if (const std::string* word = datum.word()) return *word;
    std::string text;
    if (const Datum::List* list = datum.list()) {
        for (const Datum& each : *list) text += (text.empty() ? "" : ", ") + to_text(each);
        return "{ " + text + " }";
    }
    if (const Datum::Map* map = datum.map()) {
        for (const auto& entry : *map) {
            text += (text.empty() ? "" : ", ") + entry.first + " = " + to_text(entry.second);
        }
        return "{ " + text + " }";
    }
    return "nothing";
}

}  // namespace cardwright::tool
