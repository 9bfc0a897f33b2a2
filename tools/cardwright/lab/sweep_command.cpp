// cardwright sweep: the same games with one value of a card after the other.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "cardwright/commands.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/lab/other_content.hpp"
#include "cardwright/lab/sweep.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/sim/progress.hpp"
#include "cardwright/sim/run_options.hpp"
#include "cardwright/sim/run_output.hpp"
#include "cardwright/typed_rules.hpp"

namespace cardwright::tool {
namespace {

struct SweepOptions : RunOptions {
    std::string range;
    RunOutput output;
};

SimRun played(const Kit& kit, SimulationPlan plan, std::atomic<std::uint64_t>& done) {
    plan.statistics = true;
    SimRun run{.summary = {kit.blueprint(), subject_of(kit, plan, plan.games)},
               .shard = {},
               .seconds = 0,
               .hashes = {}};
    const auto start = std::chrono::steady_clock::now();
    simulate(
        kit, plan, [&](const GameResult& game) { run.summary.add(game); }, &done, &stop_flag());
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return run;
}

void print_sweep(const RunOutput& output, const Sweep& sweep) {
    if (output.json) {
        say(json_text(as_json(sweep), 2));
    } else if (output.csv) {
        say(as_csv(sweep));
    } else {
        write_out(as_tables(sweep));
    }
    print_pictures(output, [&] { return report_of(sweep); });
}

int sweep_values(const SweepOptions& given) {
    const SweepRange range = read_range(given.range);
    Sweep sweep{.field = range.field, .card = {}, .steps = {}};
    std::atomic<std::uint64_t> done{0};
    notice_stopping();
    {
        const auto steps = static_cast<std::uint64_t>(range.last - range.first + 1);
        const SimProgress progress{steps * given.plan.games, done};
        for (std::int64_t value = range.first; value <= range.last && !stopping(); ++value) {
            const Kit kit =
                open_kit_with(given.content, {fmt::format("{}={}", range.field, value)});
            SweepOptions options = given;
            prepare(options, kit);
            if (sweep.card.empty()) {
                const std::string card = named_field(range.field).card;
                sweep.card = find_card(kit.catalog(), card).definition().id;
            }
            try {
                sweep.steps.push_back({value, played(kit, options.plan, done)});
            } catch (const SimulationError& error) {
                say_error(fmt::format("with {}={} game {} went wrong: {}", range.field, value,
                                      error.number + 1, error.what()),
                          Tone::bad);
                return failure;
            }
        }
    }
    if (!sweep.steps.empty()) print_sweep(given.output, sweep);
    return stopping() ? interrupted : success;
}

}  // namespace

void add_sweep(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<SweepOptions>();
    CLI::App* command = program.add_subcommand(
        "sweep", "Play the same games with one value of a card after the other");
    command->add_option("range", options->range, "What goes how far, e.g. militia.keep=0..5")
        ->required();
    add_content_options(*command, options->content);
    add_seats_options(*command, *options);
    add_games_options(*command, *options, 1000);
    add_run_output(*command, options->output);
    command->callback([options, &exit_code] { exit_code = sweep_values(*options); });
}

}  // namespace cardwright::tool
