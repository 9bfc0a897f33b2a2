// The game, its players, and the piles on its table are objects with tables of their own, in which
// what stays the same for a whole game lies ready: Lua finds it there without asking us. Other
// objects are light userdata, which share one function.

#include "script/common/lasting_objects.hpp"

#include <algorithm>

#include "script/common/call.hpp"
#include "script/common/handles.hpp"
#include "script/sandbox/frozen.hpp"

namespace cardwright {
namespace {

/// Leaves the object on the stack, and its table on top of it.
void push_object_and_table(lua_State* L, Value value, lua_CFunction read) {
    *static_cast<Value*>(lua_newuserdatauv(L, sizeof(Value), 0)) = value;
    lua_newtable(L);
    lua_createtable(L, 0, 1);
    lua_pushvalue(L, -3);
    lua_pushcclosure(L, read, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    push_handle_metatable(L);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -3);
}

void empty_table(lua_State* L, int table) {
    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        lua_pop(L, 1);
        lua_pushvalue(L, -1);
        lua_pushnil(L);
        lua_rawset(L, table);
    }
}

void copy_functions(lua_State* L, int from, int to) {
    lua_pushnil(L);
    while (lua_next(L, from) != 0) {
        if (lua_type(L, -1) == LUA_TFUNCTION) {
            lua_pushvalue(L, -2);
            lua_pushvalue(L, -2);
            lua_rawset(L, to);
        }
        lua_pop(L, 1);
    }
}

/// What the table has chosen: the same for a whole game.
void push_options(lua_State* L, const ScriptWorld& world, const Game& game) {
    const auto& options = game.blueprint().options;
    const auto& chosen = game.setup().options;
    lua_createtable(L, 0, static_cast<int>(options.size()));
    for (std::size_t at = 0; at < options.size(); ++at) {
        world.set_number(L, options[at].name,
                         at < chosen.size() ? chosen[at] : options[at].default_value, ruleset_home);
    }
    push_frozen(L, -1);
    lua_remove(L, -2);
}

}  // namespace

void LastingObjects::make(lua_State* L, const Blueprint& blueprint, lua_CFunction read) {
    const auto add = [&](Value value) {
        push_object_and_table(L, value, read);
        Object object;
        object.table = luaL_ref(L, LUA_REGISTRYINDEX);
        object.reference = luaL_ref(L, LUA_REGISTRYINDEX);
        return object;
    };
    game_ = add(Value{ValueKind::game, 0});
    for (const ZoneKind& zone : blueprint.schema.zones) {
        if (!zone.shared) zones_of_players_.push_back(zone.name);
    }
    const std::size_t owners = blueprint.schema.seats.most + blueprint.schema.seatless.size();
    for (std::size_t number = 0; number < owners; ++number) {
        players_.push_back(add(Value::of(id_at<OwnerId>(number))));
    }
    for (std::size_t kind = 0; kind < blueprint.schema.zones.size(); ++kind) {
        const ZoneKind& zone = blueprint.schema.zones[kind];
        const bool lasting = zone.shared && zone.piles;
        piles_.push_back(lasting ? add(Value::family(id_at<ZoneKindId>(kind), table_owner))
                                 : Object{});
    }
}

void LastingObjects::clear(lua_State* L) {
    topology_id_ = 0;
    for (std::size_t number = 0; number < players_with_zones_; ++number) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, players_[number].table);
        for (const std::string& zone : zones_of_players_) {
            lua_pushnil(L);
            lua_setfield(L, -2, zone.c_str());
        }
        lua_pop(L, 1);
    }
    players_with_zones_ = 0;
    for (std::size_t at = 0; at <= piles_.size(); ++at) {
        const Object& object = at < piles_.size() ? piles_[at] : game_;
        if (object.table == LUA_NOREF) continue;
        lua_rawgeti(L, LUA_REGISTRYINDEX, object.table);
        empty_table(L, lua_gettop(L));
        lua_pop(L, 1);
    }
}

void LastingObjects::fill(lua_State* L, ScriptWorld& world, const Game& game) {
    const Topology& topology = game.table_state().topology();
    const auto& zones = game.schema().zones;
    const Call call{L};
    lua_rawgeti(L, LUA_REGISTRYINDEX, game_.table);
    const int table = lua_gettop(L);
    world.push_names_of(L, ValueKind::game);
    copy_functions(L, table + 1, table);
    if (!world.blueprint().set_names.any_contested()) {
        world.push_game_params(L);
        lua_setfield(L, table, "params");
        push_options(L, world, game);
        lua_setfield(L, table, "options");
    }
    for (std::size_t at = 0; at < zones.size(); ++at) {
        const ZoneKindId kind = id_at<ZoneKindId>(at);
        if (!zones[at].shared) continue;
        const bool several = zones[at].piles || zones[at].slots != 0;
        call.push(several ? Value::family(kind, table_owner)
                          : Value::of(topology.first(kind, table_owner)));
        lua_setfield(L, table, zones[at].name.c_str());
        if (piles_[at].table == LUA_NOREF) continue;
        lua_rawgeti(L, LUA_REGISTRYINDEX, piles_[at].table);
        for (const ZoneId pile : topology.family(kind, table_owner)) {
            call.push(Value::of(pile));
            lua_setfield(L, -2, game.schema().definition(topology.zone(pile).pile).id.c_str());
        }
        world.push_names_of(L, ValueKind::family);
        copy_functions(L, lua_gettop(L), lua_gettop(L) - 1);
        lua_settop(L, table + 1);
    }
    lua_settop(L, table - 1);
}

/// The methods of a player are the same in all games.
void LastingObjects::give_methods_to_players(lua_State* L, const ScriptWorld& world) const {
    world.push_names_of(L, ValueKind::owner);
    const int methods = lua_gettop(L);
    for (const Object& player : players_) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, player.table);
        copy_functions(L, methods, methods + 1);
        lua_settop(L, methods);
    }
    lua_settop(L, methods - 1);
}

/// The zones of players, and of none that are not in the game.
void LastingObjects::lay_out_zones(lua_State* L, const Topology& topology, const Schema& schema) {
    const Call call{L};
    const std::size_t players = std::min<std::size_t>(topology.owners(), players_.size());
    for (std::size_t number = 0; number < players; ++number) {
        const OwnerId owner = id_at<OwnerId>(number);
        lua_rawgeti(L, LUA_REGISTRYINDEX, players_[number].table);
        for (std::size_t at = 0; at < schema.zones.size(); ++at) {
            const ZoneKind& zone = schema.zones[at];
            if (zone.shared) continue;
            const ZoneKindId kind = id_at<ZoneKindId>(at);
            call.push(zone.piles || zone.slots != 0 ? Value::family(kind, owner)
                                                    : Value::of(topology.first(kind, owner)));
            lua_setfield(L, -2, zone.name.c_str());
        }
        lua_pop(L, 1);
    }
    players_with_zones_ = players;
}

void LastingObjects::lay_out(lua_State* L, ScriptWorld& world, const Game& game) {
    clear(L);
    if (game.topology_id() == 0) return;
    fill(L, world, game);
    if (!players_have_methods_) give_methods_to_players(L, world);
    players_have_methods_ = true;
    if (!world.blueprint().set_names.any_contested()) {
        lay_out_zones(L, game.table_state().topology(), game.schema());
    }
    topology_id_ = game.topology_id();
}

}  // namespace cardwright
