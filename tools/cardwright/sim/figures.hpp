#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "cardwright/sim/run.hpp"

namespace cardwright::tool {

// The figures of a run for other programs. All shares are between 0 and 1.

inline constexpr std::string_view sim_format = "cardwright/sim@1";

[[nodiscard]] nlohmann::ordered_json as_json(const SimRun& run);

/// The run, or the share of one, that `as_json` wrote. Throws nlohmann::json::exception or
/// std::invalid_argument.
[[nodiscard]] SimRun read_run(const nlohmann::ordered_json& figures);

/// One line for each figure: `about,seat,name,figure,value,low,high`.
[[nodiscard]] std::string as_csv(const SimRun& run);

}  // namespace cardwright::tool
