#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace cardwright {

/// A place as an editor shows it: from 1, in characters.
struct TextPosition {
    int line = 1;
    int column = 1;
};

/// Knows where the lines of a text begin, and answers what a parser does not tell.
class SourceLines {
  public:
    explicit SourceLines(std::string_view text);

    /// From what a parser counts: lines from 0, and bytes in the line from 0.
    [[nodiscard]] std::size_t offset(int line, int byte) const noexcept;
    [[nodiscard]] TextPosition position(std::size_t offset) const;

    /// The byte there, or 0 at the end.
    [[nodiscard]] char byte(std::size_t offset) const noexcept;
    /// Whether the quoted text that begins there ends before the file does.
    [[nodiscard]] bool quote_is_closed(std::size_t offset) const noexcept;
    /// Whether the line of this place begins with a tab, maybe after spaces.
    [[nodiscard]] bool indented_with_tab(std::size_t offset) const noexcept;

  private:
    [[nodiscard]] std::size_t line_at(std::size_t offset) const noexcept;

    std::string_view text_;
    std::vector<std::size_t> starts_{0};
    // Places mostly move forward. Counting on from the last one keeps a file that is a single line
    // of a megabyte from being counted through for every node.
    mutable std::size_t last_offset_ = 0;
    mutable int last_column_ = 1;
};

}  // namespace cardwright
