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

void Frame::begin(Kind frame_kind, std::size_t events) {
    kind = frame_kind;
    title = no_word;
    context = {};
    events_before = static_cast<std::uint32_t>(events);
    reply.clear();
    aside = no_zone;
    time = times = 0;
    function = no_function;
    thread = -1;
    arguments.clear();
    step = at = entry = next_pick = 0;
    acts = nullptr;
    gives = nullptr;
    number = 0;
    picked.clear();
    before = false;
    stage = 0;
    pending.clear();
    askable.clear();
    order.clear();
}

Frame& Strand::push(Frame::Kind kind) {
    if (depth == frames.size()) frames.grow();
    Frame& frame = frames[depth++];
    frame.begin(kind, event_count);
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
