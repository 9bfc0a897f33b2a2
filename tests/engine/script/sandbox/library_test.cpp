// The functions scripts get are written anew, but where Lua has the same one they must agree with
// it. So most of this runs the same text in plain Lua and in the sandbox and compares.

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "attacks/attack.hpp"

using cardwright::Sandbox;

namespace {

std::string in_plain_lua(const std::string& body) {
    lua_State* L = luaL_newstate();
    luaL_openlibs(L);
    const bool ran = luaL_dostring(L, body.c_str()) == LUA_OK;
    std::size_t length = 0;
    const char* text = lua_tolstring(L, -1, &length);
    std::string result = (ran ? "" : "error: ") + std::string(text, length);
    lua_close(L);
    return result;
}

std::string in_sandbox(const std::string& body) {
    Sandbox sandbox;
    const attack::Outcome outcome =
        attack::run(sandbox, "return { run = function() " + body + " end }", "body.lua");
    return outcome.survived ? outcome.result : "error: " + outcome.error.message;
}

void require_same(const std::string& body) {
    INFO(body);
    const std::string expected = in_plain_lua(body);
    REQUIRE_FALSE(expected.starts_with("error"));
    CHECK(in_sandbox(body) == expected);
}

std::string result_of(const std::string& expression) {
    return in_sandbox("return " + expression);
}

}  // namespace

