#pragma once

#include <memory>
#include <string>

namespace cardwright {

/// A place in a content file. Whatever is read keeps its place, since most mistakes only show when
/// the names of several files are put together.
struct Where {
    std::shared_ptr<const std::string> file;
    int line = 0;
    int column = 0;
    std::string path;
};

template <typename T>
struct Located {
    T value{};
    Where where;
};

using LocatedName = Located<std::string>;

}  // namespace cardwright
