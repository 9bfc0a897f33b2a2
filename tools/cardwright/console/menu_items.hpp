#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/page.hpp"

namespace cardwright::tool {

/// Something that can be chosen: what a plan calls it, and what people do.
struct MenuItem {
    std::string id;
    std::string label;
};

/// The items with their numbers.
void add_items(Page& page, const std::vector<MenuItem>& items);

/// The same, one on a line.
void add_item_lines(Page& page, const std::vector<MenuItem>& items);

/// Reads numbers, or names and their beginnings with commas between; appends the ids. Returns what
/// is not in the list, if there is such a thing.
[[nodiscard]] std::optional<std::string> read_items(std::string_view line,
                                                    const std::vector<MenuItem>& items,
                                                    std::vector<std::string>& ids);

}  // namespace cardwright::tool
