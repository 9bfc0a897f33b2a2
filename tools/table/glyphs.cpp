#include "table/glyphs.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <utility>

namespace cardwright::tool {
namespace {

constexpr char32_t unreadable = 0xFFFD;

const utf8proc_uint8_t* bytes_of(std::string_view text) {
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data());
}

/// Takes one code point off the front; broken bytes come one at a time as U+FFFD.
char32_t next_code(std::string_view& text) {
    utf8proc_int32_t code = 0;
    const auto length =
        utf8proc_iterate(bytes_of(text), static_cast<utf8proc_ssize_t>(text.size()), &code);
    text.remove_prefix(length < 1 ? 1 : static_cast<std::size_t>(length));
    return length < 1 ? unreadable : static_cast<char32_t>(code);
}

void append(std::string& text, char32_t code) {
    std::array<utf8proc_uint8_t, 4> bytes = {};
    const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(code), bytes.data());
    for (utf8proc_ssize_t at = 0; at < length; ++at) {
        text += static_cast<char>(bytes[static_cast<std::size_t>(at)]);
    }
}

/// What people take for one character, and the columns it needs.
struct Glyph {
    std::string_view text;
    std::size_t columns = 0;
};

constexpr std::size_t widest_glyph = 2;

/// Takes one character with all marks on it off the front.
Glyph next_glyph(std::string_view& text) {
    const std::string_view whole = text;
    utf8proc_int32_t state = 0;
    char32_t before = next_code(text);
    const auto width = [](char32_t code) {
        return static_cast<std::size_t>(
            std::max(0, utf8proc_charwidth(static_cast<utf8proc_int32_t>(code))));
    };
    std::size_t columns = width(before);
    while (!text.empty()) {
        std::string_view rest = text;
        const char32_t code = next_code(rest);
        if (utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(before),
                                             static_cast<utf8proc_int32_t>(code), &state)) {
            break;
        }
        columns += width(code);
        before = code;
        text = rest;
    }
    return {whole.substr(0, whole.size() - text.size()), std::min(columns, widest_glyph)};
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

/// Letters with a stroke are letters of their own to Unicode; people type those without it.
constexpr std::array<std::pair<char32_t, char32_t>, 6> strokes{
    {{U'ł', U'l'}, {U'ø', U'o'}, {U'đ', U'd'}, {U'ħ', U'h'}, {U'ŧ', U't'}, {U'ı', U'i'}}};
constexpr char32_t short_i = U'й';  // no и with an accent, but a key of its own

char32_t without_accent(char32_t code) {
    if (code == short_i) return code;
    for (const auto& [letter, plain] : strokes) {
        if (letter == code) return plain;
    }
    std::array<utf8proc_int32_t, 8> parts = {};
    int boundary = 0;
    const auto count = utf8proc_decompose_char(static_cast<utf8proc_int32_t>(code), parts.data(),
                                               static_cast<utf8proc_ssize_t>(parts.size()),
                                               UTF8PROC_DECOMPOSE, &boundary);
    return count > 0 ? static_cast<char32_t>(parts[0]) : code;
}

bool is_mark(char32_t code) {
    return utf8proc_category(static_cast<utf8proc_int32_t>(code)) == UTF8PROC_CATEGORY_MN;
}

/// In small letters, each with its marks in one code point where there is one.
std::string small_letters(std::string_view text) {
    std::string whole;
    while (!text.empty()) append(whole, next_code(text));  // without broken bytes
    utf8proc_uint8_t* mapped = nullptr;
    const auto length = utf8proc_map(
        bytes_of(whole), static_cast<utf8proc_ssize_t>(whole.size()), &mapped,
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> kept{mapped, &std::free};
    if (length < 0) return whole;
    return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

}  // namespace

std::size_t columns(std::string_view text) {
    std::size_t total = 0;
    while (!text.empty()) total += next_glyph(text).columns;
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
        const char32_t code = next_code(text);
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
    const std::string small = small_letters(text);
    std::string_view left = small;
    std::string result;
    while (!left.empty()) {
        char32_t code = next_code(left);
        if (is_mark(code)) continue;
        if (code == U'_' || code == U'-' || code == U'\t' || code == 0x00A0) code = U' ';
        if (code == U' ') {
            if (!result.empty() && result.back() != ' ') result += ' ';
            continue;
        }
        append(result, without_accent(code));
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
        const Glyph glyph = next_glyph(text);
        if (taken + glyph.columns + 1 > width) break;
        taken += glyph.columns;
        result += glyph.text;
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
