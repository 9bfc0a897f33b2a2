#pragma once

#include "catalog/read/sources.hpp"
#include "catalog/read/written.hpp"

namespace cardwright {

// One reader per kind of file. What cannot be read is in the report and left out of the result.

[[nodiscard]] RulesetSource read_ruleset(const Written& file);
[[nodiscard]] SetSource read_set(const Written& file);
[[nodiscard]] LocaleSource read_locale(const Written& file);
[[nodiscard]] ModSource read_mod(const Written& file);

/// The part of a set or mod file that changes other content. What stands in it is read where it is
/// carried out.
[[nodiscard]] ChangesSource read_changes(const Written& value);

}  // namespace cardwright
