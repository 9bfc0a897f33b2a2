#pragma once

#include <span>

#include "script/from_lua/call.hpp"

namespace cardwright {

// A name that is a field has a number: what it is, and which one.
enum FieldKind : lua_Integer {
    builtin_field = 0,
    zone_field = 1 << 16,
    counter_field = 2 << 16,
    fact_field = 3 << 16,
    owner_field = 4 << 16,
};
inline constexpr lua_Integer field_mask = 0xFFFF;

/// A field that every object of a kind has, and its number.
struct FieldBinding {
    api::Objects on;
    const char* name;
    lua_Integer code;
};
[[nodiscard]] std::span<const FieldBinding> builtin_fields();

/// Pushes the field with this number of an object (argument 1 of the call), as far as whoever
/// reads it may know it.
int push_named_field(Call& call, Value object, lua_Integer code);

/// The same for what is read most, where nothing can go wrong and nothing is made in Lua. False: it
/// is none of these, or it cannot be read.
[[nodiscard]] bool push_plain_field(lua_State* L, Value object, lua_Integer code) noexcept;

/// A zone of a kind: the zone itself, or all of them where there are slots, piles or owners.
int push_zone_of_kind(Call& call, ZoneKindId kind, OwnerId owner, bool everyone);

/// Stops a bot that reads a card its seat cannot see.
void must_see(Call& call, CardId card);
void must_see_back(Call& call, CardId card);

}  // namespace cardwright
