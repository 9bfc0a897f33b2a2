#pragma once

#include "cardwright/console/page.hpp"
#include "cardwright/console/sight.hpp"

namespace cardwright::tool {

/// The table and the question on one screen.
struct FittedTable {
    Page table;
    Page question;
    std::size_t left = 0;  ///< lines for what happened, with a rule above it
};

/// As much of the table as leaves room for the question, its options and the line to type in:
/// first what is other people's is told in fewer lines, at last whole rows are left out, and that
/// is said. In linear text everything is told.
[[nodiscard]] FittedTable fitted_table(const PageStyle& style, const Sight& sight,
                                       const Choice& choice, const std::vector<Span>& notices);

}  // namespace cardwright::tool
