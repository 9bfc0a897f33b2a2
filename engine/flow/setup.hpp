#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "state/ids.hpp"

namespace cardwright {

/// A deck somebody brings to the table: cards and how many of each, in the order of definitions.
using Pack = std::vector<std::pair<DefId, std::uint16_t>>;

/// What the table agrees on before the first card is dealt.
struct Setup {
    std::uint8_t seats = 2;
    std::uint64_t seed = 0;
    std::vector<DefId> lineup;
    std::vector<Pack> packs;            ///< by seat; empty if this game has none
    std::vector<std::int32_t> options;  ///< by index in Blueprint::options; empty: the defaults
    OwnerId first = table_owner;        ///< who begins; the table's: the set-up decides
};

}  // namespace cardwright
