#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

using api::Object;

int read_zone_name(Call& call, Value object, std::size_t) {
    const ZoneKindId kind = call.state().zone(call.zone(object)).kind;
    if (kind == no_zone_kind) return call.push_text("aside");
    return call.push_text(call.game().schema().zone(kind).name);
}

int read_zone_owner(Call& call, Value object, std::size_t) {
    return push_owner(call, call.state().zone(call.zone(object)).owner);
}

int read_slot(Call& call, Value object, std::size_t) {
    lua_pushinteger(call.lua(), call.state().zone(call.zone(object)).slot);
    return 1;
}

/// The named row a slot is in, or nothing.
const SlotRow* row_of_zone(Call& call, Value object) {
    const ZoneInfo& info = call.state().zone(call.zone(object));
    return info.kind == no_zone_kind ? nullptr
                                     : call.game().schema().zone(info.kind).row_of(info.slot);
}

int read_row(Call& call, Value object, std::size_t) {
    const SlotRow* row = row_of_zone(call, object);
    return row == nullptr ? call.push(Value{}) : call.push_text(row->name);
}

int read_place(Call& call, Value object, std::size_t) {
    const SlotRow* row = row_of_zone(call, object);
    const int slot = call.state().zone(call.zone(object)).slot;
    lua_pushinteger(call.lua(), row == nullptr ? slot : slot - row->first + 1);
    return 1;
}

/// The slots before and after, in the same row.
int read_neighbours(Call& call, Value object, std::size_t) {
    const ZoneInfo& info = call.state().zone(call.zone(object));
    const SlotRow* row = row_of_zone(call, object);
    lua_newtable(call.lua());
    if (info.slot == 0) return 1;
    const auto family = call.state().topology().family(info.kind, info.owner);
    lua_Integer count = 0;
    for (const int step : {-1, 1}) {
        const int slot = info.slot + step;
        if (slot < 1 || slot > static_cast<int>(family.size())) continue;
        if (row != nullptr && !row->has(static_cast<std::uint8_t>(slot))) continue;
        call.push(Value::of(family[static_cast<std::size_t>(slot) - 1]));
        lua_rawseti(call.lua(), -2, ++count);
    }
    return 1;
}

int read_pile(Call& call, Value object, std::size_t) {
    const DefId pile = call.state().zone(call.zone(object)).pile;
    return call.push(pile == no_definition ? Value{} : Value::of(pile));
}

constexpr FieldBinding zone_field_table[] = {
    {Object::zone, "name", read_zone_name},
    {Object::zone, "owner", read_zone_owner},
    {Object::zone, "slot", read_slot},
    {Object::zone, "row", read_row},
    {Object::zone, "place", read_place},
    {Object::zone, "neighbours", read_neighbours, FieldSize::table},
    {Object::zone, "pile", read_pile},
};

}  // namespace

std::span<const FieldBinding> zone_fields() {
    return zone_field_table;
}

int push_zone_of_kind(Call& call, ZoneKindId kind_id, OwnerId owner, bool everyone) {
    const ZoneKind& kind = call.game().schema().zone(kind_id);
    if (everyone || kind.piles || kind.slots != 0) {
        return call.push(Value::family(kind_id, kind.shared ? table_owner : owner, everyone));
    }
    return call.push(Value::of(call.state().zone_of(kind_id, owner)));
}

}  // namespace cardwright
