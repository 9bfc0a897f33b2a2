#pragma once

#include <cstddef>
#include <string>

#include "cardwright/plot/report.hpp"

namespace cardwright::tool {

/// The plot in letters, at most so many columns wide.
[[nodiscard]] std::string terminal_plot(const Plot& plot, std::size_t width);

/// All plots of a report, as wide as the terminal.
[[nodiscard]] std::string terminal_plots(const Report& report);

}  // namespace cardwright::tool
