#pragma once

#include <string>

#include "cardwright/sim/run.hpp"

namespace cardwright::tool {

/// The figures of a run for a person, in colour where the terminal wants it.
[[nodiscard]] std::string as_tables(const SimRun& run);

/// What a player's share of wins would be if seats and bots made no difference.
[[nodiscard]] double even_share(const SimSummary& summary);

}  // namespace cardwright::tool
