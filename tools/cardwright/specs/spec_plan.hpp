#pragma once

#include "cardwright/specs/spec_value.hpp"
#include "match/table_plan.hpp"

namespace cardwright::tool {

/// The table a scenario wants: seats, line-up, options and seed. Without `seats` the players it
/// gives something to, and at least as many as the ruleset needs.
[[nodiscard]] TablePlan plan_of(const Blueprint& blueprint, const SpecValue& scenario);

}  // namespace cardwright::tool
