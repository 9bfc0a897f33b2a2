// Events: those that changes raise, and those of the rules. They wait until whoever raised them is
// served.

#include <algorithm>

#include "flow/change/changes.hpp"

namespace cardwright {

Event& Changes::kernel_event(KernelEvent kind, OwnerId player) {
    const std::uint32_t index = new_event(event_id(kind));
    Event& event = strand_->events[index];
    if (player != table_owner) event.fields.emplace_back(word_player_, Value::of(player));
    raise_event(index, false);
    return event;
}

void Changes::raise_event(std::uint32_t event, bool before) {
    raised_before_ = before;
    raised_.push_back(event);
}

void Changes::set_field(std::uint32_t event, Word name, Value value) {
    auto& fields = strand_->events[event].fields;
    const auto known = std::find_if(fields.begin(), fields.end(),
                                    [&](const auto& field) { return field.first == name; });
    if (known != fields.end()) {
        known->second = value;
    } else {
        fields.emplace_back(name, value);
    }
}

void Changes::set_field(std::uint32_t event, Word name, std::vector<Value> list) {
    Event& changed = strand_->events[event];
    changed.lists.push_back(std::move(list));
    set_field(event, name,
              Value{ValueKind::list, static_cast<std::int64_t>(changed.lists.size() - 1)});
    weigh(changed);
}

void Changes::leave_out(std::uint32_t event, Value what) {
    Event& changed = strand_->events[event];
    auto& left_out = changed.left_out;
    if (std::find(left_out.begin(), left_out.end(), what) == left_out.end()) {
        left_out.push_back(what);
    }
    for (auto& list : changed.lists) std::erase(list, what);
    weigh(changed);
}

void Changes::do_once_more(std::uint32_t event, CardId card) {
    strand_->events[event].once_more.push_back(card);
    weigh(strand_->events[event]);
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
