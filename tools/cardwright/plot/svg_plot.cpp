#include "cardwright/plot/svg_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr double svg_width = 720;
constexpr double text_room = 18;
constexpr double row_height = 24;
constexpr double curve_height = 300;
constexpr double cell_size = 54;
constexpr double letter_width = 7.2;
constexpr std::size_t longest_svg_name = 26;
constexpr std::size_t svg_marks_across = 7;
constexpr std::size_t svg_marks_up = 6;
constexpr std::size_t most_colours = 6;  ///< of the style below

std::string svg_name(std::string_view name) {
    return cut_to(safe_text(name), longest_svg_name);
}

double text_width(std::string_view text) {
    return letter_width * static_cast<double>(columns(text));
}

std::string svg_line(double x1, double y1, double x2, double y2, std::string_view style) {
    return fmt::format(R"(<line class="{}" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)",
                       style, x1, y1, x2, y2);
}

std::string text(double x, double y, std::string_view style, std::string_view words) {
    return fmt::format(R"(<text class="{}" x="{:.1f}" y="{:.1f}">{}</text>)", style, x, y,
                       xml_text(words));
}

/// A picture that grows downwards while it is drawn.
class Drawing {
  public:
    explicit Drawing(const Plot& plot) : plot_{plot} {}

    void add(const std::string& shape) { shapes_ += shape + "\n"; }

    [[nodiscard]] std::string finished(double height) const {
        return fmt::format(
                   R"(<svg class="plot" xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {:.0f} {:.0f}" width="{:.0f}" height="{:.0f}">)",
                   svg_width, height, svg_width, height) +
               fmt::format("\n<title>{}</title>\n<desc>{}</desc>\n", xml_text(plot_.title),
                           xml_text(plot_sentence(plot_))) +
               shapes_ + "</svg>\n";
    }

  private:
    const Plot& plot_;
    std::string shapes_;
};

std::string svg_curves(const Plot& plot, const CurvePlot& curves) {
    const auto [low, high] = bounds_of(plot);
    const Axis up = axis_for(low, high, svg_marks_up);
    double first = 0;
    double last = 0;
    bool any = false;
    for (const auto& curve : curves.curves) {
        for (const auto& point : curve.points) {
            first = any ? std::min(first, point.x) : point.x;
            last = any ? std::max(last, point.x) : point.x;
            any = true;
        }
    }
    const Axis across = axis_for(first, last, svg_marks_across);
    const double left = 64;
    const double right = svg_width - 16;
    const double top = 24;
    const double bottom = top + curve_height;
    const auto x = [&](double value) { return left + across.place(value) * (right - left); };
    const auto y = [&](double value) { return bottom - up.place(value) * (bottom - top); };

    Drawing drawing{plot};
    for (const double mark : up.marks()) {
        drawing.add(svg_line(left, y(mark), right, y(mark), "grid"));
        drawing.add(text(left - 8, y(mark) + 4, "mark end", up.text(mark, plot.percent)));
    }
    for (const double mark : across.marks()) {
        drawing.add(svg_line(x(mark), bottom, x(mark), bottom + 4, "axis"));
        drawing.add(text(x(mark), bottom + text_room, "mark middle", across.text(mark, false)));
    }
    drawing.add(svg_line(left, bottom, right, bottom, "axis"));
    if (plot.even) drawing.add(svg_line(left, y(*plot.even), right, y(*plot.even), "even"));
    drawing.add(text(left, top - 9, "label", plot.y_label));
    drawing.add(text((left + right) / 2, bottom + 2 * text_room, "label middle", plot.x_label));
    double legend = left;
    double below = bottom + 3 * text_room;
    for (std::size_t at = 0; at < curves.curves.size(); ++at) {
        const auto& curve = curves.curves[at];
        std::string upper;
        std::string lower;
        std::string middle;
        for (const auto& point : curve.points) {
            upper += fmt::format("{:.1f},{:.1f} ", x(point.x), y(point.y.high));
            lower = fmt::format("{:.1f},{:.1f} ", x(point.x), y(point.y.low)) + lower;
            middle += fmt::format("{:.1f},{:.1f} ", x(point.x), y(point.y.value));
        }
        const std::size_t colour = at % most_colours;
        drawing.add(
            fmt::format(R"(<polygon class="band c{}" points="{}"/>)", colour, upper + lower));
        drawing.add(fmt::format(R"(<polyline class="curve c{}" points="{}"/>)", colour, middle));
        for (const auto& point : curve.points) {
            if (curve.points.size() > 40) break;
            drawing.add(fmt::format(R"(<circle class="point c{}" cx="{:.1f}" cy="{:.1f}" r="3"/>)",
                                    colour, x(point.x), y(point.y.value)));
        }
        const std::string name = svg_name(curve.name);
        if (legend > left && legend + text_width(name) + 40 > right) {
            legend = left;
            below += text_room;
        }
        drawing.add(fmt::format(R"(<circle class="point c{}" cx="{:.1f}" cy="{:.1f}" r="4"/>)",
                                colour, legend + 6, below - 4));
        drawing.add(text(legend + 16, below, "name", name));
        legend += text_width(name) + 40;
    }
    return drawing.finished(below + 12);
}

