#pragma once

#include <lua.hpp>

#include "state/datum.hpp"

namespace cardwright::tool {

/// Plain data out of a Lua value: lists, maps with sorted keys, words, whole numbers, booleans.
/// A table with both kinds of keys becomes a map whose list part has the keys "1", "2" …
/// Functions are passed over. Throws std::invalid_argument for anything else.
[[nodiscard]] Datum to_datum(lua_State* L, int index, int depth = 0);

/// A short way to show it in a message.
[[nodiscard]] std::string to_text(const Datum& datum);

}  // namespace cardwright::tool
