#pragma once

#include <string_view>
#include <vector>

#include "script/common/call.hpp"

namespace cardwright {

/// A filter as a script writes it: what the kernel can check itself, and a function for the rest.
struct ScriptFilter {
    Filter filter;
    Filter except;  ///< must not hold, as a whole
    bool has_except = false;
    int where = 0;  ///< stack index of the function, or 0

    /// What it takes to look at one card.
    [[nodiscard]] std::size_t work() const noexcept;
};

/// Reads the filter keys of a table; `own_keys` belong to whoever calls and are passed over.
/// Leaves the `where` function (if any) on the stack.
void read_filter(Call& call, int table, std::span<const std::string_view> own_keys,
                 ScriptFilter& out);

/// Does a card pass? Calls `where` if there is one.
[[nodiscard]] bool passes(Call& call, const ScriptFilter& filter, CardId card, OwnerId player);

}  // namespace cardwright
