#include "script/from_lua/question.hpp"

#include <algorithm>

namespace cardwright {
namespace {

/// What a key takes on the stack: its value, and a copy of itself for Lua to find the next.
constexpr int places_per_key = 2;

}  // namespace

Question::Question(Call& call, int table) : call_{&call}, table_{table} {
    call.table(table);
    lua_State* L = call.lua();
    Sandbox& sandbox = call.world().sandbox();
    const auto most_keys = static_cast<int>(sandbox.limits().table_keys);
    if (lua_checkstack(L, places_per_key * most_keys + LUA_MINSTACK) == 0) {
        call.mistake("too many nested calls");
    }
    int keys = 0;
    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        if (++keys > most_keys) {
            sandbox.abort(Limit::table_keys);
            call.mistake(sandbox.abort_reason());
        }
        const QuestionKey* key = lua_type(L, -2) == LUA_TSTRING
                                     ? call.world().question_key(lua_tostring(L, -2))
                                     : nullptr;
        if (key != nullptr) {
            places_[static_cast<std::size_t>(*key)] = lua_gettop(L);
            keys_ |= bit_of(*key);
        } else {
            others_ = true;
        }
        lua_pushvalue(L, -2);
    }
    call.pay(static_cast<std::size_t>(keys));
}

void Question::only(std::initializer_list<QuestionKey> allowed) const {
    if (!has_more_than({allowed.begin(), allowed.size()})) return;
    std::vector<std::string_view> names;
    for (const QuestionKey key : allowed) {
        names.push_back(question_keys[static_cast<std::size_t>(key)]);
    }
    call_->only_fields(table_, names);
}

bool Question::has_more_than(std::span<const QuestionKey> own) const noexcept {
    std::uint32_t beside = keys_;
    for (const QuestionKey key : own) beside &= ~bit_of(key);
    return others_ || beside != 0;
}

}  // namespace cardwright
