// Dominion with a hostile mod.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "match/match.hpp"

namespace attack {

/// What lies in the mod's `into-ruleset/` takes the place of the ruleset's own files.
[[nodiscard]] cardwright::Kit hostile_kit(const std::filesystem::path& mod,
                                          const std::vector<std::string>& sets);

}  // namespace attack
