#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "cardwright/plot/report.hpp"
#include "cardwright/sim/run.hpp"

namespace cardwright::tool {

/// How the figures of a run are wanted.
struct RunOutput {
    bool json = false;
    bool csv = false;
    bool plots = false;
    std::string report;  ///< a file
};

void add_run_output(CLI::App& command, RunOutput& output);

/// Prints the figures as they are wanted and writes the report. Throws std::runtime_error if it
/// cannot be written.
void print_run(const RunOutput& output, const SimRun& run);

/// Shows the pictures and writes the report, whatever of them is wanted. Throws as above.
void print_pictures(const RunOutput& output, const std::function<Report()>& report);

}  // namespace cardwright::tool
