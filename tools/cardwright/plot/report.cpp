#include "cardwright/plot/report.hpp"

#include <fmt/format.h>

#include "cardwright/plot/svg_plot.hpp"
#include "cardwright/whole_file.hpp"

namespace cardwright::tool {
namespace {

constexpr std::string_view page_style = R"(:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d1f21; background: #fff; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2.2rem 0 .4rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dt { color: #6b7075; } dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-size: .9rem; }
td, th { padding: .1rem .8rem .1rem 0; text-align: right; font-variant-numeric: tabular-nums; }
td:first-child, th:first-child { text-align: left; }
summary { cursor: pointer; color: #6b7075; }
@media (prefers-color-scheme: dark) { body { color: #e6e8ea; background: #16191c; }
  dt, summary { color: #9aa1a8; } }
)";

std::string cells(const char* tag, const std::vector<std::string>& texts) {
    std::string row = "<tr>";
    for (const std::string& text : texts) {
        row += fmt::format("<{0}>{1}</{0}>", tag, xml_text(text));
    }
    return row + "</tr>\n";
}

std::vector<std::string> value_cells(const PlotValue& value, bool percent) {
    return {value_text(value.value, percent), value_text(value.low, percent),
            value_text(value.high, percent)};
}

std::string numbers_of(const Plot& plot) {
    std::string table;
    const auto add = [&](std::vector<std::string> names, const PlotValue& value) {
        for (std::string& cell : value_cells(value, plot.percent)) names.push_back(std::move(cell));
        table += cells("td", names);
    };
    if (const auto* curves = std::get_if<CurvePlot>(&plot.what)) {
        table += cells("th", {"", plot.x_label, plot.y_label, "from", "to"});
        for (const auto& curve : curves->curves) {
            for (const auto& point : curve.points) {
                add({curve.name, fmt::format("{:g}", point.x)}, point.y);
            }
        }
    } else if (const auto* rows = std::get_if<RowPlot>(&plot.what)) {
        table += cells("th", {"", plot.x_label, "from", "to"});
        for (const auto& row : rows->rows) add({row.name}, row.value);
    } else if (const auto* bars = std::get_if<ColumnPlot>(&plot.what)) {
        table += cells("th", {plot.x_label, plot.y_label});
        for (std::size_t at = 0; at < bars->counts.size(); ++at) {
            table += cells(
                "td", {fmt::format("{:g}", bars->first + bars->width * static_cast<double>(at)),
                       fmt::format("{:g}", bars->counts[at])});
        }
    } else if (const auto* matrix = std::get_if<MatrixPlot>(&plot.what)) {
        std::vector<std::string> head{""};
        head.insert(head.end(), matrix->names.begin(), matrix->names.end());
        table += cells("th", head);
        for (std::size_t row = 0; row < matrix->names.size(); ++row) {
            std::vector<std::string> line{matrix->names[row]};
            for (const auto& cell : matrix->cells[row]) {
                line.push_back(cell ? value_text(*cell, plot.percent) : "");
            }
            table += cells("td", line);
        }
    }
    return "<details><summary>The numbers</summary>\n<table>\n" + table + "</table></details>\n";
}

}  // namespace

std::string report_page(const Report& report) {
    std::string page = fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
        "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{0}</title>\n"
        "<style>\n{1}{2}</style>\n</head>\n<body>\n<h1>{0}</h1>\n<dl>\n",
        xml_text(report.title), page_style, svg_style());
    for (const auto& [name, fact] : report.facts) {
        page += fmt::format("<dt>{}</dt><dd>{}</dd>\n", xml_text(name), xml_text(fact));
    }
    page += "</dl>\n";
    for (const Plot& plot : report.plots) {
        page +=
            fmt::format("<h2>{}</h2>\n", xml_text(plot.title)) + svg_plot(plot) + numbers_of(plot);
    }
    return page + "</body>\n</html>\n";
}

void write_report(const Report& report, const std::string& path) {
    write_whole_file(path, report_page(report));
}

}  // namespace cardwright::tool
