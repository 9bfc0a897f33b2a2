// cardwright merge: the shares of a run, played wherever, as the one run they are.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <stdexcept>

#include "cardwright/commands.hpp"
#include "cardwright/lab/comparison_figures.hpp"
#include "cardwright/lab/tournament_figures.hpp"
#include "cardwright/output.hpp"
#include "cardwright/sim/figures.hpp"
#include "cardwright/sim/run_files.hpp"
#include "cardwright/sim/run_output.hpp"

namespace cardwright::tool {
namespace {

struct MergeOptions {
    std::vector<std::string> files;
    RunOutput output;
    bool partial = false;
};

void must_be_same_run(bool same, const std::string& first, const std::string& other) {
    if (same) return;
    throw std::invalid_argument{
        fmt::format("\"{}\" and \"{}\" are of different runs: seed, bots, number of games, rules, "
                    "cards and version must be the same",
                    first, other)};
}

/// Whole runs stand for themselves; of shares all must be there, unless fewer will do.
void must_be_whole(const ShardsFound& found, bool partial) {
    const std::string missing = found.missing();
    if (missing.empty()) return;
    const std::string text = fmt::format("of {} shares there is no {}", found.of(), missing);
    if (!partial) throw std::invalid_argument{text + "; --partial adds up what there is"};
    say_error(text, Tone::warning);
}

/// Adds up figures of one kind. `subject` tells what was played, `add` adds one to another.
template <typename Figures, typename Read, typename Subject, typename Add>
Figures merged(const MergeOptions& options, const std::vector<FigureFile>& files, const Read& read,
               const Subject& subject, const Add& add) {
    Figures all = read(files.front().figures);
    ShardsFound found;
    found.add(all.shard, files.front().path);
    for (std::size_t at = 1; at < files.size(); ++at) {
        const Figures more = read(files[at].figures);
        must_be_same_run(subject(all) == subject(more), files.front().path, files[at].path);
        found.add(more.shard, files[at].path);
        add(all, more);
    }
    must_be_whole(found, options.partial);
    all.shard = {};
    return all;
}

/// In the order of their shares: the hashes of the games follow each other.
void sort_by_share(std::vector<FigureFile>& files) {
    const auto share = [](const FigureFile& file) {
        return file.figures.contains("shard")
                   ? read_shard(file.figures.at("shard").get<std::string>()).number
                   : 1;
    };
    std::stable_sort(
        files.begin(), files.end(),
        [&](const FigureFile& one, const FigureFile& other) { return share(one) < share(other); });
}

int merge_all(const MergeOptions& options) {
    std::vector<FigureFile> files;
    for (const std::string& path : options.files) files.push_back(read_figures(path));
    const std::string format = files.front().figures.at("format").get<std::string>();
    for (const FigureFile& file : files) {
        must_be_same_run(file.figures.at("format") == format, files.front().path, file.path);
    }
    sort_by_share(files);
    if (format == sim_format) {
        print_run(
            options.output,
            merged<SimRun>(
                options, files, read_run, [](const SimRun& run) { return run.summary.subject(); },
                [](SimRun& all, const SimRun& more) {
                    all.summary.add(more.summary);
                    all.seconds += more.seconds;
                    all.hashes.insert(all.hashes.end(), more.hashes.begin(), more.hashes.end());
                }));
    } else if (format == comparison_format) {
        print_comparison(options.output,
                         merged<Comparison>(
                             options, files, read_comparison,
                             [](const Comparison& each) { return each.subjects(); },
                             [](Comparison& all, const Comparison& more) { all.add(more); }));
    } else if (format == tournament_format) {
        print_tournament(options.output,
                         merged<Tournament>(
                             options, files, read_tournament,
                             [](const Tournament& each) { return each.subject; },
                             [](Tournament& all, const Tournament& more) { all.add(more); }));
    } else {
        throw std::invalid_argument{fmt::format(
            "\"{}\" is written as \"{}\"; this version reads \"{}\", \"{}\" and \"{}\"",
            files.front().path, format, sim_format, comparison_format, tournament_format)};
    }
    return success;
}

}  // namespace

void add_merge(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<MergeOptions>();
    CLI::App* command = program.add_subcommand(
        "merge", "Add up the shares of a run that were played with --shard and --json");
    command->add_option("files", options->files, "The figures of each share")->required();
    command->add_flag("--partial", options->partial, "Do with the shares there are");
    add_run_output(*command, options->output);
    command->callback([options, &exit_code] {
        try {
            exit_code = merge_all(*options);
        } catch (const nlohmann::json::exception&) {
            throw std::invalid_argument{
                "one of the files lacks figures it should have; it may be damaged"};
        }
    });
}

}  // namespace cardwright::tool