std::string svg_rows(const Plot& plot, const RowPlot& rows) {
    const auto [low, high] = bounds_of(plot);
    const Axis axis = axis_for(low, high, svg_marks_across);
    double names = 60;
    for (const auto& row : rows.rows) names = std::max(names, text_width(svg_name(row.name)));
    const double left = names + 20;
    const double right = svg_width - 78;
    const double top = 12;
    const double bottom = top + row_height * static_cast<double>(rows.rows.size());
    const auto x = [&](double value) { return left + axis.place(value) * (right - left); };

    Drawing drawing{plot};
    for (const double mark : axis.marks()) {
        drawing.add(svg_line(x(mark), top, x(mark), bottom, "grid"));
        drawing.add(
            text(x(mark), bottom + text_room, "mark middle", axis.text(mark, plot.percent)));
    }
    if (plot.even) drawing.add(svg_line(x(*plot.even), top, x(*plot.even), bottom, "even"));
    for (std::size_t at = 0; at < rows.rows.size(); ++at) {
        const PlotValue& value = rows.rows[at].value;
        const double y = top + row_height * (static_cast<double>(at) + 0.5);
        const char* const style = plot.even && value.low > *plot.even    ? "c3"
                                  : plot.even && value.high < *plot.even ? "c5"
                                                                         : "c0";
        drawing.add(text(left - 10, y + 4, "name end", svg_name(rows.rows[at].name)));
        drawing.add(svg_line(x(value.low), y, x(value.high), y, fmt::format("whisker {}", style)));
        drawing.add(fmt::format(R"(<circle class="point {}" cx="{:.1f}" cy="{:.1f}" r="5"/>)",
                                style, x(value.value), y));
        drawing.add(text(right + 8, y + 4, "mark", value_text(value.value, plot.percent)));
    }
    drawing.add(text((left + right) / 2, bottom + 2 * text_room, "label middle", plot.x_label));
    return drawing.finished(bottom + 2 * text_room + 12);
}

std::string svg_columns(const Plot& plot, const ColumnPlot& bars) {
    const auto [low, high] = bounds_of(plot);
    const Axis up = axis_for(0, high, svg_marks_up);
    const double end = bars.first + bars.width * static_cast<double>(bars.counts.size());
    const Axis marks = axis_for(bars.first, end, svg_marks_across);
    const Axis across{bars.first, end, marks.step};
    const double left = 64;
    const double right = svg_width - 16;
    const double top = 24;
    const double bottom = top + curve_height * 2 / 3;
    const auto x = [&](double value) { return left + across.place(value) * (right - left); };
    const auto y = [&](double value) { return bottom - up.place(value) * (bottom - top); };

    Drawing drawing{plot};
    for (const double mark : up.marks()) {
        drawing.add(svg_line(left, y(mark), right, y(mark), "grid"));
        drawing.add(text(left - 8, y(mark) + 4, "mark end", up.text(mark, false)));
    }
    for (std::size_t at = 0; at < bars.counts.size(); ++at) {
        const double from = bars.first + bars.width * static_cast<double>(at);
        const double wide = std::max(x(from + bars.width) - x(from) - 1, 1.0);
        drawing.add(fmt::format(
            R"(<rect class="bar c0" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>)",
            x(from), y(bars.counts[at]), wide, bottom - y(bars.counts[at])));
    }
    for (const double mark : across.marks()) {
        drawing.add(svg_line(x(mark), bottom, x(mark), bottom + 4, "axis"));
        drawing.add(text(x(mark), bottom + text_room, "mark middle", across.text(mark, false)));
    }
    drawing.add(svg_line(left, bottom, right, bottom, "axis"));
    drawing.add(text(left, top - 9, "label", plot.y_label));
    drawing.add(text((left + right) / 2, bottom + 2 * text_room, "label middle", plot.x_label));
    return drawing.finished(bottom + 2 * text_room + 12);
}

