#include "catalog/yaml/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>

namespace cardwright {
namespace {

constexpr bool continues(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

std::optional<BadByte> first_bad_byte(std::string_view text) noexcept {
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) - 0x20U < 0x5FU) {
            ++at;  // most of it
            continue;
        }
        utf8proc_int32_t point = 0;
        const auto length =
            utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + at,
                             static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        if (length <= 0) return BadByte{at, false};
        const bool line_end =
            point == '\n' || (point == '\r' && at + 1 < text.size() && text[at + 1] == '\n');
        const bool control = point < 0x20 || (point >= 0x7F && point < 0xA0);
        // The byte order mark inside a text and the two Unicode line ends would be invisible
        // surprises: an editor shows another line number than the reader.
        const bool invisible = point == 0xFEFF || point == 0x2028 || point == 0x2029;
        if ((control && point != '\t' && !line_end) || invisible) return BadByte{at, true};
        at += static_cast<std::size_t>(length);
    }
    return std::nullopt;
}

std::size_t characters(std::string_view utf8) noexcept {
    return static_cast<std::size_t>(
        std::count_if(utf8.begin(), utf8.end(), [](char c) { return !continues(c); }));
}

std::string_view shortened(std::string_view utf8, std::size_t most_bytes) noexcept {
    if (utf8.size() <= most_bytes) return utf8;
    std::size_t end = most_bytes;
    while (end > 0 && continues(utf8[end])) --end;
    return utf8.substr(0, end);
}

}  // namespace cardwright
