#include "cardwright/mutation/change.hpp"

#include <algorithm>

namespace cardwright::tool {
namespace {

std::string without_spaces_around(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return std::string{text.substr(first, last - first + 1)};
}

/// Several lines as one: the first and, if there is more, a sign that there is.
std::string shortened(std::string_view lines) {
    std::string text = without_spaces_around(lines);
    const std::size_t end = text.find('\n');
    if (end == std::string::npos) return text;
    return without_spaces_around(std::string_view{text}.substr(0, end)) + " …";
}

}  // namespace

Position position_in(std::string_view text, std::size_t offset) {
    Position position;
    const std::string_view before = text.substr(0, offset);
    position.line += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t line = before.rfind('\n');
    position.column += static_cast<int>(offset - (line == std::string_view::npos ? 0 : line + 1));
    return position;
}

Change make_change(std::string_view text, std::size_t offset, std::size_t length,
                   std::string replacement) {
    Change change;
    const Position position = position_in(text, offset);
    change.line = position.line;
    change.column = position.column;
    change.offset = offset;
    change.length = length;
    change.replacement = std::move(replacement);
    const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find('\n', offset + length), text.size());
    change.old_line = shortened(text.substr(begin, end - begin));
    change.new_line =
        shortened(std::string{text.substr(begin, offset - begin)} + change.replacement +
                  std::string{text.substr(offset + length, end - offset - length)});
    if (change.new_line.empty()) change.new_line = "(left out)";
    return change;
}

}  // namespace cardwright::tool
