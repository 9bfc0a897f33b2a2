#pragma once

#include <cstddef>
#include <cstdint>

#include "state/value.hpp"

namespace cardwright {

class Call;

/// Pushes what a field of an object (argument 1 of the call) holds, as far as whoever reads it may
/// know it. `which`: which zone, counter or fact, for fields that the ruleset declares.
using FieldReader = int (*)(Call& call, Value object, std::size_t which);

/// What a reader needs of Lua's stack: a few places are always there.
enum class FieldSize : std::uint8_t {
    value,  ///< it pushes one value
    table,  ///< it builds tables
};

struct Field {
    FieldReader read = nullptr;
    std::size_t which = 0;
    FieldSize size = FieldSize::value;
};

}  // namespace cardwright
