#include "cardwright/specs/mutation/command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <thread>

#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/output.hpp"
#include "cardwright/sim/progress.hpp"
#include "cardwright/specs/mutation/report.hpp"
#include "cardwright/specs/mutation/targets.hpp"

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

}  // namespace

int run_mutation(const MutateOptions& options) {
    std::vector<std::string> mods = options.mods;
    // The folder of a mod is content that need not be named twice.
    if (!options.what.empty() &&
        std::filesystem::is_directory(std::filesystem::path{options.what} / "sets")) {
        mods.push_back(options.what);
    }
    SpecContent content{mods};
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
