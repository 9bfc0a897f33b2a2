// cardwright bench: how fast the engine is, as ratios within one run.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <thread>

#include "cardwright/bench/printed.hpp"
#include "cardwright/bench/session.hpp"
#include "cardwright/commands.hpp"
#include "cardwright/output.hpp"
#include "catalog/version.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

struct BenchSettings {
    std::vector<std::string> only;
    std::string compare;
    bool quick = false;
    bool json = false;
};

/// A part of a run.
struct BenchPart {
    const char* name;
    void (*measure)(bench::BenchSession& session);
    bool always = false;
};

// Memory first: it is the whole program's, and the others would leave theirs behind.
constexpr std::array bench_parts{
    BenchPart{"memory", bench::measure_memory},
    BenchPart{"workloads", bench::measure_workloads, true},  // the ceiling is in every report
    BenchPart{"costs", bench::measure_costs},
    BenchPart{"loading", bench::measure_loading},
    BenchPart{"sets", bench::measure_sets},
    BenchPart{"threads", bench::measure_threads},
    BenchPart{"growth", bench::measure_growth},
};

std::vector<std::string> measurable_names() {
    std::vector<std::string> names;
    for (const BenchPart& part : bench_parts) names.emplace_back(part.name);
    for (std::string& name : bench::workload_names()) names.push_back(std::move(name));
    return names;
}

void check_names(const std::vector<std::string>& only) {
    const std::vector<std::string> names = measurable_names();
    const std::vector<std::string_view> known{names.begin(), names.end()};
    for (const std::string& name : only) {
        if (std::find(names.begin(), names.end(), name) != names.end()) continue;
        throw std::invalid_argument{"there is nothing called \"" + name + "\" to measure" +
                                    did_you_mean(name, known)};
    }
}

bench::BenchReport measure(const BenchSettings& settings) {
    bench::BenchSession session{.content = bench::Content::open(content_roots({})),
                                .only = settings.only,
                                .report = {},
                                .progress = {}};
    session.report.engine = engine_version();
    session.report.quick = settings.quick;
    session.report.cores = std::thread::hardware_concurrency();
    getloadavg(&session.report.load, 1);
    if (!session.content.has("dominion")) {
        throw std::invalid_argument{
            "the measurements need the game \"dominion\", which is not in " +
            data_folder().string()};
    }
    for (const BenchPart& part : bench_parts) {
        if (part.always || session.wants(part.name)) part.measure(session);
    }
    return std::move(session.report);
}

int run(const BenchSettings& settings) {
    check_names(settings.only);
    // Read before anything is measured: a mistyped name should not cost a minute.
    std::optional<bench::BenchReport> before;
    if (!settings.compare.empty()) before = bench::read_report(settings.compare);
    const bench::BenchReport report = measure(settings);
    if (settings.json) {
        say(json_text(bench::to_json(report), 2));
        return success;
    }
    write_out(bench::as_table(report));
    if (before) write_out(bench::as_comparison(*before, report));
    return success;
}

}  // namespace

void add_bench(CLI::App& program, int& exit_code) {
    auto settings = std::make_shared<BenchSettings>();
    CLI::App* command = program.add_subcommand(
        "bench", "Measure how fast games are, against Big Money written by hand in C++");
    command
        ->add_option("--only", settings->only,
                     fmt::format("What to measure: {}", fmt::join(measurable_names(), ", ")))
        ->delimiter(',');
    command->add_flag("--quick", settings->quick, "A rough run of a few seconds");
    CLI::Option* json = command->add_flag("--json", settings->json, "Print the figures as JSON");
    command->add_option("--compare", settings->compare, "What has changed since a saved --json run")
        ->excludes(json);
    command->callback([settings, &exit_code] { exit_code = run(*settings); });
}

}  // namespace cardwright::tool
