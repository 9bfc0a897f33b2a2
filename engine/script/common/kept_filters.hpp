#pragma once

#include <cstddef>

#include "flow/filter.hpp"
#include "script/common/kept_tables.hpp"

namespace cardwright {

/// A filter as a script writes it: what the kernel can check itself, and a function for the rest.
struct ScriptFilter {
    Filter filter;
    Filter except;  ///< must not hold, as a whole
    bool has_except = false;
    int where = 0;  ///< stack index of the function, or 0
    // What reading it costs the script each time.
    std::size_t units = 0;
    std::size_t elements = 0;

    /// What it takes to look at one card.
    [[nodiscard]] std::size_t work() const noexcept;
};

/// Filters that a function makes, or that hold a function, are read each time.
using KeptFilters = KeptTables<ScriptFilter>;

}  // namespace cardwright
