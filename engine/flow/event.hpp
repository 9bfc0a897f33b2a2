#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "state/ids.hpp"
#include "state/value.hpp"

namespace cardwright {

/// An event being resolved: a name and named fields. Owned by the frame that raised it.
struct Event {
    EventId kind = no_event;
    bool cancelled = false;
    std::uint32_t serial = 0;  ///< tells a handle that outlived its event
    std::vector<std::pair<Word, Value>> fields;
    std::vector<std::vector<Value>> lists;  ///< what fields of kind `list` hold
    std::vector<Value> left_out;
    std::vector<CardId> once_more;  ///< cards whose part in it happens again
    std::size_t counted = 0;        ///< what of all this is in the strand's `event_values`

    [[nodiscard]] std::size_t values() const noexcept;
    [[nodiscard]] Value field(Word name) const noexcept;
    [[nodiscard]] bool includes(Value what) const noexcept;
    void clear(EventId id);
    /// Gives back the room of what it held.
    void drop_values();
};

inline constexpr std::uint32_t no_event_index = 0xFFFFFFFF;

}  // namespace cardwright
