#include "script/from_lua/particulars.hpp"

#include <algorithm>

#include "script/common/ordered_keys.hpp"
#include "script/sandbox/frozen.hpp"

namespace cardwright {
namespace {

/// How many things a reason may speak of.
constexpr std::size_t most_particulars = 16;
/// Nearly all reasons speak of no more: one piece of memory holds them.
constexpr std::size_t usual_particulars = 4;

/// Reads particulars that are all words of the content and numbers, as nearly all are: no
/// order of keys is needed, for nothing can be wrong with them. False: they have to be read with
/// care.
bool read_plain(Call& call, int table, Particulars& particulars) {
    lua_State* L = call.lua();
    const std::size_t before = particulars.size();
    particulars.reserve(before + usual_particulars);
    std::size_t keys = 0;
    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        const int value = lua_gettop(L);
        const Word* const name = call.world().word_at(L, value - 1);
        const bool number = lua_isinteger(L, value) != 0;
        const Word* const word = number ? nullptr : call.world().word_at(L, value);
        const bool plain =
            name != nullptr && keys < most_particulars && (number || word != nullptr);
        if (!plain) {
            lua_settop(L, value - 2);
            particulars.resize(before);
            return false;
        }
        particulars.emplace_back(*name, word != nullptr ? Value::of(*word) : call.value(value));
        ++keys;
        lua_settop(L, value - 1);
    }
    call.pay(keys);
    return true;
}

void sort_particulars(Particulars& particulars) {
    std::sort(particulars.begin(), particulars.end(),
              [](const auto& left, const auto& right) { return left.first < right.first; });
}

}  // namespace

void read_particulars(Call& call, int given, Particulars& particulars) {
    lua_State* L = call.lua();
    auto& kept = call.world().kept_particulars();
    const Particulars* const known =
        lua_istable(L, given) ? kept.find(lua_topointer(L, given)) : nullptr;
    if (known != nullptr) {
        call.pay(known->size());
        particulars = *known;
        return;
    }
    const bool constant = is_frozen_for_good(L, given);
    lua_pushvalue(L, given);
    const int table = lua_gettop(L);
    call.table(table);
    if (read_plain(call, table, particulars)) {
        sort_particulars(particulars);
        if (constant) kept.keep(L, given, particulars);
        return;
    }
    const OrderedKeys named{L, table};
    for (const auto& [name, value] : named.entries()) {
        if (particulars.size() == most_particulars) {
            call.mistake("a reason speaks of at most " + std::to_string(most_particulars) +
                         " things");
        }
        particulars.emplace_back(call.name(name), lua_type(L, value) == LUA_TSTRING
                                                      ? Value::of(call.learnt_word(value))
                                                      : call.value(value));
    }
    sort_particulars(particulars);
}

}  // namespace cardwright
