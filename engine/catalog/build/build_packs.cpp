// Packs: what they must be like, and those that come with sets.

#include <algorithm>

#include "catalog/build/build_steps.hpp"

namespace cardwright {
namespace {

void build_pack_rule(const PackRuleSource& source, const Resolver& resolver) {
    PackRule& rule = resolver.blueprint().pack_rule;
    rule.into = resolver.single_zone(source.into);
    if (rule.into != no_zone_kind && resolver.blueprint().schema.zone(rule.into).shared) {
        resolver.report().error(source.into.where, "a pack lies in a zone of its player");
    }
    rule.least = source.least;
    rule.most = source.most;
    rule.copies = source.copies;
    for (const LocatedName& name : source.types) {
        if (const auto type = resolver.type(name)) rule.types.set(index_of(*type));
    }
    for (const LocatedName& name : source.single) {
        if (const auto type = resolver.type(name)) rule.single.set(index_of(*type));
    }
}

}  // namespace

void build_packs(const Ingredients& ingredients, const Resolver& resolver, NamesOfObjects& names) {
    if (ingredients.ruleset->packs) build_pack_rule(*ingredients.ruleset->packs, resolver);
    for (const SetSource* set : ingredients.sets) {
        for (const PackSource& source : set->packs) {
            if (!names.claim("pack", source.id.value, source.id.where)) continue;
            if (!ingredients.ruleset->packs) {
                resolver.report().error(source.id.where, "in this ruleset nobody brings a pack");
                continue;
            }
            KnownPack pack{source.id.value, set->id.value, source.names, {}};
            for (const auto& [name, many] : source.cards) {
                if (const auto card = resolver.definition(name)) {
                    pack.cards.emplace_back(*card, many);
                }
            }
            std::sort(pack.cards.begin(), pack.cards.end());
            resolver.blueprint().packs.push_back(std::move(pack));
        }
    }
}

}  // namespace cardwright
