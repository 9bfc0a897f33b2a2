#include "match/simulation.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>

#include "match/seat.hpp"

namespace cardwright {
namespace {

/// Games are handed out in blocks: fewer than this and threads would wait for each other.
constexpr std::uint64_t games_per_block = 16;

class Worker {
  public:
    Worker(const Kit& kit, const SimulationPlan& plan) : plan_{plan}, match_{kit, plan.match} {
        for (std::size_t at = 0; at < plan.seats.size(); ++at) {
            players_.push_back(make_seat(plan.seats[at], at, match_.scripts()));
        }
    }

    GameResult play(std::uint64_t number) {
        const std::size_t count = players_.size();
        const std::size_t shift = plan_.alternate ? number % count : 0;
        GameResult result;
        result.number = number;
        // Chair c is taken by player (c + shift) % count.
        std::vector<std::unique_ptr<Seat>> chairs(count);
        for (std::size_t chair = 0; chair < count; ++chair) {
            chairs[chair] = std::move(players_[(chair + shift) % count]);
        }
        const auto give_back = [&] {
            for (std::size_t chair = 0; chair < count; ++chair) {
                players_[(chair + shift) % count] = std::move(chairs[chair]);
            }
        };
        try {
            match_.begin(plan_of_game(plan_, number));
            play_out(match_, chairs);
        } catch (...) {
            give_back();
            throw;
        }
        give_back();
        const State& state = match_.game().table_state();
        if (plan_.hashes) result.hash = state.hash();
        result.cycles = state.position.cycle;
        result.scores.resize(count);
        result.winners.resize(count);
        result.chairs.resize(count);
        for (std::size_t chair = 0; chair < count; ++chair) {
            const std::size_t player = (chair + shift) % count;
            const Judgement& judgement = state.judgements[chair];
            result.scores[player] = judgement.rank.empty() ? 0 : judgement.rank[0];
            result.winners[player] = judgement.winner;
            result.chairs[player] = static_cast<std::uint8_t>(chair);
        }
        return result;
    }

  private:
    const SimulationPlan& plan_;
    Match match_;
    std::vector<std::unique_ptr<Seat>> players_;
};

}  // namespace

TablePlan plan_of_game(const SimulationPlan& plan, std::uint64_t number) {
    TablePlan table = plan.table;
    table.seats = static_cast<std::uint8_t>(plan.seats.size());
    table.seed = mix_bits(plan.table.seed ^ mix_bits(number + 1));
    if (!table.first) table.first = 0;  // the first chair begins: figures are by order of play
    return table;
}

std::vector<GameResult> simulate(const Kit& kit, const SimulationPlan& plan,
                                 std::atomic<std::uint64_t>* done, const std::atomic<bool>* stop) {
    std::vector<GameResult> results(plan.games);
    std::vector<char> finished(plan.games, 0);
    std::atomic<std::uint64_t> next{0};
    std::mutex guard;
    std::exception_ptr problem;
    std::uint64_t problem_number = UINT64_MAX;

    const auto work = [&] {
        std::uint64_t number = 0;
        try {
            Worker worker{kit, plan};
            while (true) {
                const std::uint64_t first = next.fetch_add(games_per_block);
                if (first >= plan.games) return;
                const std::uint64_t end = std::min(plan.games, first + games_per_block);
                for (number = first; number < end; ++number) {
                    if (stop != nullptr && stop->load()) return;
                    results[number] = worker.play(number);
                    finished[number] = 1;
                    if (done != nullptr) done->fetch_add(1);
                }
            }
        } catch (const std::exception& error) {
            const auto* game_error = dynamic_cast<const GameError*>(&error);
            const std::string text = game_error != nullptr ? game_error->full_text() : error.what();
            // The earliest game that went wrong is reported, whichever thread met one first.
            const std::lock_guard lock{guard};
            if (number < problem_number) {
                problem_number = number;
                problem = std::make_exception_ptr(SimulationError{number, text});
            }
            next = plan.games;
        }
    };
    const unsigned threads = std::max(1U, plan.threads);
    if (threads == 1) {
        work();
    } else {
        std::vector<std::jthread> pool;
        for (unsigned at = 0; at < threads; ++at) pool.emplace_back(work);
    }
    if (problem) std::rethrow_exception(problem);
    std::vector<GameResult> played;
    for (std::size_t at = 0; at < results.size(); ++at) {
        if (finished[at] != 0) played.push_back(std::move(results[at]));
    }
    return played;
}

}  // namespace cardwright
