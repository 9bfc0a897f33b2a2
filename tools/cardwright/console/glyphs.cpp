#include "cardwright/console/glyphs.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace cardwright::tool {
namespace {

constexpr char32_t unreadable = 0xFFFD;

/// Takes one character off the front; broken bytes come one at a time as U+FFFD.
char32_t next_glyph(std::string_view& text) {
    utf8proc_int32_t code = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                         static_cast<utf8proc_ssize_t>(text.size()), &code);
    text.remove_prefix(length > 0 ? static_cast<std::size_t>(length) : 1);
    return length > 0 ? static_cast<char32_t>(code) : unreadable;
}

void append(std::string& text, char32_t code) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(code), bytes.data());
    text.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(length));
}

std::size_t columns_of(char32_t code) {
    return static_cast<std::size_t>(utf8proc_charwidth(static_cast<utf8proc_int32_t>(code)));
}

using GlyphRange = std::pair<char32_t, char32_t>;

bool lies_in(char32_t code, std::span<const GlyphRange> ranges) {
    return std::any_of(ranges.begin(), ranges.end(), [&](const GlyphRange& range) {
        return code >= range.first && code <= range.second;
    });
}

/// C0 and C1, the two line ends of Unicode, whatever turns the direction of writing round, marks
/// that are meant for programs, what takes no room and can make two names look alike, and invisible
/// copies of the ASCII letters. (The joiners U+200C and U+200D belong to some scripts.)
constexpr std::array controls{
    GlyphRange{0x0000, 0x001F}, GlyphRange{0x007F, 0x009F},  GlyphRange{0x061C, 0x061C},
    GlyphRange{0x180E, 0x180E}, GlyphRange{0x200B, 0x200B},  GlyphRange{0x200E, 0x200F},
    GlyphRange{0x2028, 0x202E}, GlyphRange{0x2060, 0x206F},  GlyphRange{0xFEFF, 0xFEFF},
    GlyphRange{0xFFF9, 0xFFFB}, GlyphRange{0xE0000, 0xE007F}};

/// Letters with a stroke, which Unicode takes for letters of their own, and what people type who
/// have no such key.
constexpr std::array<std::pair<char32_t, char32_t>, 5> strokes{
    {{U'ł', U'l'}, {U'ø', U'o'}, {U'đ', U'd'}, {U'ħ', U'h'}, {U'ŧ', U't'}}};

/// The small letter without its accent. The short i of Cyrillic has a key of its own, and stays.
void append_folded(std::string& text, char32_t code) {
    if (code == U'й' || code == U'Й') {
        append(text, U'й');
        return;
    }
    std::array<utf8proc_int32_t, 8> letters{};
    int boundary = 0;
    const auto count = utf8proc_decompose_char(
        static_cast<utf8proc_int32_t>(code), letters.data(),
        static_cast<utf8proc_ssize_t>(letters.size()),
        static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK),
        &boundary);
    if (count < 0 || static_cast<std::size_t>(count) > letters.size()) {
        append(text, code);
        return;
    }
    for (std::size_t at = 0; at < static_cast<std::size_t>(count); ++at) {
        auto letter = static_cast<char32_t>(letters[at]);
        for (const auto& [stroke, plain] : strokes) {
            if (letter == stroke) letter = plain;
        }
        append(text, letter);
    }
}

}  // namespace

std::size_t columns(std::string_view text) {
    std::size_t total = 0;
    while (!text.empty()) total += columns_of(next_glyph(text));
    return total;
}

std::string safe_text(std::string_view text) {
    std::string safe = safe_lines(text);
    std::replace(safe.begin(), safe.end(), '\n', ' ');
    return safe;
}

std::string safe_lines(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    while (!text.empty()) {
        const char32_t code = next_glyph(text);
        if (code == U'\t' || code == U'\r') {
            safe += ' ';
        } else if (code == U'\n') {
            safe += '\n';
        } else {
            append(safe, lies_in(code, controls) ? unreadable : code);
        }
    }
    return safe;
}

std::string folded(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        char32_t code = next_glyph(text);
        if (code == U'_' || code == U'-' || code == U'\t' || code == 0x00A0) code = U' ';
        if (code == U' ') {
            if (!result.empty() && result.back() != ' ') result += ' ';
            continue;
        }
        append_folded(result, code);
    }
    if (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

std::string padded(std::string_view text, std::size_t width) {
    std::string result{text};
    const std::size_t taken = columns(text);
    if (taken < width) result.append(width - taken, ' ');
    return result;
}

std::string cut_to(std::string_view text, std::size_t width) {
    if (columns(text) <= width) return std::string{text};
    std::string result;
    std::size_t taken = 0;
    while (!text.empty()) {
        const char32_t code = next_glyph(text);
        if (taken + columns_of(code) + 1 > width) break;
        taken += columns_of(code);
        append(result, code);
    }
    return result + "…";
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && columns(line) + 1 + columns(word) > width) {
            lines.push_back(std::move(line));
            line.clear();
        }
        if (!line.empty()) line += ' ';
        line += word;
    }
    if (!line.empty() || lines.empty()) lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> words_of_line(std::string_view line) {
    std::vector<std::string> words;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(" ,\t\r\n"), line.size());
        if (end > 0) words.emplace_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

}  // namespace cardwright::tool
