// What a handle looks like, and where it comes among others.

#include "script/from_lua/handle_text.hpp"

#include <algorithm>

#include "script/common/call.hpp"
#include "script/from_lua/other_names.hpp"

namespace cardwright {
namespace {

/// So many cards are looked at in the time that an instruction of Lua takes.
constexpr std::size_t cards_per_unit = 8;

}  // namespace

void describe_handle(lua_State* L, int index) {
    const Value object = handle_at(L, index);
    ScriptWorld* const world = &ScriptWorld::of(L);
    const Game* game = world->game_or_null();
    if (game != nullptr && object.kind() == ValueKind::card &&
        index_of(object.card()) < game->state().card_count() &&
        (world->lens() == nullptr || world->lens()->knows(object.card()))) {
        lua_pushstring(L, game->state().definition(object.card()).id.c_str());
        return;
    }
    if (game != nullptr && object.kind() == ValueKind::definition &&
        index_of(object.definition()) < game->schema().definitions.size()) {
        lua_pushstring(L, game->schema().definition(object.definition()).id.c_str());
        return;
    }
    if (object.kind() == ValueKind::owner) {
        lua_pushfstring(L, "player %d", static_cast<int>(index_of(object.owner())) + 1);
        return;
    }
    const std::string_view shown = shown_kind(object.kind());
    lua_pushlstring(L, shown.data(), shown.size());
}

/// Cards are numbered in the order in which they were made, kind after kind: who could put a card
/// among others by its number would know it. To a bot they stand in the order in which they lie on
/// the table, or in that of their aliases where it cannot look: both are the same whatever a hidden
/// card is.
bool order_of_handle(lua_State* L, std::uint64_t& bits) noexcept {
    const Value object = value_in(static_cast<std::uintptr_t>(bits));
    ScriptWorld* const world = &ScriptWorld::of(L);
    const Lens* lens = world->lens();
    if (lens == nullptr || object.kind() != ValueKind::card) return true;
    const State& state = lens->state();
    if (index_of(object.card()) >= state.card_count()) return false;
    // The same for every card: not even the bill may tell how many lie with it.
    Sandbox::of(L).owe(1 + state.card_count() / cards_per_unit);
    const ZoneId zone = state.card(object.card()).zone;
    if (zone == no_zone) return false;
    std::uint64_t place = state.alias(object.card());  // how somebody else holds them is not seen
    if (lens->looks_into(zone)) {
        const auto cards = state.cards_in(zone);
        place = static_cast<std::uint64_t>(std::find(cards.begin(), cards.end(), object.card()) -
                                           cards.begin());
    }
    const std::uint64_t where = (std::uint64_t{index_of(zone)} << 32) | place;
    bits = Value{ValueKind::card, static_cast<std::int64_t>(where)}.bits();
    return true;
}

}  // namespace cardwright
