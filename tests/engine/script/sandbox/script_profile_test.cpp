// What functions of scripts take, written down while they run.

#include "script/sandbox/script_profile.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <lua.hpp>

#include "script/sandbox/sandbox.hpp"

using namespace cardwright;

namespace {

constexpr const char* source =
    "local module = {}\n"
    "local function busy(times)\n"
    "  local sum = 0\n"
    "  for number = 1, times do sum = sum + number end\n"
    "  return sum\n"
    "end\n"
    "function module.run() local sum = busy(10000) return sum + busy(20000) end\n"
    "function module.idle() local list = {} list[1] = 1 return list end\n"
    "function module.recurse(depth) if depth > 0 then module.recurse(depth - 1) end return depth "
    "end\n"
    "return module\n";

void call(Sandbox& sandbox, const char* name, int argument) {
    lua_State* L = sandbox.lua();
    sandbox.begin_call();
    lua_getfield(L, 1, name);
    lua_pushinteger(L, argument);
    REQUIRE(sandbox.call(L, 1, 0));
}

ScriptProfile::Row row_of(const ScriptProfile& profile, int line) {
    for (const ScriptProfile::Row& row : profile.rows()) {
        const ScriptProfile::Function& function = profile.functions()[row.function];
        if (function.line == line && function.file == "busy.lua") return row;
    }
    return {};
}

}  // namespace

TEST_CASE("a profile tells calls, instructions and memory of each function", "[profile]") {
    Sandbox sandbox;
    REQUIRE(sandbox.load(source, "busy.lua"));
    ScriptProfile profile;
    sandbox.profile(&profile);
    call(sandbox, "run", 0);
    call(sandbox, "idle", 0);
    sandbox.profile(nullptr);

    const ScriptProfile::Row busy = row_of(profile, 2);
    CHECK(busy.own.calls == 2);
    // Two instructions a round of its loop, looked at now and then.
    CHECK(busy.own.instructions > 55'000);
    CHECK(busy.own.instructions < 65'000);
    const ScriptProfile::Row run = row_of(profile, 7);
    CHECK(run.own.calls == 1);
    CHECK(run.own.instructions < 1'000);
    CHECK(run.whole.instructions == run.own.instructions + busy.own.instructions);
    CHECK(run.whole.time >= busy.own.time);
    const ScriptProfile::Row idle = row_of(profile, 8);
    CHECK(idle.own.blocks == 2);  // the table, and room for its element
    CHECK(idle.own.bytes > 0);
    CHECK(busy.own.blocks == 0);
}

TEST_CASE("a function that calls itself is counted once in its whole", "[profile]") {
    Sandbox sandbox;
    REQUIRE(sandbox.load(source, "busy.lua"));
    ScriptProfile profile;
    sandbox.profile(&profile);
    call(sandbox, "recurse", 5);
    sandbox.profile(nullptr);
    const ScriptProfile::Row row = row_of(profile, 9);
    CHECK(row.own.calls == 6);
    CHECK(row.whole.calls == 6);
    CHECK(row.whole.time == row.own.time);
}

TEST_CASE("what a waiting function does later is still its own", "[profile]") {
    Sandbox sandbox;
    REQUIRE(sandbox.load(source, "busy.lua"));
    ScriptProfile profile;
    sandbox.profile(&profile);
    sandbox.begin_call();
    lua_State* const thread = lua_newthread(sandbox.lua());
    sandbox.arm(thread);
    // The engine's own functions stop a script; this one stands for them.
    lua_pushcfunction(thread, [](lua_State* L) { return lua_yield(L, 0); });
    int results = 0;
    REQUIRE(sandbox.resume(thread, 0, &results) == LUA_YIELD);
    call(sandbox, "idle", 0);
    REQUIRE(sandbox.resume(thread, 0, &results) == LUA_OK);
    call(sandbox, "idle", 0);
    sandbox.profile(nullptr);

    // Whoever ran meanwhile, or after it, was not called by it.
    const auto& nodes = profile.nodes();
    const std::uint32_t idle = row_of(profile, 8).function;
    REQUIRE(idle != 0);
    for (const ScriptProfile::Node& node : nodes) {
        if (node.function == idle) CHECK(node.parent == 0);
    }
    CHECK(std::count_if(nodes.begin(), nodes.end(), [&](const ScriptProfile::Node& node) {
              return node.function == idle;
          }) == 1);
}

TEST_CASE("nothing is watched while a profile is made", "[profile]") {
    Sandbox sandbox;
    ScriptProfile profile;
    sandbox.profile(&profile);
    CHECK_FALSE(sandbox.watch());
}
