#pragma once

#include <string_view>
#include <vector>

#include "script/common/call.hpp"
#include "script/common/kept_filters.hpp"
#include "script/common/ordered_keys.hpp"

namespace cardwright {

/// Reads the filter keys of a table; `own_keys` belong to whoever calls and are passed over.
/// Leaves the `where` function (if any) on the stack.
void read_filter(Call& call, int table, std::span<const std::string_view> own_keys,
                 ScriptFilter& out);
/// The same where the keys of the filter, and the values of these on the stack, are known already.
void read_filter(Call& call, std::span<const OrderedKeys::Entry> entries,
                 std::span<const std::string_view> own_keys, ScriptFilter& out);

/// The filter in an argument: `read` from it, or kept since it was read before.
[[nodiscard]] const ScriptFilter& filter_at(Call& call, int index, ScriptFilter& read);

/// Does a card pass? Calls `where` if there is one.
[[nodiscard]] bool passes(Call& call, const ScriptFilter& filter, CardId card, OwnerId player);

}  // namespace cardwright
