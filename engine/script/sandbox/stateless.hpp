#pragma once

#include <array>
#include <lua.hpp>
#include <optional>
#include <string>

namespace cardwright {

// Scripts are behaviour without memory: all state of a game is in the kernel, or undo, replay and
// search would not find it. So a script may not keep anything from one call to the next, and this
// is proved when it is loaded:
//
//  1. Before the chunk runs, its byte code is searched for functions that assign a local variable
//     of the file, or any _ENV.
//  2. After it ran, every function that can be reached from the table it returned is searched for
//     assignments to variables that outlive a call (made by a function that ran while loading).
//  3. Every table those functions can reach is replaced by its read-only proxy.

/// A variable that would outlive a call, and the line that assigns it.
struct KeptVariable {
    std::array<char, 64> name{};
    int line = 0;
};

/// Step 1, for the compiled chunk on top of the stack of `thread`. Never raises.
[[nodiscard]] std::optional<KeptVariable> variable_kept_by_chunk(lua_State* thread);

/// `"total" is kept between calls: ...`
[[nodiscard]] std::string kept_message(const KeptVariable& kept);

/// Whose memory a variable would be that a function is made with, and assigns.
enum class Memory {
    of_a_file,      // from one call to the next
    of_one_branch,  // of players who decide together: from one to another
};

/// Step 2 for one function; raises with file and line if it has a memory.
void refuse_function_with_memory(lua_State* L, int index, Memory memory);

/// Has the function been through steps 2 and 3? Never raises.
[[nodiscard]] bool is_proven(lua_State* L, int index) noexcept;

/// Steps 2 and 3: pushes the frozen proxy of the table at `index`, or raises.
void push_proven_and_frozen(lua_State* L, int index);

}  // namespace cardwright
