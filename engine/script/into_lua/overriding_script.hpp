#pragma once

#include <string>
#include <vector>

struct lua_State;

namespace cardwright {

/// Lays the hooks of a mod's script over those of a card. Both tables are on top of the stack, the
/// card's below; they are replaced by one. Each hook of the mod's is called with the context and
/// the hook it replaces (which does nothing if the card has none), and may call that. What else a
/// script may have, such as triggers, takes the place of the card's own.
///
/// Returns the first name that is none of these; then nothing was done.
[[nodiscard]] std::string lay_over(lua_State* L, const std::vector<std::string>& hooks);

}  // namespace cardwright
