#include "spec/lua_datum.hpp"

#include <algorithm>
#include <stdexcept>

#include "script/sandbox/frozen.hpp"

namespace cardwright {
namespace {

constexpr int deepest = 12;
constexpr int most_values = 20'000;  ///< a table can hold itself many times over
constexpr int slots_per_table = 6;

/// Reads one value and all it holds. Only raw reads: nothing of a script's or the engine's runs.
class DatumReader {
  public:
    DatumReader(lua_State* L, std::string_view function_key) : L_{L}, function_key_{function_key} {}

    Datum read(int at, int depth) {
        if (++values_ > most_values) {
            throw std::invalid_argument{"this is more than a spec can be given"};
        }
        switch (lua_type(L_, at)) {
            case LUA_TNONE:
            case LUA_TNIL:
                return {};
            case LUA_TBOOLEAN:
                return Datum{lua_toboolean(L_, at) != 0};
            case LUA_TNUMBER: {
                int whole = 0;
                const lua_Integer number = lua_tointegerx(L_, at, &whole);
                if (whole == 0) throw std::invalid_argument{"expected a whole number"};
                return Datum{std::int64_t{number}};
            }
            case LUA_TSTRING:
                return Datum{word(at)};
            case LUA_TTABLE:
                return table_behind(at, depth);
            case LUA_TFUNCTION:
                throw std::invalid_argument{"a function cannot be used here"};
            default:
                throw std::invalid_argument{"a handle cannot be used here"};
        }
    }

  private:
    std::string word(int at) {
        std::size_t size = 0;
        const char* const text = lua_tolstring(L_, at, &size);
        return {text, size};
    }

    Datum table_behind(int at, int depth) {
        if (depth >= deepest) throw std::invalid_argument{"the table is nested too deep"};
        if (lua_checkstack(L_, slots_per_table) == 0) {
            throw std::invalid_argument{"there is no room for this table"};
        }
        if (is_plain_table(L_, at)) return table(at, depth);
        if (!push_behind_proxy(L_, at)) {
            throw std::invalid_argument{"a table of the engine cannot be used here"};
        }
        Datum datum = table(lua_gettop(L_), depth);
        lua_pop(L_, 1);
        return datum;
    }

    Datum table(int table, int depth) {
        Datum::Map map;
        std::vector<std::pair<lua_Integer, Datum>> numbered;
        lua_pushnil(L_);
        while (lua_next(L_, table) != 0) {
            const int value = lua_gettop(L_);
            if (lua_isinteger(L_, -2) != 0) {
                numbered.emplace_back(lua_tointeger(L_, -2), read(value, depth + 1));
            } else if (lua_type(L_, -2) == LUA_TSTRING) {
                std::string key = word(-2);
                const bool passed_over =
                    depth == 0 && key == function_key_ && lua_type(L_, value) == LUA_TFUNCTION;
                if (!passed_over) map.push_back({std::move(key), read(value, depth + 1)});
            } else {
                throw std::invalid_argument{"a key must be a word or a whole number"};
            }
            lua_pop(L_, 1);
        }
        return put_together(std::move(map), std::move(numbered));
    }

    static Datum put_together(Datum::Map map, std::vector<std::pair<lua_Integer, Datum>> numbered) {
        std::sort(numbered.begin(), numbered.end(),
                  [](const auto& left, const auto& right) { return left.first < right.first; });
        const bool gapless = numbered.empty() ||
                             (numbered.front().first == 1 &&
                              numbered.back().first == static_cast<lua_Integer>(numbered.size()));
        if (map.empty() && gapless) {
            Datum::List list;
            for (auto& [number, value] : numbered) list.push_back(std::move(value));
            return Datum{std::move(list)};
        }
        for (auto& [number, value] : numbered) {
            map.push_back({std::to_string(number), std::move(value)});
        }
        std::sort(map.begin(), map.end(),
                  [](const auto& left, const auto& right) { return left.first < right.first; });
        return Datum{std::move(map)};
    }

    lua_State* L_;
    std::string_view function_key_;
    int values_ = 0;
};

}  // namespace

Datum to_datum(lua_State* L, int index, std::string_view function_key) {
    return DatumReader{L, function_key}.read(lua_absindex(L, index), 0);
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

}  // namespace cardwright
