#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "cardwright/sim/run_subject.hpp"
#include "cardwright/sim/share.hpp"
#include "cardwright/sim/wide_sum.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {

/// What came of many games. Everything is added up in whole numbers, so the order of the games
/// cannot matter, and the sums of shares of a run are those of the run. A win is a win alone; what
/// several share is a tie; what nobody has is lost. Games that found no end are only counted: all
/// shares and means are of the others.
class SimSummary {
  public:
    struct Player {
        std::string bot;
        std::uint64_t wins = 0;
        Moments score;
        Effort effort;  ///< in games that came to an end
    };
    /// One statistic of one kind of card.
    struct Counted {
        std::uint64_t times = 0;
        Share wins;  ///< of the players of each game with at least one
    };
    struct CardRow {
        std::string id;
        std::string name;              ///< English
        std::vector<Counted> counted;  ///< by statistic
    };
    /// Games by how many turns or rounds they took.
    using Lengths = std::map<std::uint32_t, std::uint64_t>;

    SimSummary(const Blueprint& blueprint, RunSubject subject);
    /// The sums that `sums` wrote. Throws nlohmann::json::exception.
    SimSummary(RunSubject subject, const nlohmann::ordered_json& sums);

    void add(const GameResult& game);
    /// Further games of the same run.
    void add(const SimSummary& other);
    [[nodiscard]] nlohmann::ordered_json sums() const;

    [[nodiscard]] const RunSubject& subject() const noexcept { return subject_; }
    [[nodiscard]] std::uint64_t games() const noexcept { return games_; }
    [[nodiscard]] std::uint64_t unfinished() const noexcept { return unfinished_; }
    [[nodiscard]] std::uint64_t finished() const noexcept { return games_ - unfinished_; }
    [[nodiscard]] const std::vector<Player>& players() const noexcept { return players_; }
    [[nodiscard]] Share wins(const Player& player) const noexcept { return of_all(player.wins); }
    [[nodiscard]] Share ties() const noexcept { return of_all(ties_); }
    /// Games that were won by nobody.
    [[nodiscard]] Share lost() const noexcept { return of_all(lost_); }
    [[nodiscard]] Share first_chair() const noexcept { return of_all(first_chair_); }
    /// Turns or rounds of a game, by what the ruleset plays in.
    [[nodiscard]] double turns_mean() const noexcept { return turns_.mean(finished()); }
    [[nodiscard]] double turns_deviation() const noexcept { return turns_.deviation(finished()); }
    [[nodiscard]] const Moments& turns() const noexcept { return turns_; }
    [[nodiscard]] const Lengths& lengths() const noexcept { return lengths_; }
    [[nodiscard]] double score_mean(const Player& player) const noexcept {
        return player.score.mean(finished());
    }
    [[nodiscard]] double score_deviation(const Player& player) const noexcept {
        return player.score.deviation(finished());
    }
    [[nodiscard]] double mean(double sum) const noexcept {
        return finished() == 0 ? 0 : sum / static_cast<double>(finished());
    }
    /// The cards that were counted at all, those with most of the first statistic first.
    [[nodiscard]] std::vector<CardRow> cards() const;

  private:
    [[nodiscard]] Share of_all(std::uint64_t games) const noexcept { return {games, finished()}; }

    RunSubject subject_;
    std::uint64_t games_ = 0;
    std::uint64_t unfinished_ = 0;
    std::uint64_t ties_ = 0;
    std::uint64_t lost_ = 0;
    std::uint64_t first_chair_ = 0;
    Moments turns_;
    Lengths lengths_;
    std::vector<Player> players_;
    std::vector<CardRow> cards_;  ///< by definition; without a name if never counted
};

}  // namespace cardwright::tool
