#include "catalog/yaml/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace cardwright {
namespace {

constexpr bool continues(unsigned char byte) noexcept {
    return (byte & 0xC0U) == 0x80U;
}

struct Sequence {
    std::size_t length = 0;  // 0: not the start of a character
    std::uint32_t bits = 0;
    std::uint32_t least = 0;  // smaller values must use a shorter form
};

constexpr Sequence sequence_of(unsigned char first) noexcept {
    if (first < 0x80U) return {1, first, 0};
    if ((first & 0xE0U) == 0xC0U) return {2, first & 0x1FU, 0x80};
    if ((first & 0xF0U) == 0xE0U) return {3, first & 0x0FU, 0x800};
    if ((first & 0xF8U) == 0xF0U) return {4, first & 0x07U, 0x10000};
    return {};
}

constexpr bool is_surrogate(std::uint32_t point) noexcept {
    return point >= 0xD800 && point <= 0xDFFF;
}

}  // namespace

std::optional<BadByte> first_bad_byte(std::string_view text) noexcept {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    for (std::size_t at = 0; at < text.size();) {
        const Sequence sequence = sequence_of(byte(at));
        if (sequence.length == 0 || at + sequence.length > text.size()) return BadByte{at, false};
        std::uint32_t point = sequence.bits;
        for (std::size_t next = 1; next < sequence.length; ++next) {
            if (!continues(byte(at + next))) return BadByte{at, false};
            point = (point << 6U) | (byte(at + next) & 0x3FU);
        }
        if (point < sequence.least || point > 0x10FFFF || is_surrogate(point)) {
            return BadByte{at, false};
        }
        const bool line_end =
            point == '\n' || (point == '\r' && at + 1 < text.size() && text[at + 1] == '\n');
        const bool control = point < 0x20 || (point >= 0x7F && point < 0xA0);
        // The byte order mark inside a text and the two Unicode line ends would be invisible
        // surprises: an editor shows another line number than the reader.
        const bool invisible = point == 0xFEFF || point == 0x2028 || point == 0x2029;
        if ((control && point != '\t' && !line_end) || invisible) return BadByte{at, true};
        at += sequence.length;
    }
    return std::nullopt;
}

std::size_t characters(std::string_view utf8) noexcept {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) {
        return !continues(static_cast<unsigned char>(c));
    }));
}

std::string_view shortened(std::string_view utf8, std::size_t most_bytes) noexcept {
    if (utf8.size() <= most_bytes) return utf8;
    std::size_t end = most_bytes;
    while (end > 0 && continues(static_cast<unsigned char>(utf8[end]))) --end;
    return utf8.substr(0, end);
}

}  // namespace cardwright
