#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "cardwright/lab/tournament.hpp"
#include "cardwright/plot/report.hpp"
#include "cardwright/sim/run_output.hpp"

namespace cardwright::tool {

inline constexpr std::string_view tournament_format = "cardwright/tournament@1";

[[nodiscard]] nlohmann::ordered_json as_json(const Tournament& tournament);
/// Throws nlohmann::json::exception or std::invalid_argument.
[[nodiscard]] Tournament read_tournament(const nlohmann::ordered_json& figures);
[[nodiscard]] std::string as_csv(const Tournament& tournament);
[[nodiscard]] std::string as_tables(const Tournament& tournament);
[[nodiscard]] Report report_of(const Tournament& tournament);

void print_tournament(const RunOutput& output, const Tournament& tournament);

}  // namespace cardwright::tool
