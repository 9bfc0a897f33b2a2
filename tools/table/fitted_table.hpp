#pragma once

#include <optional>

#include "table/page.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

/// The table and the question on one screen.
struct FittedTable {
    Page table;
    Page question;
    std::size_t left = 0;  ///< lines for what happened, with a rule above it
    /// What stands beside both, in a wide window.
    std::optional<Page> beside;

    /// Everything on one page. What happened has been added to the table.
    [[nodiscard]] Page whole(const PageStyle& style) const;
};

/// As much of the table as leaves room for the question, its options and the line to type in:
/// first what is other people's is told in fewer lines, at last whole rows are left out, and that
/// is said. What was just told stands above the question. In linear text everything is told.
[[nodiscard]] FittedTable fitted_table(const PageStyle& style, const Sight& sight,
                                       const Choice& choice, const Page& told);

}  // namespace cardwright::tool
