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
    const bool asks_scripts = act.kind >= Act::Kind::announce;
    const bool about_picked =
        act.kind == Act::Kind::move_picked || act.kind == Act::Kind::give || asks_scripts;
    if (about_picked && !context.picks_cards) {
        report_->error(source.where, "no card is picked here");
    } else if (asks_scripts && context.verb == nullptr) {
        report_->error(source.where,
                       "only a verb can announce or fire events, resolve hooks, run verbs, call "
                       "functions and pick another card");
    }
    if (source.event) resolve_event(source, act);
    if (source.hook) act.hook = hook(*source.hook).value_or(HookId{});
    if (context.verb != nullptr) resolve_in_verb(source, context, act);
    if (act.argument != no_argument && act.kind == Act::Kind::move_picked) return act;
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

std::uint8_t Resolver::argument(const LocatedName& name, const VerbKind& verb) const {
    for (std::size_t at = 0; at < verb.arguments.size(); ++at) {
        if (verb.arguments[at].name == word(name.value)) return static_cast<std::uint8_t>(at);
    }
    return no_argument;
}

std::uint8_t Resolver::act_function(const LocatedName& name, HomeId home) const {
    auto& functions = blueprint_->act_functions;
    const ActFunction wanted{name.value, home};
    const auto known = std::find(functions.begin(), functions.end(), wanted);
    if (known != functions.end()) return static_cast<std::uint8_t>(known - functions.begin());
    if (functions.size() >= no_argument) report_->error(name.where, "too many functions of acts");
    functions.push_back(wanted);
    return static_cast<std::uint8_t>(functions.size() - 1);
}

std::uint8_t Resolver::window(const LocatedName& name) const {
    std::vector<std::string_view> known;
    for (const Window& each : blueprint_->windows) {
        known.push_back(blueprint_->schema.words.text(each.name));
    }
    const auto found = std::find(known.begin(), known.end(), naming_->meant(name));
    if (found == known.end()) unknown("window called", name, known);
    return static_cast<std::uint8_t>(found == known.end() ? 0 : found - known.begin());
}

/// What only the acts of a verb can name: its arguments, other verbs, functions.
void Resolver::resolve_in_verb(const ActSource& source, const ReadingPlace& context,
                               Act& act) const {
    const VerbKind& in = *context.verb;
    const auto candidates = [&] {
        std::vector<std::string_view> names;
        for (const VerbArgument& each : in.arguments) {
            names.push_back(blueprint_->schema.words.text(each.name));
        }
        return names;
    };
    if (source.verb) act.verb = verb(*source.verb);
    if (source.function) act.function = act_function(*source.function, context.home);
    if (source.window) act.window = window(*source.window);
    for (const LocatedName& name : source.types) {
        if (const auto found = type(name)) act.types.set(index_of(*found));
    }
    if (source.fact) {
        const auto found = fact(*source.fact);
        if (found && blueprint_->schema.facts[index_of(*found)].type != FactType::boolean) {
            report_->error(source.fact->where,
                           fmt::format("the fact \"{}\" is not true or false", source.fact->value));
        }
        act.fact = found.value_or(no_fact);
    }
    if (source.argument) {
        act.argument = argument(*source.argument, in);
        if (act.argument == no_argument) {
            unknown("argument of this verb (`with`) called", *source.argument, candidates());
        }
    }
    if (act.kind == Act::Kind::move_picked && source.to) {
        act.argument = argument(*source.to, in);
    }
    if (act.argument == no_argument) return;
    const VerbArgument& said = in.arguments[act.argument];
    const bool wants_zone = act.kind == Act::Kind::move_picked || act.kind == Act::Kind::pick;
    if (wants_zone && said.kind == VerbArgument::Kind::number) {
        report_->error(source.where, fmt::format("\"{}\" is a number: a zone is needed here",
                                                 blueprint_->schema.words.text(said.name)));
    }
    if (!wants_zone && said.kind != VerbArgument::Kind::number) {
        report_->error(source.where,
                       fmt::format("\"{}\" is a zone: what the function returns is a number",
                                   blueprint_->schema.words.text(said.name)));
    }
    act.to = said.zone;
    if (act.to != no_zone_kind) {
        const ZoneKind& kind = blueprint_->schema.zone(act.to);
        act.direct = kind.slots == 0 && !kind.piles && kind.capacity == 0;
    }
}

void Resolver::resolve_event(const ActSource& source, Act& act) const {
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
