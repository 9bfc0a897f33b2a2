#include "catalog/build/resolver.hpp"

#include <fmt/format.h>

#include <utility>

#include "catalog/candidates.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

std::string_view to_word(Scope scope) {
    constexpr std::string_view words[] = {"the game", "players", "cards", "zones"};
    return words[static_cast<std::size_t>(scope)];
}

}  // namespace

void Resolver::unknown(std::string_view kind, const LocatedName& name,
                       const std::vector<std::string_view>& candidates) const {
    if (std::string quarrel = naming_->quarrel(name.value); !quarrel.empty()) {
        report_->error(name.where, std::move(quarrel));
        return;
    }
    const std::string hint =
        report_->full(name.where) ? std::string{} : did_you_mean(name.value, candidates);
    report_->error(name.where, fmt::format("there is no {} \"{}\"{}", kind, name.value, hint));
}

ZoneKindId Resolver::zone(const LocatedName& name) const {
    const ZoneKindId found = blueprint_->schema.find_zone(naming_->meant(name));
    if (found == no_zone_kind) unknown("zone", name, names_of(blueprint_->schema.zones));
    return found;
}

CounterId Resolver::counter(Scope scope, const LocatedName& name) const {
    const CounterId found = blueprint_->schema.find_counter(scope, naming_->meant(name));
    if (found == no_counter) {
        unknown(fmt::format("counter of {}", to_word(scope)), name,
                names_of(blueprint_->schema.counters_of(scope)));
    }
    return found;
}

std::pair<Scope, CounterId> Resolver::counter_in_act(const LocatedName& name) const {
    for (const Scope scope : {Scope::player, Scope::game}) {
        const CounterId found = blueprint_->schema.find_counter(scope, naming_->meant(name));
        if (found != no_counter) return {scope, found};
    }
    auto candidates = names_of(blueprint_->schema.counters_of(Scope::player));
    add_names(candidates, blueprint_->schema.counters_of(Scope::game));
    unknown("counter of players or the game", name, candidates);
    return {Scope::player, no_counter};
}

std::optional<EventId> Resolver::event(const LocatedName& name) const {
    const auto found = blueprint_->find_event(naming_->meant(name));
    if (!found) unknown("event", name, names_of(blueprint_->events));
    return found;
}

std::optional<HookId> Resolver::hook(const LocatedName& name) const {
    const auto found = blueprint_->find_hook(naming_->meant(name));
    if (!found) unknown("hook", name, names_of(blueprint_->hooks));
    return found;
}

VerbId Resolver::verb(const LocatedName& name) const {
    const auto found = blueprint_->find_verb(naming_->meant(name));
    if (!found) unknown("verb", name, names_of(blueprint_->verbs));
    return found.value_or(no_verb);
}

std::optional<FactId> Resolver::fact(const LocatedName& name) const {
    const auto found = blueprint_->schema.find_fact(naming_->meant(name));
    if (!found) unknown("fact", name, names_of(blueprint_->schema.facts));
    return found;
}

std::optional<TypeId> Resolver::type(const LocatedName& name) const {
    const auto found = blueprint_->schema.find_type(name.value);
    if (!found) {
        const auto& types = blueprint_->schema.types;
        unknown("type", name, {types.begin(), types.end()});
    }
    return found;
}

std::optional<DefId> Resolver::definition(const LocatedName& name) const {
    const auto found = blueprint_->schema.find_definition(name.value);
    if (found || elsewhere_->contains(name.value)) return found;
    std::vector<std::string_view> candidates;
    for (const Definition& card : blueprint_->schema.definitions) candidates.push_back(card.id);
    candidates.insert(candidates.end(), elsewhere_->begin(), elsewhere_->end());
    unknown("card", name, candidates);
    return std::nullopt;
}

}  // namespace cardwright
