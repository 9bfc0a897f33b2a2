#include "flow/table/dealt_table.hpp"

#include <algorithm>

namespace cardwright {

DealtTable index_table(const Blueprint& blueprint, const Behaviours& behaviours,
                       const State& dealt) {
    DealtTable table;
    index_listeners(table, blueprint, behaviours, dealt);
    index_printed_values(table, blueprint);
    index_verbs(table, blueprint, behaviours);
    index_menus(table, blueprint);
    return table;
}

namespace {

/// Where the cards stand that have these triggers; nothing if one listens wherever it is.
std::vector<ZoneKindId> places_of(const std::vector<Listener>& listeners,
                                  const Behaviours& behaviours) {
    std::vector<ZoneKindId> places;
    for (const Listener& listener : listeners) {
        const Behaviour& behaviour = behaviours.cards[index_of(listener.definition)];
        const auto& from = behaviour.triggers[listener.index].from;
        if (from.empty()) return {};
        places.insert(places.end(), from.begin(), from.end());
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

}  // namespace

void index_listeners(DealtTable& table, const Blueprint& blueprint, const Behaviours& behaviours,
                     const State& dealt) {
    std::vector<bool>& present = table.present;
    present.resize(blueprint.schema.definitions.size());
    for (std::size_t at = 0; at < present.size(); ++at) {
        present[at] = blueprint.schema.definitions[at].made_in_play;
    }
    for (std::size_t at = 0; at < dealt.card_count(); ++at) {
        const std::size_t definition = index_of(dealt.card(id_at<CardId>(at)).definition);
        present[definition] = true;
        for (const DefId face : blueprint.schema.definitions[definition].faces) {
            present[index_of(face)] = true;
        }
    }
    index_settling(table, behaviours, dealt);
    for (std::size_t at = 0; at < present.size(); ++at) {
        table.some_settle =
            table.some_settle || (present[at] && behaviours.cards[at].settle != no_function);
    }
    table.listeners.resize(blueprint.events.size());
    table.places_listened_in.resize(blueprint.events.size());
    table.modifiers.resize(blueprint.queries.size());
    table.effect_modifiers.resize(blueprint.queries.size());
    for (std::size_t at = 0; at < behaviours.cards.size() && at < present.size(); ++at) {
        if (!present[at]) continue;
        const Behaviour& behaviour = behaviours.cards[at];
        const DefId definition = id_at<DefId>(at);
        for (std::size_t number = 0; number < behaviour.triggers.size(); ++number) {
            const std::size_t event = index_of(behaviour.triggers[number].event);
            table.listeners[event].push_back({definition, static_cast<std::uint16_t>(number)});
            table.listened.set(event);
        }
        for (std::size_t number = 0; number < behaviour.modifiers.size(); ++number) {
            table.modifiers[index_of(behaviour.modifiers[number].query)].push_back(
                {definition, static_cast<std::uint16_t>(number)});
        }
        for (const EffectKind& effect : behaviour.effects) {
            for (const Trigger& trigger : effect.triggers) {
                table.listened.set(index_of(trigger.event));
                table.effect_listened.set(index_of(trigger.event));
            }
            for (const Modifier& modifier : effect.modifiers) {
                table.effect_modifiers[index_of(modifier.query)] = true;
            }
        }
        if (behaviour.meanwhile != no_function) table.interrupting.push_back(definition);
    }
    for (std::size_t event = 0; event < table.listeners.size(); ++event) {
        table.places_listened_in[event] = places_of(table.listeners[event], behaviours);
    }
    const auto listened = [&](KernelEvent event) {
        return table.listened[index_of(event_id(event))];
    };
    table.changes_are_heard = listened(KernelEvent::moved) || listened(KernelEvent::drawn) ||
                              listened(KernelEvent::shuffled) || listened(KernelEvent::counted) ||
                              listened(KernelEvent::turned) || listened(KernelEvent::revealed);
    for (const PointActs& acts : blueprint.point_acts) {
        table.listened.set(index_of(event_id(acts.event)));
    }
    for (const auto& counters : blueprint.schema.counters) {
        for (const CounterKind& counter : counters) {
            table.lifetimes_used.set(static_cast<std::size_t>(counter.lasts));
        }
    }
}

void index_settling(DealtTable& table, const Behaviours& behaviours, const State& dealt) {
    table.settling.clear();
    for (std::size_t at = 0; at < dealt.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        if (behaviours.cards[index_of(dealt.card(card).definition)].settle == no_function) continue;
        table.settling.push_back(card);
    }
}

namespace {

/// Does any card say something else on another side?
bool differs_by_side(const std::vector<Definition>& definitions, std::size_t fact) {
    return std::any_of(definitions.begin(), definitions.end(), [fact](const Definition& card) {
        return std::any_of(card.sides.begin(), card.sides.end(), [&](const Side& side) {
            return side.numbers[fact] != card.numbers[fact];
        });
    });
}

}  // namespace

void index_printed_values(DealtTable& table, const Blueprint& blueprint) {
    const auto& definitions = blueprint.schema.definitions;
    for (const Definition& definition : definitions) {
        table.types.push_back(definition.types);
        table.names.push_back(definition.name);
    }
    table.printed_queries.resize(blueprint.queries.size());
    table.printed_values.resize(blueprint.queries.size() * definitions.size());
    for (std::size_t at = 0; at < blueprint.queries.size(); ++at) {
        const QueryKind& kind = blueprint.queries[at];
        if (!kind.base_fact || kind.base_script || !table.modifiers[at].empty() ||
            table.effect_modifiers[at] || differs_by_side(definitions, index_of(*kind.base_fact))) {
            continue;
        }
        table.printed_queries[at] = 1;
        for (std::size_t card = 0; card < definitions.size(); ++card) {
            table.printed_values[at * definitions.size() + card] =
                std::clamp(definitions[card].numbers[index_of(*kind.base_fact)],
                           kind.at_least.value_or(INT32_MIN), kind.at_most.value_or(INT32_MAX));
        }
    }
}

bool DealtTable::may_be_answered(const Behaviours& behaviours, EventId event, DefId about,
                                 bool before) const noexcept {
    if (!listened[index_of(event)]) return false;
    if (effect_listened[index_of(event)]) return true;
    const auto& here = listeners[index_of(event)];
    return std::any_of(here.begin(), here.end(), [&](const Listener& listener) {
        const Trigger& trigger =
            behaviours.cards[index_of(listener.definition)].triggers[listener.index];
        return trigger.before == before && (!trigger.self || listener.definition == about);
    });
}

}  // namespace cardwright
