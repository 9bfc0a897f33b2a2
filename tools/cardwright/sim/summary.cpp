#include "cardwright/sim/summary.hpp"

#include <algorithm>

namespace cardwright::tool {

SimSummary::SimSummary(const Blueprint& blueprint, const std::vector<std::string>& bots)
    : blueprint_{&blueprint} {
    for (const std::string& bot : bots) players_.push_back({bot, 0, {}});
    for (std::size_t card = 0; card < blueprint.schema.definitions.size(); ++card) {
        cards_.push_back({id_at<DefId>(card), std::vector<Counted>(blueprint.statistics.size())});
    }
}

void SimSummary::add(const GameResult& game) {
    ++games_;
    if (!game.finished) {
        ++unfinished_;
        return;
    }
    turns_ += game.cycles;
    const auto winners = std::count(game.winners.begin(), game.winners.end(), true);
    const bool alone = winners == 1;
    if (winners > 1) ++ties_;
    if (winners == 0) ++lost_;
    const auto won = [&](std::size_t player) { return alone && game.winners[player]; };
    for (std::size_t player = 0; player < players_.size(); ++player) {
        players_[player].score.add(game.scores[player]);
        if (!won(player)) continue;
        ++players_[player].wins;
        if (game.chairs[player] == 0) ++first_chair_;
    }
    for (const CardCount& count : game.cards) {
        Counted& counted = cards_[index_of(count.card)].counted[count.statistic];
        counted.times += count.times;
        ++counted.wins.tries;
        if (won(count.player)) ++counted.wins.hits;
    }
}

std::vector<SimSummary::CardRow> SimSummary::cards() const {
    std::vector<CardRow> rows;
    for (const CardRow& row : cards_) {
        const bool occurred = std::any_of(row.counted.begin(), row.counted.end(),
                                          [](const Counted& each) { return each.times > 0; });
        if (occurred) rows.push_back(row);
    }
    const auto more = [](const CardRow& left, const CardRow& right) {
        return std::lexicographical_compare(
            left.counted.begin(), left.counted.end(), right.counted.begin(), right.counted.end(),
            [](const Counted& one, const Counted& other) { return one.times > other.times; });
    };
    std::stable_sort(rows.begin(), rows.end(), more);
    return rows;
}

}  // namespace cardwright::tool
