// What single things cost: a made-up game with so many of them, less the same game with none.

#include <array>

#include "cardwright/bench/session.hpp"
#include "cardwright/bench/stopwatch.hpp"
#include "cardwright/bench/synthetic.hpp"
#include "cardwright/bench/table.hpp"
#include "cardwright/bench/workloads.hpp"

namespace cardwright::bench {
namespace {

constexpr std::int32_t many_times = 500;

/// Two games that differ in one thing, done many times.
struct CostKind {
    const char* name;
    BenchOptions with;
    BenchOptions without;
};

std::vector<CostKind> cost_kinds() {
    const std::int32_t n = many_times;
    return {
        {"a choice of a menu", {{"menus", n}}, {}},
        {"a question of a script", {{"questions", n}}, {}},
        {"a trigger", {{"events", n}, {"listeners", 1}}, {{"events", n}}},
        {"a script call: the kernel calls a function", {{"calls", n}}, {}},
        {"a binding: a script changes a counter", {{"bindings", n}}, {}},
    };
}

/// A game of Big Money that is kept whole, as at a table where people play.
class KeptGame {
  public:
    explicit KeptGame(const Kit& kit) : match_{kit} {
        for (std::size_t chair = 0; chair < 2; ++chair) {
            seats_.push_back(make_seat("big-money", chair, match_));
        }
    }
    void play() {
        match_.begin(first_game_table());
        play_out(match_, seats_);
    }
    [[nodiscard]] Match& match() noexcept { return match_; }

  private:
    Match match_;
    std::vector<std::unique_ptr<Seat>> seats_;
};

Contestant snapshots(const Kit& kit) {
    const auto kept = std::make_shared<KeptGame>(kit);
    kept->play();
    return {"snapshots", [kept](std::uint64_t /*first*/, std::uint64_t times) {
                const State& state = kept->match().game().table_state();
                return timed(times, [&] {
                    for (std::uint64_t at = 0; at < times; ++at) {
                        const State snapshot{state};
                        static_cast<void>(snapshot);
                    }
                });
            }};
}

/// All of a game, from its last answer back to its first.
Contestant undos(const Kit& kit) {
    const auto kept = std::make_shared<KeptGame>(kit);
    return {"undos", [kept](std::uint64_t /*first*/, std::uint64_t games) {
                Tally tally;
                for (std::uint64_t game = 0; game < games; ++game) {
                    kept->play();
                    const double start = cpu_seconds();
                    while (kept->match().undo()) ++tally.times;
                    tally.seconds += cpu_seconds() - start;
                }
                return tally;
            }};
}

}  // namespace

void measure_costs(BenchSession& session) {
    const std::vector<CostKind> kinds = cost_kinds();
    std::vector<Contestant> contestants;
    for (const CostKind& kind : kinds) {
        contestants.push_back(chores(kind.name, kind.with));
        contestants.push_back(chores(kind.name, kind.without));
    }
    const Kit kit = session.content.kit("dominion", {"base"});
    contestants.push_back(snapshots(kit));
    contestants.push_back(undos(kit));
    const std::vector<Tally> best = hold_contest(contestants, session.rules(0.2), session.progress);
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const double more = best[2 * at].nanoseconds_each() - best[2 * at + 1].nanoseconds_each();
        session.add("costs", kinds[at].name, more / many_times, "ns");
    }
    session.add("costs", "a snapshot", best[best.size() - 2].nanoseconds_each(), "ns");
    session.add("costs", "an undo", best.back().nanoseconds_each(), "ns");
}

}  // namespace cardwright::bench
