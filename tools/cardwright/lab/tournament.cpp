#include "cardwright/lab/tournament.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace cardwright::tool {
namespace {

constexpr double points_per_unit = 173.7178;  ///< 400 / ln 10
constexpr double shared_games = 1;
constexpr int most_rounds = 10'000;
constexpr double close_enough = 1e-10;

using Matrix = std::vector<std::vector<double>>;

/// By Gauss and Jordan; the matrix must have an inverse, as those below do.
Matrix inverse(Matrix matrix) {
    const std::size_t size = matrix.size();
    Matrix result(size, std::vector<double>(size));
    for (std::size_t at = 0; at < size; ++at) result[at][at] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column; row < size; ++row) {
            if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
        }
        std::swap(matrix[column], matrix[pivot]);
        std::swap(result[column], result[pivot]);
        const double factor = matrix[column][column];
        for (std::size_t at = 0; at < size; ++at) {
            matrix[column][at] /= factor;
            result[column][at] /= factor;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == column) continue;
            const double times = matrix[row][column];
            for (std::size_t at = 0; at < size; ++at) {
                matrix[row][at] -= times * matrix[column][at];
                result[row][at] -= times * result[column][at];
            }
        }
    }
    return result;
}

/// What each has won and how many games each two played, with what they are taken to have shared.
struct Results {
    std::vector<double> won;
    Matrix played;
};

Results results_of(const Tournament& tournament) {
    const std::size_t bots = tournament.subject.bots.size();
    Results results{std::vector<double>(bots), Matrix(bots, std::vector<double>(bots))};
    for (const Pairing& pairing : tournament.pairings) {
        const auto games = static_cast<double>(pairing.finished());
        results.won[pairing.first] += pairing.share() * games + shared_games / 2;
        results.won[pairing.second] += (1 - pairing.share()) * games + shared_games / 2;
        results.played[pairing.first][pairing.second] = games + shared_games;
        results.played[pairing.second][pairing.first] = games + shared_games;
    }
    return results;
}

/// The strengths that make these results most likely, found step by step (after Zermelo).
std::vector<double> strengths_of(const Results& results) {
    const std::size_t bots = results.won.size();
    std::vector<double> strengths(bots, 1.0);
    for (int round = 0; round < most_rounds; ++round) {
        double change = 0;
        double product = 0;
        std::vector<double> next(bots);
        for (std::size_t one = 0; one < bots; ++one) {
            double expected = 0;
            for (std::size_t other = 0; other < bots; ++other) {
                if (other == one) continue;
                expected += results.played[one][other] / (strengths[one] + strengths[other]);
            }
            next[one] = results.won[one] / expected;
            product += std::log(next[one]);
        }
        const double middle = std::exp(product / static_cast<double>(bots));
        for (std::size_t one = 0; one < bots; ++one) {
            next[one] /= middle;
            change = std::max(change, std::abs(std::log(next[one] / strengths[one])));
        }
        strengths = std::move(next);
        if (change < close_enough) break;
    }
    return strengths;
}

}  // namespace

void Pairing::add(const GameResult& game) {
    ++games;
    if (!game.finished) {
        ++unfinished;
        return;
    }
    if (game.winners[0] && !game.winners[1]) ++first_wins;
    if (game.winners[1] && !game.winners[0]) ++second_wins;
}

void Pairing::add(const Pairing& more) {
    games += more.games;
    first_wins += more.first_wins;
    second_wins += more.second_wins;
    unfinished += more.unfinished;
}

double Pairing::share() const noexcept {
    if (finished() == 0) return 0.5;
    const auto ties = static_cast<double>(finished() - first_wins - second_wins);
    return (static_cast<double>(first_wins) + ties / 2) / static_cast<double>(finished());
}

Tournament::Tournament(RunSubject what) : subject{std::move(what)} {
    for (std::size_t one = 0; one < subject.bots.size(); ++one) {
        for (std::size_t other = one + 1; other < subject.bots.size(); ++other) {
            Pairing pairing;
            pairing.first = one;
            pairing.second = other;
            pairings.push_back(pairing);
        }
    }
}

void Tournament::add(const Tournament& more) {
    seconds += more.seconds;
    for (std::size_t at = 0; at < pairings.size(); ++at) pairings[at].add(more.pairings.at(at));
}

std::uint64_t Tournament::games() const noexcept {
    std::uint64_t all = 0;
    for (const Pairing& pairing : pairings) all += pairing.games;
    return all;
}

std::optional<double> Tournament::share(std::size_t one, std::size_t other) const {
    for (const Pairing& pairing : pairings) {
        if (pairing.finished() == 0) continue;
        if (pairing.first == one && pairing.second == other) return pairing.share();
        if (pairing.first == other && pairing.second == one) return 1 - pairing.share();
    }
    return std::nullopt;
}

std::vector<Rating> ratings(const Tournament& tournament) {
    const Results results = results_of(tournament);
    const std::vector<double> strengths = strengths_of(results);
    const std::size_t bots = strengths.size();
    // What the results tell about the ratings. Only differences are known, so the mean is fixed.
    Matrix known(bots, std::vector<double>(bots, 1.0 / static_cast<double>(bots)));
    for (std::size_t one = 0; one < bots; ++one) {
        for (std::size_t other = 0; other < bots; ++other) {
            if (one == other) continue;
            const double wins = strengths[one] / (strengths[one] + strengths[other]);
            const double told = results.played[one][other] * wins * (1 - wins);
            known[one][one] += told;
            known[one][other] -= told;
        }
    }
    const Matrix spread = inverse(std::move(known));
    std::vector<Rating> list;
    for (std::size_t bot = 0; bot < bots; ++bot) {
        const double points = points_per_unit * std::log(strengths[bot]);
        const double reach =
            points_per_unit * deviations_for_95 *
            std::sqrt(std::max(spread[bot][bot] - 1.0 / static_cast<double>(bots), 0.0));
        list.push_back({bot, points, points - reach, points + reach});
    }
    std::stable_sort(list.begin(), list.end(), [](const Rating& one, const Rating& other) {
        return one.points > other.points;
    });
    return list;
}

}  // namespace cardwright::tool
