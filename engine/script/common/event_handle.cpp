#include "script/common/event_handle.hpp"

namespace cardwright {

const Event* live_event(const Strand& strand, Value handle) noexcept {
    const auto bits = static_cast<std::uint64_t>(handle.number());
    const std::size_t at = bits & 0xFFFF;
    const bool live =
        at < strand.event_count && strand.events[at].serial == ((bits >> 16) & 0x7FFFFFFF);
    return live ? &strand.events[at] : nullptr;
}

std::uint32_t event_number(Call& call, int index) {
    const Value handle = call.handle(index, ValueKind::event, "an event");
    if (live_event(call.game().strand(), handle) == nullptr) call.mistake(event_is_over);
    return static_cast<std::uint32_t>(handle.number() & 0xFFFF);
}

const Event& event_behind(Call& call, int index) {
    return call.game().strand().events[event_number(call, index)];
}

Value handle_of(const Strand& strand, std::uint32_t index) noexcept {
    if (index >= strand.event_count) return {};
    const std::uint64_t serial = strand.events[index].serial & 0x7FFFFFFF;
    return {ValueKind::event, static_cast<std::int64_t>((serial << 16) | index)};
}

}  // namespace cardwright
