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
    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        if (++count_ > static_cast<std::size_t>(most_keys)) {
            sandbox.abort(Limit::table_keys);
            call.mistake(sandbox.abort_reason());
        }
        std::size_t length = 0;
        const char* const letters =
            lua_type(L, -2) == LUA_TSTRING ? lua_tolstring(L, -2, &length) : nullptr;
        const QuestionKey* key = letters != nullptr ? call.world().question_key(letters) : nullptr;
        if (key != nullptr) {
            places_[static_cast<std::size_t>(*key)] = lua_gettop(L);
            keys_ |= bit_of(*key);
        } else {
            others_ = true;
            if (letters != nullptr) named_.push_back({{letters, length}, lua_gettop(L)});
        }
        lua_pushvalue(L, -2);
    }
    call.pay(count_);
}

std::vector<OrderedKeys::Entry> Question::more_than(std::span<const QuestionKey> own) const {
    call_->pay(count_);
    std::vector<OrderedKeys::Entry> more{named_};
    for (std::size_t key = 0; key < places_.size(); ++key) {
        if (places_[key] != 0 &&
            std::find(own.begin(), own.end(), static_cast<QuestionKey>(key)) == own.end()) {
            more.push_back({question_keys[key], places_[key]});
        }
    }
    for (const OrderedKeys::Entry& entry : more) {
        if (entry.name.size() > longest_word) {
            call_->mistake("a key of this table is far too long");
        }
    }
    std::sort(more.begin(), more.end(),
              [](const auto& left, const auto& right) { return left.name < right.name; });
    return more;
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
