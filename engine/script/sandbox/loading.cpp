// How a script file becomes a frozen table: compile, prove, run, freeze. Every step in which Lua
// may raise runs in a protected call, so the strings and vectors here are always destroyed.

#include <lua.hpp>

#include "script/sandbox/counted.hpp"
#include "script/sandbox/environment.hpp"
#include "script/sandbox/frozen.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/sandbox/stateless.hpp"

namespace cardwright {
namespace {

constexpr char bytecode_signature = '\x1b';

/// What the parser means when it says "C stack overflow".
constexpr const char* too_deep = "the script nests expressions, blocks or functions too deeply";

struct ChunkSource {
    std::string_view text;
    const char* chunk_name;
};

/// Protected: ChunkSource -> a new thread with the compiled function on its stack.
int compile(lua_State* L) {
    const auto& source = *static_cast<const ChunkSource*>(lua_touserdata(L, 1));
    lua_State* thread = lua_newthread(L);
    if (luaL_loadbufferx(thread, source.text.data(), source.text.size(), source.chunk_name, "t") !=
        LUA_OK) {
        lua_xmove(thread, L, 1);
        return lua_error(L);
    }
    push_environment(thread);
    // The first and only upvalue of a chunk is _ENV.
    lua_setupvalue(thread, -2, 1);
    return 1;
}

/// Protected: the table a script returned -> the same table, frozen.
int freeze_result(lua_State* L) {
    if (!is_plain_table(L, 1) && !push_behind_proxy(L, 1)) {
        return luaL_error(L, "a script must return a table of its own");
    }
    push_proven_and_frozen(L, 1);
    return 1;
}

}  // namespace

bool Sandbox::load(std::string_view source, std::string_view file) {
    const std::string name(file);
    if (running_ == 0) begin_call();
    if (loading_ >= limits_.load_depth) {
        abort(Limit::load_depth);
        return fail(name, Limit::load_depth);
    }
    const Counted counted(loading_);
    const int top = lua_gettop(main_);
    const bool loaded = load_in_call(source, name);
    // Only the result stays: the thread that ran the chunk lies below it.
    if (loaded) lua_replace(main_, top + 1);
    lua_settop(main_, top + (loaded ? 1 : 0));
    return loaded;
}

bool Sandbox::load_in_call(std::string_view source, const std::string& file) {
    if (source.size() > limits_.script_file_bytes) return fail(file, Limit::script_file_bytes);
    if (!source.empty() && source.front() == bytecode_signature) {
        return fail(file, 0, "compiled Lua is refused: a script is text");
    }
    if (lua_checkstack(main_, LUA_MINSTACK) == 0) return fail(file, 0, "stack overflow");
    if (full_file_name(file).empty()) files_.push_back(file);

    const std::string chunk_name = "@" + file;
    ChunkSource chunk{source, chunk_name.c_str()};
    lua_pushcfunction(main_, compile);
    lua_pushlightuserdata(main_, &chunk);
    if (!call(main_, 1, 1)) {
        if (error_.message == "C stack overflow") error_.message = too_deep;
        if (error_.file.empty()) error_.file = file;
        return false;
    }
    return run_chunk(lua_tothread(main_, -1), file);
}

/// Expects the compiled chunk on the stack of `thread`, and `thread` on top of the main stack.
bool Sandbox::run_chunk(lua_State* thread, const std::string& file) {
    if (const auto kept = variable_kept_by_chunk(thread)) {
        return fail(file, kept->line, kept_message(*kept));
    }
    arm(thread);
    int results = 0;
    const int status = resume(thread, 0, &results);
    if (status == LUA_YIELD) {
        return fail(file, 0, "a script may not ask or wait while it is being loaded");
    }
    if (status != LUA_OK) {
        if (error_.file.empty()) error_.file = file;
        return false;
    }
    if (results != 1 || !lua_istable(thread, -1)) {
        return fail(file, 0, "a script must return exactly one table (is the last line missing?)");
    }
    lua_pushcfunction(main_, freeze_result);
    lua_xmove(thread, main_, 1);
    if (call(main_, 1, 1)) return true;
    if (error_.file.empty()) error_.file = file;
    return false;
}

bool Sandbox::fail(const std::string& file, int line, std::string message) {
    error_ = ScriptError{file, line, std::move(message), {}};
    return false;
}

bool Sandbox::fail(const std::string& file, Limit limit) {
    error_ = ScriptError{file, 0, sentences_[limit], limit_name(limit)};
    return false;
}

}  // namespace cardwright
