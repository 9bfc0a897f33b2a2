// What changes a state: each operation checks, changes, writes the journal if somebody reads it,
// and raises its event only if somebody listens.

#include <algorithm>

#include "flow/game.hpp"

namespace cardwright {

void Game::refuse_change() const {
    if (read_only()) fail("nothing may be changed here: this function only answers a question");
    fail(
        "while players decide together, each may change only what is their own; do the rest "
        "before or after");
}

void Game::refuse_nobody() const {
    fail("nobody is meant: a card on the table has no owner, and the event names no player");
}

void Game::refuse_absent() const {
    fail("the card is out of the game: it lies nowhere");
}

Event& Game::kernel_event(KernelEvent kind, OwnerId player) {
    const std::uint32_t index = new_event(event_id(kind));
    Event& event = strand_->events[index];
    if (player != table_owner) event.fields.emplace_back(word_player_, Value::of(player));
    ask_for_event(index, false);
    return event;
}

void Game::ask_for_event(std::uint32_t event, bool before) {
    if (request.kind != Request::Kind::event) request.events.clear();
    request.kind = Request::Kind::event;
    request.before = before;
    request.events.push_back(event);
}

void Game::set_cards(Event& event, std::span<const CardId> cards) {
    std::vector<Value>& list = event.lists.emplace_back();
    list.reserve(cards.size());
    for (const CardId card : cards) list.push_back(Value::of(card));
    event.fields.emplace_back(
        word_cards_, Value{ValueKind::list, static_cast<std::int64_t>(event.lists.size() - 1)});
    if (cards.size() == 1) event.fields.emplace_back(word_card_, Value::of(cards[0]));
    weigh(event);
}

std::uint32_t Game::new_event(EventId kind) {
    if (strand_->event_count >= limits_.events) {
        fail_limit("events", limits_.events, "events are raised without end");
    }
    return strand_->add_event(kind);
}

void Game::weigh(Event& event) {
    const std::size_t values = event.values();
    const std::size_t all = strand_->event_values - event.counted + values;
    if (all > limits_.event_values) {
        fail_limit("event_values", limits_.event_values, "the events under way hold far too much");
    }
    event.counted = values;
    strand_->event_values = all;
}

void Game::push_events() {
    // The first to happen is resolved first: it must lie on top.
    for (std::size_t left = request.events.size(); left > 0; --left) {
        Frame& frame = push(Frame::Kind::event);
        frame.context.event = request.events[left - 1];
        frame.before = request.before;
        const Event& event = strand_->events[frame.context.event];
        const Value about = event.field(word_card_);
        if (index_of(event.kind) >= kernel_event_count && about.kind() == ValueKind::card) {
            frame.title = event_names_[index_of(event.kind)];
            frame.context.card = about.card();
            frame.context.definition = state_->card(about.card()).definition;
        }
    }
    request.events.clear();
    request.kind = Request::Kind::none;
}

void Game::must_have_room(ZoneId zone, std::size_t more) const {
    const ZoneInfo& target = state_->zone(zone);
    if (target.capacity == 0 || state_->cards_in(zone).size() + more <= target.capacity) return;
    fail("no room: " + schema().zone(target.kind).name + " holds at most " +
         std::to_string(target.capacity) + " card(s)");
}

namespace {

JournalEntry movement(JournalEntry::Kind kind, OwnerId by, ZoneId from, ZoneId to) {
    JournalEntry entry;
    entry.kind = kind;
    entry.who = by;
    entry.from = from;
    entry.to = to;
    return entry;
}

/// The zone whose cards are shuffled to make a new pile of this one, if it has any.
ZoneId refilled_from(const State& state, ZoneId zone) {
    const ZoneKindId kind = state.zone(zone).kind;
    const ZoneKindId source =
        kind == no_zone_kind ? no_zone_kind : state.schema().zone(kind).refill_from;
    return source == no_zone_kind ? no_zone : state.zone_of(source, state.zone(zone).owner);
}

}  // namespace

bool Game::refill(ZoneId zone) {
    if (dealing_ && state_->cards_in(zone).empty()) {
        fail("nothing random may happen while the table is dealt; refill in `start`");
    }
    work(state_->weight());
    if (!state_->cards_in(zone).empty()) return true;
    if (!state_->refill(zone)) return false;
    note(movement(JournalEntry::Kind::shuffled, state_->zone(zone).owner,
                  refilled_from(*state_, zone), zone));
    return true;
}

JournalCard Game::as_seen(CardId card) const {
    const Card& seen = state_->card(card);
    return {seen.definition, seen.known_by, state_->back_shows(card)};
}

/// Who can tell the cards once they have arrived saw them move. Who knew them before but watched
/// them go from one hidden place to another did not see which of them it was, though perhaps the
/// backs: where they came from, or where they are.
void Game::note_cards(JournalEntry entry, std::span<const CardId> cards) {
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const bool shown = at < entry.cards.size() && entry.cards[at].back_shown;
        if (at == entry.cards.size()) entry.cards.emplace_back();
        entry.cards[at] = as_seen(cards[at]);
        entry.cards[at].back_shown = entry.cards[at].back_shown || shown;
    }
    note(std::move(entry));
}

