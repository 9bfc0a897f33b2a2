#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cardwright/mutation/change.hpp"
#include "cardwright/mutation/vocabulary.hpp"

namespace cardwright::tool {

/// All small changes to a script that make sense, in the order of the text: other numbers,
/// comparisons, connections, signs, booleans, zones, counters, types, owners and reasons,
/// conditions turned round, entries of tables and statements left out. Throws std::invalid_argument
/// if it is no Lua.
[[nodiscard]] std::vector<Change> lua_changes(std::string_view text, const Vocabulary& vocabulary);

}  // namespace cardwright::tool
