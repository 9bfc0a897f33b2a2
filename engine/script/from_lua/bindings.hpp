#pragma once

#include <lua.hpp>
#include <span>
#include <string>
#include <vector>

#include "api/api.hpp"

namespace cardwright {

/// The function behind a row of the API (`engine/api`), for the objects it works on.
struct Binding {
    api::Objects on;
    const char* name;
    lua_CFunction function;
};

// One table for each file of bindings.
[[nodiscard]] std::span<const Binding> change_bindings();
[[nodiscard]] std::span<const Binding> choice_bindings();
[[nodiscard]] std::span<const Binding> event_bindings();
[[nodiscard]] std::span<const Binding> game_bindings();
[[nodiscard]] std::span<const Binding> telling_bindings();
[[nodiscard]] std::span<const Binding> object_bindings();
[[nodiscard]] std::span<const Binding> bot_bindings();
[[nodiscard]] std::span<const Binding> owned_bindings();

/// All of them.
[[nodiscard]] const std::vector<Binding>& all_bindings();

/// Rows of the API that nothing answers to, and functions and fields that have no row there, as
/// `object.name`. Empty, or the program does not start.
[[nodiscard]] std::vector<std::string> unmatched_names();

}  // namespace cardwright
