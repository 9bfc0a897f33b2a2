#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "catalog/build/build_steps.hpp"
#include "catalog/content_files.hpp"

namespace cardwright {
namespace {

/// `scripts/skat/bots/cautious.lua` of any root is the bot `cautious`; the ruleset's own root
/// comes first.
void find_bots(const std::string& root, const ContentFiles& files, Blueprint& blueprint) {
    constexpr std::string_view ending = ".lua";
    const std::string folder = "scripts/" + blueprint.ruleset + "/bots";
    for (const std::string& path : files.below(root, folder)) {
        if (!path.ends_with(ending)) continue;
        std::string name = path.substr(folder.size() + 1);
        name.resize(name.size() - ending.size());
        const bool known = name.find('/') != std::string::npos ||
                           std::any_of(blueprint.bots.begin(), blueprint.bots.end(),
                                       [&](const auto& bot) { return bot.first == name; });
        if (!known) blueprint.bots.emplace_back(name, ContentFiles::join(root, path));
    }
}

}  // namespace

void build_bots(const RulesetSource& ruleset, const ContentFiles& files, const Resolver& resolver) {
    Blueprint& blueprint = resolver.blueprint();
    find_bots(ruleset.root, files, blueprint);
    const std::size_t own = blueprint.bots.size();
    for (const std::string& root : files.roots()) find_bots(root, files, blueprint);
    for (const LocatedName& name : ruleset.search_bots) {
        const bool known = std::any_of(blueprint.bots.begin(), blueprint.bots.end(),
                                       [&](const auto& bot) { return bot.first == name.value; });
        if (!known) {
            resolver.report().error(name.where,
                                    fmt::format("there is no bot \"{}\": expected a file "
                                                "scripts/{}/bots/{}.lua",
                                                name.value, blueprint.ruleset, name.value));
        }
        blueprint.search_bots.push_back(name.value);
    }
    // What the ruleset says of its own bots cannot know those that others bring.
    if (!blueprint.search_bots.empty()) {
        for (std::size_t at = own; at < blueprint.bots.size(); ++at) {
            blueprint.search_bots.push_back(blueprint.bots[at].first);
        }
    }
    std::sort(blueprint.bots.begin(), blueprint.bots.end());
}

}  // namespace cardwright
