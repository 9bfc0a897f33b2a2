// What `me.hand`, `card:cost()` and `ctx.player` mean. A handle is a light userdata with the bits
// of a Value; all share one metatable, whose names are looked up in one table per kind of object.

#include "script/from_lua/handles.hpp"

#include <algorithm>
#include <array>

#include "script/from_lua/call.hpp"
#include "script/from_lua/event_handle.hpp"
#include "script/from_lua/fields.hpp"
#include "script/from_lua/ordered_keys.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

struct NamedKind {
    ValueKind kind;
    api::Object object;
};

constexpr NamedKind kinds[] = {
    {ValueKind::game, api::Object::game},       {ValueKind::owner, api::Object::player},
    {ValueKind::card, api::Object::card},       {ValueKind::zone, api::Object::zone},
    {ValueKind::family, api::Object::zones},    {ValueKind::definition, api::Object::definition},
    {ValueKind::context, api::Object::context}, {ValueKind::event, api::Object::event},
    {ValueKind::choice, api::Object::choice},
};

/// So many cards are looked at in the time that an instruction of Lua takes.
constexpr std::size_t cards_per_unit = 8;

/// Is there a table of names for this kind of value?
constexpr bool has_names(ValueKind kind) noexcept {
    constexpr unsigned named = [] {
        unsigned bits = 0;
        for (const NamedKind& each : kinds) bits |= 1U << static_cast<unsigned>(each.kind);
        return bits;
    }();
    return ((named >> static_cast<unsigned>(kind)) & 1U) != 0;
}

std::string_view shown_kind(ValueKind kind) {
    for (const NamedKind& each : kinds) {
        if (each.kind == kind) return api::info(each.object).shown;
    }
    return "this";
}

[[noreturn]] void unknown_name(Call& call, Value object) {
    lua_State* L = call.lua();
    const std::string name{call.text(2)};
    call.host().push_names_of(L, object.kind());
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

/// Names that are in no table: a slot, a pile, a field of an event, everybody's zones.
int index_by_other_means(Call& call) {
    lua_State* L = call.lua();
    const Value object = call.value(1);
    if (object.kind() == ValueKind::family) {
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
            const auto found = call.host().names().definition(call.text(2));
            if (!found) unknown_name(call, object);
            definition = *found;
        } else {
            definition = call.definition(2, "the name of a pile");
        }
        const ZoneId pile =
            call.state().topology().pile(object.family_kind(), object.family_owner(), definition);
        return call.push(pile == no_zone ? Value{} : Value::of(pile));
    }
    if (object.kind() == ValueKind::event) {
        Event& event = event_behind(call, 1);
        const Word name = call.host().find_word(call.text(2));
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
        if (found.empty() &&
            std::find(fields.begin(), fields.end(), call.text(2)) == fields.end()) {
            const std::vector<std::string_view> known{fields.begin(), fields.end()};
            call.mistake("the event has no field \"" + std::string{call.text(2)} + "\"" +
                         did_you_mean(call.text(2), known));
        }
        return call.push(found);
    }
    if (object.kind() == ValueKind::game && object.number() == 1) {
        const ZoneKindId kind = call.game().schema().find_zone(call.text(2));
        if (kind == no_zone_kind || call.game().schema().zone(kind).shared) {
            unknown_name(call, Value::of(OwnerId{0}));
        }
        return push_zone_of_kind(call, kind, OwnerId{0}, true);
    }
    if (lua_type(L, 2) != LUA_TSTRING) {
        call.mistake(std::string{shown_kind(object.kind())} + " has names, not " +
                     call.describe(2));
    }
    unknown_name(call, object);
}

/// A pile by the name of its cards, where there is one.
bool push_pile(lua_State* L, Value object) noexcept {
    if (object.kind() != ValueKind::family || object.family_of_everyone() ||
        lua_type(L, 2) != LUA_TSTRING) {
        return false;
    }
    auto* host = static_cast<ScriptHost*>(Sandbox::link(L).host);
    const Game* game = host->game_or_null();
    if (game == nullptr) return false;
    std::size_t length = 0;
    const char* letters = lua_tolstring(L, 2, &length);
    const auto definition = host->names().definition({letters, length});
    if (!definition) return false;
    const Topology& topology = game->state().topology();
    const ZoneId pile = topology.pile(object.family_kind(), object.family_owner(), *definition);
    if (pile == no_zone) return false;
    push_handle(L, *host, Value::of(pile));
    return true;
}

