// cardwright mods: what is on beside the program's own content, and who is right in a conflict.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/house_rules.hpp"
#include "cardwright/output.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

struct ModsOptions {
    std::vector<std::string> mods;
    std::string field;
    std::string winner;
};

int list_mods(const ModsOptions& options) {
    auto roots = content_roots(options.mods);
    const std::filesystem::path own = add_house_rules(roots);
    const Catalog catalog = Catalog::open(roots, {}, {}, own);
    for (const ModInfo& mod : catalog.mods()) {
        const auto english = mod.names.find("en");
        say(fmt::format("{} {}{}{}{}", mod.id, mod.version,
                        english == mod.names.end() ? "" : " · " + english->second,
                        mod.authors.empty() ? "" : " · " + mod.authors,
                        mod.licence.empty() ? "" : " · " + mod.licence));
        say("  " + mod.root, Tone::faint);
    }
    if (catalog.mods().empty())
        say("No mod is on. Folders are named with --mods or CARDWRIGHT_PATH.");
    return success;
}

int decide(const ModsOptions& options) {
    const std::size_t colon = options.field.find(':');
    if (colon == std::string::npos || options.field.find('.', colon) == std::string::npos) {
        throw std::invalid_argument{"write the field as it is told, e.g. base:militia.params.keep"};
    }
    HouseRules rules = HouseRules::open();
    rules.decide(options.field, options.winner);
    rules.save();
    say(fmt::format("\"{}\" is right about {} from now on (kept in {})", options.winner,
                    options.field, HouseRules::file().string()),
        Tone::good);
    return success;
}

}  // namespace

void add_mods(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<ModsOptions>();
    CLI::App* command = program.add_subcommand("mods", "List the mods that are on");
    command->add_option("--mods", options->mods, "Folders with further content")->delimiter(',');
    CLI::App* deciding =
        command->add_subcommand("decide", "Say which of two mods is right about a field");
    deciding->add_option("field", options->field, "Such as base:militia.params.keep")->required();
    deciding->add_option("mod", options->winner, "The mod that is right")->required();
    command->callback([options, deciding, &exit_code] {
        exit_code = deciding->parsed() ? decide(*options) : list_mods(*options);
    });
}

}  // namespace cardwright::tool
