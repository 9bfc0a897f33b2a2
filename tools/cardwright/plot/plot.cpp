#include "cardwright/plot/plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cardwright::tool {
namespace {

/// Collects the smallest and the largest of what it is shown.
class Bounds {
  public:
    void show(double value) {
        if (!std::isfinite(value)) return;
        low_ = std::min(low_, value);
        high_ = std::max(high_, value);
    }
    void show(const PlotValue& value) {
        show(value.value);
        show(value.low);
        show(value.high);
    }
    [[nodiscard]] std::pair<double, double> get() const {
        return low_ <= high_ ? std::pair{low_, high_} : std::pair{0.0, 1.0};
    }

  private:
    double low_ = std::numeric_limits<double>::infinity();
    double high_ = -std::numeric_limits<double>::infinity();
};

}  // namespace

std::vector<double> Axis::marks() const {
    std::vector<double> all;
    const double first = std::ceil(low / step - 1e-9);
    const double last = std::floor(high / step + 1e-9);
    for (double at = first; at <= last; at += 1) all.push_back(at * step);
    return all;
}

std::string Axis::text(double mark, bool percent) const {
    const double shown = percent ? 100 * mark : mark;
    const double apart = percent ? 100 * step : step;
    const int digits = std::clamp(static_cast<int>(-std::floor(std::log10(apart) + 1e-9)), 0, 6);
    const std::string text = fmt::format("{:.{}f}", shown, digits);
    // Rounding may leave a minus before nothing.
    const bool zero = text.find_first_not_of("-0.") == std::string::npos;
    return (zero ? "0" : text) + (percent ? " %" : "");
}

Axis axis_for(double low, double high, std::size_t most_marks) {
    if (!std::isfinite(low) || !std::isfinite(high) || low > high) return {};
    if (high - low < 1e-9 * std::max({std::abs(low), std::abs(high), 1e-3})) {
        const double room = low == 0 ? 1 : std::abs(low) / 10;
        low -= room;
        high += room;
    }
    const double wanted = (high - low) / static_cast<double>(std::max<std::size_t>(most_marks, 2));
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power < wanted) continue;
        step = factor * power;
        break;
    }
    return {std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step, step};
}

std::pair<double, double> bounds_of(const Plot& plot) {
    Bounds bounds;
    if (plot.even) bounds.show(*plot.even);
    if (const auto* curves = std::get_if<CurvePlot>(&plot.what)) {
        for (const auto& curve : curves->curves) {
            for (const auto& point : curve.points) bounds.show(point.y);
        }
    } else if (const auto* rows = std::get_if<RowPlot>(&plot.what)) {
        for (const auto& row : rows->rows) bounds.show(row.value);
    } else if (const auto* columns = std::get_if<ColumnPlot>(&plot.what)) {
        bounds.show(0);
        for (const double count : columns->counts) bounds.show(count);
    }
    return bounds.get();
}

ColumnPlot columns_of(const std::vector<std::pair<double, double>>& counts,
                      std::size_t most_columns) {
    ColumnPlot plot;
    if (counts.empty()) return plot;
    const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
    const double span = most->first - least->first + 1;
    plot.width = std::max(1.0, std::ceil(span / static_cast<double>(most_columns)));
    plot.first = std::floor(least->first / plot.width) * plot.width;
    const auto place = [&](double size) {
        return static_cast<std::size_t>((size - plot.first) / plot.width);
    };
    plot.counts.resize(place(most->first) + 1);
    for (const auto& [size, count] : counts) plot.counts[place(size)] += count;
    return plot;
}

std::string value_text(double value, bool percent) {
    return percent ? fmt::format("{:.1f} %", 100 * value) : fmt::format("{:.2f}", value);
}

}  // namespace cardwright::tool
