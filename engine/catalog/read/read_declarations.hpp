#pragma once

#include "catalog/read/fields.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// The keys that rulesets have at the top and sets have under `declares`.
[[nodiscard]] Declarations read_declarations(Fields& fields);

}  // namespace cardwright
