#include "script/sandbox/frozen.hpp"

#include "script/sandbox/arguments.hpp"

namespace cardwright {
namespace {

/// At this place the metatable of a proxy holds the table behind it. A script has no way to a
/// metatable, and no other metatable of ours has anything there.
constexpr lua_Integer behind_place = 1;

/// Here stands something if it is read-only only while players decide together.
constexpr lua_Integer together_place = 2;

/// What to do instead of writing to the table at `index`.
const char* advice_for(lua_State* L, int index) noexcept {
    bool together = false;
    if (lua_getmetatable(L, index) != 0) {
        together = lua_rawgeti(L, -1, together_place) != LUA_TNIL;
        lua_pop(L, 2);
    }
    return together ? "it comes from outside the function, and players who decide together share "
                      "nothing; make a table inside it, and return what was found"
                    : "what a game must remember goes into a counter declared by the set";
}

int on_write(lua_State* L) {
    if (lua_type(L, 2) == LUA_TSTRING) {
        return luaL_error(L, "\"%s\" cannot be set: this table is read-only (%s)",
                          lua_tostring(L, 2), advice_for(L, 1));
    }
    raise_read_only(L, 1);
}

int on_length(lua_State* L) {
    if (!push_behind_proxy(L, 1)) return 0;
    lua_pushinteger(L, static_cast<lua_Integer>(lua_rawlen(L, -1)));
    return 1;
}

}  // namespace

bool is_plain_table(lua_State* L, int index) noexcept {
    if (!lua_istable(L, index)) return false;
    if (lua_getmetatable(L, index) == 0) return true;
    lua_pop(L, 1);
    return false;
}

bool is_environment(lua_State* L, int index) {
    if (!lua_istable(L, index) || is_plain_table(L, index)) return false;
    if (!push_behind_proxy(L, index)) return true;
    lua_pop(L, 1);
    return false;
}

bool push_behind_proxy(lua_State* L, int index) {
    if (!lua_istable(L, index) || lua_getmetatable(L, index) == 0) return false;
    if (lua_rawgeti(L, -1, behind_place) == LUA_TTABLE) {
        lua_replace(L, -2);
        return true;
    }
    lua_pop(L, 2);
    return false;
}

bool put_behind_proxy(lua_State* L, int index) noexcept {
    if (lua_getmetatable(L, index) == 0) return true;
    const bool found = lua_rawgeti(L, -1, behind_place) == LUA_TTABLE;
    if (found) lua_copy(L, -1, index > 0 ? index : index - 2);
    lua_settop(L, -3);
    return found;
}

bool is_frozen_for_good(lua_State* L, int index) noexcept {
    if (lua_type(L, index) != LUA_TTABLE || lua_getmetatable(L, index) == 0) return false;
    const bool proxy = lua_rawgeti(L, -1, behind_place) == LUA_TTABLE;
    const bool lent = lua_rawgeti(L, -2, together_place) != LUA_TNIL;
    lua_settop(L, -4);
    return proxy && !lent;
}

void raise_read_only(lua_State* L, int index) {
    luaL_error(L, "this table is read-only (%s)", advice_for(L, index));
    __builtin_unreachable();
}

void push_proxy(lua_State* L, int index, ReadOnly why) {
    index = lua_absindex(L, index);
    lua_createtable(L, 0, 0);
    lua_createtable(L, 1, 4);
    lua_pushvalue(L, index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, on_write);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, on_length);
    lua_setfield(L, -2, "__len");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, index);
    lua_rawseti(L, -2, behind_place);
    if (why == ReadOnly::while_deciding_together) {
        lua_pushboolean(L, 1);
        lua_rawseti(L, -2, together_place);
    }
    lua_setmetatable(L, -2);
}

void push_frozen(lua_State* L, int index) {
    index = lua_absindex(L, index);
    Freezer freezer(L);
    freezer.push_replacement(index);
    freezer.finish();
}

Freezer::Freezer(lua_State* L, InspectFunction inspect) : L_(L), inspect_(inspect) {
    luaL_checkstack(L, LUA_MINSTACK, "while freezing");
    lua_newtable(L);
    memo_ = lua_gettop(L);
    lua_newtable(L);
    queue_ = memo_ + 1;
}

void Freezer::queue(int index) {
    lua_pushvalue(L_, index);
    lua_rawseti(L_, queue_, ++queued_);
}

void Freezer::push_replacement(int index) {
    index = lua_absindex(L_, index);
    if (inspect_ != nullptr) charge_or_raise(L_, 1);
    const bool is_table = is_plain_table(L_, index);
    const bool is_function = inspect_ != nullptr && lua_isfunction(L_, index);
    if (!is_table && !is_function) {
        lua_pushvalue(L_, index);
        return;
    }
    lua_pushvalue(L_, index);
    if (lua_rawget(L_, memo_) != LUA_TNIL) return;
    lua_pop(L_, 1);
    if (is_table) {
        push_proxy(L_, index, ReadOnly::always);
    } else {
        lua_pushvalue(L_, index);
    }
    lua_pushvalue(L_, index);
    lua_pushvalue(L_, -2);
    lua_rawset(L_, memo_);
    queue(index);
}

void Freezer::finish() {
    for (lua_Integer next = 1; next <= queued_; ++next) {
        lua_rawgeti(L_, queue_, next);
        const int value = lua_gettop(L_);
        if (lua_istable(L_, value)) {
            freeze_fields(value);
        } else {
            freeze_upvalues(value);
        }
        lua_settop(L_, value - 1);
    }
    lua_remove(L_, queue_);
    lua_remove(L_, memo_);
}

void Freezer::freeze_fields(int table) {
    for (lua_pushnil(L_); lua_next(L_, table) != 0; lua_pop(L_, 1)) {
        const int key = lua_gettop(L_) - 1;
        const int type = lua_type(L_, key);
        if (type == LUA_TTABLE || type == LUA_TFUNCTION) {
            luaL_error(L_, "a %s is used as the key of a table; use a name or a number",
                       lua_typename(L_, type));
        }
        if (inspect_ != nullptr && is_environment(L_, key + 1)) {
            luaL_error(L_, "_ENV cannot be kept in a table");
        }
        push_replacement(key + 1);
        if (lua_rawequal(L_, -1, key + 1) == 0) {
            lua_pushvalue(L_, key);
            lua_pushvalue(L_, -2);
            lua_rawset(L_, table);  // an existing field, so the traversal may go on
        }
        lua_pop(L_, 1);
    }
}

void Freezer::freeze_upvalues(int function) {
    inspect_(L_, function);
    // The upvalues of C functions are the host's own.
    if (lua_iscfunction(L_, function)) return;
    for (int upvalue = 1; lua_getupvalue(L_, function, upvalue) != nullptr; ++upvalue) {
        push_replacement(-1);
        // Closures that share this variable share the proxy from here on.
        lua_setupvalue(L_, function, upvalue);
        lua_pop(L_, 1);
    }
}

}  // namespace cardwright
