// The seats of a test's table.
#pragma once

#include "state/ids.hpp"

namespace cardwright::testing {

inline constexpr OwnerId seat_one{0};
inline constexpr OwnerId seat_two{1};
inline constexpr OwnerId seat_three{2};

}  // namespace cardwright::testing
