#pragma once

#include "api/api.hpp"
#include "script/common/call.hpp"

namespace cardwright {

/// A kind of value whose names are looked up in a table.
struct NamedKind {
    ValueKind kind;
    api::Object object;
};

inline constexpr NamedKind named_kinds[] = {
    {ValueKind::game, api::Object::game},       {ValueKind::owner, api::Object::player},
    {ValueKind::card, api::Object::card},       {ValueKind::zone, api::Object::zone},
    {ValueKind::family, api::Object::zones},    {ValueKind::definition, api::Object::definition},
    {ValueKind::context, api::Object::context}, {ValueKind::event, api::Object::event},
    {ValueKind::choice, api::Object::choice},
};

[[nodiscard]] constexpr bool has_names(ValueKind kind) noexcept {
    constexpr unsigned named = [] {
        unsigned bits = 0;
        for (const NamedKind& each : named_kinds) bits |= 1U << static_cast<unsigned>(each.kind);
        return bits;
    }();
    return ((named >> static_cast<unsigned>(kind)) & 1U) != 0;
}

/// Enters what each name of an object means in the table on top: the engine's own names, and what
/// the ruleset declares.
void fill_names(ScriptWorld& world, lua_State* L, api::Object object);

}  // namespace cardwright
