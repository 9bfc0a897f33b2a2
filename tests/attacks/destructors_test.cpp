// With the C build of Lua an error is a longjmp. These tests count what it must not jump over.

#include <catch2/catch_test_macros.hpp>
#include <stdexcept>
#include <string>

#include "attacks/attack.hpp"
#include "spec/shield.hpp"
#include "support/cpu_time.hpp"

using cardwright::Sandbox;
using cardwright::testing::patient_limits;

namespace {

int alive = 0;

struct Counted {
    Counted() { ++alive; }
    ~Counted() { --alive; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
};

int throw_with_objects(lua_State* /*L*/) {
    const Counted outer;
    const std::string text(1000, 'n');
    const Counted inner;
    throw std::runtime_error("the kernel refuses " + text.substr(0, 3));
}

int throw_oddly(lua_State* /*L*/) {
    const Counted object;
    throw 42;
}

int throw_long_message(lua_State* /*L*/) {
    throw std::runtime_error(std::string(100'000, 'y'));
}

template <int (*function)(lua_State*)>
int guarded(lua_State* L) {
    return cardwright::shielded(L, [L] { return function(L); });
}

/// The rule for raw bindings: arguments, then the kernel, then the result.
int check_then_work(lua_State* L) {
    const lua_Integer amount = luaL_checkinteger(L, 1);
    lua_Integer result = 0;
    {
        const Counted object;
        result = amount * 2;
    }
    lua_pushinteger(L, result);
    return 1;
}

}  // namespace

TEST_CASE("a thousand exceptions leave no object behind and the state alive", "[attack]") {
    Sandbox sandbox{patient_limits()};
    attack::add(sandbox, "refuse", guarded<throw_with_objects>);
    attack::add(sandbox, "odd", guarded<throw_oddly>);
    attack::add(sandbox, "long", guarded<throw_long_message>);
    alive = 0;
    for (int i = 0; i < 1000; ++i) {
        const attack::Outcome outcome =
            attack::run(sandbox, "\nreturn { run = function() refuse() end }", "refused.lua");
        REQUIRE(outcome.error.message == "the kernel refuses nnn");
        REQUIRE(outcome.error.line == 2);
        REQUIRE(attack::run(sandbox, "return { run = function() odd() end }", "odd.lua")
                    .error.message == "an unknown error in the engine");
    }
    CHECK(alive == 0);
    CHECK(attack::run(sandbox, "return { run = function() long() end }", "long.lua")
              .error.message.size() < 9'000);
    CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
}

TEST_CASE("a thousand wrong arguments jump over nothing", "[attack]") {
    Sandbox sandbox{patient_limits()};
    attack::add(sandbox, "double", guarded<check_then_work>);
    alive = 0;
    for (int i = 0; i < 1000; ++i) {
        REQUIRE_FALSE(
            attack::run(sandbox, "return { run = function() double({}) end }", "wrong.lua")
                .survived);
    }
    CHECK(alive == 0);
    CHECK(attack::run(sandbox, "return { run = function() return tostring(double(21)) end }",
                      "right.lua")
              .result == "42");
}
