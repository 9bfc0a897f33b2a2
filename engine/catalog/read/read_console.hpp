#pragma once

#include "catalog/read/key_reader.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// A list of rows, or a map with `rows` and what else a ruleset says about its screen.
[[nodiscard]] ConsoleSource read_console(const CheckedNode& value);

[[nodiscard]] std::vector<ConsoleRowSource> read_console_rows(const CheckedNode& value);

}  // namespace cardwright
