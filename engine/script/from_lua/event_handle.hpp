#pragma once

#include "script/from_lua/call.hpp"

namespace cardwright {

/// The event behind a handle; a handle that outlived its event is a mistake.
Event& event_behind(Call& call, int index);
[[nodiscard]] Value handle_of(const Strand& strand, std::uint32_t index);

}  // namespace cardwright
