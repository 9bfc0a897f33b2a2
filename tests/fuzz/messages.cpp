#include "fuzz/messages.hpp"

#include <fmt/format.h>

#include <array>
#include <typeinfo>

namespace cardwright::fuzz {
namespace {

/// How libraries speak when nobody has caught them.
constexpr std::array<std::string_view, 24> foreign_words{
    "std::",       "bad_alloc",      "basic_string", "vector::",
    "map::at",     "array::at",      "_M_",          "stoi",
    "stol",        "stoul",          "bad optional", "bad_optional",
    "bad variant", "std::get",       "bad_function", "sol:",
    "yaml-cpp",    "YAML::",         "json.excep",   "filesystem error",
    "basic_ios",   "iostream error", "regex_error",  "bad any"};

std::string quoted(std::string_view text) {
    std::string safe;
    for (const char letter : text.substr(0, 200)) {
        const auto byte = static_cast<unsigned char>(letter);
        safe += byte < 0x20 || byte == 0x7F ? fmt::format("\\x{:02x}", byte) : std::string{letter};
    }
    return safe;
}

/// The first thing a terminal should not be given: control characters, C1 codes, marks that turn
/// the direction of writing, bytes that are no UTF-8.
std::size_t unprintable(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0x80) {
            if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F) return at;
            ++at;
            continue;
        }
        const std::size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
        if (byte < 0xC2 || byte > 0xF4 || at + length > text.size()) return at;
        char32_t letter = byte & (0xFFU >> (length + 1));
        for (std::size_t next = 1; next < length; ++next) {
            const auto part = static_cast<unsigned char>(text[at + next]);
            if ((part & 0xC0U) != 0x80) return at;
            letter = (letter << 6) | (part & 0x3FU);
        }
        const bool turns = (letter >= 0x202A && letter <= 0x202E) ||
                           (letter >= 0x2066 && letter <= 0x2069) || letter == 0x200E ||
                           letter == 0x200F || letter == 0x061C;
        if (letter < 0xA0 || turns) return at;
        at += length;
    }
    return std::string_view::npos;
}

}  // namespace

namespace {

std::string foreign_in(std::string_view text) {
    for (const std::string_view word : foreign_words) {
        if (const auto at = text.find(word); at != std::string_view::npos) {
            return "a library speaks: " + quoted(text.substr(at > 60 ? at - 60 : 0, 160));
        }
    }
    return {};
}

}  // namespace

std::string flaw_of_output(std::string_view output) {
    if (const auto at = unprintable(output); at != std::string_view::npos) {
        return "something a terminal should not get: " +
               quoted(output.substr(at > 60 ? at - 60 : 0, 160));
    }
    return foreign_in(output);
}

std::string flaw_of_message(std::string_view message) {
    constexpr std::size_t longest = 6000;
    if (message.find_first_not_of(" \n") == std::string_view::npos) return "an empty message";
    if (message.size() > longest) return "an endless message: " + quoted(message);
    return foreign_in(message);
}

std::string leaked(const std::exception& exception, std::string_view where) {
    return fmt::format("an exception leaks out of {}: {} ({})", where, quoted(exception.what()),
                       typeid(exception).name());
}

}  // namespace cardwright::fuzz
