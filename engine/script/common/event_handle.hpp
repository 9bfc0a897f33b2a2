#pragma once

#include "script/common/call.hpp"

namespace cardwright {

/// The number of the event behind a handle; a handle that outlived its event is a mistake.
std::uint32_t event_number(Call& call, int index);
/// The event itself.
const Event& event_behind(Call& call, int index);
/// Nothing if the event is over.
[[nodiscard]] const Event* live_event(const Strand& strand, Value handle) noexcept;
/// Nothing if there is no such event any more.
[[nodiscard]] Value handle_of(const Strand& strand, std::uint32_t index) noexcept;

inline constexpr const char* event_is_over =
    "this event is over; events live as long as the effect that raised them";

}  // namespace cardwright