int read_field(Call& call) {
    lua_State* L = call.lua();
    const lua_Integer code = lua_tointeger(L, 3);
    return push_named_field(call, call.any_handle(1), code);
}

/// A name that is not known by heart: it is new, or too long for that, or nobody's.
int index_by_name(Call& call) {
    lua_State* L = call.lua();
    const Value object = call.any_handle(1);
    if (has_names(object.kind())) {
        call.host().push_names_of(L, object.kind());
        lua_pushvalue(L, 2);
        const int type = lua_rawget(L, -2);
        if (type == LUA_TFUNCTION) return 1;
        if (type == LUA_TNUMBER) return push_named_field(call, object, lua_tointeger(L, -1));
        lua_settop(L, 2);
    }
    return index_by_other_means(call);
}

int refuse_write(lua_State* L) {
    return luaL_error(L, "objects of the game are read-only; use a method such as add or move");
}

int count_of_zone(lua_State* L) {
    return luaL_error(L, "use :count() or :list() instead of #");
}

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
        call.host().push_collected(L, definition, which);
        lua_rawseti(L, -2, ++at);
    }
    return 1;
}

void describe_handle(lua_State* L, int index) {
    const Value object = handle_at(L, index);
    const auto* host = static_cast<ScriptHost*>(Sandbox::link(L).host);
    const Game* game = host->game_or_null();
    if (game != nullptr && object.kind() == ValueKind::card &&
        index_of(object.card()) < game->state().card_count() &&
        (host->lens() == nullptr || host->lens()->knows(object.card()))) {
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
    const Value object = Value::from_bits(bits);
    const auto* host = static_cast<ScriptHost*>(Sandbox::link(L).host);
    const Lens* lens = host->lens();
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

void add_field(lua_State* L, const std::string& name, lua_Integer code) {
    lua_pushinteger(L, code);
    lua_setfield(L, -2, name.c_str());
}

void fill_names(const Blueprint& blueprint, lua_State* L, api::Object object) {
    using api::Object;
    for (const FieldBinding& field : builtin_fields()) {
        if (field.on.has(object)) add_field(L, field.name, field.code);
    }
    const Schema& schema = blueprint.schema;
    if (object == Object::game || object == Object::player) {
        for (std::size_t at = 0; at < schema.zones.size(); ++at) {
            if (schema.zones[at].shared == (object == Object::game)) {
                add_field(L, schema.zones[at].name, zone_field | static_cast<lua_Integer>(at));
            }
        }
    }
    if (object == Object::game) {
        for (std::size_t at = 0; at < schema.seatless.size(); ++at) {
            add_field(L, schema.seatless[at], owner_field | static_cast<lua_Integer>(at));
        }
    }
    if (object == Object::card || object == Object::definition) {
        for (std::size_t at = 0; at < schema.facts.size(); ++at) {
            add_field(L, schema.facts[at].name, fact_field | static_cast<lua_Integer>(at));
        }
    }
    constexpr std::pair<Object, Scope> scopes[] = {{Object::game, Scope::game},
                                                   {Object::player, Scope::player},
                                                   {Object::card, Scope::card},
                                                   {Object::zone, Scope::zone}};
    for (const auto& [counted, scope] : scopes) {
        if (object != counted) continue;
        const auto& counters = schema.counters_of(scope);
        for (std::size_t at = 0; at < counters.size(); ++at) {
            add_field(L, counters[at].name, counter_field | static_cast<lua_Integer>(at));
        }
    }
    for (std::size_t at = 0; at < blueprint.queries.size(); ++at) {
        const QueryKind::Of of = blueprint.queries[at].of;
        const bool here = (object == Object::card && of == QueryKind::Of::card) ||
                          (object == Object::player && of == QueryKind::Of::player) ||
                          (object == Object::game && of == QueryKind::Of::game);
        if (!here) continue;
        lua_pushinteger(L, static_cast<lua_Integer>(at));
        lua_pushcclosure(L, bound<call_query_bound>, 1);
        lua_setfield(L, -2, blueprint.queries[at].name.c_str());
    }
    for (const Binding& binding : all_bindings()) {
        if (!binding.on.has(object)) continue;
        lua_pushcfunction(L, binding.function);
        lua_setfield(L, -2, binding.name);
    }
}

/// `choice.name` for what does not lie ready in the table of the open choice.
int read_choice(Call& call) {
    lua_State* L = call.lua();
    if (lua_type(L, 2) != LUA_TSTRING) call.mistake("a choice has names, not " + call.describe(2));
    call.host().push_names_of(L, ValueKind::choice);
    lua_pushvalue(L, 2);
    const Value choice{ValueKind::choice, 0};
    if (lua_rawget(L, -2) != LUA_TNUMBER) unknown_name(call, choice);
    return push_named_field(call, choice, lua_tointeger(L, -1));
}

}  // namespace

/// Methods are pushed, fields are read. Before all scripts are loaded no name is known by heart.
int index_handle(lua_State* L) {
    const Value object = handle_at(L, 1);
    auto* host = static_cast<ScriptHost*>(Sandbox::link(L).host);
    const bool everyones = object.kind() == ValueKind::game && object.number() == 1;
    if (lua_type(L, 2) == LUA_TSTRING && !everyones) {
        const Meaning* known = host->meaning(object.kind(), lua_tostring(L, 2));
        if (known == nullptr) {
            return push_pile(L, object) ? 1 : bound<index_by_name>(L);
        }
        if (known->function != nullptr) {
            lua_pushcfunction(L, known->function);
            return 1;
        }
        if (known->reference != LUA_NOREF) {
            lua_rawgeti(L, LUA_REGISTRYINDEX, known->reference);
            return 1;
        }
        if (push_plain_field(L, object, known->field)) return 1;
        lua_pushinteger(L, known->field);
        return bound<read_field>(L);
    }
    return bound<index_by_other_means>(L);
}

void push_handle_metatable(lua_State* L) {
    lua_createtable(L, 0, 4);
    lua_pushcfunction(L, refuse_write);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, count_of_zone);
    lua_setfield(L, -2, "__len");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
}

