#include "cardwright/sim/summary.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cardwright/sim/exact_numbers.hpp"
#include "catalog/text/text.hpp"

namespace cardwright::tool {
namespace {

bool occurred(const SimSummary::CardRow& row) {
    return std::any_of(row.counted.begin(), row.counted.end(),
                       [](const SimSummary::Counted& each) { return each.times > 0; });
}

/// Of those who think; nobody else's is written.
Effort read_effort(const nlohmann::ordered_json& player) {
    if (!player.contains("effort")) return {};
    const auto& effort = player.at("effort");
    return {effort.at(0).get<std::uint64_t>(), effort.at(1).get<std::uint64_t>()};
}

}  // namespace

SimSummary::SimSummary(const Blueprint& blueprint, RunSubject subject)
    : subject_{std::move(subject)} {
    for (const std::string& bot : subject_.bots) players_.push_back({bot, 0, {}, {}});
    for (std::size_t card = 0; card < blueprint.schema.definitions.size(); ++card) {
        cards_.push_back({blueprint.schema.definitions[card].id,
                          card_name(blueprint, id_at<DefId>(card), "en"),
                          std::vector<Counted>(blueprint.statistics.size())});
    }
}

SimSummary::SimSummary(RunSubject subject, const nlohmann::ordered_json& sums)
    : subject_{std::move(subject)} {
    sums.at("games").get_to(games_);
    sums.at("unfinished").get_to(unfinished_);
    sums.at("ties").get_to(ties_);
    sums.at("lost").get_to(lost_);
    sums.at("first_chair").get_to(first_chair_);
    turns_ = read_moments(sums.at("turns"));
    for (const auto& length : sums.at("lengths")) {
        lengths_[length.at(0).get<std::uint32_t>()] = length.at(1).get<std::uint64_t>();
    }
    for (const auto& player : sums.at("players")) {
        players_.push_back({subject_.bots.at(players_.size()),
                            player.at("wins").get<std::uint64_t>(),
                            read_moments(player.at("score")), read_effort(player)});
    }
    for (const auto& card : sums.at("cards")) {
        CardRow row{card.at("id").get<std::string>(), card.at("name").get<std::string>(), {}};
        for (const auto& counted : card.at("counted")) {
            row.counted.push_back(
                {counted.at(0).get<std::uint64_t>(),
                 {counted.at(1).get<std::uint64_t>(), counted.at(2).get<std::uint64_t>()}});
        }
        const bool possible =
            std::all_of(row.counted.begin(), row.counted.end(),
                        [](const Counted& each) { return each.wins.hits <= each.wins.tries; });
        if (!possible) throw std::invalid_argument{"a card has won more games than it was in"};
        row.counted.resize(subject_.statistics.size());
        const auto at = card.at("at").get<std::size_t>();
        if (at >= index_of(no_definition))
            throw std::invalid_argument{"a card's place is far too high"};
        if (cards_.size() <= at) cards_.resize(at + 1);
        cards_[at] = std::move(row);
    }
}

void SimSummary::add(const GameResult& game) {
    ++games_;
    if (!game.finished) {
        ++unfinished_;
        return;
    }
    turns_.add(game.cycles);
    ++lengths_[game.cycles];
    const auto winners = std::count(game.winners.begin(), game.winners.end(), true);
    const bool alone = winners == 1;
    if (winners > 1) ++ties_;
    if (winners == 0) ++lost_;
    const auto won = [&](std::size_t player) { return alone && game.winners[player]; };
    for (std::size_t player = 0; player < players_.size(); ++player) {
        players_[player].score.add(game.scores[player]);
        if (!game.efforts.empty()) players_[player].effort.add(game.efforts[player]);
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

void SimSummary::add(const SimSummary& other) {
    games_ += other.games_;
    unfinished_ += other.unfinished_;
    ties_ += other.ties_;
    lost_ += other.lost_;
    first_chair_ += other.first_chair_;
    turns_.add(other.turns_);
    for (const auto& [length, games] : other.lengths_) lengths_[length] += games;
    for (std::size_t player = 0; player < players_.size(); ++player) {
        players_[player].wins += other.players_[player].wins;
        players_[player].score.add(other.players_[player].score);
        players_[player].effort.add(other.players_[player].effort);
    }
    if (cards_.size() < other.cards_.size()) cards_.resize(other.cards_.size());
    for (std::size_t card = 0; card < other.cards_.size(); ++card) {
        const CardRow& more = other.cards_[card];
        CardRow& row = cards_[card];
        if (!occurred(more)) continue;
        if (!occurred(row)) {
            row = more;
            continue;
        }
        for (std::size_t at = 0; at < row.counted.size(); ++at) {
            row.counted[at].times += more.counted[at].times;
            row.counted[at].wins.hits += more.counted[at].wins.hits;
            row.counted[at].wins.tries += more.counted[at].wins.tries;
        }
    }
}

nlohmann::ordered_json SimSummary::sums() const {
    nlohmann::ordered_json sums;
    sums["games"] = games_;
    sums["unfinished"] = unfinished_;
    sums["ties"] = ties_;
    sums["lost"] = lost_;
    sums["first_chair"] = first_chair_;
    sums["turns"] = as_json(turns_);
    sums["lengths"] = nlohmann::ordered_json::array();
    for (const auto& [length, games] : lengths_) sums["lengths"].push_back({length, games});
    sums["players"] = nlohmann::ordered_json::array();
    for (const Player& player : players_) {
        nlohmann::ordered_json sum{{"wins", player.wins}, {"score", as_json(player.score)}};
        if (player.effort.decisions > 0) {
            sum["effort"] = {player.effort.decisions, player.effort.microseconds};
        }
        sums["players"].push_back(std::move(sum));
    }
    sums["cards"] = nlohmann::ordered_json::array();
    for (std::size_t at = 0; at < cards_.size(); ++at) {
        const CardRow& row = cards_[at];
        if (!occurred(row)) continue;
        auto counted = nlohmann::ordered_json::array();
        for (const Counted& each : row.counted) {
            counted.push_back({each.times, each.wins.hits, each.wins.tries});
        }
        sums["cards"].push_back(
            {{"at", at}, {"id", row.id}, {"name", row.name}, {"counted", std::move(counted)}});
    }
    return sums;
}

std::vector<SimSummary::CardRow> SimSummary::cards() const {
    std::vector<CardRow> rows;
    std::copy_if(cards_.begin(), cards_.end(), std::back_inserter(rows), occurred);
    const auto more = [](const CardRow& left, const CardRow& right) {
        return std::lexicographical_compare(
            left.counted.begin(), left.counted.end(), right.counted.begin(), right.counted.end(),
            [](const Counted& one, const Counted& other) { return one.times > other.times; });
    };
    std::stable_sort(rows.begin(), rows.end(), more);
    return rows;
}

}  // namespace cardwright::tool
