// Acts: changes a ruleset lists as data. They go through the same doors as those of scripts.

#include <algorithm>
#include <optional>

#include "flow/change/changes.hpp"

namespace cardwright {

/// The zone of a kind that the acting player has, or the table.
ZoneId Changes::own_zone(ZoneKindId kind, OwnerId player) const {
    const ZoneId zone = state_->zone_of(kind, player);
    if (zone == no_zone && !schema().zone(kind).shared) must_be_somebody(player);
    return zone;
}

std::span<const ZoneId> Changes::own_zones(ZoneKindId kind, OwnerId player) const {
    const bool shared = schema().zone(kind).shared;
    if (!shared) must_be_somebody(player);
    return state_->topology().family(kind, shared ? table_owner : player);
}

/// The zone that an argument of a verb names by now: a script may have said something else.
ZoneId Changes::zone_in(const Act& act, const ActPlace& place) const {
    if (act.argument < place.arguments.size()) {
        const Value said = place.arguments[act.argument];
        if (!said.empty()) return said.zone();
    }
    if (act.to == no_zone_kind) fail("this verb was told no zone, and the card lies nowhere");
    return own_zone(act.to, place.player);
}

inline bool Changes::perform_for(const Act& act, const ActPlace& place, std::int32_t multiplier) {
    const auto& [owner, picked, number, arguments] = place;
    bool raised = false;
    switch (act.kind) {
        case Act::Kind::move_all:
            for (const ZoneId from : own_zones(act.from, owner)) {
                raised = move_zone(from, own_zone(act.to, owner), owner) || raised;
            }
            return raised;
        case Act::Kind::move_picked:
            return move_cards({&place.picked, 1}, zone_in(act, place), State::Place::top, owner);
        case Act::Kind::draw: {
            const std::int64_t wanted = amount(act.amount, owner, picked, number) * multiplier;
            if (wanted <= 0) return false;
            return draw_cards(
                own_zone(act.from, owner), own_zone(act.to, owner),
                static_cast<std::uint32_t>(std::min<std::int64_t>(wanted, most_cards)), owner,
                nullptr);
        }
        case Act::Kind::add:
            return add_to(act.scope, act.scope == Scope::game ? 0 : index_of(owner), act.counter,
                          amount(act.amount, owner, picked, number) * multiplier);
        case Act::Kind::set: {
            if (act.scope == Scope::player) must_be_somebody(owner);
            const std::size_t subject = act.scope == Scope::game ? 0 : index_of(owner);
            const std::int64_t wanted = amount(act.amount, owner, picked, number);
            return add_to(act.scope, subject, act.counter,
                          wanted - state_->counter(act.scope, subject, act.counter));
        }
        case Act::Kind::shuffle:
            return shuffle_zone(own_zone(act.from, owner));
        case Act::Kind::turn:
            for (const ZoneId from : own_zones(act.from, owner)) {
                raised = turn_cards(state_->cards_in(from), act.face_up) || raised;
            }
            return raised;
        case Act::Kind::give:
            return give(state_->definition(picked).gives, owner);
        case Act::Kind::fire:
            note_event(act.event, owner, picked);
            break;
        default:
            break;  // needs a place on the stack: run_acts_frame
    }
    return false;
}

bool Changes::perform(const Act& act, const ActPlace& place, std::int32_t multiplier) {
    if (!act.everyone) return perform_for(act, place, multiplier);
    bool raised = false;
    for (const OwnerId owner : seats_from(place.player)) {
        ActPlace of_owner = place;
        of_owner.player = owner;
        raised = perform_for(act, of_owner, multiplier) || raised;
    }
    return raised;
}

bool Changes::perform_all(const std::vector<Act>& acts, const ActPlace& place) {
    bool raised = false;
    // Where nobody listens and everything is the player's own to change, nothing is left to check
    // of acts between single zones.
    const bool unhindered = !table_.changes_are_heard && branch_ == nullptr && !read_only() &&
                            index_of(place.player) < state_->owners();
    for (const Act& act : acts) {
        const bool whole_zone = act.kind == Act::Kind::move_all || act.kind == Act::Kind::draw;
        if (!unhindered || !act.direct || !whole_zone || act.everyone || dealing_) {
            raised = perform(act, place, act.times) || raised;
            continue;
        }
        const ZoneId from = state_->zone_of(act.from, place.player);
        const ZoneId to = state_->zone_of(act.to, place.player);
        if (act.kind == Act::Kind::move_all) {
            move_allowed(from, to, place.player);
            continue;
        }
        const std::int64_t wanted =
            amount(act.amount, place.player, place.picked, place.number) * act.times;
        draw_allowed(from, to,
                     static_cast<std::uint32_t>(std::clamp<std::int64_t>(wanted, 0, most_cards)),
                     place.player, nullptr);
    }
    return raised;
}

void Changes::perform_short(const VerbForm& form, OwnerId player, CardId card) {
    for (const ShortAct& act : form.short_acts) {
        switch (act.kind) {
            case ShortAct::Kind::move: {
                const ZoneId to = state_->zone_of(act.to, player);
                std::optional<JournalEntry> told;
                if (journal != nullptr) told = leaving({&card, 1}, to, player);
                count({&card, 1}, to);
                state_->move(card, to, State::Place::top, true, seat_bit(player));
                if (told) note_cards(std::move(*told), {&card, 1});
                break;
            }
            case ShortAct::Kind::add:
                add_allowed(Scope::player, index_of(player), act.counter, act.many);
                break;
            case ShortAct::Kind::fire:
                note_event(act.event, player, card);
                break;
        }
    }
}

bool Changes::perform_short_together(VerbId verb, std::span<const CardId> cards, OwnerId player) {
    if (cards.size() < 2) return false;
    const auto form_of_card = [&](CardId card) -> const VerbForm& {
        return table_.verb_form(verb, state_->card(card).definition);
    };
    const ZoneKindId kind = form_of_card(cards[0]).short_to;
    if (kind == no_zone_kind) return false;
    for (const CardId card : cards) {
        if (form_of_card(card).short_to != kind) return false;
    }
    const ZoneId to = state_->zone_of(kind, player);
    if (!state_->can_be_followed(cards, to)) return false;
    // Each is told of as if it had gone by itself.
    std::vector<JournalEntry> told;
    if (journal != nullptr) {
        for (const CardId card : cards) told.push_back(leaving({&card, 1}, to, player));
    }
    count(cards, to);
    state_->move_followed(cards, to);
    for (std::size_t at = 0; at < cards.size(); ++at) {
        for (const ShortAct& act : form_of_card(cards[at]).short_acts) {
            switch (act.kind) {
                case ShortAct::Kind::move:
                    if (journal != nullptr) note_cards(std::move(told[at]), {&cards[at], 1});
                    break;
                case ShortAct::Kind::add:
                    add_allowed(Scope::player, index_of(player), act.counter, act.many);
                    break;
                case ShortAct::Kind::fire:
                    note_event(act.event, player, cards[at]);
                    break;
            }
        }
    }
    return true;
}

bool Changes::give(std::span<const std::pair<Word, std::int32_t>> gives, OwnerId player) {
    bool raised = false;
    for (const auto& [name, many] : gives) {
        const GiveKind* kind = blueprint_->find_give(name);
        if (kind == nullptr) continue;
        raised = perform(kind->act, {player, no_card, 0, {}}, many) || raised;
    }
    return raised;
}

/// An event of the rules, for who reads along.
void Changes::write_event(EventId kind, OwnerId player, CardId card) {
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::happened;
    entry.word = event_names_[index_of(kind)];
    entry.who = player;
    if (card != no_card) entry.cards.push_back(as_seen(card));
    note(std::move(entry));
}

}  // namespace cardwright
