#pragma once

#include "match/table_plan.hpp"
#include "spec/spec_value.hpp"

namespace cardwright {

/// The table a scenario wants: seats, line-up, options and seed. Without `seats` the players it
/// gives something to, and at least as many as the ruleset needs.
[[nodiscard]] TablePlan plan_of(const Blueprint& blueprint, const SpecValue& scenario);

}  // namespace cardwright
