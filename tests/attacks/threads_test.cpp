// Threads, callbacks and questions: the ways in which a script could leave the budget it is on.

#include <catch2/catch_test_macros.hpp>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using cardwright::HostRoom;
using cardwright::Sandbox;
using cardwright::testing::patient_limits;

namespace {

int ask(lua_State* L) {
    return lua_yield(L, 0);
}

int call_argument(lua_State* L) {
    // A careless binding: it does not tell its caller that the function failed.
    lua_pushboolean(L, Sandbox::of(L).call(L, 0, 0) ? 1 : 0);
    return 1;
}

}  // namespace

TEST_CASE("a thread in which a hook raised is never used again", "[attack]") {
    Sandbox sandbox{patient_limits()};
    lua_State* L = sandbox.lua();
    REQUIRE(sandbox.load("return { endless = function() while true do end end }", "pool.lua"));
    lua_State* thread = lua_newthread(L);
    int results = 0;
    const auto start_endless = [&] {
        lua_getfield(L, 1, "endless");
        lua_xmove(L, thread, 1);
        sandbox.begin_call();
        return sandbox.resume(thread, 0, &results);
    };
    REQUIRE(start_endless() == LUA_ERRRUN);
    CHECK(sandbox.error().limit == "instructions_per_call");
    CHECK_FALSE(sandbox.recycle(thread));

    // Lua itself would run it, and nothing would ever stop it.
    lua_resetthread(thread);
    sandbox.arm(thread);
    REQUIRE(start_endless() == LUA_ERRRUN);
    CHECK(sandbox.error().message == "a thread that was aborted cannot be used again");
}

TEST_CASE("a thread that failed for any other reason is as good as new", "[attack]") {
    Sandbox sandbox{patient_limits()};
    lua_State* L = sandbox.lua();
    attack::add(sandbox, "ask", ask);
    REQUIRE(sandbox.load(
        "return { { run = function() error('stop') end }, { run = function() ask() end }, "
        "{ run = function() ('x'):rep(1e6) end }, "
        "{ run = function() local t = {} while true do t = { t } end end }, "
        "{ run = function() while true do end end } }",
        "pool.lua"));
    lua_State* thread = lua_newthread(L);
    for (int script = 1; script <= 5; ++script) {
        INFO(script);
        lua_geti(L, 1, script);
        lua_getfield(L, -1, "run");
        lua_xmove(L, thread, 1);
        lua_pop(L, 1);
        sandbox.begin_call();
        sandbox.arm(thread);
        int results = 0;
        CHECK(sandbox.resume(thread, 0, &results) != LUA_OK);
        INFO(sandbox.error().message);
        const bool endless_loop = script == 5;
        CHECK(sandbox.recycle(thread) == !endless_loop);
        CHECK((sandbox.error().limit == "instructions_per_call") == endless_loop);
    }
}

TEST_CASE("an abort inside a callback stops the caller too", "[attack]") {
    Sandbox sandbox{patient_limits()};
    attack::add(sandbox, "protected", call_argument);
    const attack::Outcome outcome =
        attack::run(sandbox,
                    "return { run = function() while true do protected(function() while true do "
                    "end end) end end }",
                    "caught.lua");
    CHECK(outcome.error.limit == "instructions_per_call");
    CHECK(outcome.seconds < cardwright::testing::longest_attack_seconds);
}

TEST_CASE("a script that a function of the host runs has no more room than any other", "[attack]") {
    Sandbox sandbox{patient_limits()};
    static constexpr auto generous = [](lua_State* L) {
        Sandbox& inner = Sandbox::of(L);
        bool good = false;
        {
            const HostRoom room(inner.allocator());
            good = inner.call(L, 0, 0);
        }
        return good ? 0 : luaL_error(L, "the callback failed");
    };
    attack::add(sandbox, "generous", generous);
    const attack::Outcome outcome =
        attack::run(sandbox,
                    "return { run = function() generous(function() local t = {} "
                    "while true do t = { t } end end) end }",
                    "greedy.lua");
    CHECK(outcome.error.limit == "memory_bytes");
    CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
}

TEST_CASE("a script that asks while it is loaded, or inside a sort, gets a message", "[attack]") {
    Sandbox sandbox{patient_limits()};
    attack::add(sandbox, "ask", ask);
    CHECK_FALSE(sandbox.load("ask() return {}", "asking.lua"));
    CHECK(sandbox.error().message == "a script may not ask or wait while it is being loaded");
    const attack::Outcome outcome = attack::run(
        sandbox, "return { run = function() table.sort({ 2, 1 }, ask) end }", "sorting.lua");
    CHECK(outcome.error.message == "attempt to yield across a C-call boundary");
    CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
}

TEST_CASE("a thread finds its sandbox and its host", "[attack]") {
    Sandbox first;
    Sandbox second;
    int host = 0;
    Sandbox::link(first.lua()).host = &host;
    lua_State* thread = lua_newthread(lua_newthread(first.lua()));
    CHECK(&Sandbox::of(thread) == &first);
    CHECK(Sandbox::link(thread).host == &host);
    CHECK(&Sandbox::of(second.lua()) == &second);
    CHECK(Sandbox::link(second.lua()).host == nullptr);
}
