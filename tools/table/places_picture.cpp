#include "table/places_picture.hpp"

#include <algorithm>
#include <utility>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t between_places = 2;
constexpr std::size_t least_between_places = 1;
constexpr std::size_t narrowest_place = 6;
constexpr std::size_t fewest_to_part = 4;  // less than two beside each other make no row

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

/// `3)Cooper`: rather no space behind a number than a name in two lines.
void leave_out_spaces(std::vector<Place>& places) {
    for (Place& place : places) {
        for (Piece& line : place.lines) {
            if (!line.empty() && line[0].text.ends_with(") ")) line[0].text.pop_back();
        }
    }
}

/// What is too wide is taken from the widest.
std::vector<std::size_t> fitting_widths(std::vector<std::size_t> widths, std::size_t room,
                                        std::size_t gap) {
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

void cut_lines(std::vector<Place>& places, const std::vector<std::size_t>& widths) {
    for (std::size_t at = 0; at < places.size(); ++at) {
        for (Piece& line : places[at].lines) line = cut_to(line, widths[at]);
    }
}

bool cuts_words(const std::vector<Place>& places, const std::vector<std::size_t>& widths) {
    for (std::size_t at = 0; at < places.size(); ++at) {
        for (const Piece& line : places[at].lines) {
            if (longest_word(line) > widths[at]) return true;
        }
    }
    return false;
}

std::vector<Piece> told_below(const Place& place, std::size_t width) {
    std::vector<Piece> lines;
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

/// What is too wide for its column goes on in the next line, and so does what stands beside it.
std::vector<std::vector<Piece>> drawn_columns(const std::vector<Place>& places,
                                              const std::vector<std::size_t>& widths) {
    std::vector<std::vector<Piece>> all(places.size());
    std::size_t lines = 0;
    for (const Place& place : places) lines = std::max(lines, place.lines.size());
    for (std::size_t line = 0; line < lines; ++line) {
        std::size_t height = 0;
        for (std::size_t at = 0; at < places.size(); ++at) {
            if (line < places[at].lines.size()) {
                for (Piece& part : broken_into_lines(places[at].lines[line], widths[at])) {
                    all[at].push_back(std::move(part));
                }
            }
            height = std::max(height, all[at].size());
        }
        // Below the last line each tells what there is to tell as high as it can.
        if (line + 1 == lines) break;
        for (auto& column : all) column.resize(height);
    }
    for (std::size_t at = 0; at < places.size(); ++at) {
        for (Piece& told : told_below(places[at], widths[at])) all[at].push_back(std::move(told));
    }
    return all;
}

std::vector<Piece> side_by_side(const std::vector<std::vector<Piece>>& all,
                                const std::vector<std::size_t>& widths, std::size_t gap) {
    std::size_t height = 0;
    for (const auto& column : all) height = std::max(height, column.size());
    std::vector<Piece> lines(height);
    for (std::size_t row = 0; row < height; ++row) {
        Piece& line = lines[row];
        std::size_t wanted = 0;
        for (std::size_t at = 0; at < all.size(); ++at) {
            if (row < all[at].size() && !all[at][row].empty()) {
                const std::size_t taken = columns(line);
                if (taken < wanted) line.push_back({std::string(wanted - taken, ' '), Tone::plain});
                line.insert(line.end(), all[at][row].begin(), all[at][row].end());
            }
            wanted += widths[at] + gap;
        }
    }
    return lines;
}

/// What stands below each other, and the names of the rows before it.
std::vector<std::size_t> widths_of(const std::vector<NamedRow>& rows) {
    std::vector<std::size_t> widths(1, 0);
    for (const NamedRow& row : rows) {
        widths.resize(std::max(widths.size(), row.places.size() + 1), 0);
        widths[0] = std::max(widths[0], columns(row.name));
        for (std::size_t at = 0; at < row.places.size(); ++at) {
            widths[at + 1] = std::max(widths[at + 1], width_of(row.places[at]));
        }
    }
    return widths;
}

}  // namespace

std::size_t natural_width(const std::vector<Place>& places) {
    return sum_of(widths_of(places), between_places);
}

std::vector<Piece> places_picture(std::vector<Place> places, std::size_t room, bool sparing) {
    const auto too_wide = [&](std::size_t gap) { return sum_of(widths_of(places), gap) > room; };
    const std::size_t gap = too_wide(between_places) ? least_between_places : between_places;
    if (too_wide(gap)) leave_out_spaces(places);
    const auto widths = fitting_widths(widths_of(places), room, gap);
    if (sparing) cut_lines(places, widths);
    if (!sparing && cuts_words(places, widths) && places.size() >= fewest_to_part) {
        // Rather two rows than words that are cut.
        const auto half = places.begin() + static_cast<std::ptrdiff_t>((places.size() + 1) / 2);
        return grid_picture({{"", {places.begin(), half}}, {"", {half, places.end()}}}, room);
    }
    return side_by_side(drawn_columns(places, widths), widths, gap);
}

std::vector<Piece> grid_picture(std::vector<NamedRow> rows, std::size_t room,
                                std::size_t wished_for_names) {
    if (sum_of(widths_of(rows), between_places) > room) {
        for (NamedRow& row : rows) leave_out_spaces(row.places);
    }
    auto widths = widths_of(rows);
    std::size_t named = widths[0] == 0 ? 0 : widths[0] + between_places;
    widths.erase(widths.begin());
    if (sum_of(widths, between_places) + wished_for_names <= room) {
        named = std::max(named, wished_for_names);
    }
    widths = fitting_widths(std::move(widths), room > named ? room - named : 1, between_places);
    std::vector<Piece> lines;
    for (const NamedRow& row : rows) {
        Span before{row.name, Tone::faint};
        for (Piece& line :
             side_by_side(drawn_columns(row.places, widths), widths, between_places)) {
            const std::size_t taken = columns(before.text);
            before.text += std::string(named - std::min(named, taken), ' ');
            line.insert(line.begin(), std::exchange(before, {"", Tone::faint}));
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

}  // namespace cardwright::tool
