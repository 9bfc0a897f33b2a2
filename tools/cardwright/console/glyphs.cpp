#include "cardwright/console/glyphs.hpp"

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
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char first = byte(0);
    std::size_t length = 1;
    char32_t code = first;
    if (first >= 0xC2 && first <= 0xDF) {
        length = 2;
        code = first & 0x1FU;
    } else if (first >= 0xE0 && first <= 0xEF) {
        length = 3;
        code = first & 0x0FU;
    } else if (first >= 0xF0 && first <= 0xF4) {
        length = 4;
        code = first & 0x07U;
    } else if (first >= 0x80) {
        code = unreadable;
    }
    bool good = length <= text.size();
    for (std::size_t at = 1; good && at < length; ++at) {
        good = (byte(at) & 0xC0U) == 0x80U;
        code = (code << 6U) | (byte(at) & 0x3FU);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    if (!good || overlong || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) {
        text.remove_prefix(1);
        return unreadable;
    }
    text.remove_prefix(length);
    return code;
}

void append(std::string& text, char32_t code) {
    const auto put = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | (code >> 6U));
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | (code >> 12U));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | (code >> 18U));
        put(0x80U | ((code >> 12U) & 0x3FU));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

using GlyphRange = std::pair<char32_t, char32_t>;

constexpr std::array no_column{
    GlyphRange{0x0300, 0x036F}, GlyphRange{0x0483, 0x0489}, GlyphRange{0x0591, 0x05BD},
    GlyphRange{0x0610, 0x061A}, GlyphRange{0x064B, 0x065F}, GlyphRange{0x1AB0, 0x1AFF},
    GlyphRange{0x1DC0, 0x1DFF}, GlyphRange{0x200B, 0x200D}, GlyphRange{0x20D0, 0x20FF},
    GlyphRange{0xFE00, 0xFE0F}, GlyphRange{0xFE20, 0xFE2F}, GlyphRange{0xE0100, 0xE01EF}};
constexpr std::array two_columns{
    GlyphRange{0x1100, 0x115F},   GlyphRange{0x2E80, 0x303E},   GlyphRange{0x3041, 0xA4CF},
    GlyphRange{0xA960, 0xA97F},   GlyphRange{0xAC00, 0xD7A3},   GlyphRange{0xF900, 0xFAFF},
    GlyphRange{0xFE30, 0xFE6F},   GlyphRange{0xFF00, 0xFF60},   GlyphRange{0xFFE0, 0xFFE6},
    GlyphRange{0x1F300, 0x1F64F}, GlyphRange{0x1F900, 0x1F9FF}, GlyphRange{0x20000, 0x3FFFD}};

bool lies_in(char32_t code, std::span<const GlyphRange> ranges) {
    return std::any_of(ranges.begin(), ranges.end(), [&](const GlyphRange& range) {
        return code >= range.first && code <= range.second;
    });
}

std::size_t columns_of(char32_t code) {
    if (lies_in(code, no_column)) return 0;
    return lies_in(code, two_columns) ? 2 : 1;
}

/// C0 and C1, the two line ends of Unicode, whatever turns the direction of writing round, marks
/// that are meant for programs, what takes no room and can make two names look alike, and invisible
/// copies of the ASCII letters. (The joiners U+200C and U+200D belong to some scripts.)
constexpr std::array controls{
    GlyphRange{0x0000, 0x001F}, GlyphRange{0x007F, 0x009F},  GlyphRange{0x061C, 0x061C},
    GlyphRange{0x180E, 0x180E}, GlyphRange{0x200B, 0x200B},  GlyphRange{0x200E, 0x200F},
    GlyphRange{0x2028, 0x202E}, GlyphRange{0x2060, 0x206F},  GlyphRange{0xFEFF, 0xFEFF},
    GlyphRange{0xFFF9, 0xFFFB}, GlyphRange{0xE0000, 0xE007F}};

/// Letters with accents and the letter people type when they have no such key.
constexpr std::array<std::pair<std::string_view, char32_t>, 20> accents{{
    {"àáâãäåāăą", U'a'},  {"çćĉċč", U'c'},     {"ďđ", U'd'},  {"èéêëēĕėęě", U'e'}, {"ĝğġģ", U'g'},
    {"ĥħ", U'h'},         {"ìíîïĩīĭį", U'i'},  {"ĵ", U'j'},   {"ķ", U'k'},         {"ĺļľŀł", U'l'},
    {"ñńņň", U'n'},       {"òóôõöøōŏő", U'o'}, {"ŕŗř", U'r'}, {"śŝşšș", U's'},     {"ţťŧț", U't'},
    {"ùúûüũūŭůűų", U'u'}, {"ŵ", U'w'},         {"ýÿŷ", U'y'}, {"źżž", U'z'},       {"ё", U'е'},
}};

char32_t small_letter(char32_t code) {
    if (code >= U'A' && code <= U'Z') return code + 0x20;
    if (code >= 0xC0 && code <= 0xDE && code != 0xD7) return code + 0x20;
    if (code >= 0x0410 && code <= 0x042F) return code + 0x20;
    if (code >= 0x0400 && code <= 0x040F) return code + 0x50;
    if (code >= 0x0391 && code <= 0x03A9) return code + 0x20;
    if (code == 0x0178) return 0xFF;
    // In this block small letters follow their capitals, in two stretches from an odd number on.
    const bool odd_capitals =
        (code >= 0x0139 && code <= 0x0148) || (code >= 0x0179 && code <= 0x017E);
    if (code >= 0x0100 && code <= 0x017E && (code % 2 == 1) == odd_capitals) return code + 1;
    if (code == 0x0218 || code == 0x021A) return code + 1;
    return code;
}

char32_t without_accent(char32_t code) {
    for (const auto& [letters, plain] : accents) {
        std::string_view left = letters;
        while (!left.empty()) {
            if (next_glyph(left) == code) return plain;
        }
    }
    return code;
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
        append(result, without_accent(small_letter(code)));
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
