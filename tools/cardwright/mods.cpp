// cardwright mods: what is on beside the program's own content, and who is right in a conflict.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/found_mods.hpp"
#include "cardwright/house_rules.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "catalog/version.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

struct ModsOptions {
    std::vector<std::string> mods;
    std::vector<std::string> ids;
    std::string field;
    std::string winner;
    bool json = false;
};

/// What somebody wants to know of a mod before they play with it.
std::string mod_line(const ModInfo& mod) {
    const auto english = mod.names.find("en");
    std::string line = mod.id;
    const auto add = [&](const std::string& part, const char* before) {
        if (!part.empty()) line += before + part;
    };
    add(mod.version, " ");
    add(english == mod.names.end() ? "" : english->second, " · ");
    add(mod.authors, " · ");
    add(mod.licence, " · ");
    return line;
}

int list_mods(const ModsOptions& options) {
    const Catalog catalog = content_of_user(options.mods).open();
    nlohmann::json out{{"on", nlohmann::json::array()}, {"off", nlohmann::json::array()}};
    std::set<std::string> on;
    for (const ModInfo& mod : catalog.mods()) {
        on.insert(mod.id);
        out["on"].push_back({{"id", mod.id}, {"version", mod.version}, {"folder", mod.root}});
        if (options.json) continue;
        say(mod_line(mod));
        say("  " + mod.root, Tone::faint);
    }
    for (const ModHead& mod : installed_mods()) {
        if (on.contains(mod.id)) continue;
        out["off"].push_back({{"id", mod.id}, {"folder", mod.folder.string()}});
        if (options.json) continue;
        say(fmt::format("{}: off; turn it on with: cardwright mods enable {}", mod.id, mod.id));
        say("  " + mod.folder.string(), Tone::faint);
    }
    if (options.json) {
        say(json_text(out, 2));
    } else if (on.empty()) {
        say(
            fmt::format("No mod is on. They are named with --mods or CARDWRIGHT_PATH, or installed "
                        "in {} and turned on.",
                        mods_folder().string()));
    }
    return success;
}

int enable(const ModsOptions& options, bool on) {
    EnabledMods enabled = EnabledMods::open();
    const std::vector<ModHead> installed = installed_mods();
    std::vector<std::string_view> known;
    for (const ModHead& mod : installed) known.emplace_back(mod.id);
    for (const std::string& id : options.ids) {
        const bool there = std::find(known.begin(), known.end(), id) != known.end();
        if (on && !there) {
            throw std::invalid_argument{fmt::format("no mod \"{}\" is installed in {}{}", id,
                                                    mods_folder().string(),
                                                    did_you_mean(id, known))};
        }
        if (on) {
            enabled.add(id);
        } else if (!enabled.remove(id)) {
            throw std::invalid_argument{fmt::format("\"{}\" is not on", id)};
        }
    }
    enabled.save();
    for (const std::string& id : options.ids) {
        say(fmt::format("{} is {} in every game you play from now on", id, on ? "on" : "off"),
            Tone::good);
    }
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

std::string version_text() {
    std::string text = fmt::format("{}\nbuilt: {}\ncontent: {}", engine_version(), engine_build(),
                                   data_folder().string());
    const Catalog catalog = content_of_user({}).open();
    for (const ModInfo& mod : catalog.mods()) text += "\nmod: " + mod_line(mod);
    return text;
}

void add_mods(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<ModsOptions>();
    CLI::App* command = program.add_subcommand(
        "mods", "List the mods that are on or installed; turn them on and off");
    add_mods(*command, options->mods);
    CLI::App* deciding =
        command->add_subcommand("decide", "Say which of two mods is right about a field");
    deciding->add_option("field", options->field, "Such as base:militia.params.keep")->required();
    deciding->add_option("mod", options->winner, "The mod that is right")->required();
    command->add_flag("--json", options->json, "Print the list as JSON");
    CLI::App* enabling = command->add_subcommand("enable", "Turn installed mods on");
    enabling->add_option("ids", options->ids, "Their ids")->required();
    CLI::App* disabling = command->add_subcommand("disable", "Turn installed mods off");
    disabling->add_option("ids", options->ids, "Their ids")->required();
    command->callback([options, deciding, enabling, disabling, &exit_code] {
        if (deciding->parsed()) {
            exit_code = decide(*options);
        } else if (enabling->parsed() || disabling->parsed()) {
            exit_code = enable(*options, enabling->parsed());
        } else {
            exit_code = list_mods(*options);
        }
    });
}

}  // namespace cardwright::tool
