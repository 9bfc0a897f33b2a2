#include "attacks/attack.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "support/cpu_time.hpp"
#include "support/places.hpp"

namespace attack {
namespace {

using cardwright::HostRoom;
using cardwright::Sandbox;

std::string text_at_top(lua_State* thread) {
    if (lua_type(thread, -1) != LUA_TSTRING) return luaL_typename(thread, -1);
    std::size_t length = 0;
    const char* text = lua_tolstring(thread, -1, &length);
    return {text, length};
}

/// Expects the function to run on top of the main stack and takes it away.
void enter(Sandbox& sandbox, Entry entry, Outcome& outcome) {
    lua_State* L = sandbox.lua();
    sandbox.begin_call();
    if (entry == Entry::call) {
        outcome.survived = sandbox.call(L, 0, 1);
        if (outcome.survived) {
            outcome.result = text_at_top(L);
            lua_pop(L, 1);
        }
        return;
    }
    lua_State* thread = nullptr;
    {
        const HostRoom room(sandbox.allocator());
        thread = lua_newthread(L);
    }
    lua_insert(L, -2);
    lua_xmove(L, thread, 1);
    sandbox.arm(thread);
    int results = 0;
    outcome.survived = sandbox.resume(thread, 0, &results) == LUA_OK;
    if (outcome.survived && results > 0) outcome.result = text_at_top(thread);
    lua_pop(L, 1);
}

std::string after(std::string_view line, std::string_view mark) {
    const auto place = line.find(mark);
    return place == line.npos ? std::string() : std::string(line.substr(place + mark.size()));
}

Script read_script(const std::filesystem::path& path) {
    std::ifstream input(path);
    Script script;
    script.name = path.filename().string();
    script.source.assign(std::istreambuf_iterator<char>(input), {});
    std::size_t begin = 0;
    while (script.source.compare(begin, 2, "--") == 0) {
        const std::size_t end = std::min(script.source.find('\n', begin), script.source.size());
        const std::string_view line = std::string_view(script.source).substr(begin, end - begin);
        if (auto text = after(line, "-- stops: limit "); !text.empty())
            script.expected_limit = text;
        if (auto text = after(line, "-- stops: message "); !text.empty()) {
            script.expected_message = text;
        }
        if (auto text = after(line, "-- survives: "); !text.empty()) script.expected_result = text;
        if (line == "-- line: none") script.line_is_known = false;
        begin = end + 1;
    }
    return script;
}

constexpr std::string_view neighbour_source = R"lua(
local words = { "gamma", "alpha", "beta", key = { deep = 3 } }
return {
  run = function()
    local keys = {}
    for key, value in pairs(words) do keys[#keys + 1] = tostring(key) .. "=" .. tostring(value) end
    local copy = { table.unpack(words) }
    table.sort(copy)
    return string.format("%s|%s|%d|%s", table.concat(keys, ","), table.concat(copy, ","),
      words.key.deep + #words, ("ab"):rep(2):upper())
  end,
}
)lua";

}  // namespace

const std::string neighbour_result = "1=gamma,2=alpha,3=beta,key=table|alpha,beta,gamma|6|ABAB";

Outcome run(Sandbox& sandbox, std::string_view source, std::string_view file, Entry entry) {
    const double start = cardwright::testing::cpu_seconds();
    lua_State* L = sandbox.lua();
    const int top = lua_gettop(L);
    Outcome outcome;
    if (sandbox.load(source, file)) {
        {
            const HostRoom room(sandbox.allocator());
            lua_getfield(L, -1, "run");
        }
        lua_remove(L, -2);
        enter(sandbox, entry, outcome);
    }
    if (!outcome.survived) outcome.error = sandbox.error();
    if (lua_gettop(L) != top) throw std::logic_error("the sandbox left something on the stack");
    outcome.seconds = cardwright::testing::cpu_seconds() - start;
    return outcome;
}

void add(Sandbox& sandbox, const char* name, lua_CFunction function) {
    lua_pushcfunction(sandbox.lua(), function);
    sandbox.add_global(name);
}

std::vector<Script> all_scripts() {
    const std::filesystem::path folder =
        std::filesystem::path(cardwright::testing::source_tree()) / "tests" / "attacks" / "scripts";
    std::vector<Script> scripts;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".lua") scripts.push_back(read_script(entry.path()));
    }
    std::sort(scripts.begin(), scripts.end(),
              [](const Script& left, const Script& right) { return left.name < right.name; });
    return scripts;
}

Outcome run_neighbour(Sandbox& sandbox) {
    return run(sandbox, neighbour_source, "neighbour.lua");
}

}  // namespace attack
