// Cards that are made while the game is played, and cards that leave it.

#include <algorithm>

#include "flow/change/changes.hpp"

namespace cardwright {

void Changes::must_be_present(DefId definition) const {
    if (table_.present[index_of(definition)]) return;
    fail("no card \"" + schema().definition(definition).id +
         "\" was dealt: say `made_in_play: true` at its entry, so that there can be one");
}

bool Changes::make_cards(DefId definition, std::uint32_t many, ZoneId to, OwnerId by,
                         std::vector<CardId>& made) {
    may_change(table_owner);
    may_change(to);
    must_have_room(to, many);
    must_be_present(definition);
    if (state_->cards_made + many > limits_.cards_made) {
        fail_limit("cards_made", limits_.cards_made, "scripts make cards without end");
    }
    if (state_->card_count() + many > most_cards) {
        fail_limit("most_cards", most_cards, "there are too many cards in the game");
    }
    if (many == 0) return false;
    work(many);
    for (std::uint32_t at = 0; at < many; ++at) made.push_back(state_->make_card(definition, to));
    if (journal != nullptr) {
        note_cards(JournalEntry::movement(JournalEntry::Kind::made, by, no_zone, to), made);
    }
    if (!listened(event_id(KernelEvent::moved))) return false;
    raise_moved(KernelEvent::moved, made, to, by);
    return true;
}

void Changes::become(CardId card, DefId definition) {
    may_change(state_->card(card).zone);
    must_be_present(definition);
    JournalEntry entry = JournalEntry::movement(JournalEntry::Kind::became, state_->owner_of(card),
                                                state_->card(card).zone, state_->card(card).zone);
    if (journal != nullptr) entry.cards.push_back(as_seen(card));
    state_->become(card, definition);
    if (journal != nullptr) entry.cards.push_back(as_seen(card));
    note(std::move(entry));
}

void Changes::turn_side(CardId card, std::uint8_t side) {
    may_change(state_->card(card).zone);
    const Definition& printed = state_->definition(card);
    const std::size_t sides = std::max(printed.sides.size(), printed.faces.size());
    if (sides != 0 && side >= sides) {
        fail("the card \"" + printed.id + "\" has " + std::to_string(sides) +
             " sides, numbered from 0");
    }
    if (printed.faces.empty()) {
        state_->turn_side(card, side);
        return;
    }
    JournalEntry entry = JournalEntry::movement(JournalEntry::Kind::became, state_->owner_of(card),
                                                state_->card(card).zone, state_->card(card).zone);
    if (journal != nullptr) entry.cards.push_back(as_seen(card));
    state_->turn_side(card, side);
    if (journal != nullptr) entry.cards.push_back(as_seen(card));
    note(std::move(entry));
}

void Changes::remove_cards(std::span<const CardId> cards, OwnerId by) {
    if (cards.empty()) return;
    may_change(table_owner);
    for (const CardId card : cards) may_change(state_->card(card).zone);
    JournalEntry entry = JournalEntry::movement(JournalEntry::Kind::removed, by,
                                                state_->card(cards[0]).zone, no_zone);
    for (const CardId card : cards) {
        if (state_->card(card).zone == no_zone) continue;  // the same card twice
        work(state_->cards_in(state_->card(card).zone).size());
        if (journal != nullptr) entry.cards.push_back(as_seen(card));
        state_->set_out(card);
    }
    note(std::move(entry));
}

}  // namespace cardwright
