#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "script/common/script_world.hpp"
#include "script/script_method.hpp"

namespace cardwright {

/// Installs handles: what `me.hand`, `card:cost()` and `ctx.player` mean.
void install_handles(ScriptWorld& world, lua_State* L);

/// Pushes the open choice as a bot gets it, with its prompt.
void push_choice_object(lua_State* L, std::string_view prompt);

/// Makes the verbs of the ruleset methods of players.
void add_verbs(ScriptWorld& world, lua_State* L, const std::string& file);

/// Adds the methods a ruleset brings for an object (`verbs.lua`), refusing names that are taken.
void add_methods(ScriptWorld& world, lua_State* L, int table, ValueKind kind, const char* object,
                 const std::string& file);

/// The methods that `add_methods` has added, in the order of objects and names.
[[nodiscard]] std::vector<ScriptMethod> methods_of_ruleset(ScriptWorld& world);

}  // namespace cardwright
