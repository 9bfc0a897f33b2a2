// The host's side of the sandbox: budgets per call, head-room, errors of every kind.

#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using attack::Entry;
using cardwright::HostRoom;
using cardwright::Sandbox;
using cardwright::ScriptLimits;
using cardwright::testing::patient_limits;

namespace {

const std::string endless = "return { run = function() while true do end end }";

int load_again(lua_State* L) {
    Sandbox& sandbox = Sandbox::of(L);
    if (!sandbox.load("return again()", "again.lua")) {
        return luaL_error(L, "%s", sandbox.error().message.c_str());
    }
    if (sandbox.lua() != L) lua_xmove(sandbox.lua(), L, 1);
    return 1;
}

void describe_handle(lua_State* L, int index) {
    lua_pushfstring(L, "card %d",
                    static_cast<int>(reinterpret_cast<std::uintptr_t>(lua_touserdata(L, index))));
}

}  // namespace

TEST_CASE("every limit can be shrunk and is named with its value", "[attack]") {
    ScriptLimits limits = patient_limits();
    SECTION("instructions_per_call") {
        limits.instructions_per_call = 500;
        Sandbox sandbox(limits);
        CHECK(attack::run(sandbox, endless, "x.lua").error.message ==
              "limit instructions_per_call (500) reached: the script loops or does far too much "
              "work");
    }
    SECTION("string_bytes") {
        limits.string_bytes = 1000;
        Sandbox sandbox(limits);
        CHECK(
            attack::run(sandbox, "return { run = function() return ('x'):rep(1000) end }", "x.lua")
                .result.size() == 1000);
        CHECK(
            attack::run(sandbox, "return { run = function() return ('x'):rep(1100) end }", "x.lua")
                .error.limit == "string_bytes");
    }
    SECTION("library_call_size") {
        limits.library_call_size = 10;
        Sandbox sandbox(limits);
        CHECK(attack::run(sandbox, "return { run = function() return ('x'):rep(11) end }", "x.lua")
                  .error.message.starts_with("limit library_call_size (10) reached"));
    }
    SECTION("sort_elements") {
        limits.sort_elements = 2;
        Sandbox sandbox(limits);
        CHECK(
            attack::run(sandbox, "return { run = function() table.sort({ 1, 2, 3 }) end }", "x.lua")
                .error.limit == "sort_elements");
    }
    SECTION("script_file_bytes") {
        limits.script_file_bytes = 8;
        Sandbox sandbox(limits);
        CHECK_FALSE(sandbox.load("return {  }", "x.lua"));
        CHECK(sandbox.error().limit == "script_file_bytes");
    }
    SECTION("clock_seconds_per_call") {
        limits.clock_seconds_per_call = 0.01;
        limits.instructions_per_call = 1'000'000'000;
        Sandbox sandbox(limits);
        const attack::Outcome outcome = attack::run(sandbox, endless, "x.lua");
        CHECK(outcome.error.limit == "clock_seconds_per_call");
    }
}

TEST_CASE("a call that was aborted leaves the next one a full budget", "[attack]") {
    ScriptLimits limits = patient_limits();
    limits.instructions_per_call = 50'000;
    Sandbox sandbox(limits);
    const std::string busy =
        "return { run = function() for i = 1, 10000 do end return 'done' end }";
    for (int i = 0; i < 50; ++i) {
        CHECK(attack::run(sandbox, endless, "endless.lua", Entry::call).error.limit ==
              "instructions_per_call");
        CHECK(sandbox.aborted());
        CHECK(attack::run(sandbox, busy, "busy.lua", Entry::call).result == "done");
        CHECK_FALSE(sandbox.aborted());
    }
}

TEST_CASE("scripts that load each other for ever are stopped", "[attack]") {
    Sandbox sandbox{patient_limits()};
    attack::add(sandbox, "again", load_again);
    const attack::Outcome outcome = attack::run(sandbox, "return again()", "first.lua");
    CHECK(outcome.error.limit == "load_depth");
    CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
}

