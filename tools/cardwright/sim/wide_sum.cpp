#include "cardwright/sim/wide_sum.hpp"

#include <algorithm>
#include <cmath>

#include "cardwright/sim/share.hpp"

namespace cardwright::tool {

double Moments::deviation(std::uint64_t count) const noexcept {
    if (count < 2 || !squared_) return 0;
    const auto many = static_cast<double>(count);
    const double spread = squares_.value() - sum_.value() * sum_.value() / many;
    return std::sqrt(std::max(spread, 0.0) / (many - 1));
}

double Moments::mean_reach(std::uint64_t count) const noexcept {
    if (count == 0) return 0;
    return deviations_for_95 * deviation(count) / std::sqrt(static_cast<double>(count));
}

}  // namespace cardwright::tool
