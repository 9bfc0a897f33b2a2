#include "cardwright/mutation/command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <thread>

#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/mutation/coverage.hpp"
#include "cardwright/mutation/report.hpp"
#include "cardwright/mutation/targets.hpp"
#include "cardwright/output.hpp"
#include "cardwright/sim/progress.hpp"

namespace cardwright::tool {
namespace {

std::vector<std::string> roots_of(const std::vector<std::string>& mods) {
    std::vector<std::string> roots;
    for (const auto& root : content_roots(mods)) {
        roots.push_back(ContentFiles::normal_path(root.generic_string()));
    }
    return roots;
}

void say_list(const std::string& heading, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    say(heading, Tone::bad);
    for (const std::string& line : lines) say("  " + line);
}

/// The folder of a mod is content that need not be named twice.
std::vector<std::string> mods_of(const MutateOptions& options) {
    std::vector<std::string> mods = options.mods;
    if (!options.what.empty() &&
        std::filesystem::is_directory(std::filesystem::path{options.what} / "sets")) {
        mods.push_back(options.what);
    }
    return mods;
}

std::string share(std::size_t reached, std::size_t all) {
    if (all == 0) return "–";
    return fmt::format("{} of {}", reached, all);
}

nlohmann::json json_of(const std::vector<ScriptCoverage>& scripts) {
    nlohmann::json out = nlohmann::json::array();
    for (const ScriptCoverage& script : scripts) {
        nlohmann::json gaps = nlohmann::json::array();
        for (const auto& gap : script.gaps) {
            gaps.push_back({{"line", gap.line}, {"column", gap.column}, {"what", gap.what}});
        }
        out.push_back({{"file", script.file},
                       {"statements", script.statements},
                       {"statements_reached", script.statements_reached},
                       {"branches", script.branches},
                       {"branches_reached", script.branches_reached},
                       {"gaps", std::move(gaps)}});
    }
    return out;
}

}  // namespace

int run_coverage(const MutateOptions& options) {
    const std::vector<std::string> mods = mods_of(options);
    SpecContent content = spec_content(mods);
    std::vector<std::string> scripts = scripts_in(options.what, mods, content);
    const std::vector<ScriptCoverage> found =
        coverage_of(scripts, SpecRunner::find(options.places), content, mods);
    if (options.json) {
        say(json_text(json_of(found), 2));
        return success;
    }
    ScriptCoverage all;
    if (!options.show) say(fmt::format("{:>14}{:>14}  {}", "statements", "branches", "script"));
    for (const ScriptCoverage& script : found) {
        all.statements += script.statements;
        all.statements_reached += script.statements_reached;
        all.branches += script.branches;
        all.branches_reached += script.branches_reached;
        if (options.show) {
            say(script.file);
            say(marked_source(script, content.unchanged(mods).read_text(script.file).text));
        } else if (!script.gaps.empty()) {
            say(fmt::format("{:>14}{:>14}  {}", share(script.statements_reached, script.statements),
                            share(script.branches_reached, script.branches), script.file));
        }
    }
    say(fmt::format("{} statements and {} branches of {} scripts are reached",
                    share(all.statements_reached, all.statements),
                    share(all.branches_reached, all.branches), found.size()));
    return success;
}

int run_mutation(const MutateOptions& options) {
    const std::vector<std::string> mods = mods_of(options);
    SpecContent content = spec_content(mods);
    const std::vector<Change> all = changes_to(options.what, mods, content);
    const Equivalents equivalents{roots_of(mods)};
    const std::vector<Change> changes =
        options.sample == 0 ? all : sample_of(all, options.sample, options.seed);
    const Baseline baseline{content, SpecRunner::find(options.places)};
    std::atomic<std::uint64_t> done{0};
    const MutationOptions run{
        options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency()),
        options.every_spec};
    std::vector<Judgement> judgements;
    {
        const SimProgress progress{changes.size(), done, "changes"};
        judgements = judge(changes, content, baseline, run, done);
    }
    const MutationReport report{changes, judgements, equivalents};
    // An entry of the list can be missed only where everything was looked at.
    const std::vector<std::string> stale =
        options.what.empty() ? equivalents.without_change(all) : std::vector<std::string>{};
    if (options.json) {
        nlohmann::json out = report.json();
        out["without_change"] = stale;
        say(json_text(out, 2));
    } else {
        say(report.text());
        say_list("listed as making no difference, but there is no such change any more:", stale);
        say_list("listed as making no difference, but a spec notices it:",
                 report.noticed_after_all());
        say(fmt::format("{} changes, {} survived", changes.size(), report.survivors()),
            report.survivors() == 0 ? Tone::good : Tone::bad);
    }
    return report.survivors() == 0 && stale.empty() && report.noticed_after_all().empty() ? success
                                                                                          : failure;
}

}  // namespace cardwright::tool
