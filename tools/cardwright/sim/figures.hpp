#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "cardwright/sim/run.hpp"

namespace cardwright::tool {

// The figures of a run for other programs. All shares are between 0 and 1.

[[nodiscard]] nlohmann::ordered_json as_json(const SimRun& run);

/// One line for each figure: `about,seat,name,figure,value,low,high`.
[[nodiscard]] std::string as_csv(const SimRun& run);

}  // namespace cardwright::tool
