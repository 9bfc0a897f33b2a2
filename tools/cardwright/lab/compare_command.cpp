// cardwright compare: the same games with and without something, and what difference it makes.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>

#include "cardwright/commands.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/lab/comparison_figures.hpp"
#include "cardwright/lab/other_content.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/sim/progress.hpp"
#include "cardwright/sim/run_options.hpp"
#include "catalog/text/text.hpp"

namespace cardwright::tool {
namespace {

/// So many games of each side are played before they are looked at.
constexpr std::uint64_t games_at_once = 500;

struct CompareOptions : RunOptions {
    std::vector<std::string> with;  ///< mods and rules
    std::vector<std::string> with_seats;
    std::vector<std::string> with_lineup;
    TableOptions with_options;
    std::string until;  ///< the figure that is to be sure
    RunOutput output;
};

std::string difference_in_words(const CompareOptions& options) {
    std::vector<std::string> parts = options.with;
    if (!options.with_seats.empty()) {
        parts.push_back(fmt::format("{} playing", fmt::join(options.with_seats, ", ")));
    }
    if (!options.with_lineup.empty()) {
        parts.push_back(fmt::format("the line-up {}", fmt::join(options.with_lineup, ", ")));
    }
    for (const auto& [name, value] : options.with_options) {
        parts.push_back(fmt::format("{}={}", name, value));
    }
    return parts.empty() ? "nothing changed" : fmt::format("{}", fmt::join(parts, ", "));
}

FigureKey key_called(const std::string& name) {
    if (name == "wins") return {FigureKey::About::wins, 0, {}};
    if (name == "score") return {FigureKey::About::score, 0, {}};
    if (name == "length") return {FigureKey::About::length, 0, {}};
    throw std::invalid_argument{
        fmt::format("--until-sure: write wins, score or length, not \"{}\"", name)};
}

class ComparedRun {
  public:
    ComparedRun(const Kit& first, const SimulationPlan& first_plan, const Kit& second,
                const SimulationPlan& second_plan)
        : first_{first}, second_{second}, first_plan_{first_plan}, second_plan_{second_plan} {}

    /// Plays both sides, some games of each in turn, until all are played, somebody stops it, or
    /// the figure is sure.
    void play(Comparison& into, const std::optional<FigureKey>& until) {
        const std::uint64_t end = first_plan_.first + first_plan_.games;
        const SimProgress progress{2 * first_plan_.games, done_};
        for (std::uint64_t next = first_plan_.first; next < end; next += games_at_once) {
            const std::uint64_t games = std::min(games_at_once, end - next);
            const auto one = played(first_, first_plan_, next, games);
            const auto other = played(second_, second_plan_, next, games);
            for (std::size_t at = 0; at < std::min(one.size(), other.size()); ++at) {
                into.add(one[at], first_.blueprint(), other[at], second_.blueprint());
            }
            if (stopping()) return;
            if (until && into.sure_at_any_time(*until)) {
                into.stopped_when_sure = true;
                return;
            }
        }
    }

  private:
    std::vector<GameResult> played(const Kit& kit, SimulationPlan plan, std::uint64_t first,
                                   std::uint64_t games) {
        plan.first = first;
        plan.games = games;
        std::vector<GameResult> results;
        simulate(
            kit, plan, [&](const GameResult& game) { results.push_back(game); }, &done_,
            &stop_flag());
        return results;
    }

    const Kit& first_;
    const Kit& second_;
    const SimulationPlan& first_plan_;
    const SimulationPlan& second_plan_;
    std::atomic<std::uint64_t> done_{0};
};

void add_card_names(Comparison& comparison, const Blueprint& blueprint) {
    for (std::size_t card = 0; card < blueprint.schema.definitions.size(); ++card) {
        comparison.card_names[blueprint.schema.definitions[card].id] =
            card_name(blueprint, id_at<DefId>(card), "en");
    }
}

int compare(CompareOptions& options) {
    if (!options.until.empty() && !options.shard.whole()) {
        throw std::invalid_argument{
            "--until-sure cannot be used with --shard: nobody sees all games"};
    }
    const auto until =
        options.until.empty() ? std::nullopt : std::optional{key_called(options.until)};
    const Kit first = open_kit(options.content);
    const Kit second = open_kit_with(options.content, options.with);
    CompareOptions changed = options;
    if (!options.with_seats.empty()) changed.plan.seats = options.with_seats;
    if (!options.with_lineup.empty()) changed.plan.table.lineup = options.with_lineup;
    for (const auto& option : options.with_options) {
        changed.plan.table.options.push_back(option);
    }
    prepare(options, first);
    prepare(changed, second);
    if (options.plan.seats.size() != changed.plan.seats.size()) {
        throw std::invalid_argument{"as many must play on both sides"};
    }
    SimulationPlan first_plan = options.share();
    SimulationPlan second_plan = changed.share();
    first_plan.statistics = second_plan.statistics = true;

    Comparison comparison;
    comparison.first = subject_of(first, first_plan, options.plan.games);
    comparison.second = subject_of(second, second_plan, options.plan.games);
    comparison.what = difference_in_words(options);
    comparison.changed = changed_cards(first.blueprint(), second.blueprint());
    comparison.shard = options.shard;
    add_card_names(comparison, first.blueprint());
    add_card_names(comparison, second.blueprint());
    notice_stopping();
    const auto start = std::chrono::steady_clock::now();
    try {
        ComparedRun{first, first_plan, second, second_plan}.play(comparison, until);
    } catch (const SimulationError& error) {
        say_error(fmt::format("game {} went wrong: {}", error.number + 1, error.what()), Tone::bad);
        return failure;
    }
    comparison.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    print_comparison(options.output, comparison);
    return stopping() ? interrupted : success;
}

}  // namespace

void add_compare(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<CompareOptions>();
    CLI::App* command = program.add_subcommand(
        "compare", "Play the same games with and without a mod, a rule, other bots or cards");
    add_content_options(*command, options->content);
    add_seats_options(*command, *options);
    add_games_options(*command, *options, 1000);
    add_shard_option(*command, *options);
    command->add_option("--with", options->with, "A mod (a folder) or a rule, e.g. militia.keep=2")
        ->allow_extra_args(false);
    command->add_option("--with-seats", options->with_seats, "Other bots")->delimiter(',');
    command->add_option("--with-lineup,--with-kingdom", options->with_lineup, "Other cards")
        ->delimiter(',');
    add_table_options(*command, options->with_options, "--with-option");
    command->add_option("--until-sure", options->until,
                        "Stop as soon as it is sure that this differs: wins or score of the first "
                        "seat, or length");
    add_run_output(*command, options->output);
    command->callback([options, &exit_code] { exit_code = compare(*options); });
}

}  // namespace cardwright::tool
