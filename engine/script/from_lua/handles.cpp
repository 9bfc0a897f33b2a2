// What `me.hand`, `card:cost()` and `ctx.player` mean. A handle is a light userdata with the bits
// of a Value; all share one metatable, whose names are looked up in one table per kind of object.

#include "script/common/handles.hpp"

#include "script/common/bound.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/from_lua/fields.hpp"
#include "script/from_lua/handle_text.hpp"
#include "script/from_lua/install.hpp"
#include "script/from_lua/object_names.hpp"
#include "script/from_lua/other_names.hpp"

namespace cardwright {
namespace {

/// Pushes what a field of the object in argument 1 holds.
int read_field(lua_State* L, const Field& field, Value object) {
    const auto read = [&](Call& call) { return field.read(call, object, field.which); };
    return field.size == FieldSize::value ? run_bound<no_more_room>(L, read)
                                          : run_bound<stack_room>(L, read);
}

/// The name in argument 2 may be what a set calls something that is called otherwise in this game:
/// then it stands there instead.
bool means_another_name(Call& call) {
    lua_State* L = call.lua();
    if (lua_type(L, 2) != LUA_TSTRING) return false;
    const std::string_view name = call.text(2);
    const bool plain = name.find(':') == std::string_view::npos;
    if (plain && !call.world().blueprint().set_names.any_contested()) return false;
    const std::string meant = call.world().meant_here(name);
    if (meant == name) return false;
    lua_pushlstring(L, meant.data(), meant.size());
    lua_replace(L, 2);
    return true;
}

/// A name that is not known by heart: it is new, or too long for that, or nobody's.
int index_by_name(Call& call) {
    lua_State* L = call.lua();
    const Value object = call.any_handle(1);
    if (has_names(object.kind())) {
        call.world().push_names_of(L, object.kind());
        lua_pushvalue(L, 2);
        const int type = lua_rawget(L, -2);
        if (type == LUA_TFUNCTION) return 1;
        if (type == LUA_TNUMBER) {
            const Field& field = call.world().field(lua_tointeger(L, -1));
            return field.read(call, object, field.which);
        }
        lua_settop(L, 2);
        if (means_another_name(call)) return index_by_name(call);
    }
    return index_by_other_means(call);
}

/// Methods are pushed, fields are read. Before all scripts are loaded no name is known by heart.
int index_object(lua_State* L, Value object) {
    const ScriptWorld& world = ScriptWorld::of(L);
    const bool everyones = object.kind() == ValueKind::game && object.number() == 1;
    if (lua_type(L, 2) == LUA_TSTRING && !everyones) {
        const Meaning* known = world.meaning(object.kind(), lua_tostring(L, 2));
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
        return read_field(L, world.field(known->field), object);
    }
    return bound<index_by_other_means>(L);
}

/// Where a pointer has room for it, whatever has this metatable is a light userdata.
int index_handle(lua_State* L) {
    if constexpr (narrow_pointers) return index_object(L, handle_at(L, 1));
    return index_object(L, value_in(reinterpret_cast<std::uintptr_t>(lua_touserdata(L, 1))));
}

/// Upvalue 1: the object. What does not lie ready is read as from any handle.
int read_lasting(lua_State* L) {
    lua_settop(L, 2);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_replace(L, 1);
    return index_object(L, *static_cast<const Value*>(lua_touserdata(L, 1)));
}

/// `choice.name` for what does not lie ready in the table of the open choice.
int read_choice(Call& call) {
    lua_State* L = call.lua();
    if (lua_type(L, 2) != LUA_TSTRING) call.mistake("a choice has names, not " + call.describe(2));
    call.world().push_names_of(L, ValueKind::choice);
    lua_pushvalue(L, 2);
    const Value choice{ValueKind::choice, 0};
    if (lua_rawget(L, -2) != LUA_TNUMBER) unknown_name(call, choice);
    const Field& field = call.world().field(lua_tointeger(L, -1));
    return field.read(call, choice, field.which);
}

}  // namespace

void install_handles(ScriptWorld& world, lua_State* L) {
    if (const auto unmatched = unmatched_names(); !unmatched.empty()) {
        throw std::logic_error{"the table of the API and the bindings differ: " +
                               unmatched.front()};
    }
    for (const NamedKind& kind : named_kinds) {
        lua_newtable(L);
        fill_names(world, L, kind.object);
        world.keep_names(kind.kind, luaL_ref(L, LUA_REGISTRYINDEX));
    }
    lua_pushlightuserdata(L, nullptr);
    push_handle_metatable(L);
    lua_pushcfunction(L, index_handle);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    world.lasting().make(L, world.blueprint(), read_lasting);
    push_handle(L, world, Value{ValueKind::game, 0});
    world.sandbox().add_global("game");
    world.sandbox().set_describe(describe_handle);
    world.sandbox().set_order_of(order_of_handle);
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
    lua_pushcfunction(L, refuse_write_to_handle);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}

}  // namespace cardwright
