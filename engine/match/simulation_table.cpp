#include "match/simulation_table.hpp"

#include <algorithm>

namespace cardwright {
namespace {

/// Players may bring a game to where nothing can happen any more (no money left anywhere) and go
/// on for ever. That is nobody's mistake: all scripts do what they should.
bool found_no_end(const GameError& error) noexcept {
    return error.limit == "choices_per_game" || error.limit == "steps_per_game";
}

}  // namespace

SimulationTable::SimulationTable(const Kit& kit, const SimulationPlan& plan)
    : plan_{plan}, match_{kit, plan.match} {
    for (std::size_t at = 0; at < plan.seats.size(); ++at) {
        players_.push_back(make_seat(plan.seats[at], at, match_));
    }
    if (!plan.statistics) return;
    tally_.emplace(kit.blueprint());
    match_.game().tally = &*tally_;
}

std::size_t SimulationTable::player_on(std::size_t chair, std::uint64_t number) const noexcept {
    return (chair + (plan_.alternate ? number : 0)) % plan_.seats.size();
}

std::vector<std::string> SimulationTable::seated(std::uint64_t number) const {
    std::vector<std::string> names;
    for (std::size_t chair = 0; chair < plan_.seats.size(); ++chair) {
        names.push_back(plan_.seats[player_on(chair, number)]);
    }
    return names;
}

GameResult SimulationTable::play(std::uint64_t number) {
    const std::size_t count = players_.size();
    std::vector<std::unique_ptr<Seat>> chairs(count);
    for (std::size_t chair = 0; chair < count; ++chair) {
        chairs[chair] = std::move(players_[player_on(chair, number)]);
    }
    const auto give_back = [&] {
        for (std::size_t chair = 0; chair < count; ++chair) {
            players_[player_on(chair, number)] = std::move(chairs[chair]);
        }
    };
    try {
        play_game(match_, plan_of_game(plan_, number), chairs, [&] {
            if (tally_) tally_->begin(count);
        });
    } catch (const GameError& error) {
        give_back();
        if (!found_no_end(error)) throw;
        return result(number);
    } catch (...) {
        give_back();
        throw;
    }
    give_back();
    return result(number);
}

GameResult SimulationTable::result(std::uint64_t number) const {
    const std::size_t count = players_.size();
    const State& state = match_.game().table_state();
    GameResult result;
    result.number = number;
    result.finished = match_.game().finished();
    if (plan_.hashes) result.hash = state.hash();
    result.cycles = state.position.cycle;
    result.scores.resize(count);
    result.winners.resize(count);
    result.chairs.resize(count);
    for (std::size_t chair = 0; chair < count; ++chair) {
        const std::size_t player = player_on(chair, number);
        result.chairs[player] = static_cast<std::uint8_t>(chair);
        if (!result.finished) continue;
        const Judgement& judgement = state.judgements[chair];
        result.scores[player] = judgement.rank.empty() ? 0 : judgement.rank[0];
        result.winners[player] = judgement.winner;
    }
    const bool thinking = std::any_of(players_.begin(), players_.end(),
                                      [](const auto& player) { return player->thinks(); });
    for (const auto& player : players_) {
        if (thinking) result.efforts.push_back(player->effort());
    }
    if (tally_) add_statistics(result);
    return result;
}

void SimulationTable::add_statistics(GameResult& result) const {
    const Blueprint& blueprint = match_.kit().blueprint();
    result.lineup = match_.game().setup().lineup;
    for (std::size_t statistic = 0; statistic < blueprint.statistics.size(); ++statistic) {
        for (std::size_t player = 0; player < players_.size(); ++player) {
            for (std::size_t card = 0; card < blueprint.schema.definitions.size(); ++card) {
                const std::uint32_t times =
                    tally_->of(statistic, result.chairs[player], id_at<DefId>(card));
                if (times == 0) continue;
                result.cards.push_back({static_cast<std::uint8_t>(statistic),
                                        static_cast<std::uint8_t>(player), id_at<DefId>(card),
                                        times});
            }
        }
    }
}

}  // namespace cardwright
