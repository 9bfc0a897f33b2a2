#pragma once

#include "script/common/call.hpp"

namespace cardwright {

/// Names that no table holds: a slot, a pile, what an event tells, everybody's zones. Pushes what
/// argument 2 means on the object in argument 1, or says that it has no such name.
int index_by_other_means(Call& call);

/// A pile by the name of its cards, where there is one. False: nothing is pushed.
bool push_pile(lua_State* L, Value object) noexcept;

[[noreturn]] void unknown_name(Call& call, Value object);

/// What messages call a kind of value: `a card`.
[[nodiscard]] std::string_view shown_kind(ValueKind kind);

}  // namespace cardwright
