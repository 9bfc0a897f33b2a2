#pragma once

#include "catalog/read/checked_node.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

// One reader per kind of file. What cannot be read is in the report and left out of the result.

[[nodiscard]] RulesetSource read_ruleset(const CheckedNode& file);
[[nodiscard]] SetSource read_set(const CheckedNode& file);
[[nodiscard]] LocaleSource read_locale(const CheckedNode& file);
[[nodiscard]] ModSource read_mod(const CheckedNode& file);

/// The part of a set or mod file that changes other content. What stands in it is read where it is
/// carried out.
[[nodiscard]] ChangesSource read_changes(const CheckedNode& value);

}  // namespace cardwright
