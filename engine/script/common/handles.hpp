#pragma once

#include <cstdint>
#include <lua.hpp>

#include "state/schema.hpp"
#include "state/value.hpp"

namespace cardwright {

class ScriptWorld;

/// What writing to an object does: it is an error.
int refuse_write_to_handle(lua_State* L);

/// Pushes a metatable for an object: read-only, and closed to scripts.
void push_handle_metatable(lua_State* L);

/// How a value fits into a pointer of 32 bits: the kind in the highest four, all that is left
/// below. Events and contexts, whose serial numbers need more, do not fit.
struct NarrowHandle {
    static constexpr unsigned kind_shift = 28;
    static constexpr std::uint32_t payload_mask = (std::uint32_t{1} << kind_shift) - 1;

    [[nodiscard]] static constexpr bool fits(Value value) noexcept {
        return value.kind() != ValueKind::event && value.kind() != ValueKind::context &&
               value.number() >= 0 && value.number() <= std::int64_t{payload_mask};
    }
    [[nodiscard]] static constexpr std::uint32_t pack(Value value) noexcept {
        return (static_cast<std::uint32_t>(value.kind()) << kind_shift) |
               static_cast<std::uint32_t>(value.number());
    }
    [[nodiscard]] static constexpr Value unpack(std::uint32_t bits) noexcept {
        return {static_cast<ValueKind>(bits >> kind_shift), bits & payload_mask};
    }
};

// What scripts hold most must fit, or each look at a card would allocate.
static_assert(static_cast<unsigned>(ValueKind::choice) < 16);
static_assert(NarrowHandle::fits(Value::of(id_at<CardId>(most_cards))));
static_assert(NarrowHandle::fits(Value::of(DefId{0xFFFF}, most_sides)));
static_assert(NarrowHandle::fits(Value::family(ZoneKindId{0xFF}, OwnerId{0xFF}, true)));

inline constexpr bool narrow_pointers = sizeof(void*) < sizeof(Value);

/// The value in a light userdata.
[[nodiscard]] inline Value value_in(std::uintptr_t pointer) noexcept {
    if constexpr (narrow_pointers) return NarrowHandle::unpack(static_cast<std::uint32_t>(pointer));
    return Value::from_bits(pointer);
}

/// The handle at an index, whether it is a light userdata or an object; of kind `none` if it is
/// something else. Scripts cannot make userdata: all there are hold a value.
[[nodiscard]] inline Value handle_at(lua_State* L, int index) noexcept {
    void* const data = lua_touserdata(L, index);
    switch (lua_type(L, index)) {
        case LUA_TLIGHTUSERDATA:
            return value_in(reinterpret_cast<std::uintptr_t>(data));
        case LUA_TUSERDATA:
            return *static_cast<const Value*>(data);
        default:
            return {};
    }
}

/// Pushes the handle of a value that is no object of its own.
void push_plain_handle(lua_State* L, Value value);

/// Pushes what scripts hold for a value that is no plain number, word or truth.
void push_handle(lua_State* L, const ScriptWorld& world, Value value);

}  // namespace cardwright
