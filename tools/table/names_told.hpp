#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

namespace cardwright::tool {

/// Names one after the other, the first few if there are many: a record may list thousands.
[[nodiscard]] inline std::string names_told(std::vector<std::string> names) {
    constexpr std::size_t most_names_told = 12;
    const bool more = names.size() > most_names_told;
    if (more) names.resize(most_names_told);
    return fmt::format("{}{}", fmt::join(names, ", "), more ? " …" : "");
}

}  // namespace cardwright::tool
