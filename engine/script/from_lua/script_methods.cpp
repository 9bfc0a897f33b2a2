#include <algorithm>
#include <tuple>

#include "script/common/call.hpp"
#include "script/from_lua/install.hpp"

namespace cardwright {
namespace {

/// Of the function on top of the stack.
std::vector<std::string> parameters_of_function(lua_State* L) {
    std::vector<std::string> names;
    for (int at = 2; const char* name = lua_getlocal(L, nullptr, at); ++at) {
        names.emplace_back(name);
    }
    return names;
}

}  // namespace

std::vector<ScriptMethod> methods_of_ruleset(ScriptWorld& world) {
    constexpr std::pair<ValueKind, api::Object> extended[] = {
        {ValueKind::game, api::Object::game},
        {ValueKind::owner, api::Object::player},
        {ValueKind::card, api::Object::card},
        {ValueKind::context, api::Object::context}};
    lua_State* L = world.sandbox().lua();
    const HostRoom room{world.sandbox().allocator()};
    std::vector<ScriptMethod> methods;
    for (const auto& [kind, object] : extended) {
        world.push_names_of(L, kind);
        lua_pushnil(L);
        while (lua_next(L, -2) != 0) {
            // Functions of ours are the engine's own, queries, or verbs of the ruleset.
            if (lua_type(L, -1) == LUA_TFUNCTION && lua_iscfunction(L, -1) == 0) {
                methods.push_back({object, lua_tostring(L, -2), parameters_of_function(L)});
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    std::sort(methods.begin(), methods.end(), [](const auto& left, const auto& right) {
        return std::tie(left.object, left.name) < std::tie(right.object, right.name);
    });
    return methods;
}

}  // namespace cardwright
