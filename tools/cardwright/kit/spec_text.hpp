// A scenario out of a game that was played.
#pragma once

#include <string>

#include "match/record.hpp"

namespace cardwright::tool {

/// A scenario with this name that gives the same answers; what must be true then is left to say.
[[nodiscard]] std::string spec_text(const Record& record, const std::string& name);

/// Into a new file, which is called `<name>_spec.lua`. Throws std::invalid_argument or
/// std::runtime_error.
void write_spec(const std::string& path, const std::string& text);

}  // namespace cardwright::tool
