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

Frame& Strand::push(Frame::Kind kind) {
    if (depth == frames.size()) frames.grow();
    Frame& frame = frames[depth++];
    frame.kind = kind;
    frame.title = no_word;
    frame.context = {};
    frame.events_before = static_cast<std::uint32_t>(event_count);
    frame.reply.clear();
    frame.aside = no_zone;
    frame.time = frame.times = 0;
    frame.function = no_function;
    frame.thread = -1;
    frame.arguments.clear();
    frame.step = frame.at = frame.entry = frame.next_pick = 0;
    frame.verb = no_verb;
    frame.acts = nullptr;
    frame.gives = nullptr;
    frame.number = 0;
    frame.picked.clear();
    frame.before = false;
    frame.stage = 0;
    frame.pending.clear();
    frame.askable.clear();
    frame.order.clear();
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
