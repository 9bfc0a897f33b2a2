#include "cardwright/console/plan_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace cardwright::tool {

std::string game_text(const Kit& kit, const Phrases& phrases) {
    return phrases.name(kit.blueprint().ruleset_names, kit.blueprint().ruleset);
}

std::string sets_text(const Kit& kit, const Phrases& phrases) {
    std::vector<std::string> names;
    for (const auto& [id, hash] : kit.blueprint().sets) {
        for (const SetInfo& set : kit.catalog().sets()) {
            if (set.id == id) names.push_back(phrases.name(set.names, id));
        }
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string seats_text(const PlayPlan& plan, const Phrases& phrases) {
    std::vector<std::string> names;
    for (const std::string& seat : plan.seats) {
        const Sitter sitter = sitter_of(seat);
        names.push_back(!sitter.name.empty() ? sitter.name
                        : sitter.person      ? phrases.say("start.human")
                                             : phrases.bot(seat));
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string lineup_text(const PlayPlan& plan, const Kit& kit, const Phrases& phrases) {
    const Blueprint& blueprint = kit.blueprint();
    if (plan.lineup.empty()) return phrases.say("start.by_lot");
    std::vector<std::string> names;
    for (const std::string& name : plan.lineup) {
        const auto lineup = std::find_if(blueprint.lineups.begin(), blueprint.lineups.end(),
                                         [&](const Lineup& each) { return each.id == name; });
        if (lineup != blueprint.lineups.end()) {
            names.push_back(phrases.name(lineup->names, name));
        } else if (const auto card = blueprint.schema.find_definition(name)) {
            names.push_back(phrases.card(*card));
        }
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace cardwright::tool
