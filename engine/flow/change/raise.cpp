// Events that changes raise. They wait in `request` until whoever made the change is served.

#include "flow/change/changes.hpp"

namespace cardwright {

Event& Changes::kernel_event(KernelEvent kind, OwnerId player) {
    const std::uint32_t index = new_event(event_id(kind));
    Event& event = strand_->events[index];
    if (player != table_owner) event.fields.emplace_back(word_player_, Value::of(player));
    ask_for_event(index, false);
    return event;
}

void Changes::ask_for_event(std::uint32_t event, bool before) {
    if (request.kind != Request::Kind::event) request.events.clear();
    request.kind = Request::Kind::event;
    request.before = before;
    request.events.push_back(event);
}

void Changes::set_cards(Event& event, std::span<const CardId> cards) {
    std::vector<Value>& list = event.lists.emplace_back();
    list.reserve(cards.size());
    for (const CardId card : cards) list.push_back(Value::of(card));
    event.fields.emplace_back(
        word_cards_, Value{ValueKind::list, static_cast<std::int64_t>(event.lists.size() - 1)});
    if (cards.size() == 1) event.fields.emplace_back(word_card_, Value::of(cards[0]));
    weigh(event);
}

std::uint32_t Changes::new_event(EventId kind) {
    if (strand_->event_count >= limits_.events) {
        fail_limit("events", limits_.events, "events are raised without end");
    }
    return strand_->add_event(kind);
}

void Changes::weigh(Event& event) {
    const std::size_t values = event.values();
    const std::size_t all = strand_->event_values - event.counted + values;
    if (all > limits_.event_values) {
        fail_limit("event_values", limits_.event_values, "the events under way hold far too much");
    }
    event.counted = values;
    strand_->event_values = all;
}

}  // namespace cardwright