void push_handle(lua_State* L, const ScriptHost& host, Value value) {
    const int reference = host.lasting().reference(value);
    if (reference != LUA_NOREF) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
        return;
    }
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the bits are the handle, never followed
    lua_pushlightuserdata(L, reinterpret_cast<void*>(value.bits()));
}

void install_handles(ScriptHost& host, lua_State* L) {
    if (const auto unmatched = unmatched_names(); !unmatched.empty()) {
        throw std::logic_error{"the table of the API and the bindings differ: " +
                               unmatched.front()};
    }
    for (const NamedKind& kind : kinds) {
        lua_newtable(L);
        fill_names(host.blueprint(), L, kind.object);
        host.keep_names(kind.kind, luaL_ref(L, LUA_REGISTRYINDEX));
    }
    lua_pushlightuserdata(L, nullptr);
    push_handle_metatable(L);
    lua_pushcfunction(L, index_handle);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    host.sandbox().set_describe(describe_handle);
    host.sandbox().set_order_of(order_of_handle);
}

/// Bots ask the choice more than anything else. It is an object of its own, so that Lua finds its
/// methods and its prompt in a table; other objects share one metatable and a function.
void push_choice_object(lua_State* L, std::string_view prompt) {
    *static_cast<Value*>(lua_newuserdatauv(L, sizeof(Value), 0)) = Value{ValueKind::choice, 0};
    lua_createtable(L, 0, 3);
    lua_newtable(L);  // what lies ready
    for (const Binding& binding : bot_bindings()) {
        if (!binding.on.has(api::Object::choice)) continue;
        lua_pushcfunction(L, binding.function);
        lua_setfield(L, -2, binding.name);
    }
    lua_pushlstring(L, prompt.data(), prompt.size());
    lua_setfield(L, -2, "prompt");
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, bound<read_choice>);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_write);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}

void add_methods(ScriptHost& host, lua_State* L, int table, ValueKind kind, const char* object,
                 const std::string& file) {
    const int source = lua_absindex(L, table);
    host.push_names_of(L, kind);
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
