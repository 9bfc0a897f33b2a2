// What bindings that change something have in common: who does it, and how the script goes on.
#pragma once

#include <span>

#include "script/common/call.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

/// Who does it: the player the method is called on, or the table for `game:…`.
[[nodiscard]] inline OwnerId doer(Call& call) {
    return call.any_handle(1).kind() == ValueKind::game ? table_owner : call.player(1);
}

/// Nothing can be resolved in the middle of a function that answers at once.
inline void must_be_able_to_wait(Call& call) {
    if (call.game().quiet() || lua_isyieldable(call.lua()) == 0) {
        call.mistake("something listens to this change, and nothing can be resolved here");
    }
}

/// Goes on at once, or stops until what listens to the change is resolved.
inline int done(Call& call, bool raised, Value result = {}) {
    if (!raised) return call.push(result);
    must_be_able_to_wait(call);
    call.game().await_events(result);
    return Call::suspend;
}

inline int done_with_cards(Call& call, bool raised, std::span<const CardId> cards) {
    if (!raised) return call.push(cards);
    must_be_able_to_wait(call);
    call.game().await_events(cards);
    return Call::suspend;
}

/// A definition, or the id of a card.
[[nodiscard]] inline DefId definition_argument(Call& call, int index) {
    if (lua_type(call.lua(), index) == LUA_TSTRING) {
        const std::string_view name = call.text(index);
        const Schema& schema = call.game().schema();
        if (const auto found = schema.find_definition(name)) return *found;
        std::vector<std::string_view> known;
        for (const Definition& each : schema.definitions) known.emplace_back(each.id);
        call.mistake("there is no card \"" + std::string{name} + "\"" + did_you_mean(name, known));
    }
    return call.definition(index, "a card's name");
}

}  // namespace cardwright
