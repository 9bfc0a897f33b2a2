#include "cardwright/sim/run_output.hpp"

#include <nlohmann/json.hpp>

#include "cardwright/output.hpp"
#include "cardwright/plot/report.hpp"
#include "cardwright/plot/terminal_plot.hpp"
#include "cardwright/sim/figures.hpp"
#include "cardwright/sim/printed.hpp"
#include "cardwright/sim/run_report.hpp"

namespace cardwright::tool {

void add_run_output(CLI::App& command, RunOutput& output) {
    CLI::Option* json = command.add_flag("--json", output.json, "Print the figures as JSON");
    CLI::Option* csv =
        command.add_flag("--csv", output.csv, "Print the figures as CSV")->excludes(json);
    command.add_flag("--plot", output.plots, "Show the figures as pictures too")
        ->excludes(json)
        ->excludes(csv);
    command.add_option("--report", output.report,
                       "Write a page with tables and pictures here, for a browser");
}

void print_run(const RunOutput& output, const SimRun& run) {
    if (output.json) {
        say(json_text(as_json(run), 2));
    } else if (output.csv) {
        say(as_csv(run));
    } else {
        write_out(as_tables(run));
    }
    print_pictures(output, [&] { return report_of(run); });
}

void print_pictures(const RunOutput& output, const std::function<Report()>& report) {
    if (!output.plots && output.report.empty()) return;
    const Report pictures = report();
    if (output.plots) write_out(terminal_plots(pictures));
    if (!output.report.empty()) write_report(pictures, output.report);
}

}  // namespace cardwright::tool
