#pragma once

#include "table/zone_pieces.hpp"

namespace cardwright::tool {

/// Cards on cards as trees; nothing if there are none.
[[nodiscard]] Block trees_block(ZonePieces& pieces, const ShownRow& row, OwnerId owner);

/// The places of a row as columns, with the places above them; if lines are to be spared, in as few
/// as can be.
[[nodiscard]] Block places_block(const Sight& sight, NumberedOptions& options, const ShownRow& row,
                                 OwnerId owner, bool sparing);

}  // namespace cardwright::tool
