#pragma once

#include <cstdint>

#include "state/ids.hpp"

namespace cardwright {

/// One line of the explanation why something is asked.
struct Reason {
    Word title = no_word;
    DefId card = no_definition;
    OwnerId player = table_owner;
    std::uint8_t time = 0;  ///< the first, second … time that what stands before it has this done
    std::uint8_t times = 0;
};

}  // namespace cardwright
