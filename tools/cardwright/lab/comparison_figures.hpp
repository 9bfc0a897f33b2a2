#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "cardwright/lab/comparison.hpp"
#include "cardwright/plot/report.hpp"
#include "cardwright/sim/run_output.hpp"

namespace cardwright::tool {

inline constexpr std::string_view comparison_format = "cardwright/compare@1";

/// What a figure is about, in words: `big-money (seat 1): wins`.
[[nodiscard]] std::string name_of(const Comparison& comparison, const FigureKey& key);

[[nodiscard]] nlohmann::ordered_json as_json(const Comparison& comparison);
/// Throws nlohmann::json::exception or std::invalid_argument.
[[nodiscard]] Comparison read_comparison(const nlohmann::ordered_json& figures);
[[nodiscard]] std::string as_csv(const Comparison& comparison);
[[nodiscard]] std::string as_tables(const Comparison& comparison);
[[nodiscard]] Report report_of(const Comparison& comparison);

void print_comparison(const RunOutput& output, const Comparison& comparison);

}  // namespace cardwright::tool
