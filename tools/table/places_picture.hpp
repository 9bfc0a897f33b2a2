#pragma once

#include <string>
#include <vector>

#include "table/page.hpp"

namespace cardwright::tool {

/// One place of a row: what stands above it, what lies there, and what is told of that.
struct Place {
    std::vector<Piece> lines;       ///< each in line with those of the other places
    std::vector<std::string> told;  ///< below, as many on a line as fit
};

/// How wide the picture is if nothing is cut.
[[nodiscard]] std::size_t natural_width(const std::vector<Place>& places);

/// Places side by side, a column for each. If they do not fit, the widest are broken into lines, or
/// all stand in two rows; if lines are to be spared, names are cut.
[[nodiscard]] std::vector<Piece> places_picture(std::vector<Place> places, std::size_t room,
                                                bool sparing = false);

/// Places that stand in rows with a name, below each other.
struct NamedRow {
    std::string name;
    std::vector<Place> places;
};

/// A line for each row, or as many as it takes; what stands below each other has one column. Rows
/// need no names; these take so many columns, if there is room.
[[nodiscard]] std::vector<Piece> grid_picture(std::vector<NamedRow> rows, std::size_t room,
                                              std::size_t wished_for_names = 0);

}  // namespace cardwright::tool
