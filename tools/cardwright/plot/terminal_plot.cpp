#include "cardwright/plot/terminal_plot.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cardwright/plot/braille_canvas.hpp"
#include "cardwright/terminal.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t default_width = 80;
constexpr std::size_t widest_plot = 120;
constexpr std::size_t plot_rows = 14;
constexpr std::size_t marks_across = 6;
constexpr std::size_t marks_up = 5;
constexpr std::size_t longest_name = 24;  ///< in a matrix

constexpr std::array curve_tones{Tone::cyan,  Tone::yellow, Tone::magenta,
                                 Tone::green, Tone::blue,   Tone::red};

std::string letter_of(std::size_t curve) {
    return {static_cast<char>('a' + curve % 26)};
}

std::size_t dot_at(double place, std::size_t dots) {
    const double at = std::clamp(place, 0.0, 1.0) * static_cast<double>(dots - 1);
    return static_cast<std::size_t>(std::lround(at));
}

/// Texts below each other at the places of an axis.
std::string marks_line(const Axis& axis, bool percent, std::size_t width) {
    std::string line;
    for (const double mark : axis.marks()) {
        const std::string text = axis.text(mark, percent);
        const std::size_t middle = dot_at(axis.place(mark), width);
        std::size_t from = middle - std::min(middle, text.size() / 2);
        from = std::min(from, width - std::min(width, text.size()));
        if (!line.empty() && from < line.size() + 2) continue;
        line += std::string(from - line.size(), ' ') + text;
    }
    return line;
}

/// The marks of the upright axis, one for each row of letters, or nothing.
std::vector<std::string> marks_column(const Axis& axis, bool percent) {
    std::vector<std::string> marks(plot_rows);
    for (const double mark : axis.marks()) {
        marks[plot_rows - 1 - dot_at(axis.place(mark), plot_rows)] = axis.text(mark, percent);
    }
    return marks;
}

std::size_t widest_of(const std::vector<std::string>& texts) {
    std::size_t width = 0;
    for (const std::string& text : texts) width = std::max(width, columns(text));
    return width;
}

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, columns(text)), ' ') + text;
}

class CurveDrawing {
  public:
    CurveDrawing(const Plot& plot, const CurvePlot& curves, std::size_t width)
        : plot_{plot}, curves_{curves} {
        const auto [low, high] = bounds_of(plot);
        up_ = axis_for(low, high, marks_up);
        marks_ = marks_column(up_, plot.percent);
        margin_ = widest_of(marks_);
        columns_ = width - std::min(width - 10, margin_ + 5);
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
        across_ = axis_for(first, last, marks_across);
    }

    [[nodiscard]] std::string text() {
        for (const auto& curve : curves_.curves) draw(curve);
        std::string text;
        for (std::size_t row = 0; row < plot_rows; ++row) {
            text += coloured(right_aligned(marks_[row], margin_) + " │", Tone::faint);
            for (std::size_t column = 0; column < columns_; ++column) text += cell(column, row);
            text += ends(row) + "\n";
        }
        text += std::string(margin_ + 1, ' ') + coloured("└", Tone::faint);
        for (std::size_t column = 0; column < columns_; ++column) {
            text += coloured("─", Tone::faint);
        }
        text += "\n" + std::string(margin_ + 2, ' ') +
                coloured(marks_line(across_, false, columns_), Tone::faint) + "\n";
        for (std::size_t at = 0; at < curves_.curves.size(); ++at) {
            text += "  " + coloured(letter_of(at) + "  " + safe_text(curves_.curves[at].name),
                                    curve_tones[at % curve_tones.size()]);
        }
        return text + "\n";
    }

