#include "table/forest_picture.hpp"

#include <algorithm>

namespace cardwright::tool {
namespace {

constexpr std::size_t between_branches = 2;
constexpr std::size_t between_trees = 3;

/// Lines from the top down, all as wide as the widest.
struct Drawing {
    std::vector<Piece> lines;
    std::size_t width = 0;
};

Piece with_spaces(Piece piece, std::size_t width) {
    const std::size_t taken = columns(piece);
    if (taken < width) piece.push_back({std::string(width - taken, ' '), Tone::plain});
    return piece;
}

void append(Piece& line, const Piece& more) {
    line.insert(line.end(), more.begin(), more.end());
}

Piece in_front_of(std::string_view mark, const Piece& card) {
    Piece piece{{std::string{mark}, Tone::faint}};
    append(piece, card);
    return piece;
}

Drawing widened(Drawing drawing, std::size_t width) {
    drawing.width = std::max(drawing.width, width);
    for (Piece& line : drawing.lines) line = with_spaces(std::move(line), drawing.width);
    return drawing;
}

/// Side by side; a branch that ends early goes down to where it joins the others.
Drawing beside(const std::vector<Drawing>& all, std::size_t gap, std::string_view continued) {
    std::size_t height = 0;
    for (const Drawing& each : all) height = std::max(height, each.lines.size());
    Drawing drawing;
    for (std::size_t row = 0; row < height; ++row) {
        Piece line;
        std::size_t wanted = 0;
        for (const Drawing& each : all) {
            line = with_spaces(std::move(line), wanted);
            if (row < each.lines.size()) {
                append(line, each.lines[row]);
            } else {
                line.push_back({std::string{continued}, Tone::faint});
            }
            wanted += each.width + gap;
        }
        drawing.width = wanted - gap;
        drawing.lines.push_back(with_spaces(std::move(line), drawing.width));
    }
    return drawing;
}

/// `└ Founders ───┘` under all branches: the corner at the right stands under the last of them.
Piece joint(const Piece& card, std::size_t last_branch) {
    Piece line = in_front_of("└ ", card);
    std::string rest = " ";
    for (std::size_t at = columns(line) + 1; at < last_branch; ++at) rest += "─";
    line.push_back({rest + "┘", Tone::faint});
    return line;
}

Drawing draw(const Tree& tree) {
    if (tree.above.empty()) return {{tree.card}, columns(tree.card)};
    std::vector<Drawing> branches;
    for (const Tree& branch : tree.above) branches.push_back(draw(branch));
    if (branches.size() == 1) {
        Drawing drawing = branches[0];
        const Piece line = in_front_of("┊ ", tree.card);
        drawing.lines.push_back(line);
        return widened(std::move(drawing), columns(line));
    }
    // The corner must not fall into the name of the card that carries all.
    const std::size_t needed = columns(tree.card) + 4;
    std::size_t last = 0;
    for (std::size_t at = 0; at + 1 < branches.size(); ++at) {
        last += branches[at].width + between_branches;
    }
    if (last < needed) {
        branches[branches.size() - 2].width += needed - last;
        last = needed;
    }
    Drawing drawing = beside(branches, between_branches, "│");
    const Piece line = joint(tree.card, last);
    drawing.lines.push_back(line);
    return widened(std::move(drawing), columns(line));
}

/// A tree too wide for the page loses the ends of its lines rather than its form.
Drawing cut_to(Drawing drawing, std::size_t room) {
    if (drawing.width <= room) return drawing;
    for (Piece& line : drawing.lines) line = cut_to(line, room);
    drawing.width = room;
    return drawing;
}

}  // namespace

std::vector<Piece> forest_picture(const std::vector<Tree>& trees, std::size_t room) {
    std::vector<Drawing> drawings;
    drawings.reserve(trees.size());
    for (const Tree& tree : trees) drawings.push_back(cut_to(draw(tree), room));
    std::stable_sort(drawings.begin(), drawings.end(), [](const Drawing& a, const Drawing& b) {
        return a.lines.size() > b.lines.size();
    });
    std::vector<Piece> lines;
    for (std::size_t first = 0; first < drawings.size();) {
        std::vector<Drawing> band{drawings[first]};
        std::size_t width = drawings[first].width;
        std::size_t end = first + 1;
        while (end < drawings.size() && width + between_trees + drawings[end].width <= room) {
            width += between_trees + drawings[end].width;
            band.push_back(drawings[end++]);
        }
        for (Piece& line : beside(band, between_trees, "").lines) lines.push_back(std::move(line));
        first = end;
    }
    return lines;
}

}  // namespace cardwright::tool
