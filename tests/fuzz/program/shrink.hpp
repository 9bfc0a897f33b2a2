// Takes away from a case whatever it fails without.
#pragma once

#include <functional>

#include "fuzz/family.hpp"

namespace cardwright::fuzz {

using StillFails = std::function<bool(const Case&)>;

/// Leaves out files, lines and parts of lines as long as it still fails. Tries at most so often.
[[nodiscard]] Case shrunk(Case found, const StillFails& still_fails, int most_attempts);

}  // namespace cardwright::fuzz