TEST_CASE("a script loaded by a script spends the same budget", "[attack]") {
    ScriptLimits limits = patient_limits();
    limits.instructions_per_call = 100'000;
    Sandbox sandbox(limits);
    static constexpr auto nested = [](lua_State* L) {
        Sandbox& inner = Sandbox::of(L);
        const bool loaded = inner.load("for i = 1, 20000 do end return {}", "inner.lua");
        if (loaded) lua_pop(inner.lua(), 1);
        lua_pushboolean(L, loaded ? 1 : 0);
        return 1;
    };
    attack::add(sandbox, "nested", nested);
    CHECK_FALSE(sandbox.load("while nested() do end return {}", "outer.lua"));
    CHECK(sandbox.error().limit == "instructions_per_call");
}

TEST_CASE("the host can push its answers when the scripts have used everything up", "[attack]") {
    ScriptLimits limits = patient_limits();
    limits.memory_bytes = 300'000;
    Sandbox sandbox(limits);
    lua_State* L = sandbox.lua();
    REQUIRE_FALSE(
        attack::run(sandbox,
                    "return { run = function() local t = {} while true do t = { t } end end }",
                    "greedy.lua")
            .survived);
    REQUIRE(sandbox.aborted());
    const HostRoom room(sandbox.allocator());
    for (int i = 0; i < 1000; ++i) {
        lua_createtable(L, 1000, 0);
        lua_pop(L, 1);
    }
    CHECK(sandbox.allocator().live_bytes() > 0);
}

TEST_CASE("globals of the host are read-only for scripts", "[attack]") {
    Sandbox sandbox{patient_limits()};
    lua_State* L = sandbox.lua();
    lua_newtable(L);
    lua_newtable(L);
    lua_pushinteger(L, 7);
    lua_setfield(L, -2, "round");
    lua_setfield(L, -2, "state");
    sandbox.add_global("game");
    CHECK(lua_gettop(L) == 0);
    CHECK(attack::run(sandbox, "return { run = function() return tostring(game.state.round) end }",
                      "r.lua")
              .result == "7");
    CHECK(attack::run(sandbox, "return { run = function() game.state.round = 8 end }", "w.lua")
              .error.message.starts_with("\"round\" cannot be set: this table is read-only"));
    CHECK(attack::run(sandbox, "return { run = function() return gane end }", "typo.lua")
              .error.message == "unknown global \"gane\" (did you mean \"game\"?)");
}

TEST_CASE("handles are described by the host and ordered by their number", "[attack]") {
    Sandbox sandbox{patient_limits()};
    lua_State* L = sandbox.lua();
    static constexpr auto handle = [](lua_State* state) {
        const auto number = static_cast<std::uintptr_t>(lua_tointeger(state, 1));
        lua_pushlightuserdata(state, std::bit_cast<void*>(number));
        return 1;
    };
    lua_pushcfunction(L, handle);
    sandbox.add_global("handle");
    const std::string show =
        "return { run = function() local keys, world = {}, {} "
        "for _, n in ipairs({ 30, 4, 100 }) do world[handle(n)] = n end "
        "world.word = 1 world[5] = 1 "
        "for key in pairs(world) do keys[#keys + 1] = tostring(key) end "
        "return table.concat(keys, ',') end }";
    CHECK(attack::run(sandbox, show, "show.lua").result == "5,word,handle,handle,handle");
    sandbox.set_describe(describe_handle);
    CHECK(attack::run(sandbox, show, "show.lua").result == "5,word,card 4,card 30,card 100");
}

TEST_CASE("an error is read without running any code of the script", "[attack]") {
    Sandbox sandbox{patient_limits()};
    lua_State* L = sandbox.lua();
    lua_newtable(L);
    lua_newtable(L);
    static constexpr auto must_not_run = [](lua_State* state) { return luaL_error(state, "ran"); };
    lua_pushcfunction(L, must_not_run);
    lua_setfield(L, -2, "__tostring");
    lua_setmetatable(L, -2);
    sandbox.take_error(L);
    CHECK(sandbox.error().message == "the script threw a value that is no message: table");
    CHECK(lua_gettop(L) == 0);

    lua_pushinteger(L, 5);
    sandbox.take_error(L);
    CHECK(sandbox.error().message == "the script threw a value that is no message: number");
    sandbox.take_error(L);
    CHECK(sandbox.error().message == "the script threw a value that is no message: nothing");
}
