#pragma once

#include <string>

#include "cardwright/annotate/additions.hpp"

namespace cardwright::tool {

/// LuaCATS annotations: the API of the engine, and what a game adds to it.
[[nodiscard]] std::string annotations(const Additions& additions, std::string_view made_with);

}  // namespace cardwright::tool
