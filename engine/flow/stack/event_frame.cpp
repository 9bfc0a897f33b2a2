// Triggers: who listens to an event, in which order they are served, and who is asked about it.

#include <algorithm>

#include "flow/stack/frame_runner.hpp"

namespace cardwright {
namespace {

bool contains(const std::vector<ZoneKindId>& kinds, ZoneKindId kind) noexcept {
    return kinds.empty() || std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// With fewer listeners to an event each looks for its cards itself.
constexpr std::size_t listeners_worth_notes = 8;

bool is_about(const Event& event, CardId card, Word card_field) noexcept {
    if (event.field(card_field) == Value::of(card)) return true;
    return std::any_of(event.lists.begin(), event.lists.end(), [&](const auto& list) {
        return std::find(list.begin(), list.end(), Value::of(card)) != list.end();
    });
}

}  // namespace

const Trigger& FrameRunner::trigger_of(const Pending& pending) const noexcept {
    const Behaviour& behaviour = behaviours_->cards[index_of(pending.definition)];
    return pending.of_effect ? behaviour.effects[pending.effect_kind].triggers[pending.trigger]
                             : behaviour.triggers[pending.trigger];
}

bool FrameRunner::still_applies(const Event& event, const Pending& pending) {
    const Trigger& trigger = trigger_of(pending);
    const CardId card = pending.context.card;
    if (!pending.of_effect && card != no_card) {
        const ZoneId zone = state_->card(card).zone;
        if (zone == no_zone || !contains(trigger.from, state_->zone(zone).kind)) return false;
    }
    if (trigger.self) {
        work(event.counted);
        if (!is_about(event, card, word_card_)) return false;
    }
    if (trigger.whose != Whose::anyone) {
        const Value player = event.field(word_player_);
        const bool mine =
            player.kind() == ValueKind::owner && player.owner() == pending.context.owner;
        if (mine != (trigger.whose == Whose::mine)) return false;
    }
    for (const HookKind::FieldRange& range : trigger.fields) {
        const std::int64_t number = event.field(words_.find(range.field)).number();
        if ((range.min && number < *range.min) || (range.max && number > *range.max)) return false;
    }
    if (trigger.when == no_function) return true;
    const Quiet pure{*this, true};
    return scripts_->test(*game_, trigger.when, pending.context);
}

void FrameRunner::add_pending(EventFrame& serving, const Event& event, const Trigger& trigger,
                              Pending candidate) {
    const auto same_source = [&](const Pending& other) {
        return other.definition == candidate.definition && other.trigger == candidate.trigger &&
               other.of_effect == candidate.of_effect &&
               other.context.effect == candidate.context.effect;
    };
    work(serving.pending.size());
    for (const Pending& other : serving.pending) {
        if (!same_source(other)) continue;
        if (other.context.card == candidate.context.card) return;
        if (trigger.once_per_kind) return;
        if (trigger.once && other.context.owner == candidate.context.owner) return;
    }
    candidate.stage = trigger.stage;
    candidate.context.definition = candidate.definition;
    candidate.context.event = serving.event;
    // A card on the table is resolved by the player the event is about.
    const Value player = event.field(word_player_);
    if (candidate.context.owner == table_owner && player.kind() == ValueKind::owner) {
        candidate.context.player = player.owner();
    } else {
        candidate.context.player = candidate.context.owner;
    }
    if (!still_applies(event, candidate)) return;
    if (serving.pending.size() >= limits_.triggers_per_event) {
        fail_limit("triggers_per_event", limits_.triggers_per_event,
                   "far too many cards answer one event");
    }
    serving.pending.push_back(candidate);
}

/// The zones of a kind, whoever has them. Looking at their cards is paid for.
template <typename Each>
void FrameRunner::each_zone_of(ZoneKindId kind, Each&& each) {
    const auto look = [&](OwnerId owner) {
        for (const ZoneId zone : state_->topology().family(kind, owner)) {
            work(state_->cards_in(zone).size() + 1);
            each(zone);
        }
    };
    if (schema().zone(kind).shared) {
        look(table_owner);
        return;
    }
    for (std::size_t owner = 0; owner < state_->owners(); ++owner) look(id_at<OwnerId>(owner));
}

/// The cards of a kind that stand where its trigger says, as far as that is seen at once.
template <typename Each>
void FrameRunner::each_card_of(const Listener& listener, const Trigger& trigger, const Event& event,
                               Each&& each) {
    const auto consider = [&](CardId card) {
        if (state_->card(card).definition == listener.definition) each(card);
    };
    const Value about = event.field(word_card_);
    if (trigger.self && about.kind() == ValueKind::card) {
        consider(about.card());
        return;
    }
    if (trigger.from.empty()) {
        work(state_->card_count());
        for (std::size_t at = 0; at < state_->card_count(); ++at) consider(id_at<CardId>(at));
        return;
    }
    for (const ZoneKindId kind : trigger.from) {
        each_zone_of(kind, [&](ZoneId zone) {
            for (const CardId card : state_->cards_in(zone)) consider(card);
        });
    }
}

/// The listeners to an event whose cards stand where anybody listens to it; those of other cards
/// are passed over if there are many, for that is less work than to look for the cards of each.
/// They lie in `room` then: what a listener's script tries out may raise events of its own.
std::span<const Listener> FrameRunner::listeners_there(const Event& event,
                                                       std::vector<Listener>& room) {
    const std::size_t kind = index_of(event.kind);
    const auto& listeners = table_.listeners[kind];
    const auto& places = table_.places_listened_in[kind];
    if (listeners.size() < listeners_worth_notes || places.empty() ||
        event.field(word_card_).kind() == ValueKind::card) {
        return listeners;
    }
    standing_.assign(schema().definitions.size(), 0);
    for (const ZoneKindId place : places) {
        each_zone_of(place, [&](ZoneId zone) {
            for (const CardId card : state_->cards_in(zone)) {
                standing_[index_of(state_->card(card).definition)] = 1;
            }
        });
    }
    work(listeners.size());
    for (const Listener& listener : listeners) {
        if (standing_[index_of(listener.definition)] != 0) room.push_back(listener);
    }
    return room;
}

bool FrameRunner::anyone_answers(std::uint32_t index, bool before) {
    const Event& event = strand_->events[index];
    if (!listened(event.kind)) return false;
    if (!state_->effects().empty()) return true;
    bool found = false;
    std::vector<Listener> room;
    for (const Listener& listener : listeners_there(event, room)) {
        const Trigger& trigger =
            behaviours_->cards[index_of(listener.definition)].triggers[listener.index];
        if (trigger.before != before) continue;
        each_card_of(listener, trigger, event, [&](CardId /*card*/) { found = true; });
        if (found) return true;
    }
    return false;
}

void FrameRunner::collect_triggers(EventFrame& serving, const Event& event, bool again) {
    std::vector<Listener> room;
    for (const Listener& listener : listeners_there(event, room)) {
        const Trigger& trigger =
            behaviours_->cards[index_of(listener.definition)].triggers[listener.index];
        if (trigger.before != serving.before || (again && trigger.stage < serving.stage)) continue;
        Pending candidate;
        candidate.definition = listener.definition;
        candidate.trigger = listener.index;
        each_card_of(listener, trigger, event, [&](CardId card) {
            candidate.context = {};
            candidate.context.card = card;
            candidate.context.owner = state_->owner_of(card);
            add_pending(serving, event, trigger, candidate);
        });
    }
    for (const Effect& effect : state_->effects()) {
        const Behaviour& behaviour = behaviours_->cards[index_of(effect.definition)];
        const auto& triggers = behaviour.effects[effect.index].triggers;
        for (std::size_t number = 0; number < triggers.size(); ++number) {
            const Trigger& trigger = triggers[number];
            if (trigger.event != event.kind || trigger.before != serving.before ||
                (again && trigger.stage < serving.stage)) {
                continue;
            }
            Pending candidate;
            candidate.definition = effect.definition;
            candidate.of_effect = true;
            candidate.effect_kind = effect.index;
            candidate.trigger = static_cast<std::uint16_t>(number);
            candidate.context.card = effect.source;
            candidate.context.owner = effect.owner;
            candidate.context.effect = effect.serial;
            add_pending(serving, event, trigger, candidate);
        }
    }
}

void FrameRunner::run_event(EventFrame& serving) {
    Event& event = strand_->events[serving.event];
    if (!serving.collected) {
        serving.collected = true;
        if (listened(event.kind)) collect_triggers(serving, event, false);
    }
    for (const CardId card : event.once_more) {
        const std::size_t known = serving.pending.size();
        for (std::size_t at = 0; at < known; ++at) {
            if (serving.pending[at].context.card != card || serving.pending[at].repeated) continue;
            if (serving.pending[at].stage <= serving.stage) continue;
            if (!trigger_of(serving.pending[at]).self) continue;
            Pending copy = serving.pending[at];
            copy.repeated = true;
            serving.pending.push_back(copy);
        }
    }
    event.once_more.clear();
    std::size_t which = 0;
    while (next_trigger(serving, which)) {
        if (strand_->asking) return;
        if (serving.before && event.cancelled) break;
        if (!still_applies(event, serving.pending[which])) {
            serving.pending[which].done = true;
            continue;
        }
        run_trigger(serving, which);
        return;
    }
    pop();
}

/// Finds what is to be resolved next, or asks its owner; false when nothing is left.
bool FrameRunner::next_trigger(EventFrame& serving, std::size_t& which) {
    const auto& kind = blueprint_->events[index_of(strand_->events[serving.event].kind)];
    while (true) {
        std::vector<std::uint16_t>& here = serving.askable;
        here.clear();
        bool later = false;
        for (std::size_t at = 0; at < serving.pending.size(); ++at) {
            const Pending& pending = serving.pending[at];
            if (pending.done) continue;
            if (pending.stage == serving.stage) here.push_back(static_cast<std::uint16_t>(at));
            later = later || pending.stage > serving.stage;
        }
        if (here.empty()) {
            const bool repeats =
                serving.stage < kind.repeated.size() && kind.repeated[serving.stage];
            const std::size_t known = serving.pending.size();
            if (repeats) collect_triggers(serving, strand_->events[serving.event], true);
            if (serving.pending.size() > known) continue;
            if (!later && serving.stage + 1U >= kind.stages.size()) return false;
            ++serving.stage;
            // What appeared in earlier stages takes part in this one.
            collect_triggers(serving, strand_->events[serving.event], true);
            continue;
        }
        if (here.size() == 1) {
            which = here[0];
            return true;
        }
        // Several: the player whose turn to be served it is resolves theirs first.
        OwnerId next = table_owner;
        const auto resolver = [&](std::uint16_t at) { return serving.pending[at].context.player; };
        const bool one_player = std::all_of(here.begin(), here.end(), [&](std::uint16_t at) {
            return resolver(at) == resolver(here[0]);
        });
        if (one_player) {
            next = resolver(here[0]);
        } else {
            if (serving.order.empty()) serving.order = serving_order();
            next = resolver(here[0]);  // nobody with a seat: one after the other
            for (const OwnerId seat : serving.order) {
                const bool has = std::any_of(here.begin(), here.end(), [&](std::uint16_t at) {
                    return resolver(at) == seat;
                });
                if (has) {
                    next = seat;
                    break;
                }
            }
        }
        std::erase_if(here, [&](std::uint16_t at) { return resolver(at) != next; });
        if (here.empty()) return false;
        const auto& first = serving.pending[here[0]];
        const bool all_alike = std::all_of(here.begin(), here.end(), [&](std::uint16_t at) {
            const Pending& other = serving.pending[at];
            return other.definition == first.definition && other.trigger == first.trigger &&
                   other.of_effect == first.of_effect;
        });
        const bool any_order =
            serving.stage < kind.any_order.size() && kind.any_order[serving.stage];
        const bool none_decides = std::none_of(here.begin(), here.end(), [&](std::uint16_t at) {
            return trigger_of(serving.pending[at]).run != no_function;
        });
        if (here.size() == 1 || all_alike || any_order || none_decides ||
            index_of(next) >= state_->seats()) {
            which = here[0];
            return true;
        }
        Choice& choice = strand_->choice;
        choice.clear();
        choice.seat = next;
        choice.prompt = word_order_;
        std::vector<std::uint16_t> offered;
        for (const std::uint16_t at : here) {
            const Pending& pending = serving.pending[at];
            const bool twin = std::any_of(offered.begin(), offered.end(), [&](std::uint16_t other) {
                return serving.pending[other].definition == pending.definition &&
                       serving.pending[other].trigger == pending.trigger &&
                       serving.pending[other].of_effect == pending.of_effect;
            });
            if (twin) continue;
            offered.push_back(at);
            Option option;
            option.what = pending.context.card != no_card ? Value::of(pending.context.card)
                                                          : Value::of(pending.definition);
            option.first = static_cast<std::uint16_t>(choice.cards.size());
            choice.cards.push_back(pending.context.card);
            choice.options.push_back(option);
        }
        here = offered;
        ask();
        return true;
    }
}

void FrameRunner::run_trigger(EventFrame& serving, std::size_t which) {
    Pending& pending = serving.pending[which];
    pending.done = true;
    const Trigger& trigger = trigger_of(pending);
    const Context context = pending.context;
    if (pending.of_effect) {
        for (const Effect& effect : state_->effects()) {
            if (effect.serial != context.effect || effect.ends != Lifetime::next_time) continue;
            state_->remove_effect(context.effect);
            break;
        }
    }
    if (trigger.run != no_function) {
        const EventId event = strand_->events[serving.event].kind;
        push_function(trigger.run, context,
                      trigger.name != no_word ? trigger.name : event_names_[index_of(event)]);
    }
    if (!trigger.gives.empty()) {
        if (table_.changes_are_heard) {
            push_gives(trigger.gives, context.player, context.card);
        } else {
            give(trigger.gives, context.player);
        }
    }
}

}  // namespace cardwright