bool Game::move_cards(std::span<const CardId> cards, ZoneId to, State::Place place, OwnerId by,
                      bool face_up) {
    if (cards.empty()) return false;
    may_change(to);
    const bool listening = listened(event_id(KernelEvent::moved));
    if (cards.size() == 1 && journal == nullptr && !listening && state_->zone(to).capacity == 0) {
        if (const ZoneId from = state_->card(cards[0]).zone; from != no_zone) {
            may_change(from);
            work(state_->cards_in(from).size());
        }
        count(cards, to);
        state_->move(cards[0], to, place, face_up, seat_bit(by));
        return false;
    }
    if (state_->zone(to).capacity != 0) {
        must_have_room(to, static_cast<std::size_t>(std::count_if(
                               cards.begin(), cards.end(),
                               [&](CardId card) { return state_->card(card).zone != to; })));
    }
    JournalEntry entry;
    if (journal != nullptr) {
        entry = movement(JournalEntry::Kind::moved, by, state_->card(cards[0]).zone, to);
        for (const CardId card : cards) entry.cards.push_back(as_seen(card));
    }
    for (const CardId card : cards) {
        const ZoneId from = state_->card(card).zone;
        if (from == no_zone) continue;
        may_change(from);
        work(state_->cards_in(from).size());  // through which it has to be found
    }
    count(cards, to);
    state_->move(cards, to, place, face_up, seat_bit(by));
    if (journal != nullptr) note_cards(std::move(entry), cards);
    if (!listening) return false;
    Event& event = kernel_event(KernelEvent::moved, by);
    set_cards(event, cards);
    event.fields.emplace_back(word_to_, Value::of(to));
    return true;
}

bool Game::move_zone(ZoneId from, ZoneId to, OwnerId by) {
    const auto contents = state_->cards_in(from);
    if (contents.empty() || from == to) return false;
    const ZoneInfo& target = state_->zone(to);
    const bool listening = listened(event_id(KernelEvent::moved));
    if (listening || target.capacity != 0) {
        const std::vector<CardId> cards{contents.begin(), contents.end()};
        return move_cards(cards, to, State::Place::top, by);
    }
    may_change(from);
    may_change(to);
    const std::size_t moved = contents.size();
    work(moved);
    count(contents, to);
    state_->move_all(from, to, seat_bit(by));
    if (journal != nullptr) {
        note_cards(movement(JournalEntry::Kind::moved, by, from, to),
                   state_->cards_in(to).last(moved));
    }
    return false;
}

bool Game::draw_cards(ZoneId from, ZoneId to, std::uint32_t amount, OwnerId by,
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
    work(amount);
    const bool listening = listened(event_id(KernelEvent::drawn)) ||
                           listened(event_id(KernelEvent::moved)) ||
                           listened(event_id(KernelEvent::shuffled));
    if (journal == nullptr && !listening && !counted(from, to)) {
        state_->draw(from, to, amount, drawn);
        return false;
    }
    std::vector<CardId> cards;
    bool shuffled = false;
    JournalEntry entry = movement(JournalEntry::Kind::drawn, by, from, to);
    for (std::uint32_t done = 0; done < amount; ++done) {
        if (state_->cards_in(from).empty() && state_->refill(from)) {
            shuffled = true;
            note(movement(JournalEntry::Kind::shuffled, by, refilled_from(*state_, from), from));
        }
        const auto left = state_->cards_in(from);
        count(left.last(std::min<std::size_t>(left.size(), 1)), to);
        const bool shown = !left.empty() && state_->back_shows(left.back());
        if (state_->draw(from, to, 1, &cards) == 0) break;
        entry.cards.push_back(as_seen(cards.back()));
        entry.cards.back().back_shown = entry.cards.back().back_shown || shown;
    }
    if (drawn != nullptr) drawn->insert(drawn->end(), cards.begin(), cards.end());
    if (!cards.empty()) note(std::move(entry));
    bool raised = false;
    if (shuffled && listened(event_id(KernelEvent::shuffled))) {
        kernel_event(KernelEvent::shuffled, by).fields.emplace_back(word_zone_, Value::of(from));
        raised = true;
    }
    for (const KernelEvent kind : {KernelEvent::drawn, KernelEvent::moved}) {
        if (cards.empty() || !listened(event_id(kind))) continue;
        Event& event = kernel_event(kind, by);
        set_cards(event, cards);
        event.fields.emplace_back(word_to_, Value::of(to));
        raised = true;
    }
    return raised;
}

