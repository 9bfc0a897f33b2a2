#pragma once

#include <string>
#include <vector>

#include "match/think/thinker.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

inline constexpr std::size_t thoughts_shown = 3;

/// The best answers with what is expected of them, one a line, and how sure that is.
[[nodiscard]] std::vector<std::string> thoughts_text(const Sight& sight, const Choice& choice,
                                                     const Thoughts& thoughts);

}  // namespace cardwright::tool
