#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cardwright::tool {

// Pictures of figures, as data: what is drawn in the terminal, as SVG and in a report is the same.

/// A value and the interval the true one lies in.
struct PlotValue {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// Lines over an axis, each with a band.
struct CurvePlot {
    struct Point {
        double x = 0;
        PlotValue y;
    };
    struct Curve {
        std::string name;
        std::vector<Point> points;  ///< from left to right
    };
    std::vector<Curve> curves;
};

/// Named values one below the other, each with its interval.
struct RowPlot {
    struct Row {
        std::string name;
        PlotValue value;
    };
    std::vector<Row> rows;
};

/// How many there are of each size: `counts[i]` from `first + i * width` on.
struct ColumnPlot {
    double first = 0;
    double width = 1;
    std::vector<double> counts;
};

/// Everyone against everyone, in shares; nothing on the diagonal.
struct MatrixPlot {
    std::vector<std::string> names;
    std::vector<std::vector<std::optional<double>>> cells;  ///< by row and column
};

struct Plot {
    std::string title;
    std::string x_label;
    std::string y_label;
    bool percent = false;        ///< values are shares of 1
    std::optional<double> even;  ///< a value that would mean that nothing makes a difference
    std::variant<CurvePlot, RowPlot, ColumnPlot, MatrixPlot> what;
};

/// An axis that holds all values, with marks at round numbers.
struct Axis {
    double low = 0;
    double high = 1;
    double step = 1;  ///< from mark to mark

    /// Where a value lies, from 0 to 1.
    [[nodiscard]] double place(double value) const noexcept { return (value - low) / (high - low); }
    [[nodiscard]] std::vector<double> marks() const;
    /// A mark, with as many digits as tell it from the next.
    [[nodiscard]] std::string text(double mark, bool percent) const;
};

/// Bounds that are not numbers are passed over; of a single value the axis has some room around it.
[[nodiscard]] Axis axis_for(double low, double high, std::size_t most_marks);

/// From the smallest to the largest value of the plot, intervals and what is even included.
[[nodiscard]] std::pair<double, double> bounds_of(const Plot& plot);

/// Puts games into at most so many columns of one width.
[[nodiscard]] ColumnPlot columns_of(const std::vector<std::pair<double, double>>& counts,
                                    std::size_t most_columns);

/// `12.3 %` or `12.34`.
[[nodiscard]] std::string value_text(double value, bool percent);

}  // namespace cardwright::tool
