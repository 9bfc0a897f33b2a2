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

int read_pile(Call& call, Value object, std::size_t) {
    const DefId pile = call.state().zone(call.zone(object)).pile;
    return call.push(pile == no_definition ? Value{} : Value::of(pile));
}

constexpr FieldBinding zone_field_table[] = {
    {Object::zone, "name", read_zone_name},
    {Object::zone, "owner", read_zone_owner},
    {Object::zone, "slot", read_slot},
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
