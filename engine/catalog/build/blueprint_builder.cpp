#include "catalog/build/blueprint_builder.hpp"

#include <utility>

#include "catalog/build/build_steps.hpp"
#include "catalog/merge/merge_sets.hpp"
#include "catalog/merge/naming.hpp"
#include "catalog/text/template.hpp"

namespace cardwright {
namespace {

/// Owners without a seat are read as `game.<name>`.
void add_owners(const RulesetSource& ruleset, Blueprint& blueprint, NamesOfObjects& names) {
    for (const LocatedName& owner : ruleset.seatless) {
        if (names.claim_on(api::Object::game, "seatless owner", owner.value, owner.where)) {
            blueprint.schema.seatless.push_back(owner.value);
        }
    }
}

/// Where scripts are looked for: the ruleset's folder, then that of each set. Other roots may have
/// modules for the ruleset.
void add_homes(const Ingredients& ingredients, const ContentFiles& files, Blueprint& blueprint) {
    const RulesetSource& ruleset = *ingredients.ruleset;
    const std::string folder = "scripts/" + ruleset.id.value;
    blueprint.homes.push_back({"", ContentFiles::join(ruleset.root, folder)});
    for (const std::string& root : files.roots()) {
        if (root == ruleset.root || files.below(root, folder).empty()) continue;
        blueprint.added_folders.push_back(ContentFiles::join(root, folder));
    }
    for (const SetSource* set : ingredients.sets) {
        blueprint.homes.push_back(
            {set->id.value, ContentFiles::join(set->root, "cards/" + set->id.value)});
    }
}

/// Names that games use all the time have their numbers from the start.
void intern_names(Blueprint& blueprint) {
    Words& words = blueprint.schema.words;
    for (const EventKind& event : blueprint.events) {
        words.intern(event.name);
        for (const std::string& field : event.fields) words.intern(field);
    }
    for (const HookKind& hook : blueprint.hooks) words.intern(hook.name);
    for (const VerbKind& verb : blueprint.verbs) words.intern(verb.name);
    for (const Step& step : blueprint.steps) words.intern(step.id);
    for (const auto& counters : blueprint.schema.counters) {
        for (const CounterKind& counter : counters) words.intern(counter.name);
    }
    // What questions and reasons are called, and what their texts speak of.
    const auto texts = blueprint.locale.find("en");
    if (texts == blueprint.locale.end()) return;
    for (const auto& [key, text] : texts->second) {
        words.intern(key);
        for (const std::string_view prefix : {"reason.", "group."}) {
            if (key.starts_with(prefix)) words.intern(std::string_view{key}.substr(prefix.size()));
        }
        for (const auto& piece : parse_template(text).pieces) {
            if (piece.is_placeholder) words.intern(piece.text);
        }
    }
}

}  // namespace

Blueprint build_blueprint(const Ingredients& ingredients, const ContentFiles& files,
                          const CatalogLimits& limits, Report& report) {
    MergedRules rules = merge_sets(*ingredients.ruleset, ingredients.sets, limits, report);
    const RulesetSource& ruleset = rules.ruleset;
    Blueprint blueprint;
    blueprint.set_names = std::move(rules.names);
    blueprint.ruleset = ruleset.id.value;
    blueprint.ruleset_names = ruleset.names;
    add_homes(ingredients, files, blueprint);
    blueprint.by_turns = ruleset.by_turns;
    blueprint.schema.seats = ruleset.seats;
    // A fact that is absent is 0, which must not be the number of a word.
    blueprint.schema.words.intern("");

    NamesOfObjects names{report};
    const Naming naming{blueprint.set_names, ingredients.sets};
    const Resolver resolver{blueprint, ingredients.elsewhere, naming, report};
    add_kernel_events(blueprint, names);
    add_owners(ruleset, blueprint, names);
    build_declarations(ruleset.declarations, resolver, names);
    build_plurals(ingredients, blueprint);
    build_cards(ingredients, files, limits, resolver, names);
    build_flow(ruleset, resolver, names);
    build_lineups(ingredients, resolver, names);
    build_packs(ingredients, resolver, names);
    build_statistics(ruleset, resolver, names);
    build_bots(ingredients, files, resolver);
    build_console(ingredients, resolver);
    build_locale(ingredients, resolver);
    intern_names(blueprint);
    return blueprint;
}

}  // namespace cardwright
