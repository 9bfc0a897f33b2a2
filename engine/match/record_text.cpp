#include "match/record_text.hpp"

#include <charconv>

namespace cardwright {
namespace {

std::string written(std::string_view text, unsigned char first_plain) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string line;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte >= first_plain && byte != 0x7F && letter != '%') {
            line += letter;
            continue;
        }
        line += '%';
        line += digits[byte >> 4U];
        line += digits[byte & 0x0FU];
    }
    return line;
}

}  // namespace

std::string record_word(std::string_view text) {
    if (text.empty()) return "%";   // or there would be no word at all
    if (text == "-") return "%2D";  // alone it says that nothing was picked
    return written(text, '!');
}

std::string record_line(std::string_view text) {
    return written(text, ' ');
}

std::optional<std::string> meant_by(std::string_view written) {
    std::string text;
    while (!written.empty()) {
        if (written.front() != '%') {
            text += written.front();
            written.remove_prefix(1);
            continue;
        }
        unsigned byte = 0;
        const char* const end = written.data() + 3;
        if (written.size() < 3 || std::from_chars(written.data() + 1, end, byte, 16).ptr != end) {
            return std::nullopt;
        }
        text += static_cast<char>(byte);
        written.remove_prefix(3);
    }
    return text;
}

}  // namespace cardwright
