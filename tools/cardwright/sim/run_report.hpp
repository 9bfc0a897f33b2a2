#pragma once

#include "cardwright/plot/report.hpp"
#include "cardwright/sim/run.hpp"

namespace cardwright::tool {

/// The figures of a run as pictures.
[[nodiscard]] Report report_of(const SimRun& run);

/// What was played, in words: the first lines of any report.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> facts_of(const RunSubject& subject);

/// A share of games with its interval.
[[nodiscard]] PlotValue plot_value(const Share& share);
/// A mean with its interval.
[[nodiscard]] PlotValue plot_value(const Moments& moments, std::uint64_t count);

}  // namespace cardwright::tool
