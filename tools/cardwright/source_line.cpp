#include "cardwright/source_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "catalog/limits.hpp"
#include "catalog/text_file.hpp"

namespace cardwright::tool {

std::string source_line(const std::string& file, int line, int column) {
    constexpr std::size_t longest_shown = 160;
    if (file.empty() || line < 1) return {};
    const CatalogLimits limits;
    std::istringstream lines;
    try {
        lines.str(text_of_file(file, std::max(limits.yaml_bytes, limits.script_bytes)));
    } catch (const std::invalid_argument&) {
        return {};
    }
    std::string text;
    for (int number = 0; number < line; ++number) {
        if (!std::getline(lines, text)) return {};
    }
    if (text.size() > longest_shown) return {};
    std::string shown = "  | " + text;
    if (column < 1) return shown;
    // Columns count letters, however many bytes they have. A tab stays one, so that both lines are
    // moved alike.
    std::string mark;
    std::size_t at = 0;
    for (int passed = 1; passed < column && at < text.size(); ++passed) {
        mark += text[at] == '\t' ? '\t' : ' ';
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) ++at;
    }
    return shown + "\n  | " + mark + "^";
}

}  // namespace cardwright::tool
