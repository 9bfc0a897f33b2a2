// A report for people.
#pragma once

#include <string>

#include "cardwright/bench/report.hpp"

namespace cardwright::bench {

/// The table at the end of a run: all figures, and whether they are what they should be.
[[nodiscard]] std::string as_table(const BenchReport& report);

/// What has changed since an earlier run. Games are compared by their share of the ceiling, so that
/// the machine and its mood cancel out.
[[nodiscard]] std::string as_comparison(const BenchReport& before, const BenchReport& now);

}  // namespace cardwright::bench
