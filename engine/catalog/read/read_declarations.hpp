#pragma once

#include "catalog/read/key_reader.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// The keys that rulesets have at the top and sets have under `declares`.
[[nodiscard]] Declarations read_declarations(KeyReader& keys);

}  // namespace cardwright
