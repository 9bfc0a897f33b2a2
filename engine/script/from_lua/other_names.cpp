#include "script/from_lua/other_names.hpp"

#include <algorithm>

#include "script/common/event_handle.hpp"
#include "script/from_lua/fields.hpp"
#include "script/from_lua/object_names.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

std::string_view shown_kind(ValueKind kind) {
    for (const NamedKind& each : named_kinds) {
        if (each.kind == kind) return api::info(each.object).shown;
    }
    return "this";
}

[[noreturn]] void unknown_name(Call& call, Value object) {
    lua_State* L = call.lua();
    const std::string name{call.text(2)};
    call.world().push_names_of(L, object.kind());
    std::vector<std::string> known;
    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        if (lua_type(L, -2) == LUA_TSTRING) known.emplace_back(lua_tostring(L, -2));
        lua_pop(L, 1);
    }
    std::sort(known.begin(), known.end());
    const std::vector<std::string_view> candidates{known.begin(), known.end()};
    call.mistake(std::string{shown_kind(object.kind())} + " has no \"" + name + "\"" +
                 did_you_mean(name, candidates));
}

namespace {

/// `zones[2]`, `zones.some_card`
int index_zones(Call& call, Value object) {
    lua_State* L = call.lua();
    if (lua_type(L, 2) == LUA_TNUMBER) {
        std::vector<ZoneId> zones;
        call.zones(1, zones);
        const auto slot = call.integer(2, INT32_MIN, INT32_MAX);
        if (slot < 1 || static_cast<std::size_t>(slot) > zones.size()) {
            call.mistake("there are slots 1 to " + std::to_string(zones.size()) + ", not " +
                         std::to_string(slot));
        }
        return call.push(Value::of(zones[static_cast<std::size_t>(slot) - 1]));
    }
    DefId definition = no_definition;
    if (lua_type(L, 2) == LUA_TSTRING) {
        const auto found = call.world().names().definition(call.text(2));
        if (!found) unknown_name(call, object);
        definition = *found;
    } else {
        definition = call.definition(2, "the name of a pile");
    }
    const ZoneId pile =
        call.state().topology().pile(object.family_kind(), object.family_owner(), definition);
    return call.push(pile == no_zone ? Value{} : Value::of(pile));
}

/// What the event tells.
int index_event(Call& call) {
    lua_State* L = call.lua();
    const Event& event = event_behind(call, 1);
    const Word name = call.world().find_word(call.text(2));
    const auto& fields = call.game().blueprint().events[index_of(event.kind)].fields;
    const Value found = name == no_word ? Value{} : event.field(name);
    if (found.kind() == ValueKind::list) {
        const auto& list = event.lists[static_cast<std::size_t>(found.number())];
        call.pay(list.size());
        lua_createtable(L, static_cast<int>(list.size()), 0);
        lua_Integer at = 0;
        for (const Value value : list) {
            call.push(value);
            lua_rawseti(L, -2, ++at);
        }
        return 1;
    }
    if (found.empty() && std::find(fields.begin(), fields.end(), call.text(2)) == fields.end()) {
        const std::vector<std::string_view> known{fields.begin(), fields.end()};
        call.mistake("the event has no field \"" + std::string{call.text(2)} + "\"" +
                     did_you_mean(call.text(2), known));
    }
    return call.push(found);
}

/// `game.all.some_zone`
int index_everyone(Call& call) {
    const ZoneKindId kind = call.game().schema().find_zone(call.world().meant_here(call.text(2)));
    if (kind == no_zone_kind || call.game().schema().zone(kind).shared) {
        unknown_name(call, Value::of(OwnerId{0}));
    }
    return push_zone_of_kind(call, kind, OwnerId{0}, true);
}

}  // namespace

int index_by_other_means(Call& call) {
    const Value object = call.value(1);
    if (object.kind() == ValueKind::family) return index_zones(call, object);
    if (object.kind() == ValueKind::event) return index_event(call);
    if (object.kind() == ValueKind::game && object.number() == 1) return index_everyone(call);
    if (lua_type(call.lua(), 2) != LUA_TSTRING) {
        call.mistake(std::string{shown_kind(object.kind())} + " has names, not " +
                     call.describe(2));
    }
    unknown_name(call, object);
}

bool push_pile(lua_State* L, Value object) noexcept {
    if (object.kind() != ValueKind::family || object.family_of_everyone() ||
        lua_type(L, 2) != LUA_TSTRING) {
        return false;
    }
    ScriptWorld* const world = &ScriptWorld::of(L);
    const Game* game = world->game_or_null();
    if (game == nullptr) return false;
    std::size_t length = 0;
    const char* letters = lua_tolstring(L, 2, &length);
    const auto definition = world->names().definition({letters, length});
    if (!definition) return false;
    const Topology& topology = game->state().topology();
    const ZoneId pile = topology.pile(object.family_kind(), object.family_owner(), *definition);
    if (pile == no_zone) return false;
    push_handle(L, *world, Value::of(pile));
    return true;
}

}  // namespace cardwright
