#include "cardwright/source_line.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "catalog/limits.hpp"
#include "catalog/text_file.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::string_view margin = "  | ";
constexpr std::size_t longest_line = 16'384;

std::optional<std::string> line_of(const std::string& file, int line) {
    if (file.empty() || line < 1) return std::nullopt;
    const CatalogLimits limits;
    std::istringstream lines;
    try {
        lines.str(text_of_file(file, std::max(limits.yaml_bytes, limits.script_bytes)));
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
    std::string text;
    for (int number = 0; number < line; ++number) {
        if (!std::getline(lines, text)) return std::nullopt;
    }
    if (text.size() > longest_line) return std::nullopt;
    if (!text.empty() && text.back() == '\r') text.pop_back();
    return text;
}

/// Letters, however many bytes they have.
std::vector<std::string> letters_of(std::string_view text) {
    std::vector<std::string> letters;
    for (const char byte : text) {
        if ((static_cast<unsigned char>(byte) & 0xC0U) == 0x80U && !letters.empty()) {
            letters.back() += byte;
        } else {
            letters.emplace_back(1, byte);
        }
    }
    return letters;
}

bool part_of_name(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

/// What stands between the first two quotes of a kind.
std::string_view quoted_in(std::string_view message) {
    const std::size_t start = message.find_first_of("\"'");
    if (start == std::string_view::npos) return {};
    const std::size_t end = message.find(message[start], start + 1);
    return end == std::string_view::npos ? std::string_view{}
                                         : message.substr(start + 1, end - start - 1);
}

std::size_t place_of(std::string_view line, std::string_view name) {
    for (std::size_t at = line.find(name); at != std::string_view::npos && !name.empty();
         at = line.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool begins = at == 0 || !part_of_name(line[at - 1]);
        if (begins && (end == line.size() || !part_of_name(line[end]))) return at;
    }
    const std::size_t first = line.find_first_not_of(" \t");
    return first == std::string_view::npos ? 0 : first;
}

}  // namespace

std::string source_line(const std::string& file, int line, int column, std::size_t width) {
    const auto text = line_of(file, line);
    if (!text) return {};
    std::vector<std::string> letters = letters_of(*text);
    auto mark = static_cast<std::size_t>(std::max(column, 1)) - 1;
    const std::size_t room = std::max(width, margin.size() + 20) - margin.size() - 1;
    if (letters.size() > room) {
        // The mark stands in the middle, and what is left out is marked with an ellipsis.
        const std::size_t start =
            std::min(mark > room / 2 ? mark - room / 2 : 0, letters.size() - room);
        letters.erase(letters.begin(), letters.begin() + static_cast<std::ptrdiff_t>(start));
        mark -= std::min(start, mark);
        if (letters.size() > room) letters.resize(room);
        if (start > 0) letters.front() = "…";
        if (start + room < letters_of(*text).size()) letters.back() = "…";
    }
    std::string shown{margin};
    for (const std::string& letter : letters) shown += letter;
    if (column < 1) return shown;
    // A tab stays one, so that both lines are moved alike; a wide letter needs two spaces.
    std::string below;
    for (std::size_t at = 0; at < mark && at < letters.size(); ++at) {
        below += letters[at] == "\t" ? std::string{"\t"} : std::string(columns(letters[at]), ' ');
    }
    return shown + "\n" + std::string{margin} + below + "^";
}

int column_of_message(const std::string& file, int line, std::string_view message) {
    const auto text = line_of(file, line);
    if (!text) return 0;
    const std::size_t place = place_of(*text, quoted_in(message));
    return static_cast<int>(letters_of(std::string_view{*text}.substr(0, place)).size()) + 1;
}

}  // namespace cardwright::tool
