#include "cardwright/sim/share.hpp"

#include <cmath>

namespace cardwright::tool {
Interval interval_of(const Share& share) noexcept {
    if (share.tries == 0) return {};
    const auto tries = static_cast<double>(share.tries);
    const double value = share.value();
    const double weight = deviations_for_95 * deviations_for_95 / tries;
    const double middle = (value + weight / 2) / (1 + weight);
    const double reach =
        std::sqrt(weight * value * (1 - value) + weight * weight / 4) / (1 + weight);
    // At the ends of the scale the bound is exact, which rounding would miss by a hair.
    return {share.hits == 0 ? 0 : middle - reach, share.hits == share.tries ? 1 : middle + reach};
}

}  // namespace cardwright::tool
