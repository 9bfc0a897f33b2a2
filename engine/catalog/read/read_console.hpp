#pragma once

#include "catalog/read/fields.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// A list of rows, or a map with `rows` and what else a ruleset says about its screen.
[[nodiscard]] ConsoleSource read_console(const Written& value);

[[nodiscard]] std::vector<ConsoleRowSource> read_console_rows(const Written& value);

}  // namespace cardwright
