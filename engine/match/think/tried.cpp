#include "match/think/tried.hpp"

#include <algorithm>
#include <cmath>

namespace cardwright {
namespace {

constexpr double weight_of_winning = 0.25;
/// So many worlds does what is usual count for.
constexpr double usual_worlds = 4;

/// The squares of the differences from the mean, summed up.
double spread(const Average& average) {
    const auto count = static_cast<double>(average.count);
    return average.error * average.error * count * (count - 1);
}

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
    return {count > 0 ? std::max(1.0, std::sqrt(squares / count) / 2) : 1.0, true};
}

void Scale::fit(const std::vector<Tried>& tried) {
    if (fitted) return;
    std::vector<PlayedOut> ends;
    for (const Tried& each : tried) ends.insert(ends.end(), each.ends.begin(), each.ends.end());
    *this = of(ends);
}

Average Tried::reward(const Scale& scale, std::size_t worlds) const {
    return average(std::min(worlds, ends.size()),
                   [&](std::size_t at) { return scale.reward(ends[at]); });
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

Average gain_over_first(const std::vector<Tried>& tried, std::size_t at, const Scale& scale) {
    double all = 0;
    double freedom = 0;
    for (std::size_t other = 1; other < tried.size(); ++other) {
        const Average gain = tried[other].better_than(tried[0], scale);
        if (gain.count < 2) continue;
        all += spread(gain);
        freedom += static_cast<double>(gain.count - 1);
    }
    Average gain = tried[at].better_than(tried[0], scale);
    if (gain.count < 2) return gain;
    const auto count = static_cast<double>(gain.count);
    const double usual = all / freedom;
    const double variance = (spread(gain) + usual * usual_worlds) / (count - 1 + usual_worlds);
    gain.error = std::sqrt(variance / count);
    return gain;
}

}  // namespace cardwright