TEST_CASE("sub and byte agree with Lua on every place", "[sandbox]") {
    require_same(R"lua(
local out = {}
local places = { -9223372036854775807 - 1, -100, -6, -5, -4, -1, 0, 1, 2, 5, 6, 100, 9223372036854775807 }
for _, text in ipairs({ "", "a", "hello" }) do
  for _, i in ipairs(places) do
    out[#out + 1] = text:sub(i)
    out[#out + 1] = tostring((text:byte(i)))
    for _, j in ipairs(places) do
      out[#out + 1] = text:sub(i, j) .. "/" .. select("#", text:byte(i, j))
    end
  end
end
return table.concat(out, ","))lua");
}

TEST_CASE("rep, reverse, upper, lower, char and len agree with Lua", "[sandbox]") {
    require_same(R"lua(
local out = {}
for _, text in ipairs({ "", "a", "Hello\0\200", "x y" }) do
  for _, n in ipairs({ -1, 0, 1, 2, 3.0, 7 }) do
    out[#out + 1] = text:rep(n) .. "|" .. text:rep(n, ", ")
  end
  out[#out + 1] = text:reverse() .. text:upper() .. text:lower() .. text:len()
end
out[#out + 1] = string.char() .. string.char(65, 66, 0, 255)
return table.concat(out, ";"))lua");
}

TEST_CASE("plain find agrees with Lua's", "[sandbox]") {
    const std::string loop = R"lua(
local out = {}
for _, text in ipairs({ "", "abcabc", "a.b", "aaa" }) do
  for _, part in ipairs({ "", "a", "abc", "bc", ".", "aaaa", "c" }) do
    for _, from in ipairs({ -100, -2, 0, 1, 2, 4, 7, 8, 100 }) do
      local first, last = FIND
      out[#out + 1] = tostring(first) .. "-" .. tostring(last)
    end
  end
end
return table.concat(out, ","))lua";
    const auto with = [&](const std::string& call) {
        std::string body = loop;
        return body.replace(body.find("FIND"), 4, call);
    };
    CHECK(in_sandbox(with("text:find(part, from)")) ==
          in_plain_lua(with("text:find(part, from, true)")));
}

TEST_CASE("format agrees with Lua for what it knows", "[sandbox]") {
    require_same(R"lua(
local out = {}
for _, flags in ipairs({ "", "-", "0", "+", " ", "-+", "+0" }) do
  for _, width in ipairs({ "", "1", "5", "12", "99" }) do
    for _, precision in ipairs({ "", ".1", ".4", ".20" }) do
      for _, value in ipairs({ 0, 7, -7, 12345, 9223372036854775807, -9223372036854775807 - 1, 3.0 }) do
        local field = "%" .. flags .. width .. precision
        out[#out + 1] = (field .. "d|" .. field .. "i"):format(value, value)
      end
    end
  end
end
for _, field in ipairs({ "%x", "%8x", "%-8x|", "%08x", "%.4x" }) do
  for _, value in ipairs({ 0, 255, -1 }) do out[#out + 1] = field:format(value) end
end
for _, field in ipairs({ "%s", "%5s", "%-5s|", "%.2s", "%5.1s" }) do
  for _, value in ipairs({ "", "abc", 12, 1.5, true, false }) do out[#out + 1] = field:format(value) end
end
out[#out + 1] = ("100%% of %s"):format("it")
return table.concat(out, "\n"))lua");
}

TEST_CASE("format refuses what has no place in a text", "[sandbox]") {
    CHECK(result_of("('%f'):format(1)").find("\"%f\" is not known") != std::string::npos);
    CHECK(result_of("('%d'):format('1')") ==
          "error: bad argument #1 to 'format' (integer expected, got string)");
    CHECK(result_of("('%d'):format(1.5)") ==
          "error: bad argument #1 to 'format' (number has no integer value)");
    CHECK(result_of("('%s'):format()") == "error: bad argument #1 to 'format' (no value)");
    CHECK(result_of("('%'):format()").find("the format ends") != std::string::npos);
}

TEST_CASE("the table functions agree with Lua", "[sandbox]") {
    require_same(R"lua(
local out = {}
local function note(list) out[#out + 1] = table.concat(list, ",") end
local list = { 1, 2, 3, 4, 5 }
table.insert(list, 6) note(list)
table.insert(list, 1, 0) note(list)
table.insert(list, 8, 9) note(list)
out[#out + 1] = table.remove(list) note(list)
out[#out + 1] = table.remove(list, 1) note(list)
out[#out + 1] = table.remove(list, 3) note(list)
out[#out + 1] = tostring(table.remove(list, #list + 1)) note(list)
out[#out + 1] = tostring(table.remove({}))
out[#out + 1] = tostring(table.remove({}, 0))
out[#out + 1] = table.concat({}, "x") .. table.concat({ "a" }, "x") .. table.concat({ 1, 2.5, "b" }, "--", 2, 3)
out[#out + 1] = table.concat({ 1, 2, 3 }, ",", 3, 1)
out[#out + 1] = select("#", table.unpack({ 1, nil, 3 }, 1, 3)) .. select("#", table.unpack({}))
local packed = table.pack(nil, 2, nil)
out[#out + 1] = packed.n .. tostring(packed[2])
return table.concat(out, ";"))lua");
}

TEST_CASE("the base and math functions agree with Lua", "[sandbox]") {
    require_same(R"lua(
local out = {}
local function note(...)
  for i = 1, select("#", ...) do out[#out + 1] = tostring((select(i, ...))) end
end
note(select(2, "a", "b", "c")) note(select(-1, "a", "b", "c")) note(select("#"), select("#", nil, nil))
for _, text in ipairs({ "10", " 10 ", "0x1F", "1e3", "1.5", "", "ten", "10x", "nan", "inf", "1 2", "-7" }) do
  note(tonumber(text))
end
for _, case in ipairs({ { "ff", 16 }, { "-zz", 36 }, { "8", 8 }, { " 11 ", 2 }, { "", 10 }, { "-", 10 } }) do
  note(tonumber(case[1], case[2]))
end
note(tonumber(nil), tonumber({}), tonumber(5), tonumber(5.5))
note(type(nil), type(1), type("x"), type({}), type(type))
note(tostring(nil), tostring(true), tostring(12), tostring(-0.5), tostring(1e15), tostring(123456789012.5))
note(math.max(1, 5, 3), math.min(4, 2.5, 9), math.max(-1))
for _, number in ipairs({ 0, 5, -5, 2.5, -2.5, 1e300, 3.0, 7 / 2 }) do
  note(math.floor(number), math.ceil(number), math.abs(number), math.tointeger(number))
end
note(math.ult(1, -1), math.ult(-1, 1), math.maxinteger, math.mininteger)
for i, value in ipairs({ "a", "b", nil, "d" }) do note(i, value) end
note(assert(1, 2, 3))
return table.concat(out, ","))lua");
}

TEST_CASE("the helpers that Lua does not have", "[sandbox]") {
    CHECK(result_of("table.concat(('a,b,,c'):split(','), '|')") == "a|b||c");
    CHECK(result_of("table.concat((''):split(','), '|') .. #(''):split(',')") == "1");
    CHECK(result_of("table.concat(('a--b--'):split('--'), '|')") == "a|b|");
    CHECK(result_of("('x'):split('')").find("the separator is empty") != std::string::npos);
    CHECK(result_of("('  a b\\n'):trim() .. '|' .. ('   '):trim() .. '|'") == "a b||");
    CHECK(result_of("tostring(('abc'):starts_with('ab')) .. tostring(('abc'):starts_with('b'))") ==
          "truefalse");
    CHECK(result_of("tostring(('abc'):ends_with('bc')) .. tostring(('abc'):ends_with('abcd'))") ==
          "truefalse");
}

TEST_CASE("sort is stable and orders as the comparator says", "[sandbox]") {
    CHECK(in_sandbox(R"lua(
local list = {}
for i = 1, 1000 do list[i] = { key = (i * 7919) % 10, place = i } end
table.sort(list, function(a, b) return a.key < b.key end)
for i = 2, #list do
  local a, b = list[i - 1], list[i]
  if a.key > b.key or (a.key == b.key and a.place > b.place) then return "wrong at " .. i end
end
return "in order")lua") == "in order");
    require_same(R"lua(
local list = {}
for i = 1, 500 do list[i] = (i * 7919) % 503 end
table.sort(list)
local words = { "b", "B", "", "abc", "ab", "a" }
table.sort(words)
local down = { 3, 1, 2 }
table.sort(down, function(a, b) return a > b end)
table.sort({})
return table.concat(list, ",") .. table.concat(words, ",") .. table.concat(down, ","))lua");
}

TEST_CASE("error and assert say where", "[sandbox]") {
    Sandbox sandbox;
    const auto line_of = [&](const std::string& source) {
        return attack::run(sandbox, source, "where.lua").error;
    };
    CHECK(line_of("return { run = function()\nerror('stop') end }").line == 2);
    CHECK(line_of("local function f()\nerror('stop', 2) end\nreturn { run = function()\nf() end }")
              .line == 4);
    CHECK(line_of("return { run = function()\nassert(false, 'stop') end }").line == 2);
    CHECK(line_of("return { run = function()\n\nassert(nil) end }").line == 3);
    CHECK(line_of("return { run = function()\nassert(nil) end }").message == "assertion failed");
    CHECK(line_of("return { run = function() local x = nil\nreturn x.y end }").message ==
          "attempt to index a nil value (local 'x')");
}
