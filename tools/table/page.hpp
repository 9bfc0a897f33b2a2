#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "table/tone.hpp"

namespace cardwright::tool {

/// How the table is drawn.
struct PageStyle {
    std::size_t width = 80;
    std::size_t height = 24;
    bool plain = false;  ///< linear text: no columns, no rules, nothing to align
};

struct Span {
    std::string text;
    Tone tone = Tone::plain;
};

/// A piece of a line: only broken in two if no line is wide enough for it.
using Piece = std::vector<Span>;

[[nodiscard]] std::size_t columns(const Piece& piece);

/// At most so many columns; what is cut off is marked with an ellipsis.
[[nodiscard]] Piece cut_to(const Piece& piece, std::size_t width);

/// The columns of the longest word, with the number before it.
[[nodiscard]] std::size_t longest_word(const Piece& piece);

/// A piece in lines of at most so many columns, broken between words.
[[nodiscard]] std::vector<Piece> broken_into_lines(const Piece& piece, std::size_t width);

/// Lines that are put together first and shown at once, so nothing flickers.
class Page {
  public:
    explicit Page(const PageStyle& style) : style_{style} {}

    [[nodiscard]] const PageStyle& style() const noexcept { return style_; }
    [[nodiscard]] std::size_t lines() const noexcept { return lines_.size(); }
    [[nodiscard]] const std::vector<Piece>& pieces() const noexcept { return lines_; }
    /// Without tones.
    [[nodiscard]] std::string text() const;

    void add(const Piece& line);
    void add(std::string_view text, Tone tone = Tone::plain);
    /// A text as long as it likes, in lines that fit, the later ones set in.
    void add_paragraph(std::string_view text, Tone tone = Tone::plain, std::size_t indent = 0);
    /// A line across the page with a title in it.
    void add_rule(std::string_view title);
    void add_blank();
    /// Pieces behind a label, as many on a line as fit.
    void add_flow(const std::string& label, std::size_t label_width,
                  const std::vector<Piece>& pieces);
    /// The same in columns that hold cells of this width.
    void add_grid(const std::string& label, std::size_t label_width, std::size_t cell_width,
                  const std::vector<Piece>& pieces);
    /// Lines that are drawn already; the label stands before the first.
    void add_picture(const std::string& label, std::size_t label_width,
                     const std::vector<Piece>& lines);
    void append(const Page& other);

  private:
    void add_linear(const std::string& label, const std::vector<Piece>& pieces);

    PageStyle style_;
    std::vector<Piece> lines_;
};

}  // namespace cardwright::tool
