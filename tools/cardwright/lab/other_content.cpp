#include "cardwright/lab/other_content.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "cardwright/house_rules.hpp"
#include "cardwright/typed_rules.hpp"

namespace cardwright::tool {
namespace {

bool is_rule(const std::string& text) {
    return text.find('=') != std::string::npos && !std::filesystem::exists(text);
}

bool same_change(const ContentChange& one, const ContentChange& other) {
    return one.target == other.target && one.field == other.field && one.now == other.now;
}

/// Ids of the cards that the changes of one are about and those of the other are not.
void add_changed(std::vector<std::string>& ids, const Blueprint& one, const Blueprint& other) {
    for (const ContentChange& change : one.changes) {
        const bool both =
            std::any_of(other.changes.begin(), other.changes.end(),
                        [&](const ContentChange& each) { return same_change(each, change); });
        const std::size_t colon = change.target.find(':');
        const bool card = !change.target.starts_with("set:") &&
                          !change.target.starts_with("ruleset:") && colon != std::string::npos;
        if (!both && card) ids.push_back(change.target.substr(colon + 1));
    }
}

}  // namespace

Kit open_kit_with(const ContentChoice& choice, const std::vector<std::string>& more) {
    ContentChoice other = choice;
    std::vector<std::string> rules;
    for (const std::string& each : more) {
        (is_rule(each) ? rules : other.mods).push_back(each);
    }
    if (rules.empty()) return open_kit(other);
    UserContent content = content_of_user(other.mods, other.only_these_mods);
    HouseRules tried = HouseRules::open();
    add_typed_rules(tried, content.open(other.overlay), rules);
    if (content.house_rules.empty()) {
        content.house_rules = house_rules_folder();
        content.roots.push_back(content.house_rules);
    }
    other.overlay[(content.house_rules / mod_file).generic_string()] = tried.text();
    const Catalog catalog = content.open(other.overlay);
    if (catalog.rulesets().empty()) throw LoadError{catalog.problems()};
    return make_kit(catalog, content.roots,
                    other.game.empty() ? default_game(catalog, other.sets) : other.game,
                    other.sets);
}

std::vector<std::string> changed_cards(const Blueprint& before, const Blueprint& after) {
    std::vector<std::string> ids;
    add_changed(ids, after, before);
    add_changed(ids, before, after);
    for (const Definition& card : after.schema.definitions) {
        if (!before.schema.find_definition(card.id)) ids.push_back(card.id);
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

}  // namespace cardwright::tool
