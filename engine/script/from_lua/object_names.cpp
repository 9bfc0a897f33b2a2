// What names mean on each kind of object: a function, or the number of a field.

#include "script/from_lua/object_names.hpp"

#include "script/common/bound.hpp"
#include "script/common/ordered_keys.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/from_lua/fields.hpp"
#include "script/from_lua/install.hpp"

namespace cardwright {
namespace {

using api::Object;

/// Upvalue 1: which query.
int call_query_bound(Call& call) {
    lua_State* L = call.lua();
    Game& game = call.game();
    const auto query =
        id_at<QueryId>(static_cast<std::size_t>(lua_tointeger(L, lua_upvalueindex(1))));
    const QueryKind& kind = game.blueprint().queries[index_of(query)];
    Value subject;
    switch (kind.of) {
        case QueryKind::Of::card: {
            const CardId card = call.card(1);
            must_see(call, card);
            subject = Value::of(card);
            break;
        }
        case QueryKind::Of::player:
            subject = Value::of(call.player(1));
            break;
        case QueryKind::Of::game:
            subject = Value{ValueKind::game, 0};
            break;
    }
    if (!kind.list) {
        lua_pushinteger(L, game.value(query, subject));
        return 1;
    }
    const auto collected = game.collect(query, subject);
    call.pay(collected.size());
    lua_createtable(L, static_cast<int>(collected.size()), 0);
    lua_Integer at = 0;
    for (const auto& [definition, which] : collected) {
        call.world().push_collected(L, definition, which);
        lua_rawseti(L, -2, ++at);
    }
    return 1;
}

/// Enters a field in the table on top.
void add_field(ScriptWorld& world, lua_State* L, const std::string& name, const Field& field) {
    lua_pushinteger(L, world.keep_field(field));
    lua_setfield(L, -2, name.c_str());
}

void add_zones(ScriptWorld& world, lua_State* L, Object object) {
    const auto& zones = world.blueprint().schema.zones;
    const bool of_game = object == Object::game;
    for (std::size_t at = 0; at < zones.size(); ++at) {
        if (zones[at].shared != of_game) continue;
        add_field(world, L, zones[at].name,
                  {of_game ? read_zone_of_game : read_zone_of_player, at, FieldSize::value});
    }
}

void add_counters(ScriptWorld& world, lua_State* L, Scope scope, FieldReader read) {
    const auto& counters = world.blueprint().schema.counters_of(scope);
    for (std::size_t at = 0; at < counters.size(); ++at) {
        add_field(world, L, counters[at].name, {read, at, FieldSize::value});
    }
}

void add_facts(ScriptWorld& world, lua_State* L, FieldReader read) {
    const auto& facts = world.blueprint().schema.facts;
    for (std::size_t at = 0; at < facts.size(); ++at) {
        const bool table = facts[at].type == FactType::word || facts[at].type == FactType::data;
        add_field(world, L, facts[at].name,
                  {read, at, table ? FieldSize::table : FieldSize::value});
    }
}

void add_owners_without_seat(ScriptWorld& world, lua_State* L) {
    const auto& owners = world.blueprint().schema.seatless;
    for (std::size_t at = 0; at < owners.size(); ++at) {
        add_field(world, L, owners[at], {read_owner_without_seat, at, FieldSize::value});
    }
}

void add_queries(const ScriptWorld& world, lua_State* L, QueryKind::Of of) {
    const auto& queries = world.blueprint().queries;
    for (std::size_t at = 0; at < queries.size(); ++at) {
        if (queries[at].of != of) continue;
        lua_pushinteger(L, static_cast<lua_Integer>(at));
        lua_pushcclosure(L, bound<call_query_bound>, 1);
        lua_setfield(L, -2, queries[at].name.c_str());
    }
}

/// What the ruleset and its sets declare.
void add_declared_names(ScriptWorld& world, lua_State* L, Object object) {
    switch (object) {
        case Object::game:
            add_zones(world, L, object);
            add_owners_without_seat(world, L);
            add_counters(world, L, Scope::game, read_counter_of_game);
            add_queries(world, L, QueryKind::Of::game);
            break;
        case Object::player:
            add_zones(world, L, object);
            add_counters(world, L, Scope::player, read_counter_of_player);
            add_queries(world, L, QueryKind::Of::player);
            break;
        case Object::card:
            add_facts(world, L, read_fact_of_card);
            add_counters(world, L, Scope::card, read_counter_of_card);
            add_queries(world, L, QueryKind::Of::card);
            break;
        case Object::definition:
            add_facts(world, L, read_fact_of_definition);
            break;
        case Object::zone:
            add_counters(world, L, Scope::zone, read_counter_of_zone);
            break;
        default:
            break;
    }
}

}  // namespace

void fill_names(ScriptWorld& world, lua_State* L, Object object) {
    for (const FieldBinding& field : all_fields()) {
        if (field.on.has(object)) add_field(world, L, field.name, {field.read, 0, field.size});
    }
    add_declared_names(world, L, object);
    for (const Binding& binding : all_bindings()) {
        if (!binding.on.has(object)) continue;
        lua_pushcfunction(L, binding.function);
        lua_setfield(L, -2, binding.name);
    }
}

void add_methods(ScriptWorld& world, lua_State* L, int table, ValueKind kind, const char* object,
                 const std::string& file) {
    const int source = lua_absindex(L, table);
    world.push_names_of(L, kind);
    const int names = lua_gettop(L);
    for (const std::string& name : names_in(L, source)) {
        if (lua_getfield(L, source, name.c_str()) != LUA_TFUNCTION) {
            throw GameError{file + ": " + object + "." + name + " must be a function"};
        }
        if (lua_getfield(L, names, name.c_str()) != LUA_TNIL) {
            throw GameError{file + ": " + object + "." + name +
                            " means something already; one name means one thing on one object"};
        }
        lua_pop(L, 1);
        lua_setfield(L, names, name.c_str());
    }
    lua_settop(L, source);
}

}  // namespace cardwright
