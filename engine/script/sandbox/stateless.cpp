#include "script/sandbox/stateless.hpp"

#include <algorithm>
#include <cstdio>
#include <vector>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/bytecode.hpp"
#include "script/sandbox/frozen.hpp"
#include "script/sandbox/libraries.hpp"

namespace cardwright {
namespace {

constexpr const char* kept_advice =
    "is kept between calls: scripts have no memory; keep it in a counter declared by the set";

constexpr const char* shared_advice =
    "comes from outside the function, and players who decide together share nothing; return what "
    "was found";

/// Registry key: the functions that were proved to keep nothing, and can reach nothing that
/// changes. They are kept alive by whoever uses them.
constexpr char proven_key = 0;

void push_proven_functions(lua_State* L) {
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &proven_key) == LUA_TTABLE) return;
    lua_pop(L, 1);
    lua_newtable(L);
    lua_createtable(L, 0, 1);
    lua_pushliteral(L, "k");
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &proven_key);
}

/// The function on top of the stack.
void remember_as_proven(lua_State* L) {
    push_proven_functions(L);
    lua_pushvalue(L, -2);
    lua_pushboolean(L, 1);
    lua_rawset(L, -3);
    lua_pop(L, 1);
}

/// What it costs to look at one function: something in any case, and more for long ones.
constexpr lua_Integer units_per_function = 50;
constexpr lua_Integer bytes_of_code_per_unit = 4;

struct Inspection {
    enum class Result { clean, has_memory, unreadable } result = Result::clean;
    std::size_t code_size = 0;
    KeptVariable kept;
};

/// A lua_Writer; an exception must not fly through Lua.
int append(lua_State* /*thread*/, const void* data, std::size_t size, void* dump) noexcept {
    try {
        const auto* bytes = static_cast<const unsigned char*>(data);
        auto& target = *static_cast<std::vector<unsigned char>*>(dump);
        target.insert(target.end(), bytes, bytes + size);
        return 0;
    } catch (...) {
        return 1;
    }
}

/// Looks at the byte code of the Lua function on top of the stack. Dumping allocates nothing in Lua
/// and so cannot raise: this is the one place where vectors and a Lua state may meet.
Inspection inspect(lua_State* thread, CodeRole role) noexcept {
    Inspection inspection;
    try {
        std::vector<unsigned char> dump;
        if (lua_dump(thread, append, &dump, 0) != 0) throw BadBytecode();
        inspection.code_size = dump.size();
        if (const auto assignment = find_lasting_assignment(dump, role)) {
            inspection.result = Inspection::Result::has_memory;
            inspection.kept.line = assignment->line;
            const std::size_t length =
                std::min(assignment->name.size(), inspection.kept.name.size() - 1);
            std::copy_n(assignment->name.begin(), length, inspection.kept.name.begin());
        }
    } catch (...) {
        inspection.result = Inspection::Result::unreadable;
    }
    return inspection;
}

/// What cannot be read cannot be trusted.
constexpr const char* unreadable_name = "(this function cannot be checked)";

}  // namespace

std::optional<KeptVariable> variable_kept_by_chunk(lua_State* thread) {
    const Inspection inspection = inspect(thread, CodeRole::chunk);
    if (inspection.result == Inspection::Result::clean) return std::nullopt;
    if (inspection.result == Inspection::Result::has_memory) return inspection.kept;
    KeptVariable unreadable;
    std::snprintf(unreadable.name.data(), unreadable.name.size(), "%s", unreadable_name);
    return unreadable;
}

std::string kept_message(const KeptVariable& kept) {
    return "\"" + std::string(kept.name.data()) + "\" " + kept_advice;
}

bool is_proven(lua_State* L, int index) noexcept {
    index = lua_absindex(L, index);
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &proven_key) != LUA_TTABLE) {
        lua_pop(L, 1);
        return false;
    }
    lua_pushvalue(L, index);
    const bool proven = lua_rawget(L, -2) != LUA_TNIL;
    lua_pop(L, 2);
    return proven;
}

void refuse_function_with_memory(lua_State* L, int index, Memory memory) {
    const char* const advice = memory == Memory::of_a_file ? kept_advice : shared_advice;
    if (lua_iscfunction(L, index)) {
        if (lua_tocfunction(L, index) == ordered_next) {
            luaL_error(L, "an iterator of pairs %s", advice);
        }
        return;
    }
    lua_pushvalue(L, index);
    const Inspection inspection = inspect(L, CodeRole::lasting_function);
    charge_or_raise(L, units_per_function +
                           static_cast<lua_Integer>(inspection.code_size) / bytes_of_code_per_unit);
    if (inspection.result == Inspection::Result::clean) {
        if (memory == Memory::of_a_file) remember_as_proven(L);
        lua_pop(L, 1);
        return;
    }
    lua_Debug where;
    lua_getinfo(L, ">S", &where);
    const bool known = inspection.result == Inspection::Result::has_memory;
    luaL_error(L, "%s:%d: \"%s\" %s", where.short_src,
               known ? inspection.kept.line : where.linedefined,
               known ? inspection.kept.name.data() : unreadable_name, advice);
}

void push_proven_and_frozen(lua_State* L, int index) {
    index = lua_absindex(L, index);
    Freezer freezer(L, [](lua_State* thread, int function) {
        refuse_function_with_memory(thread, function, Memory::of_a_file);
    });
    freezer.push_replacement(index);
    freezer.finish();
}

}  // namespace cardwright
