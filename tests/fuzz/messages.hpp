// What every message must be, whatever it is about.
#pragma once

#include <exception>
#include <string>
#include <string_view>

namespace cardwright::fuzz {

/// What is wrong with a message for people; empty if nothing is. It says something, in a few lines,
/// and not in the words of a C++ library.
[[nodiscard]] std::string flaw_of_message(std::string_view message);

/// The same for all that a program has written, which may be long: nothing in it commands a
/// terminal.
[[nodiscard]] std::string flaw_of_output(std::string_view output);

/// An exception that nobody should see.
[[nodiscard]] std::string leaked(const std::exception& exception, std::string_view where);

}  // namespace cardwright::fuzz
