#pragma once

#include <lua.hpp>
#include <string_view>

#include "state/datum.hpp"

namespace cardwright {

/// Plain data out of a Lua value: lists, maps with sorted keys, words, whole numbers, booleans.
/// A table with both kinds of keys becomes a map whose list part has the keys "1", "2" …
///
/// Throws std::invalid_argument for anything else: functions, handles, tables of the engine's own,
/// tables inside themselves, and more values than anybody writes. Raises no Lua error where Lua
/// has room to push (`HostRoom`). The entry `function_key` of the outermost table may be a
/// function, and is passed over.
[[nodiscard]] Datum to_datum(lua_State* L, int index, std::string_view function_key = {});

/// A short way to show it in a message.
[[nodiscard]] std::string to_text(const Datum& datum);

}  // namespace cardwright
