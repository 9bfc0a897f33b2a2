// Cards that change places. Each operation checks, tells the tally, changes the state, writes the
// journal if there is one, and raises its event if somebody listens.

#include <algorithm>
#include <optional>

#include "flow/change/changes.hpp"

namespace cardwright {
namespace {

/// The zone whose cards are shuffled to make a new pile of this one, if it has any.
ZoneId refilled_from(const State& state, ZoneId zone) {
    const ZoneKindId kind = state.zone(zone).kind;
    const ZoneKindId source =
        kind == no_zone_kind ? no_zone_kind : state.schema().zone(kind).refill_from;
    return source == no_zone_kind ? no_zone : state.zone_of(source, state.zone(zone).owner);
}

/// What one entry of the journal tells of a movement.
struct Moving {
    std::vector<CardId> cards;
    JournalEntry entry;
};

/// What the rules move at once is told of each player whose cards they were. What a player moves is
/// told of that player.
std::vector<Moving> by_owner(const State& state, std::span<const CardId> cards, OwnerId by) {
    std::vector<Moving> all;
    std::vector<OwnerId> owners;
    for (const CardId card : cards) {
        const OwnerId owner = by == table_owner ? state.owner_of(card) : by;
        const auto found = std::find(owners.begin(), owners.end(), owner);
        const auto at = static_cast<std::size_t>(found - owners.begin());
        if (found == owners.end()) {
            owners.push_back(owner);
            all.emplace_back();
        }
        all[at].cards.push_back(card);
    }
    return all;
}

}  // namespace

JournalCard Changes::as_seen(CardId card) const {
    const Card& seen = state_->card(card);
    return {seen.definition, seen.known_by, state_->back_shows(card)};
}

/// Begins the journal's entry of a movement: the cards as they are seen where they leave.
JournalEntry Changes::leaving(std::span<const CardId> cards, ZoneId to, OwnerId by) const {
    JournalEntry entry =
        JournalEntry::movement(JournalEntry::Kind::moved, by, state_->card(cards[0]).zone, to);
    for (const CardId card : cards) entry.cards.push_back(as_seen(card));
    return entry;
}

/// Ends the entry of a movement. Visible to seats that know the card after the move: who knew it
/// before but watched it go from one hidden place to another did not see which it was, though
/// perhaps its back, where it left or where it arrived.
void Changes::note_cards(JournalEntry entry, std::span<const CardId> cards) {
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const bool shown = at < entry.cards.size() && entry.cards[at].back_shown;
        if (at == entry.cards.size()) entry.cards.emplace_back();
        entry.cards[at] = as_seen(cards[at]);
        entry.cards[at].back_shown = entry.cards[at].back_shown || shown;
    }
    note(std::move(entry));
}

void Changes::raise_moved(KernelEvent kind, std::span<const CardId> cards, ZoneId to, OwnerId by) {
    Event& event = kernel_event(kind, by);
    set_cards(event, cards);
    event.fields.emplace_back(word_to_, Value::of(to));
}

bool Changes::move_cards(std::span<const CardId> cards, ZoneId to, State::Place place, OwnerId by,
                         bool face_up) {
    if (cards.empty()) return false;
    may_change(to);
    if (state_->zone(to).capacity != 0) {
        must_have_room(to, static_cast<std::size_t>(std::count_if(
                               cards.begin(), cards.end(),
                               [&](CardId card) { return state_->card(card).zone != to; })));
    }
    for (const CardId card : cards) {
        const ZoneId from = state_->card(card).zone;
        if (from == no_zone) continue;
        may_change(from);
        work(state_->cards_in(from).size());  // through which it has to be found
    }
    std::vector<Moving> told;
    if (journal != nullptr) {
        told = by_owner(*state_, cards, by);
        for (Moving& each : told) each.entry = leaving(each.cards, to, by);
    }
    count(cards, to);
    state_->move(cards, to, place, face_up, seat_bit(by));
    for (Moving& each : told) note_cards(std::move(each.entry), each.cards);
    if (!listened(event_id(KernelEvent::moved))) return false;
    raise_moved(KernelEvent::moved, cards, to, by);
    return true;
}

bool Changes::move_zone(ZoneId from, ZoneId to, OwnerId by) {
    const auto contents = state_->cards_in(from);
    if (contents.empty() || from == to) return false;
    const bool heard = listened(event_id(KernelEvent::moved));
    if (heard || state_->zone(to).capacity != 0) {
        const std::vector<CardId> cards{contents.begin(), contents.end()};
        return move_cards(cards, to, State::Place::top, by);
    }
    may_change(from);
    may_change(to);
    move_allowed(from, to, by);
    return false;
}

void Changes::move_allowed(ZoneId from, ZoneId to, OwnerId by) {
    const auto contents = state_->cards_in(from);
    const std::size_t moved = contents.size();
    if (moved == 0 || from == to) return;
    work(moved);
    count(contents, to);
    state_->move_all(from, to, seat_bit(by));
    if (journal == nullptr) return;
    note_cards(JournalEntry::movement(JournalEntry::Kind::moved, by, from, to),
               state_->cards_in(to).last(moved));
}