  private:
    void draw(const CurvePlot::Curve& curve) {
        BrailleCanvas canvas{columns_, plot_rows};
        const auto x = [&](double value) { return dot_at(across_.place(value), canvas.width()); };
        const auto y = [&](double value) {
            return canvas.height() - 1 - dot_at(up_.place(value), canvas.height());
        };
        for (std::size_t at = 0; at < curve.points.size(); ++at) {
            const auto& from = curve.points[at];
            const auto& to = curve.points[std::min(at + 1, curve.points.size() - 1)];
            for (std::size_t dot = x(from.x); dot <= x(to.x); ++dot) {
                const double part = x(to.x) == x(from.x)
                                        ? 0
                                        : static_cast<double>(dot - x(from.x)) /
                                              static_cast<double>(x(to.x) - x(from.x));
                const auto between = [part](double one, double other) {
                    return one + part * (other - one);
                };
                canvas.dot(dot, y(between(from.y.value, to.y.value)));
                if (dot % 4 != 0) continue;
                canvas.dot(dot, y(between(from.y.low, to.y.low)));
                canvas.dot(dot, y(between(from.y.high, to.y.high)));
            }
        }
        canvases_.push_back(std::move(canvas));
    }

    [[nodiscard]] std::string cell(std::size_t column, std::size_t row) const {
        for (std::size_t at = canvases_.size(); at-- > 0;) {
            if (canvases_[at].empty(column, row)) continue;
            return coloured(canvases_[at].letter(column, row),
                            curve_tones[at % curve_tones.size()]);
        }
        const bool even =
            plot_.even && dot_at(up_.place(*plot_.even), plot_rows) == plot_rows - 1 - row;
        return even ? coloured("┄", Tone::faint) : " ";
    }

    /// The letters of the curves that end in this row.
    [[nodiscard]] std::string ends(std::size_t row) const {
        std::string text = " ";
        for (std::size_t at = 0; at < curves_.curves.size(); ++at) {
            const auto& points = curves_.curves[at].points;
            if (points.empty()) continue;
            const std::size_t place = dot_at(up_.place(points.back().y.value), plot_rows);
            if (place != plot_rows - 1 - row || text.size() > 2) continue;
            text += letter_of(at);
        }
        return text == " " ? "" : text;
    }

    const Plot& plot_;
    const CurvePlot& curves_;
    Axis up_, across_;
    std::vector<std::string> marks_;
    std::size_t margin_ = 0;
    std::size_t columns_ = 0;
    std::vector<BrailleCanvas> canvases_;
};

Tone tone_of(const PlotValue& value, const std::optional<double>& even) {
    if (!even) return Tone::plain;
    return value.low > *even ? Tone::good : value.high < *even ? Tone::bad : Tone::plain;
}

std::string draw_rows(const Plot& plot, const RowPlot& rows, std::size_t width) {
    const auto [low, high] = bounds_of(plot);
    const Axis axis = axis_for(low, high, marks_across);
    std::vector<std::string> names;
    for (const auto& row : rows.rows) names.push_back(cut_to(safe_text(row.name), width * 3 / 8));
    const std::size_t margin = widest_of(names) + 1;
    constexpr std::size_t value_width = 10;
    const std::size_t room = width - std::min(width - 10, margin + value_width);
    std::string text;
    for (std::size_t at = 0; at < rows.rows.size(); ++at) {
        const PlotValue& value = rows.rows[at].value;
        std::vector<std::string> cells(room, " ");
        if (plot.even) cells[dot_at(axis.place(*plot.even), room)] = "┊";
        const std::size_t from = dot_at(axis.place(value.low), room);
        const std::size_t to = dot_at(axis.place(value.high), room);
        for (std::size_t cell = from; cell <= to; ++cell) cells[cell] = "─";
        if (from < to) {
            cells[from] = "├";
            cells[to] = "┤";
        }
        cells[dot_at(axis.place(value.value), room)] = "●";
        std::string line;
        for (const std::string& cell : cells) line += cell;
        text += padded(names[at], margin) + coloured(line, tone_of(value, plot.even)) +
                right_aligned(value_text(value.value, plot.percent), value_width) + "\n";
    }
    return text + std::string(margin, ' ') +
           coloured(marks_line(axis, plot.percent, room), Tone::faint) + "\n";
}

