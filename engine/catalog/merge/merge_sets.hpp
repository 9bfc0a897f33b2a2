#pragma once

#include <vector>

#include "catalog/limits.hpp"
#include "catalog/read/sources.hpp"
#include "catalog/report.hpp"
#include "flow/set_names.hpp"

namespace cardwright {

/// The rules of one game.
struct MergedRules {
    RulesetSource ruleset;
    SetNames names;
};

/// The ruleset of a game with these sets: what they declare stands behind what the ruleset does,
/// their phases and steps where they put them. The sets are in the order of needs.
[[nodiscard]] MergedRules merge_sets(const RulesetSource& ruleset,
                                     const std::vector<const SetSource*>& sets,
                                     const CatalogLimits& limits, Report& report);

}  // namespace cardwright