bool Changes::draw_cards(ZoneId from, ZoneId to, std::uint32_t amount, OwnerId by,
                         std::vector<CardId>* drawn) {
    may_change(from);
    may_change(to);
    if (state_->zone(to).capacity != 0 && from != to) {
        std::size_t there = state_->cards_in(from).size();
        const ZoneId source = refilled_from(*state_, from);
        if (source != no_zone) there += state_->cards_in(source).size();
        must_have_room(to, std::min<std::size_t>(amount, there));
    }
    if (dealing_ && amount > state_->cards_in(from).size()) {
        fail("nothing random may happen while the table is dealt; draw in `start`");
    }
    const bool heard =
        listened(event_id(KernelEvent::drawn)) || listened(event_id(KernelEvent::moved));
    std::vector<CardId> listed;  // only if somebody is told of the cards
    std::vector<CardId>* const told = drawn == nullptr && heard ? &listed : drawn;
    const std::size_t known = told != nullptr ? told->size() : 0;
    const bool shuffled = draw_allowed(from, to, amount, by, told);
    bool raised = false;
    if (shuffled && listened(event_id(KernelEvent::shuffled))) {
        kernel_event(KernelEvent::shuffled, by).fields.emplace_back(word_zone_, Value::of(from));
        raised = true;
    }
    if (!heard || told->size() == known) return raised;
    for (const KernelEvent kind : {KernelEvent::drawn, KernelEvent::moved}) {
        if (listened(event_id(kind))) raise_moved(kind, std::span{*told}.subspan(known), to, by);
    }
    return true;
}

/// True if the zone ran out and was refilled.
bool Changes::draw_allowed(ZoneId from, ZoneId to, std::uint32_t amount, OwnerId by,
                           std::vector<CardId>* drawn) {
    work(amount);
    std::optional<JournalEntry> entry;
    if (journal != nullptr) entry = JournalEntry::movement(JournalEntry::Kind::drawn, by, from, to);
    bool shuffled = false;
    for (std::uint32_t left = amount; left > 0;) {
        if (state_->cards_in(from).empty()) {
            if (!state_->refill(from)) break;
            shuffled = true;
            note(JournalEntry::movement(JournalEntry::Kind::shuffled, by,
                                        refilled_from(*state_, from), from));
        }
        const auto pile = state_->cards_in(from);
        const auto now = static_cast<std::uint32_t>(std::min<std::size_t>(left, pile.size()));
        left -= now;
        count(pile.last(now), to);
        const bool back_left = journal != nullptr && state_->back_shows(pile.back());
        state_->draw(from, to, now);
        const auto arrived = state_->cards_in(to).last(now);
        if (drawn != nullptr) drawn->insert(drawn->end(), arrived.begin(), arrived.end());
        if (journal == nullptr) continue;
        // Each lay on top where it left and, for a moment, where it arrived.
        const bool back_shown = back_left || state_->back_shows(arrived.back());
        for (const CardId card : arrived) {
            entry->cards.push_back(as_seen(card));
            entry->cards.back().back_shown = back_shown;
        }
    }
    if (entry && !entry->cards.empty()) note(std::move(*entry));
    return shuffled;
}

bool Changes::refill(ZoneId zone) {
    if (dealing_ && state_->cards_in(zone).empty()) {
        fail("nothing random may happen while the table is dealt; refill in `start`");
    }
    work(state_->weight());
    if (!state_->cards_in(zone).empty()) return true;
    if (!state_->refill(zone)) return false;
    note(JournalEntry::movement(JournalEntry::Kind::shuffled, state_->zone(zone).owner,
                                refilled_from(*state_, zone), zone));
    return true;
}

bool Changes::shuffle_zone(ZoneId zone) {
    may_change(zone);
    if (dealing_) fail("nothing random may happen while the table is dealt; shuffle in `start`");
    work(state_->cards_in(zone).size());
    state_->shuffle(zone);
    note(
        JournalEntry::movement(JournalEntry::Kind::shuffled, state_->zone(zone).owner, zone, zone));
    if (!listened(event_id(KernelEvent::shuffled))) return false;
    kernel_event(KernelEvent::shuffled, state_->zone(zone).owner)
        .fields.emplace_back(word_zone_, Value::of(zone));
    return true;
}

void Changes::lay(CardId card, CardId below, OwnerId by) {
    may_change(state_->card(card).zone);
    may_change(state_->card(below).zone);
    for (CardId under = below; under != no_card; under = state_->card(under).on) {
        if (under == card) fail("a card cannot lie on itself or on what lies on it");
    }
    JournalEntry entry;
    if (journal != nullptr) {
        entry = leaving({&card, 1}, state_->card(below).zone, state_->owner_of(below));
    }
    count({&card, 1}, state_->card(below).zone);
    state_->lay_on(card, below, seat_bit(by));
    if (journal != nullptr) note_cards(std::move(entry), {&card, 1});
}

void Changes::replace(CardId out, CardId in, ZoneId to) {
    if (out == in) fail("a card cannot replace itself");
    may_change(state_->card(out).zone);
    may_change(state_->card(in).zone);
    may_change(to);
    const ZoneId place = state_->card(out).zone;
    JournalEntry leaves;
    JournalEntry comes;
    if (journal != nullptr) {
        const OwnerId by = state_->owner_of(out);
        leaves = leaving({&out, 1}, to, by);
        comes = leaving({&in, 1}, place, by);
    }
    count({&in, 1}, place);
    count({&out, 1}, to);
    state_->replace(out, in, to);
    if (journal == nullptr) return;
    note_cards(std::move(leaves), {&out, 1});
    note_cards(std::move(comes), {&in, 1});
}

}  // namespace cardwright
