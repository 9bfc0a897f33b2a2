#include "script/script_host.hpp"

#include "script/from_lua/install.hpp"
#include "script/into_lua/behaviour_loader.hpp"
#include "script/into_lua/host_impl.hpp"

namespace cardwright {
namespace {

int use_module(lua_State* L) {
    ScriptWorld* const world = &ScriptWorld::of(L);
    if (lua_type(L, 1) != LUA_TSTRING) return luaL_error(L, "use(\"module\") takes a name");
    // In the midst of a game a module could read the game at hand, and would be kept.
    if (!world->sandbox().loading()) {
        return luaL_error(L,
                          "use(\"%s\") works only while a script is loaded, not inside a function "
                          "that is called later; write `local x = use(\"%s\")` at the top of the "
                          "file",
                          lua_tostring(L, 1), lua_tostring(L, 1));
    }
    bool found = false;
    char* const problem = world->sandbox().message_buffer();
    try {
        const std::string name = lua_tostring(L, 1);
        found = world->push_module(name);
        if (!found) {
            std::snprintf(problem, Sandbox::message_size, "%s", world->module_problem().c_str());
        }
    } catch (...) {
        std::snprintf(problem, Sandbox::message_size, "the module cannot be read");
    }
    if (!found) return luaL_error(L, "%s", world->sandbox().message_buffer());
    if (world->sandbox().lua() != L) lua_xmove(world->sandbox().lua(), L, 1);
    return 1;
}

}  // namespace

ScriptHost::ScriptHost(const Blueprint& blueprint, ScriptSource source, ScriptLimits limits,
                       std::vector<GameError>* mistakes)
    : impl_{std::make_unique<Impl>(blueprint, std::move(source), limits)} {
    ScriptWorld& world = impl_->world;
    {
        const HostRoom room{world.sandbox().allocator()};
        lua_State* L = world.sandbox().lua();
        install_handles(world, L);
        lua_pushcfunction(L, use_module);
        world.sandbox().add_global("use");
    }
    BehaviourLoader{world, impl_->behaviours, mistakes}.load();
    world.learn_names();
}

ScriptHost::~ScriptHost() = default;

const Behaviours& ScriptHost::behaviours() const noexcept {
    return impl_->behaviours;
}

const Blueprint& ScriptHost::blueprint() const noexcept {
    return impl_->world.blueprint();
}

Sandbox& ScriptHost::sandbox() noexcept {
    return impl_->world.sandbox();
}

std::uint64_t ScriptHost::calls() const noexcept {
    return impl_->world.calls();
}

std::vector<ScriptMethod> ScriptHost::methods_of_ruleset() {
    return cardwright::methods_of_ruleset(impl_->world);
}

void ScriptHost::release(FunctionRef function) noexcept {
    impl_->world.release(function);
}

void ScriptHost::pay(Game& game, std::uint64_t units) {
    impl_->world.pay(game, units);
}

}  // namespace cardwright
