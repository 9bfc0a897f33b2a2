#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cardwright::tool {

/// A drawing in Braille letters: each shows two dots beside and four above each other.
class BrailleCanvas {
  public:
    BrailleCanvas(std::size_t columns, std::size_t rows)
        : columns_{columns}, rows_{rows}, letters_(columns * rows) {}

    /// How many dots there are beside, and above each other.
    [[nodiscard]] std::size_t width() const noexcept { return 2 * columns_; }
    [[nodiscard]] std::size_t height() const noexcept { return 4 * rows_; }

    /// A dot, counted from the top left. What lies outside is left out.
    void dot(std::size_t x, std::size_t y);
    [[nodiscard]] bool empty(std::size_t column, std::size_t row) const noexcept {
        return letters_[row * columns_ + column] == 0;
    }
    [[nodiscard]] std::string letter(std::size_t column, std::size_t row) const;

  private:
    std::size_t columns_;
    std::size_t rows_;
    std::vector<std::uint8_t> letters_;
};

}  // namespace cardwright::tool
