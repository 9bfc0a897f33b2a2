#include "script/common/ordered_keys.hpp"

#include <algorithm>

#include "script/common/call.hpp"
#include "script/sandbox/frozen.hpp"
#include "script/sandbox/link.hpp"

namespace cardwright {

OrderedKeys::OrderedKeys(lua_State* L,
                         int table) {  // NOLINT(cppcoreguidelines-pro-type-member-init)
    Sandbox& sandbox = Sandbox::of(L);
    const int at = lua_absindex(L, table);
    const auto make_room = [L] {
        if (lua_checkstack(L, LUA_MINSTACK) == 0) throw ScriptMistake{"too many nested calls"};
    };
    make_room();
    // A value stays, and a copy of its name for Lua to find the next one.
    constexpr std::size_t keys_per_room = LUA_MINSTACK / 2 - 2;
    std::size_t keys = 0;
    lua_pushnil(L);
    while (lua_next(L, at) != 0) {
        if (++keys > sandbox.limits().table_keys) sandbox.abort(Limit::table_keys);
        if (sandbox.aborted()) throw ScriptMistake{sandbox.abort_reason()};
        if (lua_type(L, -2) != LUA_TSTRING) {
            others_ = true;
            lua_pop(L, 1);
            continue;
        }
        std::size_t length = 0;
        const char* letters = lua_tolstring(L, -2, &length);
        if (length > longest_word) throw ScriptMistake{"a key of this table is far too long"};
        add({{letters, length}, lua_gettop(L)});
        if (count_ % keys_per_room == 0) make_room();
        lua_pushvalue(L, -2);
    }
    sandbox.owe(keys);
    if (count_ > 1) {
        std::sort(first_, first_ + count_,
                  [](const Entry& left, const Entry& right) { return left.name < right.name; });
    }
}

void OrderedKeys::add(const Entry& entry) {
    if (count_ < few_.size()) {
        few_[count_++] = entry;
        return;
    }
    if (many_.empty()) many_.assign(few_.begin(), few_.end());
    many_.push_back(entry);
    first_ = many_.data();
    ++count_;
}

std::vector<std::string> names_in(lua_State* L, int table) {
    std::vector<std::string> names;
    const int at = lua_absindex(L, table);
    const bool proxy = push_behind_proxy(L, at);
    const int source = proxy ? lua_gettop(L) : at;
    lua_pushnil(L);
    while (lua_next(L, source) != 0) {
        lua_pop(L, 1);
        if (lua_type(L, -1) == LUA_TSTRING) names.emplace_back(lua_tostring(L, -1));
    }
    if (proxy) lua_pop(L, 1);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace cardwright
