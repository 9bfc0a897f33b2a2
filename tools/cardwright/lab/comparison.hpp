#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cardwright/sim/run_subject.hpp"
#include "cardwright/sim/shard.hpp"
#include "cardwright/sim/wide_sum.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {

/// One figure of two games that are the same but for what is compared, summed up over all pairs.
/// Whole numbers, so shares of a run add up to it.
struct PairedFigure {
    WideSum first;
    WideSum second;
    Moments difference;  ///< second less first

    void add(std::int64_t one, std::int64_t other);
    void add(const PairedFigure& more);
    bool operator==(const PairedFigure&) const = default;
};

/// A mean difference and where the true one lies.
struct Difference {
    double first = 0;
    double second = 0;
    double value = 0;
    double low = 0;  ///< in 19 of 20 cases
    double high = 0;
    /// How many games would show a difference of this size in four of five runs; 0: it is shown, or
    /// there is none.
    std::uint64_t games_needed = 0;

    [[nodiscard]] bool sure() const noexcept { return low > 0 || high < 0; }
};

/// What a figure is about. Wins are counted in halves: 2 for one alone, 1 for one that is shared.
struct FigureKey {
    enum class About : std::uint8_t { wins, score, length, card };
    About about = About::wins;
    std::uint32_t number = 0;  ///< the seat; of cards the statistic
    std::string card;          ///< its id

    auto operator<=>(const FigureKey&) const = default;
};

/// The same games with and without something.
struct Comparison {
    RunSubject first;
    RunSubject second;
    std::string what;                  ///< that is different in the second, in words
    std::vector<std::string> changed;  ///< ids of cards it concerns
    std::map<std::string, std::string> card_names;
    Shard shard;
    double seconds = 0;
    std::uint64_t pairs = 0;
    std::uint64_t unfinished = 0;  ///< pairs of which a game found no end; they count nowhere else
    bool stopped_when_sure = false;
    std::map<FigureKey, PairedFigure> figures;

    void add(const GameResult& one, const Blueprint& one_blueprint, const GameResult& other,
             const Blueprint& other_blueprint);
    void add(const Comparison& more);

    [[nodiscard]] std::pair<RunSubject, RunSubject> subjects() const { return {first, second}; }
    [[nodiscard]] std::uint64_t finished() const noexcept { return pairs - unfinished; }
    [[nodiscard]] Difference difference(const FigureKey& key) const;
    /// Is it certain by now that the figure differs? May be asked as often as one likes while games
    /// are played: of things that are equal, at most one in twenty is ever called different.
    [[nodiscard]] bool sure_at_any_time(const FigureKey& key) const;
    /// How often, per game, the cards it concerns are counted in the second games.
    [[nodiscard]] double uses_of_changed() const;
};

}  // namespace cardwright::tool
