#pragma once

#include "catalog/build/blueprint_builder.hpp"
#include "catalog/build/names_of_objects.hpp"
#include "catalog/build/resolver.hpp"

namespace cardwright {

// The parts of a blueprint in the order in which they are built: each may name only what the
// earlier ones have put there.

void add_kernel_events(Blueprint& blueprint, NamesOfObjects& names);

/// Types, params, facts, zones, counters, queries, events, hooks and gives.
void build_declarations(const Declarations& declared, const Resolver& resolver,
                        NamesOfObjects& names);

void build_cards(const Ingredients& ingredients, const ContentFiles& files,
                 const CatalogLimits& limits, const Resolver& resolver, NamesOfObjects& names);

void build_packs(const Ingredients& ingredients, const Resolver& resolver, NamesOfObjects& names);
void build_lineups(const Ingredients& ingredients, const Resolver& resolver, NamesOfObjects& names);

/// Verbs, phases, steps, options, the order of players and what counts at the end.
void build_flow(const RulesetSource& ruleset, const Resolver& resolver, NamesOfObjects& names);

/// Which movements of cards are counted over many games.
void build_statistics(const RulesetSource& ruleset, const Resolver& resolver,
                      NamesOfObjects& names);

/// The bots of the ruleset, of its sets, and of other roots.
void build_bots(const Ingredients& ingredients, const ContentFiles& files,
                const Resolver& resolver);

/// How the table is shown: the rows of the ruleset, with those of the sets among them.
void build_console(const Ingredients& ingredients, const Resolver& resolver);

/// How words follow numbers in each language: texts are checked against it.
void build_plurals(const Ingredients& ingredients, Blueprint& blueprint);

void build_locale(const Ingredients& ingredients, const Resolver& resolver);

/// Whether what a card's texts ask for is there, and whether they show what can be changed.
void check_texts(const CardSource& source, const Definition& definition, const Resolver& resolver);

}  // namespace cardwright
