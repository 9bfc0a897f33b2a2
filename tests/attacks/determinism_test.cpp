// The same script must do the same thing in every process, up to the instruction at which it is
// cut.

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using attack::Entry;
using cardwright::Sandbox;
using cardwright::ScriptLimits;
using cardwright::testing::patient_limits;

namespace {

/// Counts its calls in the host, where an abort cannot take them back.
int count_call(lua_State* L) {
    ++*static_cast<int*>(Sandbox::link(L).host);
    return 0;
}

struct Cut {
    int iterations = 0;
    attack::Outcome outcome;
};

Cut iterations_until_cut(const ScriptLimits& limits, std::string_view source,
                         Entry entry = Entry::resume) {
    Cut cut;
    Sandbox sandbox(limits);
    Sandbox::link(sandbox.lua()).host = &cut.iterations;
    lua_pushcfunction(sandbox.lua(), count_call);
    sandbox.add_global("count");
    cut.outcome = attack::run(sandbox, source, "counted.lua", entry);
    return cut;
}

void require_same_cut(const ScriptLimits& limits, std::string_view source, std::string_view limit) {
    const Cut first = iterations_until_cut(limits, source);
    REQUIRE(first.outcome.error.limit == limit);
    REQUIRE(first.iterations > 0);
    // Blocks of other sizes in between, so that the heaps do not look alike.
    std::vector<std::string> clutter;
    for (int i = 0; i < 20; ++i) {
        clutter.emplace_back(static_cast<std::size_t>(i) * 1000, 'x');
        const Cut again = iterations_until_cut(limits, source);
        CHECK(again.iterations == first.iterations);
        CHECK(again.outcome.error.limit == limit);
        CHECK(again.outcome.error.line == first.outcome.error.line);
    }
}

}  // namespace

TEST_CASE("pairs gives the same order in every state", "[attack]") {
    const std::string source = R"lua(
return { run = function()
  local world = {}
  for _, word in ipairs({ "market", "oak", "ash", "zz", "a", "", "b\0b", "b", "é" }) do world[word] = 1 end
  for _, number in ipairs({ 7, -3, 1, 2, 100, math.maxinteger, math.mininteger }) do world[number] = 1 end
  local keys = {}
  for key in pairs(world) do keys[#keys + 1] = tostring(key) end
  return table.concat(keys, " ")
end }
)lua";
    using namespace std::string_literals;
    const std::string expected =
        "-9223372036854775808 -3 1 2 7 100 9223372036854775807  a ash b b\0b market oak zz é"s;
    for (int i = 0; i < 200; ++i) {
        Sandbox sandbox{patient_limits()};
        REQUIRE(attack::run(sandbox, source, "order.lua").result == expected);
    }
}

TEST_CASE("the history of a table does not change the order of pairs", "[attack]") {
    const std::string source = R"lua(
local function keys(world)
  local list = {}
  for key in pairs(world) do list[#list + 1] = key end
  return table.concat(list, ",")
end
return { run = function()
  local left, right = {}, {}
  for i = 1, 50 do left["k" .. i] = i end
  for i = 200, 1, -1 do right["k" .. i] = i end
  for i = 51, 200 do right["k" .. i] = nil end
  return tostring(keys(left) == keys(right))
end }
)lua";
    Sandbox sandbox{patient_limits()};
    CHECK(attack::run(sandbox, source, "history.lua").result == "true");
}

TEST_CASE("a script over budget is cut at the same point in every state", "[attack]") {
    ScriptLimits limits = patient_limits();
    SECTION("by instructions") {
        limits.instructions_per_call = 123'456;
        require_same_cut(limits, R"lua(
return { run = function()
  local world = {}
  while true do
    count()
    world["k" .. #world] = #world
    for key in pairs(world) do world[key] = key end
  end
end }
)lua",
                         "instructions_per_call");
    }
    SECTION("by the volume of its allocations") {
        limits.allocation_volume_per_call = 3'000'000;
        require_same_cut(limits, R"lua(
return { run = function()
  while true do
    count()
    local list = { "a", "b", "c" }
    local text = table.concat(list, ("-"):rep(100))
  end
end }
)lua",
                         "allocation_volume_per_call");
    }
    SECTION("by memory") {
        limits.memory_bytes = 1'000'000;
        require_same_cut(limits, R"lua(
return { run = function()
  local list = {}
  while true do
    count()
    list[#list + 1] = { name = "n" .. #list }
  end
end }
)lua",
                         "memory_bytes");
    }
}

TEST_CASE("where a script is cut does not depend on what ran before in its thread", "[attack]") {
    ScriptLimits limits = patient_limits();
    limits.instructions_per_call = 10'000;
    Sandbox sandbox(limits);
    int iterations = 0;
    Sandbox::link(sandbox.lua()).host = &iterations;
    lua_State* L = sandbox.lua();
    lua_pushcfunction(L, count_call);
    sandbox.add_global("count");
    REQUIRE(
        sandbox.load("return { short = function(n) for i = 1, n do end end, "
                     "endless = function() while true do count() end end }",
                     "pooled.lua"));
    std::set<int> cuts;
    for (int warm_up = 0; warm_up < 40; ++warm_up) {
        lua_State* thread = lua_newthread(L);
        lua_getfield(L, 1, "short");
        lua_xmove(L, thread, 1);
        lua_pushinteger(thread, warm_up * 17);
        sandbox.begin_call();
        sandbox.arm(thread);
        int results = 0;
        REQUIRE(sandbox.resume(thread, 1, &results) == LUA_OK);

        lua_getfield(L, 1, "endless");
        lua_xmove(L, thread, 1);
        iterations = 0;
        sandbox.begin_call();
        sandbox.arm(thread);
        REQUIRE(sandbox.resume(thread, 0, &results) == LUA_ERRRUN);
        cuts.insert(iterations);
        lua_pop(L, 1);
    }
    CHECK(cuts.size() == 1);
}
