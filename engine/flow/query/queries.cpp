// Queries: values worked out on demand from a base and the modifiers in force. Filters read them.

#include "flow/query/queries.hpp"

#include <algorithm>
#include <memory>

namespace cardwright {

bool Queries::meets(const Clause& clause, CardId card, OwnerId player) {
    const Card& subject = state_->card(card);
    const Definition& definition = schema().definition(subject.definition);
    std::int64_t number = 0;
    switch (clause.subject) {
        case Clause::Subject::type:
            return (definition.types & clause.types).any();
        case Clause::Subject::name:
            return std::find(clause.names.begin(), clause.names.end(), subject.definition) !=
                   clause.names.end();
        case Clause::Subject::face_up:
            return subject.face_up;
        case Clause::Subject::top:
            return !state_->covered(card);
        case Clause::Subject::fact:
            number = definition.number(clause.index, subject.side);
            break;
        case Clause::Subject::counter:
            number = state_->counter(Scope::card, index_of(card), id_at<CounterId>(clause.index));
            break;
        case Clause::Subject::query:
            number = value(id_at<QueryId>(clause.index), Value::of(card));
            break;
    }
    return (!clause.has_min || number >= amount(clause.min, player, card, 0)) &&
           (!clause.has_max || number <= amount(clause.max, player, card, 0)) &&
           (clause.among.empty() ||
            std::find(clause.among.begin(), clause.among.end(), number) != clause.among.end());
}

std::int64_t Queries::named_amount(const Amount& amount, OwnerId player, CardId picked,
                                   std::int32_t number) {
    if (amount.kind == Amount::Kind::player_counter) must_be_somebody(player);
    switch (amount.kind) {
        case Amount::Kind::constant:
            return amount.value;
        case Amount::Kind::param:
            return blueprint_->params[static_cast<std::size_t>(amount.value)].second;
        case Amount::Kind::game_counter:
            return state_->counter(Scope::game, 0,
                                   id_at<CounterId>(static_cast<std::size_t>(amount.value)));
        case Amount::Kind::player_counter:
            return state_->counter(Scope::player, index_of(player),
                                   id_at<CounterId>(static_cast<std::size_t>(amount.value)));
        case Amount::Kind::player_query:
            return value(id_at<QueryId>(static_cast<std::size_t>(amount.value)), Value::of(player));
        case Amount::Kind::picked_query:
            return value(id_at<QueryId>(static_cast<std::size_t>(amount.value)), Value::of(picked));
        case Amount::Kind::picked_fact:
            return state_->definition(picked).number(static_cast<std::size_t>(amount.value),
                                                     state_->card(picked).side);
        case Amount::Kind::picked_number:
            return std::int64_t{amount.value} * number;
    }
    return 0;
}

OwnerId Queries::owner_of_subject(Value subject) const noexcept {
    if (subject.kind() == ValueKind::card) return state_->owner_of(subject.card());
    return subject.kind() == ValueKind::owner ? subject.owner() : table_owner;
}

bool Queries::applies(const Modifier& modifier, const Context& context, Value subject) {
    const OwnerId subject_owner = owner_of_subject(subject);
    switch (modifier.of) {
        case Modifier::Of::self:
            return subject == Value::of(context.card);
        case Modifier::Of::owner:
            return subject_owner == context.owner;
        case Modifier::Of::players:
            return true;
        case Modifier::Of::cards:
            if (subject.kind() != ValueKind::card) return false;
            if (modifier.others_only && subject.card() == context.card) return false;
            if (modifier.own_only && subject_owner != context.owner) return false;
            return failing(modifier.filter, subject.card(), context.owner) == nullptr;
    }
    return false;
}

void Queries::active_modifiers(QueryId query, Value subject, std::vector<ActiveModifier>& found) {
    const OwnerId subject_owner = owner_of_subject(subject);
    const auto consider = [&](const Modifier& modifier, const Context& context) {
        if (!applies(modifier, context, subject)) return;
        if (modifier.when != no_function) {
            const Quiet pure{*this, true};
            if (!scripts_->test(*game_, modifier.when, context)) return;
        }
        found.push_back({&modifier, context});
    };
    for (const Listener& listener : table_.modifiers[index_of(query)]) {
        const Modifier& modifier =
            behaviours_->cards[index_of(listener.definition)].modifiers[listener.index];
        const auto consider_card = [&](CardId card) {
            if (state_->card(card).definition != listener.definition) return;
            if (!state_->card(card).face_up || state_->card(card).zone == no_zone) return;
            Context context;
            context.card = card;
            context.definition = listener.definition;
            context.owner = context.player = state_->owner_of(card);
            consider(modifier, context);
        };
        if (modifier.of == Modifier::Of::self) {
            if (subject.kind() != ValueKind::card) continue;
            const ZoneId zone = state_->card(subject.card()).zone;
            const bool here =
                modifier.from.empty() ||
                (zone != no_zone && std::find(modifier.from.begin(), modifier.from.end(),
                                              state_->zone(zone).kind) != modifier.from.end());
            if (here) consider_card(subject.card());
            continue;
        }
        if (modifier.from.empty()) {
            work(state_->card_count());
            for (std::size_t at = 0; at < state_->card_count(); ++at) {
                consider_card(id_at<CardId>(at));
            }
            continue;
        }
        const bool of_owner_only = modifier.of == Modifier::Of::owner ||
                                   (modifier.of == Modifier::Of::cards && modifier.own_only);
        for (const ZoneKindId kind : modifier.from) {
            const auto look = [&](OwnerId owner) {
                // A card is its zone's owner's, and nobody else's matters.
                if (of_owner_only && owner != subject_owner) return;
                for (const ZoneId zone : state_->topology().family(kind, owner)) {
                    work(state_->cards_in(zone).size() + 1);
                    for (const CardId card : state_->cards_in(zone)) consider_card(card);
                }
            };
            if (schema().zone(kind).shared) {
                look(table_owner);
            } else {
                for (std::size_t owner = 0; owner < state_->owners(); ++owner) {
                    look(id_at<OwnerId>(owner));
                }
            }
        }
    }
    if (!table_.effect_modifiers[index_of(query)]) return;
    work(state_->effects().size());
    for (const Effect& effect : state_->effects()) {
        for (const Modifier& modifier :
             behaviours_->cards[index_of(effect.definition)].effects[effect.index].modifiers) {
            if (modifier.query != query) continue;
            Context context;
            context.card = effect.source;
            context.definition = effect.definition;
            context.owner = context.player = effect.owner;
            context.effect = effect.serial;
            consider(modifier, context);
        }
    }
}

std::int64_t Queries::worked_out(QueryId query, Value subject) {
    const QueryKind& kind = blueprint_->queries[index_of(query)];
    if (kind.of == QueryKind::Of::player) must_be_somebody(subject.owner());
    std::int64_t result = kind.base;
    if (kind.base_fact) {
        result = state_->definition(subject.card())
                     .number(index_of(*kind.base_fact), state_->card(subject.card()).side);
    } else if (kind.base_counter) {
        const Scope scope = kind.of == QueryKind::Of::card     ? Scope::card
                            : kind.of == QueryKind::Of::player ? Scope::player
                                                               : Scope::game;
        const std::size_t index = scope == Scope::card     ? index_of(subject.card())
                                  : scope == Scope::player ? index_of(subject.owner())
                                                           : 0;
        result = state_->counter(scope, index, *kind.base_counter);
    }
    const bool by_script =
        kind.base_script && (kind.script_for.none() ||
                             (state_->definition(subject.card()).types & kind.script_for).any());
    if (by_script || !table_.modifiers[index_of(query)].empty() ||
        (table_.effect_modifiers[index_of(query)] && !state_->effects().empty())) {
        const Asked asked{query, subject};
        const bool circle = std::find(asked_.begin(), asked_.end(), asked) != asked_.end();
        if (circle || asked_.size() >= limits_.query_depth) {
            std::string path;
            for (const Asked& each : asked_) {
                path += blueprint_->queries[index_of(each.query)].name;
                if (each.subject.kind() == ValueKind::card) {
                    path += " of " + state_->definition(each.subject.card()).id;
                }
                path += " > ";
            }
            path += kind.name;
            if (circle) fail("the query goes round in a circle: " + path);
            fail("limit query_depth (" + std::to_string(limits_.query_depth) +
                     ") reached: queries ask each other too deep: " + path,
                 "query_depth");
        }
        asked_.push_back(asked);
        const auto answered = [](std::vector<Asked>* stack) { stack->pop_back(); };
        const std::unique_ptr<std::vector<Asked>, decltype(answered)> asking{&asked_, answered};
        const Quiet pure{*this, true};
        Context own;
        if (subject.kind() == ValueKind::card) {
            own.card = subject.card();
            own.definition = state_->card(own.card).definition;
            own.owner = own.player = state_->owner_of(own.card);
        } else if (subject.kind() == ValueKind::owner) {
            own.owner = own.player = subject.owner();
        }
        if (by_script) {
            result =
                scripts_->number(*game_, behaviours_->query_bases[index_of(query)], own, subject);
        }
        std::vector<ActiveModifier> active;
        active_modifiers(query, subject, active);
        std::stable_sort(active.begin(), active.end(),
                         [](const ActiveModifier& left, const ActiveModifier& right) {
                             return left.modifier->layer < right.modifier->layer;
                         });
        for (const ActiveModifier& each : active) {
            const Modifier& modifier = *each.modifier;
            const std::int64_t change =
                modifier.function != no_function
                    ? scripts_->number(*game_, modifier.function, each.context, subject)
                    : modifier.value;
            const std::int64_t before = result;
            result = modifier.replaces ? change : result + change;
            // "Never below" stops this modifier, it does not lift what was lower already.
            if (modifier.at_least && result < *modifier.at_least) {
                result = std::min<std::int64_t>(before, *modifier.at_least);
            }
        }
    }
    if (kind.at_least) result = std::max<std::int64_t>(result, *kind.at_least);
    if (kind.at_most) result = std::min<std::int64_t>(result, *kind.at_most);
    return result;
}

std::vector<std::pair<DefId, std::int32_t>> Queries::collect(QueryId query, Value subject) {
    std::vector<ActiveModifier> active;
    active_modifiers(query, subject, active);
    std::stable_sort(active.begin(), active.end(),
                     [](const ActiveModifier& left, const ActiveModifier& right) {
                         return left.modifier->layer < right.modifier->layer;
                     });
    std::vector<std::pair<DefId, std::int32_t>> found;
    for (const ActiveModifier& each : active) {
        if (each.modifier->collected >= 0) {
            found.emplace_back(each.context.definition, each.modifier->collected);
        }
    }
    return found;
}

void Queries::refuse_nobody() const {
    fail("nobody is meant: a card on the table has no owner, and the event names no player");
}

}  // namespace cardwright
