#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "cardwright/terminal.hpp"

namespace cardwright::tool {

// The ways out of the program beside the table's own screen. What is said may hold names of files,
// texts of cards, words of records and errors of scripts: nothing in it commands a terminal.

/// A line on standard output, or several. False if it cannot be written.
bool say(std::string_view text, Tone tone = Tone::plain);

/// The same on standard error.
bool say_error(std::string_view text, Tone tone = Tone::plain);

/// As it is: for a text whose parts were made safe when it was put together (`coloured`,
/// `safe_text`, `json_text`).
bool write_out(std::string_view safe);

/// JSON that can be read whatever the texts in it hold, and shown on any terminal: what is not
/// ASCII is written with escapes, broken UTF-8 as U+FFFD.
template <typename Json>
[[nodiscard]] std::string json_text(const Json& json, int indent = -1) {
    return json.dump(indent, ' ', true, Json::error_handler_t::replace);
}

}  // namespace cardwright::tool
