#include "match/think/tried.hpp"

#include <algorithm>
#include <cmath>

namespace cardwright {
namespace {

constexpr double weight_of_winning = 0.25;

template <typename ValueOf>
Average average(std::size_t count, ValueOf&& value_of) {
    Average result;
    double sum = 0;
    double squares = 0;
    for (std::size_t at = 0; at < count; ++at) {
        const double value = value_of(at);
        sum += value;
        squares += value * value;
    }
    result.count = count;
    if (count == 0) return result;
    const auto many = static_cast<double>(count);
    result.mean = sum / many;
    if (count < 2) return result;
    const double variance = std::max(0.0, squares - sum * result.mean) / (many - 1);
    result.error = std::sqrt(variance / many);
    return result;
}

}  // namespace

double Scale::reward(const PlayedOut& end) const noexcept {
    if (!end.good) return 0;
    const double by_lead = 1 / (1 + std::exp(-end.lead / points));
    return weight_of_winning * end.win + (1 - weight_of_winning) * by_lead;
}

Scale Scale::of(const std::vector<PlayedOut>& ends) {
    double squares = 0;
    double count = 0;
    for (const PlayedOut& end : ends) {
        if (!end.good) continue;
        squares += end.lead * end.lead;
        count += 1;
    }
    return {count > 0 ? std::max(1.0, std::sqrt(squares / count) / 2) : 1.0};
}

Average Tried::reward(const Scale& scale) const {
    return average(ends.size(), [&](std::size_t at) { return scale.reward(ends[at]); });
}

Average Tried::lead() const {
    return average(ends.size(), [&](std::size_t at) { return ends[at].lead; });
}

double Tried::win() const {
    return average(ends.size(), [&](std::size_t at) { return ends[at].win; }).mean;
}

Average Tried::better_than(const Tried& other, const Scale& scale) const {
    return average(std::min(ends.size(), other.ends.size()), [&](std::size_t at) {
        return scale.reward(ends[at]) - scale.reward(other.ends[at]);
    });
}

}  // namespace cardwright
