#pragma once

#include <string_view>
#include <vector>

namespace cardwright {

// What a misspelt name may have meant.

/// The keys of a map.
template <typename Map>
[[nodiscard]] std::vector<std::string_view> keys_of(const Map& map) {
    std::vector<std::string_view> keys;
    keys.reserve(map.size());
    for (const auto& entry : map) keys.push_back(entry.first);
    return keys;
}

/// The names of things that have a name.
template <typename Range>
[[nodiscard]] std::vector<std::string_view> names_of(const Range& range) {
    std::vector<std::string_view> names;
    names.reserve(range.size());
    for (const auto& entry : range) names.push_back(entry.name);
    return names;
}

/// Adds the names of more things.
template <typename Range>
void add_names(std::vector<std::string_view>& names, const Range& range) {
    const auto more = names_of(range);
    names.insert(names.end(), more.begin(), more.end());
}

}  // namespace cardwright