bool Game::shuffle_zone(ZoneId zone) {
    may_change(zone);
    if (dealing_) fail("nothing random may happen while the table is dealt; shuffle in `start`");
    work(state_->cards_in(zone).size());
    state_->shuffle(zone);
    note(movement(JournalEntry::Kind::shuffled, state_->zone(zone).owner, zone, zone));
    if (!listened(event_id(KernelEvent::shuffled))) return false;
    kernel_event(KernelEvent::shuffled, state_->zone(zone).owner)
        .fields.emplace_back(word_zone_, Value::of(zone));
    return true;
}

bool Game::add_to(Scope scope, std::size_t subject, CounterId counter, std::int64_t by,
                  std::int32_t* changed) {
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
    const std::int32_t change = state_->add(scope, subject, counter, by);
    if (changed != nullptr) *changed = change;
    if (change == 0) return false;
    const Word name = journal != nullptr || listened(event_id(KernelEvent::counted))
                          ? words_.intern(schema().counters_of(scope)[index_of(counter)].name)
                          : no_word;
    if (journal != nullptr) {
        JournalEntry entry;
        entry.kind = JournalEntry::Kind::counted;
        entry.word = name;
        entry.number = change;
        if (scope == Scope::player) entry.who = id_at<OwnerId>(subject);
        if (scope == Scope::card) {
            entry.who = state_->owner_of(id_at<CardId>(subject));
            entry.cards.push_back(as_seen(id_at<CardId>(subject)));
        }
        if (schema().counters_of(scope)[index_of(counter)].sees == Audience::owner) {
            entry.public_to = seat_bit(entry.who);
        }
        note(std::move(entry));
    }
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

bool Game::turn_cards(std::span<const CardId> cards, bool face_up) {
    std::vector<CardId> turned;
    for (const CardId card : cards) {
        may_change(state_->card(card).zone);
        if (state_->card(card).face_up != face_up) turned.push_back(card);
    }
    if (turned.empty()) return false;
    JournalEntry entry = movement(JournalEntry::Kind::turned, state_->owner_of(turned[0]),
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

bool Game::reveal_cards(std::span<const CardId> cards, OwnerId by) {
    if (cards.empty()) return false;
    if (read_only()) fail("nothing may be revealed here: this function only answers a question");
    JournalEntry entry = movement(JournalEntry::Kind::revealed, by, state_->card(cards[0]).zone,
                                  state_->card(cards[0]).zone);
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

void Game::look_at(std::span<const CardId> cards, OwnerId by) {
    if (read_only()) fail("nothing may be looked at here: this function only answers a question");
    for (const CardId card : cards) {
        may_change(state_->card(card).zone);
        state_->show(card, seat_bit(by));
    }
}

void Game::lay(CardId card, CardId below, OwnerId by) {
    may_change(state_->card(card).zone);
    may_change(state_->card(below).zone);
    for (CardId under = below; under != no_card; under = state_->card(under).on) {
        if (under == card) fail("a card cannot lie on itself or on what lies on it");
    }
    JournalEntry entry;
    if (journal != nullptr) {
        entry = movement(JournalEntry::Kind::moved, state_->owner_of(below),
                         state_->card(card).zone, state_->card(below).zone);
        entry.cards.push_back(as_seen(card));
    }
    count({&card, 1}, state_->card(below).zone);
    state_->lay_on(card, below, seat_bit(by));
    if (journal != nullptr) note_cards(std::move(entry), {&card, 1});
}

void Game::replace(CardId out, CardId in, ZoneId to) {
    if (out == in) fail("a card cannot replace itself");
    may_change(state_->card(out).zone);
    may_change(state_->card(in).zone);
    may_change(to);
    const ZoneId place = state_->card(out).zone;
    JournalEntry leaves;
    JournalEntry comes;
    if (journal != nullptr) {
        const OwnerId by = state_->owner_of(out);
        leaves = movement(JournalEntry::Kind::moved, by, place, to);
        leaves.cards.push_back(as_seen(out));
        comes = movement(JournalEntry::Kind::moved, by, state_->card(in).zone, place);
        comes.cards.push_back(as_seen(in));
    }
    count({&in, 1}, place);
    count({&out, 1}, to);
    state_->replace(out, in, to);
    if (journal == nullptr) return;
    note_cards(std::move(leaves), {&out, 1});
    note_cards(std::move(comes), {&in, 1});
}

void Game::add_effect(const Effect& effect) {
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

ZoneId Game::aside() {
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
