#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace cardwright {

/// A place in a content file. Whatever is read keeps its place, since most mistakes only show when
/// the names of several files are put together.
struct Where {
    std::shared_ptr<const std::string> file;
    int line = 0;
    int column = 0;
    std::string path;  ///< where in the structure: `cards[3].cost`
};

// Every value has a path, and a file holds thousands of values. Of long keys, and of a path that
// goes deep, only the beginning is kept: otherwise paths would take more room than any file.
[[nodiscard]] std::string path_of_item(std::string_view list, std::size_t index);
[[nodiscard]] std::string path_of_entry(std::string_view map, std::string_view key);

template <typename T>
struct Located {
    T value{};
    Where where;
};

using LocatedName = Located<std::string>;

}  // namespace cardwright
