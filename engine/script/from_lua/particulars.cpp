#include "script/from_lua/particulars.hpp"

#include <algorithm>

#include "script/common/ordered_keys.hpp"

namespace cardwright {
namespace {

/// How many things a reason may speak of.
constexpr std::size_t most_particulars = 16;

}  // namespace

void read_particulars(Call& call, int given, Particulars& particulars) {
    call.table(given);
    lua_State* L = call.lua();
    const OrderedKeys named{L, given};
    for (const auto& [name, value] : named.entries()) {
        if (particulars.size() == most_particulars) {
            call.mistake("a reason speaks of at most " + std::to_string(most_particulars) +
                         " things");
        }
        particulars.emplace_back(call.name(name), lua_type(L, value) == LUA_TSTRING
                                                      ? Value::of(call.learnt_word(value))
                                                      : call.value(value));
    }
    std::sort(particulars.begin(), particulars.end(),
              [](const auto& left, const auto& right) { return left.first < right.first; });
}

}  // namespace cardwright
