// Acts: changes a ruleset lists as data. They go through the same doors as those of scripts.

#include <algorithm>

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
    const OwnerId player = place.player;
    // Where nobody is told and everything is the player's own to change, nothing is left of most
    // acts but the change itself. False, and nothing has happened, if there is more to one.
    const auto perform_untold = [&](const Act& act) {
        const auto only_zone = [&](ZoneKindId kind) {
            if (kind == no_zone_kind) return no_zone;
            const auto zones =
                state_->topology().family(kind, schema().zone(kind).shared ? table_owner : player);
            return zones.size() == 1 && state_->zone(zones[0]).capacity == 0 ? zones[0] : no_zone;
        };
        if (act.everyone) return false;
        switch (act.kind) {
            case Act::Kind::fire:
                return true;
            case Act::Kind::add:
                if (act.scope != Scope::player) return false;
                state_->add(Scope::player, index_of(player), act.counter,
                            amount(act.amount, player, place.picked, place.number) * act.times);
                return true;
            case Act::Kind::move_picked: {
                if (act.argument < place.arguments.size()) return false;
                const ZoneId to = only_zone(act.to);
                const ZoneId from = state_->card(place.picked).zone;
                if (to == no_zone || from == no_zone) return false;
                work(state_->cards_in(from).size());
                count({&place.picked, 1}, to);
                state_->move(place.picked, to, State::Place::top, true, seat_bit(player));
                return true;
            }
            case Act::Kind::move_all: {
                const ZoneId from = only_zone(act.from);
                const ZoneId to = only_zone(act.to);
                if (from == no_zone || to == no_zone) return false;
                work(state_->cards_in(from).size());
                count(state_->cards_in(from), to);
                state_->move_all(from, to, seat_bit(player));
                return true;
            }
            case Act::Kind::draw: {
                const ZoneId from = only_zone(act.from);
                const ZoneId to = only_zone(act.to);
                if (from == no_zone || to == no_zone || dealing_) return false;
                const std::int64_t wanted =
                    amount(act.amount, player, place.picked, place.number) * act.times;
                for (std::int64_t left = std::min<std::int64_t>(wanted, most_cards); left > 0;) {
                    if (!state_->refill(from)) break;
                    const auto pile = state_->cards_in(from);
                    const auto now = std::min(static_cast<std::size_t>(left), pile.size());
                    work(now);
                    count(pile.last(now), to);
                    state_->draw(from, to, static_cast<std::uint32_t>(now));
                    left -= static_cast<std::int64_t>(now);
                }
                return true;
            }
            default:
                return false;
        }
    };
    const bool untold = !table_.changes_are_heard && journal == nullptr && branch_ == nullptr &&
                        !read_only() && index_of(player) < state_->owners();
    for (const Act& act : acts) {
        if (untold && perform_untold(act)) continue;
        raised = perform(act, place, act.times) || raised;
    }
    return raised;
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
void Changes::note_event(EventId kind, OwnerId player, CardId card) {
    if (journal == nullptr) return;
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::happened;
    entry.word = event_names_[index_of(kind)];
    entry.who = player;
    if (card != no_card) entry.cards.push_back(as_seen(card));
    note(std::move(entry));
}

}  // namespace cardwright
