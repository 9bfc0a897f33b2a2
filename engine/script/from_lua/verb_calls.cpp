// Verbs a script calls: one that has a plain form takes it here too, where nothing special is going
// on with the card.

#include "script/from_lua/call.hpp"

namespace cardwright {
namespace {

/// Upvalue 1: which verb. Upvalue 2: its script.
int act_plainly(Call& call) {
    Game& game = call.changing();
    const auto verb =
        id_at<VerbId>(static_cast<std::size_t>(lua_tointeger(call.lua(), lua_upvalueindex(1))));
    const CardId card = call.card(2);
    if (!game.act_plainly(verb, call.player(1), card)) {
        lua_pushnil(call.lua());
        return 1;
    }
    return call.push(Value::of(card));
}

int return_all(lua_State* L, int /*status*/, lua_KContext /*context*/) {
    return lua_gettop(L);
}

/// Does the call say nothing but who and which card?
bool says_only_the_card(lua_State* L) noexcept {
    const auto* host = static_cast<const ScriptHost*>(Sandbox::link(L).host);
    return lua_isnoneornil(L, 3) && lua_type(L, 2) == LUA_TLIGHTUSERDATA &&
           lua_type(L, 1) == LUA_TLIGHTUSERDATA && host->game_or_null() != nullptr &&
           host->lens() == nullptr;
}

int call_verb(lua_State* L) {
    if (says_only_the_card(L)) {
        lua_settop(L, 2);
        bound<act_plainly, no_more_room>(L);
        if (!lua_isnil(L, -1)) return 1;
        lua_settop(L, 2);
    }
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_insert(L, 1);
    lua_callk(L, lua_gettop(L) - 1, LUA_MULTRET, 0, return_all);
    return lua_gettop(L);
}

}  // namespace

void give_verbs_their_plain_forms(ScriptHost& host, lua_State* L) {
    const Blueprint& blueprint = host.blueprint();
    host.push_names_of(L, ValueKind::owner);
    for (std::size_t at = 0; at < blueprint.verbs.size(); ++at) {
        const VerbKind& verb = blueprint.verbs[at];
        if (!verb.has_plain) continue;
        lua_pushinteger(L, static_cast<lua_Integer>(at));
        if (lua_getfield(L, -2, verb.name.c_str()) != LUA_TFUNCTION) {
            lua_pop(L, 2);
            continue;
        }
        lua_pushcclosure(L, call_verb, 2);
        lua_setfield(L, -2, verb.name.c_str());
    }
    lua_pop(L, 1);
}

}  // namespace cardwright
