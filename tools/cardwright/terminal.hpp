#pragma once

#include <string>
#include <string_view>

#include "table/page.hpp"
#include "table/tone.hpp"

namespace cardwright::tool {

/// Is standard output a terminal that wants colour? NO_COLOR and a dumb terminal say no.
[[nodiscard]] bool colour_wanted();

/// The text, made safe, in a tone, whatever the terminal wants.
[[nodiscard]] std::string in_tone(std::string_view text, Tone tone);

/// The text, made safe, in a tone or without where no colour is wanted.
[[nodiscard]] std::string coloured(std::string_view text, Tone tone);

/// A page as it is written to a terminal, with its tones or without.
[[nodiscard]] std::string painted(const Page& page, bool colour);

}  // namespace cardwright::tool
