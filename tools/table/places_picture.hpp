#pragma once

#include <vector>

#include "table/page.hpp"

namespace cardwright::tool {

/// One place of a row: what stands above it, what lies there, and what is told of that.
struct Place {
    std::vector<Piece> lines;       ///< never broken
    std::vector<std::string> told;  ///< below, as many on a line as fit
};

/// How wide the picture is if nothing is cut.
[[nodiscard]] std::size_t natural_width(const std::vector<Place>& places);

/// Places side by side, a column for each. If they do not fit, the widest are cut.
[[nodiscard]] std::vector<Piece> places_picture(std::vector<Place> places, std::size_t room);

}  // namespace cardwright::tool
