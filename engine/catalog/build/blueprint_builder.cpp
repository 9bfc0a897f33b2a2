#include "catalog/build/blueprint_builder.hpp"

#include <algorithm>

#include "catalog/build/build_steps.hpp"

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

/// A set may bring rules for fewer or for more players.
SeatRange seats_of(const Ingredients& ingredients) {
    SeatRange seats = ingredients.ruleset->seats;
    for (const SetSource* set : ingredients.sets) {
        if (!set->seats) continue;
        seats.least = std::min(seats.least, set->seats->least);
        seats.most = std::max(seats.most, set->seats->most);
    }
    return seats;
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
}

}  // namespace

Blueprint build_blueprint(const Ingredients& ingredients, const ContentFiles& files,
                          const CatalogLimits& limits, Report& report) {
    const RulesetSource& ruleset = *ingredients.ruleset;
    Blueprint blueprint;
    blueprint.ruleset = ruleset.id.value;
    blueprint.ruleset_names = ruleset.names;
    blueprint.ruleset_folder = ContentFiles::join(ruleset.root, "scripts/" + ruleset.id.value);
    for (const std::string& root : files.roots()) {
        const std::string folder = "scripts/" + ruleset.id.value;
        if (root == ruleset.root || files.below(root, folder).empty()) continue;
        blueprint.added_folders.push_back(ContentFiles::join(root, folder));
    }
    blueprint.by_turns = ruleset.by_turns;
    blueprint.schema.seats = seats_of(ingredients);
    // A fact that is absent is 0, which must not be the number of a word.
    blueprint.schema.words.intern("");
    blueprint.schema.facts.push_back({"copies", FactType::integer, false, false});

    NamesOfObjects names{report};
    const Resolver resolver{blueprint, ingredients.elsewhere, report};
    add_kernel_events(blueprint, names);
    add_owners(ruleset, blueprint, names);
    std::vector<const Declarations*> declarations{&ruleset.declarations};
    for (const SetSource* set : ingredients.sets) declarations.push_back(&set->declarations);
    build_declarations(declarations, resolver, names);
    build_plurals(ingredients, blueprint);
    build_cards(ingredients, files, limits, resolver, names);
    build_flow(ingredients, resolver, names);
    build_lineups(ingredients, resolver, names);
    build_packs(ingredients, resolver, names);
    build_statistics(ruleset, resolver);
    build_bots(ruleset, files, resolver);
    build_console(ingredients, resolver);
    build_locale(ingredients, resolver);
    intern_names(blueprint);
    return blueprint;
}

}  // namespace cardwright
