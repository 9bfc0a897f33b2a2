#include "cardwright/lab/comparison.hpp"

#include <algorithm>
#include <cmath>

#include "cardwright/sim/share.hpp"
#include "catalog/text/text.hpp"

namespace cardwright::tool {
namespace {

constexpr double deviations_for_80 = 0.841621;
constexpr double error_at_any_time = 0.05;
/// The sequence of intervals is tightest about here.
constexpr double games_where_tightest = 2000;

/// 2 if the player wins alone, 1 if the win is shared.
std::int64_t halves_won(const GameResult& game, std::size_t player) {
    if (!game.winners[player]) return 0;
    return std::count(game.winners.begin(), game.winners.end(), true) == 1 ? 2 : 1;
}

/// In what the figures of a key are counted.
double unit_of(const FigureKey& key) {
    return key.about == FigureKey::About::wins ? 2 : 1;
}

using CardTimes = std::map<FigureKey, std::pair<std::int64_t, std::int64_t>>;

void count_cards(const GameResult& game, const Blueprint& blueprint, bool second,
                 CardTimes& times) {
    for (const CardCount& count : game.cards) {
        auto& both = times[{FigureKey::About::card, count.statistic,
                            blueprint.schema.definition(count.card).id}];
        (second ? both.second : both.first) += count.times;
    }
}

}  // namespace

void PairedFigure::add(std::int64_t one, std::int64_t other) {
    first.add(one);
    second.add(other);
    // Scores may be as large as numbers go. A difference that does not fit is cut: it is far beyond
    // any that has a deviation.
    constexpr std::int64_t most = std::int64_t{1} << 62;
    difference.add(std::clamp(other, -most, most - 1) - std::clamp(one, -most, most - 1));
}

void PairedFigure::add(const PairedFigure& more) {
    first.add(more.first);
    second.add(more.second);
    difference.add(more.difference);
}

void Comparison::add(const GameResult& one, const Blueprint& one_blueprint, const GameResult& other,
                     const Blueprint& other_blueprint) {
    ++pairs;
    if (!one.finished || !other.finished) {
        ++unfinished;
        return;
    }
    using About = FigureKey::About;
    for (std::uint32_t seat = 0; seat < one.scores.size(); ++seat) {
        figures[{About::wins, seat, {}}].add(halves_won(one, seat), halves_won(other, seat));
        figures[{About::score, seat, {}}].add(one.scores[seat], other.scores[seat]);
    }
    figures[{About::length, 0, {}}].add(one.cycles, other.cycles);
    CardTimes times;
    count_cards(one, one_blueprint, false, times);
    count_cards(other, other_blueprint, true, times);
    for (const auto& [key, both] : times) figures[key].add(both.first, both.second);
}

void Comparison::add(const Comparison& more) {
    pairs += more.pairs;
    unfinished += more.unfinished;
    seconds += more.seconds;
    for (const auto& [key, figure] : more.figures) figures[key].add(figure);
    card_names.insert(more.card_names.begin(), more.card_names.end());
}

Difference Comparison::difference(const FigureKey& key) const {
    const auto found = figures.find(key);
    if (found == figures.end() || finished() == 0) return {};
    const PairedFigure& figure = found->second;
    const auto many = static_cast<double>(finished());
    const double unit = unit_of(key);
    Difference result;
    result.first = figure.first.value() / many / unit;
    result.second = figure.second.value() / many / unit;
    result.value = figure.difference.mean(finished()) / unit;
    const double deviation = figure.difference.deviation(finished()) / unit;
    const double reach = figure.difference.mean_reach(finished()) / unit;
    result.low = result.value - reach;
    result.high = result.value + reach;
    if (result.value != 0 && !result.sure()) {
        const double part = (deviations_for_95 + deviations_for_80) * deviation / result.value;
        result.games_needed = static_cast<std::uint64_t>(std::min(std::ceil(part * part), 1e15));
    }
    return result;
}

bool Comparison::sure_at_any_time(const FigureKey& key) const {
    const auto found = figures.find(key);
    if (found == figures.end() || finished() < 2) return false;
    // The bounds of a mixture of normal distributions: they hold at all times together, where an
    // interval for one time, looked at again and again, would be left by chance sooner or later.
    const auto many = static_cast<double>(finished());
    const double deviation = found->second.difference.deviation(finished());
    const double mixed = 1 / games_where_tightest;
    const double room = many * mixed + 1;
    const double reach = deviation * std::sqrt(2 * room / (many * many * mixed) *
                                               std::log(std::sqrt(room) / error_at_any_time));
    return std::abs(found->second.difference.mean(finished())) > reach;
}

double Comparison::uses_of_changed() const {
    double most = 0;
    for (const auto& [key, figure] : figures) {
        const bool concerned = key.about == FigureKey::About::card &&
                               std::find(changed.begin(), changed.end(), key.card) != changed.end();
        if (concerned && finished() > 0) {
            most = std::max(most, figure.second.value() / static_cast<double>(finished()));
        }
    }
    return most;
}

}  // namespace cardwright::tool
