#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "catalog/read/key_reader.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

[[nodiscard]] std::optional<PackRuleSource> read_pack_rule(const CheckedNode& value);
[[nodiscard]] std::vector<std::pair<LocatedName, std::uint16_t>> read_pack_cards(
    const CheckedNode& map);
/// A pack that comes with a set.
[[nodiscard]] PackSource read_set_pack(const CheckedNode& value);
/// A pack in a file of its own, as a table plan writes it: `some_card*3`.
[[nodiscard]] std::vector<std::string> read_pack(const CheckedNode& file);

}  // namespace cardwright
