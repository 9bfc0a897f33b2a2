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

/// Writes the line on standard error anew, for whoever shows how far something is: to the
/// beginning, clear, write, so that a shorter text leaves nothing behind.
void rewrite_line(std::string_view safe);

/// Standard input, output and errors that were closed before the program began (`>&-`) would be
/// the next files it opens, and somebody's saved game would get the figures. Closes that hole:
/// reading then finds nothing, and writing fails.
void keep_standard_streams();

/// The last thing a program does: output that did not get where it should (a full disk, a closed
/// stream) is told, and is a failure even if all went well otherwise.
[[nodiscard]] int finish_output(int exit_code);

/// JSON that can be read whatever the texts in it hold, and shown on any terminal: what is not
/// ASCII is written with escapes, broken UTF-8 as U+FFFD.
template <typename Json>
[[nodiscard]] std::string json_text(const Json& json, int indent = -1) {
    return json.dump(indent, ' ', true, Json::error_handler_t::replace);
}

}  // namespace cardwright::tool
