#include "script/sandbox/arguments.hpp"

#include "script/sandbox/frozen.hpp"
#include "script/sandbox/link.hpp"

namespace cardwright {
namespace {

/// Copying bytes is that much faster than an instruction of the Lua machine.
constexpr lua_Unsigned bytes_per_unit = 8;

void refuse_if_too_big(lua_State* L, lua_Unsigned count) {
    if (count > Sandbox::of(L).limits().library_call_size) {
        raise_limit(L, Limit::library_call_size);
    }
}

}  // namespace

void raise_limit(lua_State* L, Limit limit) {
    Sandbox& sandbox = Sandbox::of(L);
    sandbox.abort(limit);
    luaL_error(L, "%s", sandbox.abort_reason());
    __builtin_unreachable();
}

void charge_or_raise(lua_State* L, lua_Integer units) {
    Sandbox& sandbox = Sandbox::of(L);
    if (!sandbox.charge(static_cast<std::uint64_t>(units))) {
        luaL_error(L, "%s", sandbox.abort_reason());
    }
}

void pay_for_elements(lua_State* L, lua_Unsigned count) {
    refuse_if_too_big(L, count);
    charge_or_raise(L, static_cast<lua_Integer>(count));
}

void pay_for_bytes(lua_State* L, lua_Unsigned count) {
    refuse_if_too_big(L, count);
    charge_or_raise(L, static_cast<lua_Integer>(count / bytes_per_unit));
}

void pay_for_piece(lua_State* L, std::size_t piece, lua_Unsigned& total) {
    total += piece;
    refuse_if_too_big(L, total);
    charge_or_raise(L, static_cast<lua_Integer>(1 + piece / bytes_per_unit));
}

lua_Integer check_integer(lua_State* L, int argument) {
    if (lua_type(L, argument) != LUA_TNUMBER) luaL_typeerror(L, argument, "integer");
    int exact = 0;
    const lua_Integer value = lua_tointegerx(L, argument, &exact);
    if (exact == 0) luaL_argerror(L, argument, "number has no integer value");
    return value;
}

lua_Integer optional_integer(lua_State* L, int argument, lua_Integer otherwise) {
    return lua_isnoneornil(L, argument) ? otherwise : check_integer(L, argument);
}

std::string_view check_string(lua_State* L, int argument) {
    if (lua_type(L, argument) != LUA_TSTRING) luaL_typeerror(L, argument, "string");
    std::size_t length = 0;
    const char* text = lua_tolstring(L, argument, &length);
    return {text, length};
}

std::string_view check_text(lua_State* L, int argument) {
    const std::string_view text = check_string(L, argument);
    pay_for_bytes(L, text.size());
    return text;
}

int push_readable_table(lua_State* L, int argument) {
    if (!lua_istable(L, argument)) luaL_typeerror(L, argument, "table");
    if (!push_behind_proxy(L, argument)) lua_pushvalue(L, argument);
    return lua_gettop(L);
}

void check_writable_table(lua_State* L, int argument) {
    if (!lua_istable(L, argument)) luaL_typeerror(L, argument, "table");
    if (!is_plain_table(L, argument)) raise_read_only(L, argument);
}

}  // namespace cardwright
