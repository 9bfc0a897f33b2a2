#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "catalog/build/build_steps.hpp"
#include "catalog/content_files.hpp"

namespace cardwright {
namespace {

std::vector<BotFile>::const_iterator find_bot(const Blueprint& blueprint, std::string_view name) {
    return std::find_if(blueprint.bots.begin(), blueprint.bots.end(),
                        [&](const BotFile& bot) { return bot.name == name; });
}

/// `scripts/skat/bots/cautious.lua` is the bot `cautious`.
void find_bots(const std::string& root, const std::string& home_folder, HomeId home,
               const ContentFiles& files, Blueprint& blueprint) {
    constexpr std::string_view ending = ".lua";
    const std::string folder = home_folder + "/bots";
    for (const std::string& path : files.below(root, folder)) {
        if (!path.ends_with(ending)) continue;
        std::string name = path.substr(folder.size() + 1);
        name.resize(name.size() - ending.size());
        if (name.find('/') != std::string::npos) continue;
        if (find_bot(blueprint, name) != blueprint.bots.end()) continue;
        blueprint.bots.push_back({std::move(name), ContentFiles::join(root, path), home});
    }
}

}  // namespace

/// Where several have a bot of one name it is the ruleset's, then that of the first set.
void build_bots(const Ingredients& ingredients, const ContentFiles& files,
                const Resolver& resolver) {
    Blueprint& blueprint = resolver.blueprint();
    const RulesetSource& ruleset = *ingredients.ruleset;
    const std::string folder = "scripts/" + blueprint.ruleset;
    find_bots(ruleset.root, folder, ruleset_home, files, blueprint);
    const std::size_t own = blueprint.bots.size();
    for (std::size_t at = 0; at < ingredients.sets.size(); ++at) {
        const SetSource& set = *ingredients.sets[at];
        find_bots(set.root, "cards/" + set.id.value, id_at<HomeId>(at + 1), files, blueprint);
    }
    for (const std::string& root : files.roots()) {
        find_bots(root, folder, ruleset_home, files, blueprint);
    }
    for (const LocatedName& name : ruleset.search_bots) {
        if (find_bot(blueprint, name.value) == blueprint.bots.end()) {
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
            blueprint.search_bots.push_back(blueprint.bots[at].name);
        }
    }
    std::sort(blueprint.bots.begin(), blueprint.bots.end(),
              [](const BotFile& one, const BotFile& other) { return one.name < other.name; });
}

}  // namespace cardwright
