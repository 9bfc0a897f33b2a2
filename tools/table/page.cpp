#include "table/page.hpp"

#include <algorithm>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t between_pieces = 2;
constexpr std::size_t deepest_indent = 4;

std::string spaces(std::size_t count) {
    return std::string(count, ' ');
}

}  // namespace

std::size_t columns(const Piece& piece) {
    std::size_t total = 0;
    for (const Span& span : piece) total += columns(span.text);
    return total;
}

Piece cut_to(const Piece& piece, std::size_t width) {
    if (columns(piece) <= width) return piece;
    Piece cut;
    std::size_t taken = 0;
    for (const Span& span : piece) {
        const std::size_t room = width - taken;
        // Whatever follows is cut off too: room is left for the mark that says so.
        const bool last = columns(span.text) >= room;
        cut.push_back({last ? cut_to(span.text + "…", room) : span.text, span.tone});
        if (last) break;
        taken += columns(span.text);
    }
    return cut;
}

namespace {

/// Words with the space behind them; a number before a name belongs to it.
std::vector<Piece> words_of(const Piece& piece) {
    std::vector<Piece> words;
    bool ended = true;
    for (const Span& span : piece) {
        std::string_view left = span.text;
        while (!left.empty()) {
            const std::size_t end = std::min(left.find(' '), left.size() - 1) + 1;
            if (ended) words.emplace_back();
            words.back().push_back({std::string{left.substr(0, end)}, span.tone});
            ended = left[end - 1] == ' ' && !left.substr(0, end).ends_with(") ");
            left.remove_prefix(end);
        }
    }
    return words;
}

/// No line needs a space at its end.
void drop_last_space(Piece& line) {
    while (!line.empty() && line.back().text.ends_with(' ')) {
        line.back().text.pop_back();
        if (!line.back().text.empty()) break;
        line.pop_back();
    }
}

}  // namespace

std::size_t longest_word(const Piece& piece) {
    std::size_t longest = 0;
    for (Piece& word : words_of(piece)) {
        drop_last_space(word);
        longest = std::max(longest, columns(word));
    }
    return longest;
}

std::vector<Piece> broken_into_lines(const Piece& piece, std::size_t width) {
    if (columns(piece) <= width) return {piece};
    std::vector<Piece> lines(1);
    std::size_t taken = 0;
    for (const Piece& word : words_of(piece)) {
        Piece bare = word;
        drop_last_space(bare);
        if (bare.empty() && taken == 0) continue;
        if (taken > 0 && taken + columns(bare) > width) {
            drop_last_space(lines.back());
            lines.emplace_back();
            taken = 0;
        }
        const Piece fitting = columns(bare) > width ? cut_to(bare, width) : word;
        lines.back().insert(lines.back().end(), fitting.begin(), fitting.end());
        taken += columns(fitting);
    }
    drop_last_space(lines.back());
    return lines;
}

std::string Page::text() const {
    std::string text;
    for (const Piece& line : lines_) {
        for (const Span& span : line) text += safe_text(span.text);
        text += '\n';
    }
    return text;
}

void Page::add(const Piece& line) {
    lines_.push_back(line);
}

void Page::add(std::string_view text, Tone tone) {
    add(Piece{{std::string{text}, tone}});
}

void Page::add_paragraph(std::string_view text, Tone tone, std::size_t indent) {
    if (style_.plain) {
        add(text, tone);
        return;
    }
    const std::size_t room = std::max<std::size_t>(style_.width, 20) - 1;
    const std::size_t later = std::min(indent + 2, room / deepest_indent);
    std::string margin = spaces(indent);
    for (const std::string& line : wrapped(text, room - later)) {
        add(Piece{{margin, Tone::plain}, {line, tone}});
        margin = spaces(later);
    }
}

void Page::add_rule(std::string_view title) {
    if (style_.plain) {
        if (!title.empty()) add(title);
        return;
    }
    const std::string shown =
        title.empty() ? "" : " " + cut_to(title, std::max<std::size_t>(style_.width, 10) - 5) + " ";
    std::string tail;
    for (std::size_t at = columns(shown) + 2; at < style_.width; ++at) tail += "─";
    add(Piece{{"──", Tone::faint}, {shown, Tone::strong}, {tail, Tone::faint}});
}

void Page::add_blank() {
    if (!style_.plain) lines_.emplace_back();
}

void Page::add_linear(const std::string& label, const std::vector<Piece>& pieces) {
    Piece line{{label.empty() ? "" : label + ": ", Tone::plain}};
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        if (at > 0) line.push_back({", ", Tone::plain});
        line.insert(line.end(), pieces[at].begin(), pieces[at].end());
    }
    add(line);
}

void Page::add_flow(const std::string& label, std::size_t label_width,
                    const std::vector<Piece>& pieces) {
    if (style_.plain) {
        add_linear(label, pieces);
        return;
    }
    // A label that is too long for its column, such as somebody's name, only moves its own line.
    const std::string shown =
        columns(label) + 1 > label_width ? label + "  " : padded(label, label_width);
    Piece line{{shown, Tone::faint}};
    std::size_t taken = columns(shown);
    bool fresh = true;
    const auto next_line = [&] {
        add(line);
        line = {{spaces(label_width), Tone::plain}};
        taken = label_width;
        fresh = true;
    };
    const std::size_t room = style_.width > label_width + 1 ? style_.width - label_width - 1 : 1;
    for (const Piece& whole : pieces) {
        if (!fresh && taken + between_pieces + columns(whole) >= style_.width) next_line();
        for (const Piece& piece : broken_into_lines(whole, room)) {
            if (taken + columns(piece) >= style_.width && taken > label_width) next_line();
            if (!fresh) line.push_back({spaces(between_pieces), Tone::plain});
            line.insert(line.end(), piece.begin(), piece.end());
            taken += columns(piece) + (fresh ? 0 : between_pieces);
            fresh = false;
        }
    }
    add(line);
}

void Page::add_grid(const std::string& label, std::size_t label_width, std::size_t cell_width,
                    const std::vector<Piece>& pieces) {
    if (style_.plain) {
        add_linear(label, pieces);
        return;
    }
    const std::size_t widest = std::max<std::size_t>(cell_width, 1);
    const std::size_t room = style_.width > label_width ? style_.width - label_width : 1;
    const std::size_t across = std::max<std::size_t>(1, (room + 1) / (widest + 1));
    // Columns as wide as the page allows stand still from one screen to the next.
    const std::size_t width = std::max(widest + 1, room / across);
    for (std::size_t at = 0; at < pieces.size(); at += across) {
        Piece line{{at == 0 ? padded(cut_to(label, label_width), label_width) : spaces(label_width),
                    Tone::faint}};
        const std::size_t end = std::min(at + across, pieces.size());
        for (std::size_t column = at; column < end; ++column) {
            const Piece piece = cut_to(pieces[column], room - 1);
            line.insert(line.end(), piece.begin(), piece.end());
            if (column + 1 == end) continue;
            line.push_back({spaces(width - columns(piece)), Tone::plain});
        }
        add(line);
    }
}

void Page::add_picture(const std::string& label, std::size_t label_width,
                       const std::vector<Piece>& lines) {
    std::string margin =
        label_width == 0 ? "" : padded(cut_to(label, label_width - 1), label_width);
    for (const Piece& drawn : lines) {
        Piece line{{margin, Tone::faint}};
        line.insert(line.end(), drawn.begin(), drawn.end());
        add(line);
        margin = spaces(label_width);
    }
}

void Page::append(const Page& other) {
    lines_.insert(lines_.end(), other.lines_.begin(), other.lines_.end());
}

}  // namespace cardwright::tool
