#pragma once

#include <string>
#include <vector>

#include "cardwright/mutation/change.hpp"
#include "spec/spec_content.hpp"

namespace cardwright::tool {

/// All changes to what is named: nothing (all of the program's content and of `mods`), a ruleset, a
/// set, a card, a file or the folder of a mod. Scripts that only bots use are left alone. Throws
/// std::invalid_argument if nothing has that name.
[[nodiscard]] std::vector<Change> changes_to(const std::string& what,
                                             const std::vector<std::string>& mods,
                                             SpecContent& content);

/// The scripts of what is named in the same way.
[[nodiscard]] std::vector<std::string> scripts_in(const std::string& what,
                                                  const std::vector<std::string>& mods,
                                                  SpecContent& content);

/// So many of them, always the same for a seed. What else changes in the content hardly matters:
/// each change is drawn by what it is, not by its number.
[[nodiscard]] std::vector<Change> sample_of(std::vector<Change> changes, std::size_t size,
                                            std::uint64_t seed);

/// The set or ruleset a file belongs to.
[[nodiscard]] std::string part_of(const Change& change);

}  // namespace cardwright::tool
