#include "cardwright/plot/braille_canvas.hpp"

#include <array>

namespace cardwright::tool {

void BrailleCanvas::dot(std::size_t x, std::size_t y) {
    // Unicode numbers the dots down the left, then down the right, the lowest two last.
    static constexpr std::array<std::array<std::uint8_t, 2>, 4> bits{
        {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}};
    if (x >= width() || y >= height()) return;
    letters_[y / 4 * columns_ + x / 2] |= bits[y % 4][x % 2];
}

std::string BrailleCanvas::letter(std::size_t column, std::size_t row) const {
    const std::uint8_t dots = letters_[row * columns_ + column];
    if (dots == 0) return " ";
    // U+2800 and the dots, in UTF-8.
    return {'\xE2', static_cast<char>(0xA0 | (dots >> 6)), static_cast<char>(0x80 | (dots & 0x3F))};
}

}  // namespace cardwright::tool
