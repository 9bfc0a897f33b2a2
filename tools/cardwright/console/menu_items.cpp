#include "cardwright/console/menu_items.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

/// Numbers stand between spaces or commas; names have spaces, so only commas part them.
std::vector<std::string> parts_of(std::string_view line) {
    if (line.find_first_not_of("0123456789, ") == std::string_view::npos) {
        return words_of_line(line);
    }
    std::vector<std::string> parts;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(','), line.size());
        parts.push_back(fmt::format("{}", fmt::join(words_of_line(line.substr(0, end)), " ")));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return parts;
}

const MenuItem* item_called(const std::string& part, const std::vector<MenuItem>& items) {
    const std::string said = folded(part);
    for (std::size_t at = 0; at < items.size(); ++at) {
        const bool exact = part == std::to_string(at + 1) || folded(items[at].id) == said ||
                           folded(items[at].label) == said;
        if (exact) return &items[at];
    }
    for (const MenuItem& item : items) {
        if (!said.empty() && folded(item.label).starts_with(said)) return &item;
    }
    return nullptr;
}

}  // namespace

void add_items(Page& page, const std::vector<MenuItem>& items) {
    std::vector<Piece> pieces;
    std::size_t widest = 0;
    for (std::size_t at = 0; at < items.size(); ++at) {
        pieces.push_back(
            {{fmt::format("{:>3}) ", at + 1), Tone::strong}, {items[at].label, Tone::plain}});
        widest = std::max(widest, columns(pieces.back()));
    }
    page.add_grid("", 0, widest, pieces);
}

void add_item_lines(Page& page, const std::vector<MenuItem>& items) {
    for (std::size_t at = 0; at < items.size(); ++at) {
        page.add(cut_to(
            Piece{{fmt::format("{:>3}) ", at + 1), Tone::strong}, {items[at].label, Tone::plain}},
            page.style().width - 1));
    }
}

std::optional<std::string> read_items(std::string_view line, const std::vector<MenuItem>& items,
                                      std::vector<std::string>& ids) {
    for (const std::string& part : parts_of(line)) {
        const MenuItem* item = item_called(part, items);
        if (item == nullptr) return part;
        ids.push_back(item->id);
    }
    return std::nullopt;
}

}  // namespace cardwright::tool
