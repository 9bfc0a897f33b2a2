#pragma once

#include <string>
#include <vector>

#include "cardwright/content.hpp"

namespace cardwright::tool {

/// The same content with something else on: a mod (a folder) or a rule (`militia.keep=2`), tried
/// out without being kept. Throws what `open_kit` throws, and std::invalid_argument for a rule that
/// is none.
[[nodiscard]] Kit open_kit_with(const ContentChoice& choice, const std::vector<std::string>& more);

/// Cards that differ between the two because something changes or brings them in the second.
[[nodiscard]] std::vector<std::string> changed_cards(const Blueprint& before,
                                                     const Blueprint& after);

}  // namespace cardwright::tool
