// A script has no memory between calls. What it may still do with variables, and where the line is.

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using cardwright::Sandbox;
using cardwright::testing::patient_limits;

namespace {

attack::Outcome run(std::string_view source) {
    Sandbox sandbox{patient_limits()};
    return attack::run(sandbox, source, "memory.lua");
}

void require_refused_at(int line, std::string_view name, std::string_view source) {
    const attack::Outcome outcome = run(source);
    INFO(source);
    REQUIRE_FALSE(outcome.survived);
    CHECK(outcome.error.file == "memory.lua");
    CHECK(outcome.error.line == line);
    CHECK(outcome.error.message == "\"" + std::string(name) +
                                       "\" is kept between calls: scripts have no memory; keep it "
                                       "in a counter declared by the "
                                       "set");
}

}  // namespace

TEST_CASE("a variable of the file that a function assigns is refused with its line", "[attack]") {
    require_refused_at(4, "total",
                       "local total = 0\n"
                       "return {\n"
                       "  run = function()\n"
                       "    total = total + 1\n"
                       "  end }\n");
    require_refused_at(3, "second",
                       "local first, second\n"
                       "local function both()\n"
                       "  second = first\n"
                       "end\n"
                       "return { run = both }\n");
    require_refused_at(2, "_ENV",
                       "return { run = function()\n"
                       "  _ENV = {} end }\n");
    require_refused_at(1, "_ENV", "_ENV = {} return {}");
    require_refused_at(2, "_ENV",
                       "return { run = function() local _ENV = {}\n"
                       "  return function() _ENV = {} end end }\n");
}

TEST_CASE("the line is right after long gaps and long functions", "[attack]") {
    const std::string gap(500, '\n');
    require_refused_at(1004, "kept",
                       "local kept\nlocal function f()\n" + gap + "local a = 1" + gap +
                           "\nkept = a end\n"
                           "return { run = f }");
    std::string body;
    for (int i = 0; i < 400; ++i) body += "a = a + 1\n";
    require_refused_at(403, "kept",
                       "local kept\nlocal function f() local a = 0\n" + body +
                           "kept = a end\n"
                           "return { run = f }");
}

TEST_CASE("an assignment is found however deep it is", "[attack]") {
    require_refused_at(1, "kept",
                       "local kept return { run = function() return function() return "
                       "function() return function() kept = 1 end end end end }");
    require_refused_at(1, "kept",
                       "local kept return { run = function(kept) kept = 1 end, "
                       "walk = function() for i = 1, 2 do kept = i end end }");
}

TEST_CASE("a closure made while loading may not count", "[attack]") {
    require_refused_at(3, "n",
                       "local function make() local n = 0\n"
                       "  return function()\n"
                       "    n = n + 1 return n end end\n"
                       "return { run = make() }");
    require_refused_at(3, "n",
                       "local function make() local n = 0\n"
                       "  local function read() return n end\n"
                       "  local function write() n = n + 1 end\n"
                       "  return { read = read, deep = { { write = write } } } end\n"
                       "return make()");
    require_refused_at(2, "n",
                       "local function make() local n = 0 return function() return function()\n"
                       "  n = n + 1 end end end\n"
                       "local made = make()\n"
                       "return { run = function() made()() end }");
}

TEST_CASE("what lives and dies within a call may be assigned", "[attack]") {
    CHECK(run(R"lua(
local limit = 3
local function count_up()
  local count = 0
  local function up() count = count + 1 end
  for _ = 1, limit do up() end
  return count
end
return { run = function() return tostring(count_up() + count_up()) end }
)lua")
              .result == "6");
}

TEST_CASE("a file may fill its own tables while it loads", "[attack]") {
    CHECK(run(R"lua(
local squares = {}
for i = 1, 5 do squares[i] = i * i end
local card = { squares = squares }
function card.run() return table.concat(card.squares, ",") .. "/" .. #squares end
return card
)lua")
              .result == "1,4,9,16,25/5");
}

TEST_CASE("closures that share a variable share the frozen table", "[attack]") {
    CHECK(run(R"lua(
local shared = { list = { 1, 2 } }
local function left() return shared end
local function right() return shared.list end
return { left = left, shared = shared, run = function()
  return tostring(left() == shared) .. tostring(left().list == right())
end }
)lua")
              .result == "truetrue");
}

TEST_CASE("reading functions see through a frozen table", "[attack]") {
    CHECK(run(R"lua(
local list = { 3, 1, 2, name = "x" }
return { run = function()
  local sum, keys = 0, {}
  for _, value in ipairs(list) do sum = sum + value end
  for key in pairs(list) do keys[#keys + 1] = key end
  local a, b, c = table.unpack(list)
  return sum .. #list .. table.concat(list, "-") .. a .. b .. c .. table.concat(keys, "")
end }
)lua")
              .result == "633-1-2312123name");
}

TEST_CASE("nothing that a hook tries changes what the next call sees", "[attack]") {
    const std::string source = R"lua(
local inner = { value = "same" }
local outer = { inner = inner, list = { 1, 2, 3 } }
local attempts = {
  function() inner.value = "changed" end,
  function() outer.inner = {} end,
  function() outer.inner.value = "changed" end,
  function() outer.list[1] = 9 end,
  function() outer.list[#outer.list + 1] = 9 end,
  function() table.insert(outer.list, 9) end,
  function() table.remove(outer.list) end,
  function() table.sort(outer.list, function(a, b) return a > b end) end,
  function() for _, nested in pairs(outer) do nested.value = 9 end end,
  function() local _, list = ipairs(outer.list) list[1] = 9 end,
  function() local packed = table.pack(outer) packed[1].inner.value = 9 end,
}
return { run = function() return inner.value .. table.concat(outer.list) end, attempts = attempts }
)lua";
    Sandbox sandbox{patient_limits()};
    lua_State* L = sandbox.lua();
    REQUIRE(sandbox.load(source, "attempts.lua"));
    for (int i = 1; i <= 11; ++i) {
        INFO("attempt " << i);
        lua_getfield(L, 1, "attempts");
        lua_geti(L, -1, i);
        REQUIRE(lua_isfunction(L, -1));
        sandbox.begin_call();
        CHECK_FALSE(sandbox.call(L, 0, 0));
        CHECK(sandbox.error().message.find("read-only") != std::string::npos);
        lua_settop(L, 1);
        lua_getfield(L, 1, "run");
        sandbox.begin_call();
        REQUIRE(sandbox.call(L, 0, 1));
        CHECK(std::string(lua_tostring(L, -1)) == "same123");
        lua_settop(L, 1);
    }
}
