#include "flow/frame.hpp"

#include <algorithm>

namespace cardwright {

Value Event::field(Word name) const noexcept {
    for (const auto& [key, value] : fields) {
        if (key == name) return value;
    }
    return {};
}

bool Event::includes(Value what) const noexcept {
    return !cancelled && std::find(left_out.begin(), left_out.end(), what) == left_out.end();
}

std::size_t Event::values() const noexcept {
    std::size_t count = fields.size() + left_out.size() + once_more.size() + lists.size();
    for (const auto& list : lists) count += list.size();
    return count;
}

void Event::drop_values() {
    counted = 0;
    lists.clear();
    left_out = {};
    once_more = {};
}

void Event::clear(EventId id) {
    counted = 0;
    kind = id;
    cancelled = false;
    fields.clear();
    lists.clear();
    left_out.clear();
    once_more.clear();
}

void StepFrame::clear() {
    step = entry = next_pick = 0;
    begun = false;
    picked.clear();
}

void FunctionFrame::clear() {
    function = no_function;
    coroutine = -1;
    arguments.clear();
}

void ActsFrame::clear() {
    acts = nullptr;
    next = 0;
    number = 0;
    verb = no_verb;
    arguments.clear();
}

void GivesFrame::clear() {
    gives = nullptr;
    next = 0;
}

void EventFrame::clear() {
    event = no_event_index;
    before = collected = false;
    stage = 0;
    pending.clear();
    askable.clear();
    order.clear();
}

void WindowFrame::clear() {
    window = step = 0;
    event = no_event_index;
    order.clear();
    passed = turn = 0;
    answers_given = 0;
}

void BranchesFrame::clear() {
    function = no_function;
    forked = false;
}

Frame& Strand::next_frame() {
    if (depth == frames.size()) frames.grow();
    Frame& frame = frames[depth++];
    frame.title = no_word;
    frame.context = {};
    frame.events_before = static_cast<std::uint32_t>(event_count);
    frame.reply.clear();
    frame.aside = no_zone;
    frame.time = frame.times = 0;
    return frame;
}

void Strand::end_events(std::size_t left) {
    for (std::size_t at = left; at < event_count; ++at) {
        Event& event = events[at];
        if (event.counted == 0) continue;
        event_values -= event.counted;
        event.drop_values();
    }
    event_count = left;
}

std::uint32_t Strand::add_event(EventId kind) {
    if (event_count == events.size()) events.grow();
    events[event_count].clear(kind);
    events[event_count].serial = next_serial++;
    return static_cast<std::uint32_t>(event_count++);
}

}  // namespace cardwright