std::string draw_columns(const Plot& plot, const ColumnPlot& columns_plot, std::size_t width) {
    static constexpr std::array<const char*, 9> blocks{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    constexpr std::size_t rows = 8;
    const auto [low, high] = bounds_of(plot);
    const double most = high > 0 ? high : 1;
    const std::string top = fmt::format("{:.0f}", most);
    const std::size_t margin = top.size();
    const std::size_t count = columns_plot.counts.size();
    const std::size_t room = width - std::min(width - 10, margin + 2);
    const std::size_t each = std::max<std::size_t>(1, room / std::max<std::size_t>(count, 1));
    std::string text;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::string mark = row == 0 ? top : row == rows - 1 ? "0" : "";
        text += coloured(right_aligned(mark, margin) + " │", Tone::faint);
        std::string line;
        for (const double value : columns_plot.counts) {
            const double height = value / most * rows - static_cast<double>(rows - 1 - row);
            auto eighths = static_cast<std::size_t>(std::lround(std::clamp(height, 0.0, 1.0) * 8));
            // What there is at all can be seen.
            if (value > 0 && row == rows - 1) eighths = std::max<std::size_t>(eighths, 1);
            for (std::size_t at = 0; at < each; ++at) line += blocks[eighths];
        }
        text += coloured(line, Tone::cyan) + "\n";
    }
    const double end = columns_plot.first + columns_plot.width * static_cast<double>(count);
    const Axis axis{columns_plot.first, end, axis_for(columns_plot.first, end, marks_across).step};
    return text + std::string(margin + 2, ' ') +
           coloured(marks_line(axis, false, std::max<std::size_t>(each * count, 1)), Tone::faint) +
           "\n";
}

std::string draw_matrix(const Plot& plot, const MatrixPlot& matrix) {
    std::vector<std::string> names;
    for (const std::string& name : matrix.names) {
        names.push_back(cut_to(safe_text(name), longest_name));
    }
    const std::size_t margin = widest_of(names) + 4;
    std::string text = std::string(margin, ' ');
    for (std::size_t column = 0; column < names.size(); ++column) {
        text += fmt::format("{:>6}", column + 1);
    }
    text += "\n";
    for (std::size_t row = 0; row < names.size(); ++row) {
        text += padded(fmt::format("{:>2}  {}", row + 1, names[row]), margin);
        for (const auto& cell : matrix.cells[row]) {
            const std::string shown = cell ? fmt::format("{:>6.0f}", 100 * *cell) : "     ·";
            const Tone tone = !cell || !plot.even  ? Tone::faint
                              : *cell > *plot.even ? Tone::good
                              : *cell < *plot.even ? Tone::bad
                                                   : Tone::plain;
            text += coloured(shown, tone);
        }
        text += "\n";
    }
    return text;
}

}  // namespace

std::string terminal_plot(const Plot& plot, std::size_t width) {
    std::string text = coloured("\n" + safe_text(plot.title) + "\n", Tone::strong);
    if (const auto* curves = std::get_if<CurvePlot>(&plot.what)) {
        text += CurveDrawing{plot, *curves, width}.text();
    } else if (const auto* rows = std::get_if<RowPlot>(&plot.what)) {
        text += draw_rows(plot, *rows, width);
    } else if (const auto* columns_plot = std::get_if<ColumnPlot>(&plot.what)) {
        text += draw_columns(plot, *columns_plot, width);
    } else if (const auto* matrix = std::get_if<MatrixPlot>(&plot.what)) {
        text += draw_matrix(plot, *matrix);
    }
    const std::string labels =
        plot.x_label + (plot.y_label.empty() ? "" : "; upwards: " + plot.y_label);
    return text + coloured(safe_text(labels) + "\n", Tone::faint);
}

std::string terminal_plots(const Report& report) {
    winsize size{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    const std::size_t width =
        std::clamp<std::size_t>(known ? size.ws_col : default_width, 40, widest_plot) - 1;
    std::string text;
    for (const Plot& plot : report.plots) text += terminal_plot(plot, width);
    return text;
}

}  // namespace cardwright::tool
