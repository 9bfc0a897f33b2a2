#include "table/places_picture.hpp"

#include <algorithm>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t between_places = 2;
constexpr std::size_t least_between_places = 1;
constexpr std::size_t narrowest_place = 6;

std::size_t width_of(const Place& place) {
    std::size_t width = 0;
    for (const Piece& line : place.lines) width = std::max(width, columns(line));
    for (const std::string& text : place.told) width = std::max(width, columns(text));
    return width;
}

std::size_t sum_of(const std::vector<std::size_t>& widths, std::size_t gap) {
    std::size_t sum = 0;
    for (const std::size_t width : widths) sum += width + gap;
    return sum - std::min(sum, gap);
}

std::vector<std::size_t> widths_of(const std::vector<Place>& places) {
    std::vector<std::size_t> widths;
    widths.reserve(places.size());
    for (const Place& place : places) widths.push_back(width_of(place));
    return widths;
}

/// `3)Cooper`: rather no space behind a number than a name that is cut.
std::vector<Place> without_spaces(std::vector<Place> places) {
    for (Place& place : places) {
        for (Piece& line : place.lines) {
            if (!line.empty() && line[0].text.ends_with(") ")) line[0].text.pop_back();
        }
    }
    return places;
}

/// What is too wide is taken from the widest.
std::vector<std::size_t> fitting_widths(const std::vector<Place>& places, std::size_t room,
                                        std::size_t gap) {
    std::vector<std::size_t> widths = widths_of(places);
    while (sum_of(widths, gap) > room) {
        std::size_t& widest = *std::max_element(widths.begin(), widths.end());
        if (widest <= narrowest_place) break;
        --widest;
    }
    // What is left over is shared out, so that columns move less from one screen to the next.
    std::size_t spare = room - std::min(room, sum_of(widths, gap));
    const std::size_t even = (room + gap) / std::max<std::size_t>(widths.size(), 1);
    for (std::size_t& width : widths) {
        if (width + gap >= even) continue;
        const std::size_t more = std::min(even - gap - width, spare);
        width += more;
        spare -= more;
    }
    return widths;
}

std::vector<Piece> column(const Place& place, std::size_t width) {
    std::vector<Piece> lines;
    for (const Piece& line : place.lines) lines.push_back(cut_to(line, width));
    std::string text;
    for (const std::string& told : place.told) {
        if (!text.empty() && columns(text) + 1 + columns(told) > width) {
            lines.push_back({{text, Tone::plain}});
            text.clear();
        }
        text += (text.empty() ? "" : " ") + cut_to(told, width);
    }
    if (!text.empty()) lines.push_back({{text, Tone::plain}});
    return lines;
}

}  // namespace

std::size_t natural_width(const std::vector<Place>& places) {
    return sum_of(widths_of(places), between_places);
}

std::vector<Piece> places_picture(std::vector<Place> places, std::size_t room) {
    const auto too_wide = [&](std::size_t gap) { return sum_of(widths_of(places), gap) > room; };
    const std::size_t gap = too_wide(between_places) ? least_between_places : between_places;
    if (too_wide(gap)) places = without_spaces(std::move(places));
    const auto widths = fitting_widths(places, room, gap);
    std::vector<std::vector<Piece>> all;
    std::size_t height = 0;
    for (std::size_t at = 0; at < places.size(); ++at) {
        all.push_back(column(places[at], widths[at]));
        height = std::max(height, all.back().size());
    }
    std::vector<Piece> lines(height);
    for (std::size_t row = 0; row < height; ++row) {
        Piece& line = lines[row];
        std::size_t wanted = 0;
        for (std::size_t at = 0; at < all.size(); ++at) {
            const std::size_t taken = columns(line);
            if (taken < wanted) line.push_back({std::string(wanted - taken, ' '), Tone::plain});
            if (row < all[at].size()) {
                line.insert(line.end(), all[at][row].begin(), all[at][row].end());
            }
            wanted += widths[at] + gap;
        }
    }
    return lines;
}

}  // namespace cardwright::tool
