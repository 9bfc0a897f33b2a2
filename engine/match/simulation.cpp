#include "match/simulation.hpp"

#include <algorithm>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "match/simulation_table.hpp"

namespace cardwright {
namespace {

/// Games are given out in blocks: one by one, and threads would wait for each other.
constexpr std::uint64_t most_games_per_block = 16;

/// Small enough that every thread has its share of a short run.
std::uint64_t block_size(const SimulationPlan& plan) {
    return std::clamp<std::uint64_t>(plan.games / (std::uint64_t{plan.threads} * 8 + 1), 1,
                                     most_games_per_block);
}

/// Tells of games in the order of their numbers, whichever thread has played them.
class InOrder {
  public:
    InOrder(const ResultSink& sink, std::uint64_t first) : sink_{sink}, next_{first} {}

    void add(std::vector<GameResult> games) {
        if (games.empty()) return;
        const std::lock_guard lock{guard_};
        const std::uint64_t first = games.front().number;
        waiting_.emplace(first, std::move(games));
        while (!waiting_.empty() && waiting_.begin()->first == next_) {
            next_ += waiting_.begin()->second.size();
            tell(waiting_.extract(waiting_.begin()).mapped(), next_);
        }
    }

    /// What is left when a run was stopped: games with holes between them, up to a number.
    void finish(std::uint64_t end) {
        for (const auto& [first, games] : std::exchange(waiting_, {})) tell(games, end);
    }

  private:
    void tell(const std::vector<GameResult>& games, std::uint64_t end) {
        for (const GameResult& game : games) {
            if (game.number < end) sink_(game);
        }
    }

    const ResultSink& sink_;
    std::mutex guard_;
    std::map<std::uint64_t, std::vector<GameResult>> waiting_;  ///< by the number of the first
    std::uint64_t next_;
};

class SimulationRun {
  public:
    SimulationRun(const Kit& kit, const SimulationPlan& plan, const ResultSink& sink,
                  std::atomic<std::uint64_t>* done, const std::atomic<bool>* stop)
        : kit_{kit},
          plan_{plan},
          block_{block_size(plan)},
          end_{plan.first + plan.games},
          order_{sink, plan.first},
          done_{done},
          stop_{stop},
          next_{plan.first} {}

    void play() {
        // The first table is set up here: what is wrong with all of them is no game's fault.
        static_cast<void>(plan_setup(kit_.blueprint(), plan_of_game(plan_, plan_.first)));
        SimulationTable first{kit_, plan_};
        {
            std::vector<std::jthread> others;
            for (unsigned thread = 1; thread < plan_.threads; ++thread) {
                others.emplace_back([this] { play_at_own_table(); });
            }
            play_blocks(first);
        }
        if (trouble_) std::rethrow_exception(trouble_);
        order_.finish(problem_ ? problem_->number : end_);
        if (problem_) throw SimulationError{*problem_};
    }

  private:
    void play_at_own_table() {
        try {
            SimulationTable table{kit_, plan_};
            play_blocks(table);
        } catch (...) {
            const std::lock_guard lock{guard_};
            trouble_ = std::current_exception();
        }
    }

    void play_blocks(SimulationTable& table) {
        while (true) {
            const std::uint64_t first = next_.fetch_add(block_);
            if (first >= end_) return;
            std::vector<GameResult> games;
            const bool whole = play_block(table, first, games);
            order_.add(std::move(games));
            if (!whole) return;
        }
    }

    /// False if it was stopped or a game went wrong.
    bool play_block(SimulationTable& table, std::uint64_t first, std::vector<GameResult>& games) {
        const std::uint64_t end = std::min(end_, first + block_);
        for (std::uint64_t number = first; number < end; ++number) {
            if (stop_ != nullptr && stop_->load()) return false;
            try {
                games.push_back(table.play(number));
            } catch (const GameError& error) {
                went_wrong(number, error.full_text());
                return false;
            } catch (const std::exception& error) {
                went_wrong(number, error.what());
                return false;
            }
            if (done_ != nullptr) done_->fetch_add(1);
        }
        return true;
    }

    /// The earliest such game is reported, whichever thread met one first: blocks that are under
    /// way are played to their end, and no new one begins.
    void went_wrong(std::uint64_t number, const std::string& message) {
        const std::lock_guard lock{guard_};
        if (!problem_ || number < problem_->number) problem_.emplace(number, message);
        next_ = end_;
    }

    const Kit& kit_;
    const SimulationPlan& plan_;
    std::uint64_t block_;
    std::uint64_t end_;
    InOrder order_;
    std::atomic<std::uint64_t>* done_;
    const std::atomic<bool>* stop_;
    std::atomic<std::uint64_t> next_;
    std::mutex guard_;
    std::optional<SimulationError> problem_;
    std::exception_ptr trouble_;  ///< no game's: a thread could not go to work
};

}  // namespace

TablePlan plan_of_game(const SimulationPlan& plan, std::uint64_t number) {
    TablePlan table = plan.table;
    table.seats = static_cast<std::uint8_t>(std::min<std::size_t>(plan.seats.size(), UINT8_MAX));
    table.seed = mix_bits(plan.table.seed ^ mix_bits(number + 1));
    if (!table.first) table.first = 0;  // the first chair begins: figures are by order of play
    return table;
}

void simulate(const Kit& kit, const SimulationPlan& plan, const ResultSink& sink,
              std::atomic<std::uint64_t>* done, const std::atomic<bool>* stop) {
    SimulationRun{kit, plan, sink, done, stop}.play();
}

std::vector<GameResult> simulate(const Kit& kit, const SimulationPlan& plan) {
    std::vector<GameResult> results;
    simulate(kit, plan, [&](const GameResult& game) { results.push_back(game); });
    return results;
}

}  // namespace cardwright
