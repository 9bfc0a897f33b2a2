#pragma once

#include <cstdint>
#include <vector>

#include "state/ids.hpp"

namespace cardwright {

/// What the table agrees on before the first card is dealt.
struct Setup {
    std::uint8_t seats = 2;
    std::uint64_t seed = 0;
    std::vector<DefId> lineup;
    std::vector<std::int32_t> options;  ///< by index in Blueprint::options; empty: the defaults
    OwnerId first = table_owner;        ///< who begins; the table's: the set-up decides
};

}  // namespace cardwright
