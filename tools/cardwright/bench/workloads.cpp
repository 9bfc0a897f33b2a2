// Whole games: how many a second, and what part of the native ceiling that is.

#include "cardwright/bench/workloads.hpp"

#include <algorithm>
#include <array>

#include "bench/ceiling.hpp"
#include "bench/native_seat.hpp"
#include "cardwright/bench/session.hpp"
#include "cardwright/bench/table.hpp"
#include "match/think/mind.hpp"

namespace cardwright::bench {
namespace {

/// A part of the ceiling: one over this.
struct Share {
    int must;
    int goal;
};

struct WorkloadKind {
    const char* name;
    std::optional<Share> share;
    /// Nothing if the content is not installed.
    std::optional<Contestant> (*open)(const std::string& name, const Content& content);
};

std::optional<Contestant> open_big_money(const std::string& name, const Content& content) {
    return player_of(name, content.kit("dominion", {"base"}), first_game_table(),
                     seats_named({"big-money"}));
}

std::optional<Contestant> open_native(const std::string& name, const Content& content) {
    return player_of(name, content.kit("dominion", {"base"}), first_game_table(),
                     [](Match& match, std::size_t /*chair*/) {
                         return native_big_money(match.kit().blueprint());
                     });
}

std::optional<Contestant> open_attacks(const std::string& name, const Content& content) {
    return player_of(name, content.kit("dominion", {"base"}), attack_table(),
                     seats_named({"two-witches", "two-militias"}));
}

std::optional<Contestant> open_random(const std::string& name, const Content& content) {
    return player_of(name, content.kit("dominion", {"base", "guilds"}), {},
                     seats_named({"random"}));
}

std::optional<Contestant> open_chronicles(const std::string& name, const Content& content) {
    if (!content.has("chronicles")) return std::nullopt;
    TablePlan plan;
    plan.seats = 4;
    return player_of(name, content.kit("chronicles"), plan, seats_named({"random"}));
}

std::optional<Contestant> open_villages(const std::string& name, const Content& content) {
    if (!content.has("villages")) return std::nullopt;
    TablePlan plan;
    plan.seats = 3;
    return player_of(name, content.kit("villages"), plan, seats_named({"random"}));
}

/// Games that a search plays out from the first question of a table; a playout counts as a game.
std::optional<Contestant> open_playouts(const std::string& name, const Content& content) {
    struct Table {
        explicit Table(const Kit& kit)
            : match{kit, {.history = false, .moments = true, .journal = false}},
              mind{kit, {}, {}} {}
        Match match;
        Mind mind;
        std::optional<Moment> moment;
    };
    const auto table = std::make_shared<Table>(content.kit("dominion", {"base"}));
    table->match.begin(first_game_table());
    table->moment.emplace(table->match.moment());
    const OwnerId seat = table->match.game().deciding().front();
    table->mind.face(*table->moment, seat, [] { return false; });
    return Contestant{name, [table](std::uint64_t first, std::uint64_t playouts) {
                          std::uint64_t choices = 0;
                          const std::uint64_t calls = table->mind.script_calls();
                          Tally tally = timed(playouts, [&] {
                              for (std::uint64_t at = first; at < first + playouts; ++at) {
                                  Playout playout;
                                  playout.world = at;
                                  static_cast<void>(table->mind.play_out(playout));
                                  choices += table->mind.game().choices_asked();
                              }
                          });
                          tally.choices = choices;
                          tally.script_calls = table->mind.script_calls() - calls;
                          return tally;
                      }};
}

/// The mini games belong to the source tree and are not installed.
std::optional<Contestant> open_mini(const std::string& name, const Content& content) {
    const std::string game = name.substr(name.find('-') + 1);
    const auto folder = content.roots.front() / "tests" / "minis" / game;
    if (!std::filesystem::is_directory(folder)) return std::nullopt;
    const Content mini = Content::open({folder});
    const Kit kit = mini.kit(game);
    TablePlan plan;
    plan.seats = std::max<std::uint8_t>(2, kit.blueprint().schema.seats.least);
    return player_of(name, kit, plan, seats_named({"random"}));
}

constexpr std::array workload_kinds{
    WorkloadKind{"big-money", Share{30, 14}, open_big_money},
    WorkloadKind{"big-money-native", Share{14, 7}, open_native},
    WorkloadKind{"attacks", Share{70, 18}, open_attacks},
    WorkloadKind{"playouts", std::nullopt, open_playouts},
    WorkloadKind{"random-dominion", std::nullopt, open_random},
    WorkloadKind{"random-chronicles", Share{1000, 400}, open_chronicles},
    WorkloadKind{"random-villages", Share{1000, 400}, open_villages},
    WorkloadKind{"random-brawl", std::nullopt, open_mini},
    WorkloadKind{"random-caravans", std::nullopt, open_mini},
    WorkloadKind{"random-hamlets", std::nullopt, open_mini},
};

Contestant the_ceiling() {
    return {"ceiling", [](std::uint64_t first, std::uint64_t games) {
                return timed(games, [&] {
                    // Keeping what came of them keeps the compiler from leaving the games out.
                    volatile std::uint64_t points = play_ceiling(games, first + 1).points;
                    static_cast<void>(points);
                });
            }};
}

}  // namespace

TablePlan first_game_table() {
    TablePlan plan;
    plan.lineup = {"first_game"};
    return plan;
}

TablePlan attack_table() {
    TablePlan plan;
    plan.lineup = {"cellar",  "market", "militia", "mine",  "moat",
                   "remodel", "smithy", "village", "witch", "workshop"};
    return plan;
}

std::vector<std::string> workload_names() {
    std::vector<std::string> names;
    for (const WorkloadKind& kind : workload_kinds) names.emplace_back(kind.name);
    return names;
}

void measure_workloads(BenchSession& session) {
    std::vector<const WorkloadKind*> kinds;
    std::vector<Contestant> contestants{the_ceiling()};
    for (const WorkloadKind& kind : workload_kinds) {
        if (!session.wants(kind.name) && !session.wants("workloads")) continue;
        auto contestant = kind.open(kind.name, session.content);
        if (!contestant) continue;
        kinds.push_back(&kind);
        contestants.push_back(std::move(*contestant));
    }
    const std::vector<Tally> best = hold_contest(contestants, session.rules(), session.progress);
    session.report.ceiling = best[0].per_second(best[0].times);
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const Tally& tally = best[at + 1];
        Workload workload;
        workload.name = kinds[at]->name;
        workload.games_per_second = tally.per_second(tally.times);
        workload.choices_per_second = tally.per_second(tally.choices);
        workload.script_calls_per_second = tally.per_second(tally.script_calls);
        workload.ratio_to_ceiling = workload.games_per_second / session.report.ceiling;
        if (const auto& share = kinds[at]->share) {
            workload.must = 1.0 / share->must;
            workload.goal = 1.0 / share->goal;
        }
        session.report.workloads.push_back(std::move(workload));
    }
}

}  // namespace cardwright::bench
