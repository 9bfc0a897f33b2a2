#include "spec/spec_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <lua.hpp>

#include "catalog/text_file.hpp"
#include "script/sandbox/frozen.hpp"
#include "script/sandbox/link.hpp"
#include "spec/lua_datum.hpp"
#include "spec/shield.hpp"

namespace cardwright {
namespace {

constexpr std::size_t most_scenarios = 10'000;

SpecFile::World& world_of(lua_State* L) {
    return static_cast<SpecFile::World&>(*static_cast<SessionHolder*>(Sandbox::link(L).host));
}

int calling_line(lua_State* L) {
    lua_Debug caller = {};
    if (lua_getstack(L, 1, &caller) == 0 || lua_getinfo(L, "l", &caller) == 0) return 0;
    return std::max(caller.currentline, 0);
}

/// `scenario "name" { … }`: the second call brings the table; upvalue 1 is the name.
int take_scenario_table(lua_State* L) {
    return shielded(L, [L] {
        SpecFile::World& world = world_of(L);
        if (!world.loading) throw SpecFailure{"a scenario cannot be declared while one is played"};
        if (lua_type(L, 1) != LUA_TTABLE) {
            throw SpecFailure{"scenario \"name\" { … } takes a table"};
        }
        if (world.scenarios.size() >= most_scenarios) {
            throw SpecFailure{fmt::format("a file holds at most {} scenarios", most_scenarios)};
        }
        lua_pushvalue(L, 1);
        world.scenarios.push_back({lua_tostring(L, lua_upvalueindex(1)), calling_line(L),
                                   luaL_ref(L, LUA_REGISTRYINDEX)});
        return 0;
    });
}

int scenario(lua_State* L) {
    return shielded(L, [L] {
        if (lua_type(L, 1) != LUA_TSTRING) throw SpecFailure{"scenario \"name\" takes a name"};
        lua_pushvalue(L, 1);
        lua_pushcclosure(L, take_scenario_table, 1);
        return 1;
    });
}

std::string text_of(const ScriptError& error) {
    return fmt::format("{}:{}: {}", error.file, error.line, error.message);
}

/// Pushes the scenario's `run` and asks no script for it.
void push_run(lua_State* L, int table) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, table);
    if (is_plain_table(L, -1)) {
        lua_pushstring(L, "run");
        lua_rawget(L, -2);
        if (lua_type(L, -1) == LUA_TFUNCTION) return;
    }
    throw SpecFailure{"a scenario needs `run`, a function"};
}

}  // namespace

SpecFile::SpecFile(const std::filesystem::path& path, const ScriptLimits& limits)
    : sandbox_{limits} {
    lua_State* L = sandbox_.lua();
    Sandbox::link(L).host = static_cast<SessionHolder*>(&world_);
    lua_pushcfunction(L, scenario);
    sandbox_.add_global("scenario");
    add_methods(L);
    // The file need not return anything; scenarios announce themselves.
    if (!sandbox_.load(text_of_file(path.string(), limits.script_file_bytes) + "\nreturn {}",
                       path.string())) {
        problem_ = text_of(sandbox_.error());
    }
    world_.loading = false;
    lua_settop(L, 0);
}

Datum SpecFile::read(const Scenario& scenario) {
    const HostRoom room{sandbox_.allocator()};
    lua_State* L = sandbox_.lua();
    lua_settop(L, 0);
    lua_rawgeti(L, LUA_REGISTRYINDEX, scenario.table);
    return to_datum(L, 1, "run");
}

void SpecFile::play(const Scenario& scenario, Session& session) {
    lua_State* L = sandbox_.lua();
    {
        const HostRoom room{sandbox_.allocator()};
        lua_settop(L, 0);
        push_run(L, scenario.table);
        push_session(L, session);
    }
    world_.session = &session;
    sandbox_.begin_call();
    const bool good = sandbox_.call(L, 1, 0);
    world_.session = nullptr;
    if (good) return;
    // Out of memory, no line is known any more.
    if (sandbox_.error().file.empty()) throw SpecFailure{sandbox_.error().message};
    throw LocatedFailure{text_of(sandbox_.error())};
}

}  // namespace cardwright
