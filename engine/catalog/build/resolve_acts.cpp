#include <fmt/format.h>

#include <algorithm>

#include "catalog/build/resolver.hpp"

namespace cardwright {

/// For acts that need to know which zone: a kind of slots or piles is many.
ZoneKindId Resolver::single_zone(const LocatedName& name) const {
    const ZoneKindId found = zone(name);
    if (found == no_zone_kind) return found;
    const ZoneKind& kind = blueprint_->schema.zone(found);
    if (kind.slots > 0 || kind.piles) {
        report_->error(name.where, fmt::format("\"{}\" is {}: only a script can say which one",
                                               name.value, kind.piles ? "piles" : "slots"));
    }
    return found;
}

void Resolver::check_actor(const Act& act, const ActSource& source) const {
    const auto is_players = [&](ZoneKindId kind) {
        return kind != no_zone_kind && !blueprint_->schema.zone(kind).shared;
    };
    const bool counts_players = act.counter != no_counter && act.scope == Scope::player;
    const bool amount_of_player = act.amount.kind == Amount::Kind::player_counter ||
                                  act.amount.kind == Amount::Kind::player_query;
    if (is_players(act.from) || is_players(act.to) || counts_players || amount_of_player) {
        report_->error(source.where, "nobody acts in this phase: whose is meant? (of: everyone)");
    }
}

Act Resolver::act(const ActSource& source, const ReadingPlace& context) const {
    Act act;
    act.kind = source.kind;
    act.everyone = source.everyone;
    act.face_up = source.face_up;
    const bool asks_scripts = act.kind == Act::Kind::announce || act.kind == Act::Kind::resolve;
    const bool about_picked =
        act.kind == Act::Kind::move_picked || act.kind == Act::Kind::give || asks_scripts;
    if (about_picked && !context.picks_cards) {
        report_->error(source.where, "no card is picked here");
    } else if (asks_scripts && !context.has_hooks) {
        report_->error(source.where,
                       "only `hooked` of a verb can announce events and resolve hooks");
    }
    if (source.event) announced(source, act);
    if (source.hook) act.hook = hook(*source.hook).value_or(HookId{});
    const bool from_all = act.kind == Act::Kind::move_all || act.kind == Act::Kind::turn;
    if (source.from) act.from = from_all ? zone(*source.from) : single_zone(*source.from);
    if (source.to) act.to = single_zone(*source.to);
    const auto one_zone = [&](ZoneKindId kind) {
        if (kind == no_zone_kind) return true;
        return blueprint_->schema.zone(kind).slots == 0 && !blueprint_->schema.zone(kind).piles;
    };
    act.direct = act.to != no_zone_kind && one_zone(act.from) && one_zone(act.to) &&
                 blueprint_->schema.zone(act.to).capacity == 0;
    if (source.counter) {
        const auto [scope, found] = counter_in_act(*source.counter);
        act.scope = scope;
        act.counter = found;
    }
    const bool counts =
        act.kind == Act::Kind::draw || act.kind == Act::Kind::add || act.kind == Act::Kind::set;
    if (counts) act.amount = amount(source.amount, context);
    if (context.nobody_acts && !act.everyone) check_actor(act, source);
    return act;
}

void Resolver::announced(const ActSource& source, Act& act) const {
    for (const LocatedName& name : source.types) {
        if (const auto found = type(name)) act.types.set(index_of(*found));
    }
    const auto found = event(*source.event);
    if (!found) return;
    act.event = *found;
    if (!source.everyone_in) return;
    const auto& fields = blueprint_->events[index_of(*found)].fields;
    const std::string& name = source.everyone_in->value;
    if (std::find(fields.begin(), fields.end(), name) == fields.end()) {
        unknown("field of the event", *source.everyone_in, {fields.begin(), fields.end()});
        return;
    }
    act.everyone_in = word(name);
}

std::vector<Act> Resolver::acts(const std::vector<ActSource>& sources,
                                const ReadingPlace& context) const {
    std::vector<Act> acts;
    acts.reserve(sources.size());
    for (const ActSource& source : sources) acts.push_back(act(source, context));
    return acts;
}

}  // namespace cardwright