std::string svg_matrix(const Plot& plot, const MatrixPlot& matrix) {
    double names = 60;
    for (const std::string& name : matrix.names) {
        names = std::max(names, text_width(svg_name(name)));
    }
    const double left = names + 40;
    const double top = 30;
    const auto count = static_cast<double>(std::max<std::size_t>(matrix.names.size(), 1));
    const double size = std::min(cell_size, (svg_width - left - 10) / count);
    const double high = std::min(size, 34.0);

    Drawing drawing{plot};
    for (std::size_t row = 0; row < matrix.names.size(); ++row) {
        const double y = top + high * static_cast<double>(row);
        const std::string number = std::to_string(row + 1);
        drawing.add(
            text(left + size * (static_cast<double>(row) + 0.5), top - 8, "mark middle", number));
        drawing.add(text(left - 10, y + high / 2 + 4, "name end",
                         svg_name(matrix.names[row]) + "  " + number));
        for (std::size_t column = 0; column < matrix.cells[row].size(); ++column) {
            const auto& cell = matrix.cells[row][column];
            const double x = left + size * static_cast<double>(column);
            if (!cell) continue;
            const double even = plot.even.value_or(0.5);
            const char* const style = *cell >= even ? "c3" : "c5";
            drawing.add(fmt::format(
                R"(<rect class="cell {}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" fill-opacity="{:.2f}"/>)",
                style, x, y, size - 2, high - 2,
                0.08 + 0.72 * std::min(std::abs(*cell - even) * 2, 1.0)));
            drawing.add(text(x + size / 2 - 1, y + high / 2 + 4, "value middle",
                             fmt::format("{:.0f}", 100 * *cell)));
        }
    }
    const double bottom = top + high * count;
    drawing.add(text(left, bottom + text_room, "label", plot.x_label));
    return drawing.finished(bottom + text_room + 12);
}

const char* more_or_less(const Plot& plot, const PlotValue& value) {
    if (!plot.even) return "";
    return value.low > *plot.even    ? " (above even)"
           : value.high < *plot.even ? " (below even)"
                                     : "";
}

}  // namespace

std::string xml_text(std::string_view text) {
    std::string out;
    for (const char letter : safe_text(text)) {
        switch (letter) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += letter;
        }
    }
    return out;
}

std::string plot_sentence(const Plot& plot) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    if (const auto* curves = std::get_if<CurvePlot>(&plot.what)) {
        for (const auto& curve : curves->curves) {
            if (curve.points.empty()) continue;
            add(fmt::format("{} goes from {} to {}", curve.name,
                            value_text(curve.points.front().y.value, plot.percent),
                            value_text(curve.points.back().y.value, plot.percent)));
        }
    } else if (const auto* rows = std::get_if<RowPlot>(&plot.what)) {
        for (const auto& row : rows->rows) {
            add(fmt::format("{} {}{}", row.name, value_text(row.value.value, plot.percent),
                            more_or_less(plot, row.value)));
        }
    } else if (const auto* bars = std::get_if<ColumnPlot>(&plot.what)) {
        const auto most = std::max_element(bars->counts.begin(), bars->counts.end());
        if (most != bars->counts.end()) {
            const double from =
                bars->first + bars->width * static_cast<double>(most - bars->counts.begin());
            add(fmt::format(
                "from {:g} to {:g}, most often about {:g}", bars->first,
                bars->first + bars->width * static_cast<double>(bars->counts.size()) - 1, from));
        }
    } else if (const auto* matrix = std::get_if<MatrixPlot>(&plot.what)) {
        add(fmt::format("{} against each other", matrix->names.size()));
    }
    return text + ".";
}

std::string_view svg_style() noexcept {
    return R"(.plot { --ink: #1d1f21; --faint: #6b7075; --grid: #dfe2e5;
  --c0: #0072b2; --c1: #b8860b; --c2: #a3478f; --c3: #00805c; --c4: #56739e; --c5: #c44601;
  max-width: 100%; height: auto; font: 13px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  .plot { --ink: #e6e8ea; --faint: #9aa1a8; --grid: #34393e;
    --c0: #56b4e9; --c1: #e6b422; --c2: #d783c1; --c3: #2bbf94; --c4: #9fb8dd; --c5: #f08a4b; } }
.plot text { fill: var(--ink); } .plot .mark, .plot .label { fill: var(--faint); font-size: 12px; }
.plot .end { text-anchor: end; } .plot .middle { text-anchor: middle; }
.plot .grid { stroke: var(--grid); } .plot .axis { stroke: var(--faint); }
.plot .even { stroke: var(--faint); stroke-dasharray: 5 4; }
.plot .curve { fill: none; stroke: var(--c); stroke-width: 2; }
.plot .band { fill: var(--c); fill-opacity: .16; } .plot .point, .plot .bar { fill: var(--c); }
.plot .whisker { stroke: var(--c); stroke-width: 3; stroke-opacity: .55; }
.plot .cell { fill: var(--c); }
.c0 { --c: var(--c0); } .c1 { --c: var(--c1); } .c2 { --c: var(--c2); }
.c3 { --c: var(--c3); } .c4 { --c: var(--c4); } .c5 { --c: var(--c5); }
)";
}

std::string svg_plot(const Plot& plot) {
    if (const auto* curves = std::get_if<CurvePlot>(&plot.what)) return svg_curves(plot, *curves);
    if (const auto* rows = std::get_if<RowPlot>(&plot.what)) return svg_rows(plot, *rows);
    if (const auto* bars = std::get_if<ColumnPlot>(&plot.what)) return svg_columns(plot, *bars);
    return svg_matrix(plot, std::get<MatrixPlot>(plot.what));
}

}  // namespace cardwright::tool
