#pragma once

#include <string>
#include <string_view>

namespace cardwright::tool {

enum class Tone {
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

/// Is standard output a terminal that wants colour? NO_COLOR and a dumb terminal say no.
[[nodiscard]] bool colour_wanted();

/// The text, made safe, in a tone, whatever the terminal wants.
[[nodiscard]] std::string in_tone(std::string_view text, Tone tone);

/// The text, made safe, in a tone or without where no colour is wanted.
[[nodiscard]] std::string coloured(std::string_view text, Tone tone);

}  // namespace cardwright::tool
