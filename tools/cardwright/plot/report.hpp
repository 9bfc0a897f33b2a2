#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cardwright/plot/plot.hpp"

namespace cardwright::tool {

/// Figures for people who would rather look than read.
struct Report {
    std::string title;
    /// What was played and how: a name and what it is.
    std::vector<std::pair<std::string, std::string>> facts;
    std::vector<Plot> plots;
};

/// One page that needs nothing else: pictures, each with its numbers as a table, readable by day
/// and by night.
[[nodiscard]] std::string report_page(const Report& report);

/// Writes the page, whole or not at all: over a report that is there, but over nothing else.
/// Throws std::runtime_error.
void write_report(const Report& report, const std::string& path);

}  // namespace cardwright::tool
