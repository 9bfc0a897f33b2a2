// Changes that leave cards where they are: counters, faces, what is shown, effects.

#include "flow/change/changes.hpp"

namespace cardwright {

void Changes::may_count(Scope scope, std::size_t subject) const {
    switch (scope) {
        case Scope::game:
            may_change(table_owner);
            break;
        case Scope::player:
            must_be_somebody(id_at<OwnerId>(subject));
            may_change(id_at<OwnerId>(subject));
            break;
        case Scope::card:
            may_change(state_->owner_of(id_at<CardId>(subject)));
            break;
        case Scope::zone:
            may_change(id_at<ZoneId>(subject));
            break;
    }
}

bool Changes::tell_count(Scope scope, std::size_t subject, CounterId counter, std::int32_t change) {
    const Word name = words_.intern(schema().counters_of(scope)[index_of(counter)].name);
    if (journal != nullptr) note_counted(scope, subject, counter, name, change);
    if (!listened(event_id(KernelEvent::counted))) return false;
    Event& event = kernel_event(KernelEvent::counted,
                                scope == Scope::player ? id_at<OwnerId>(subject) : table_owner);
    event.fields.emplace_back(word_counter_, Value::of(name));
    event.fields.emplace_back(word_by_, Value::of(std::int64_t{change}));
    if (scope == Scope::card) {
        event.fields.emplace_back(word_card_, Value::of(id_at<CardId>(subject)));
    }
    if (scope == Scope::zone) {
        event.fields.emplace_back(word_zone_, Value::of(id_at<ZoneId>(subject)));
    }
    return true;
}

void Changes::note_counted(Scope scope, std::size_t subject, CounterId counter, Word name,
                           std::int32_t change) {
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::counted;
    entry.word = name;
    entry.number = change;
    if (scope == Scope::player) entry.who = id_at<OwnerId>(subject);
    if (scope == Scope::card) {
        entry.who = state_->owner_of(id_at<CardId>(subject));
        entry.cards.push_back(as_seen(id_at<CardId>(subject)));
    }
    if (scope == Scope::zone) entry.who = state_->zone(id_at<ZoneId>(subject)).owner;
    if (schema().counters_of(scope)[index_of(counter)].sees == Audience::owner) {
        entry.public_to = seat_bit(entry.who);
    }
    note(std::move(entry));
}

bool Changes::turn_cards(std::span<const CardId> cards, bool face_up) {
    std::vector<CardId> turned;
    for (const CardId card : cards) {
        may_change(state_->card(card).zone);
        if (state_->card(card).face_up != face_up) turned.push_back(card);
    }
    if (turned.empty()) return false;
    JournalEntry entry =
        JournalEntry::movement(JournalEntry::Kind::turned, state_->owner_of(turned[0]),
                               state_->card(turned[0]).zone, state_->card(turned[0]).zone);
    for (const CardId card : turned) {
        state_->turn_face(card, face_up);
        entry.cards.push_back(as_seen(card));
    }
    entry.number = face_up ? 1 : 0;
    note(std::move(entry));
    if (!listened(event_id(KernelEvent::turned))) return false;
    set_cards(kernel_event(KernelEvent::turned, state_->owner_of(turned[0])), turned);
    return true;
}

bool Changes::reveal_cards(std::span<const CardId> cards, OwnerId by) {
    if (cards.empty()) return false;
    if (read_only()) fail("nothing may be revealed here: this function only answers a question");
    JournalEntry entry = JournalEntry::movement(
        JournalEntry::Kind::revealed, by, state_->card(cards[0]).zone, state_->card(cards[0]).zone);
    for (const CardId card : cards) {
        may_change(state_->card(card).zone);
        state_->show(card, state_->topology().everyone());
        entry.cards.push_back(as_seen(card));
    }
    note(std::move(entry));
    if (!listened(event_id(KernelEvent::revealed))) return false;
    set_cards(kernel_event(KernelEvent::revealed, by), cards);
    return true;
}

void Changes::look_at(std::span<const CardId> cards, OwnerId by) {
    if (read_only()) fail("nothing may be looked at here: this function only answers a question");
    if (cards.empty()) return;
    const ZoneId zone = state_->card(cards[0]).zone;
    JournalEntry entry = JournalEntry::movement(JournalEntry::Kind::looked, by, zone, zone);
    for (const CardId card : cards) {
        may_change(state_->card(card).zone);
        state_->show(card, seat_bit(by));
        entry.cards.push_back(as_seen(card));
    }
    note(std::move(entry));
}

void Changes::add_effect(const Effect& effect) {
    may_change(effect.owner);
    if (state_->effects().size() >= limits_.effects) {
        fail("limit effects (" + std::to_string(limits_.effects) +
                 ") reached: effects are added and never end",
             "effects");
    }
    Effect added = effect;
    for (const Value field : added.fields) {
        if (field.kind() != ValueKind::word) continue;
        added.spelling = hash_with(added.spelling, hash_text(words_.text(field.word())));
    }
    state_->add_effect(added);
}

ZoneId Changes::aside() {
    if (strand_->depth == 0) fail("cards can be set aside only by an effect that is under way");
    Frame& frame = strand_->top();
    if (frame.aside != no_zone) return frame.aside;
    const OwnerId owner = frame.context.player;
    for (std::size_t number = 0; number < asides_per_owner; ++number) {
        const ZoneId zone = state_->topology().aside(owner, number);
        bool taken = false;
        for (std::size_t at = 0; at < strand_->depth; ++at) {
            taken = taken || strand_->frames[at].aside == zone;
        }
        if (taken) continue;
        frame.aside = zone;
        return zone;
    }
    fail("limit asides (" + std::to_string(asides_per_owner) +
             ") reached: too many unfinished effects have cards set aside",
         "asides");
}

}  // namespace cardwright
