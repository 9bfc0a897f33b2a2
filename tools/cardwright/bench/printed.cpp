#include "cardwright/bench/printed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cardwright/number_text.hpp"
#include "cardwright/terminal.hpp"

namespace cardwright::bench {
namespace {

using tool::coloured;
using tool::grouped;
using tool::Tone;

/// Less than this is noise.
constexpr double noise = 0.05;
/// With more than this part of the cores at work for others, a machine is not idle.
constexpr double idle_share = 0.25;

std::string share(double ratio) {
    return ratio > 0 ? fmt::format("1/{:.1f}", 1 / ratio) : "0";
}

std::string whole_share(double ratio) {
    return fmt::format("1/{:.0f}", 1 / ratio);
}

/// Three digits that matter: enough for a figure that comes out a little different every time.
std::string amount(double value) {
    const double size = std::abs(value);
    return size >= 1000 ? grouped(value)
                        : fmt::format("{:.{}f}", value,
                                      size >= 100  ? 0
                                      : size >= 10 ? 1
                                                   : 2);
}

std::string verdict(const Workload& workload) {
    if (workload.ratio_to_ceiling >= *workload.goal) return coloured("goal met", Tone::good);
    if (workload.ratio_to_ceiling >= *workload.must) return coloured("must met", Tone::warning);
    return coloured("missed", Tone::bad);
}

std::string verdict(const Figure& figure) {
    const std::string bound = fmt::format(
        "{} {} {}", figure.more_is_better ? "at least" : "at most", *figure.goal, figure.unit);
    return fmt::format(
        "{:<19}{}", bound,
        figure.reached() ? coloured("met", Tone::good) : coloured("missed", Tone::bad));
}

std::string change(double before, double now, bool more_is_better) {
    const double by = now / before - 1;
    const std::string text = fmt::format("{:+.1f} %", 100 * by);
    if (std::abs(by) < noise) return coloured(text, Tone::faint);
    return coloured(text, (by > 0) == more_is_better ? Tone::good : Tone::bad);
}

std::string change(const Figure& before, const Figure& now) {
    // What is a difference itself may be next to nothing: a ratio would say nothing then.
    if (now.unit == "%" || std::abs(before.value) < 1) {
        return coloured(fmt::format("by {:.2f}", now.value - before.value), Tone::faint);
    }
    return change(before.value, now.value, now.more_is_better);
}

template <typename Row>
const Row* row_named(const std::vector<Row>& rows, const std::string& name) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

}  // namespace

std::string as_table(const BenchReport& report) {
    std::string text = fmt::format(
        "Cardwright {}{}: one core, the time it worked, best of five\n"
        "The ceiling is {} games of Big Money a second.\n",
        report.engine, report.quick ? " (quick, so rough)" : "", grouped(report.ceiling));
    if (report.load > idle_share * report.cores) {
        text += coloured(
            fmt::format("Of {} cores {:.1f} were busy when it began: threads tell little, and all "
                        "figures are a little low.\n",
                        report.cores, report.load),
            Tone::warning);
    }
    if (!report.workloads.empty()) {
        text += coloured(fmt::format("\n{:<20}{:>10}{:>12}{:>16}{:>12}{:>7}{:>7}\n", "", "games/s",
                                     "choices/s", "script calls/s", "of ceiling", "must", "goal"),
                         Tone::strong);
    }
    for (const Workload& workload : report.workloads) {
        std::string line = fmt::format(
            "{:<20}{:>10}{:>12}{:>16}{:>12}", workload.name, grouped(workload.games_per_second),
            grouped(workload.choices_per_second), grouped(workload.script_calls_per_second),
            share(workload.ratio_to_ceiling));
        if (workload.must) {
            line += fmt::format("{:>7}{:>7}  {}", whole_share(*workload.must),
                                whole_share(*workload.goal), verdict(workload));
        }
        text += line + "\n";
    }
    std::string section;
    for (const Figure& figure : report.figures) {
        if (figure.section != section) {
            section = figure.section;
            text += "\n" + coloured(section, Tone::strong) + "\n";
        }
        std::string line =
            fmt::format("  {:<46}{:>9} {}", figure.name, amount(figure.value), figure.unit);
        if (figure.goal) line = fmt::format("{:<64} {}", line, verdict(figure));
        text += line + "\n";
    }
    return text;
}

std::string as_comparison(const BenchReport& before, const BenchReport& now) {
    std::string text = coloured(
        fmt::format("\n{:<50}{:>10}{:>10}\n", "compared with the saved run", "then", "now"),
        Tone::strong);
    std::size_t rows = 0;
    for (const Workload& workload : now.workloads) {
        const Workload* old = row_named(before.workloads, workload.name);
        if (old == nullptr) continue;
        text += fmt::format("{:<50}{:>10}{:>10}  {}\n", workload.name + ", of the ceiling",
                            share(old->ratio_to_ceiling), share(workload.ratio_to_ceiling),
                            change(old->ratio_to_ceiling, workload.ratio_to_ceiling, true));
        ++rows;
    }
    for (const Figure& figure : now.figures) {
        const Figure* old = row_named(before.figures, figure.name);
        if (old == nullptr) continue;
        text += fmt::format("{:<50}{:>10}{:>10}  {}\n", figure.name + ", " + figure.unit,
                            amount(old->value), amount(figure.value), change(*old, figure));
        ++rows;
    }
    if (rows == 0) return "\nThe saved run has none of these figures: nothing to compare.\n";
    if (before.quick != now.quick) {
        text += "One of the two runs was quick: its figures are rough.\n";
    }
    return text;
}

}  // namespace cardwright::bench
