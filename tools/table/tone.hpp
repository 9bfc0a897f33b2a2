#pragma once

#include <cstdint>

namespace cardwright::tool {

/// What a stretch of text is like; what that looks like is for whoever shows it.
enum class Tone : std::uint8_t {
    plain,
    good,
    bad,
    warning,
    faint,
    strong,
    red,
    green,
    yellow,
    blue,
    magenta,
    cyan,
    white,
};

}  // namespace cardwright::tool
