#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cardwright/mutation/change.hpp"
#include "cardwright/mutation/vocabulary.hpp"

namespace cardwright::tool {

/// All small changes to a set or a ruleset that make sense, in the order of the file: other
/// numbers, booleans, zones, types, reasons and cards of a line-up; entries left out. Names, texts,
/// provenance and what only concerns the console or statistics stay as they are. Nothing if the
/// text is no YAML.
[[nodiscard]] std::vector<Change> yaml_changes(std::string_view text, const Vocabulary& vocabulary);

}  // namespace cardwright::tool
