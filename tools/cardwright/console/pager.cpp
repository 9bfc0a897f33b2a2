#include "cardwright/console/pager.hpp"

#include <algorithm>

#include "cardwright/console/stopping.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {

std::optional<std::string> read_pages(const Page& text, ReadAt where, const Phrases& words,
                                      LineReader& lines, Screen& screen) {
    const std::string end = where == ReadAt::menu ? "_in_menu" : "";
    const std::size_t height = std::max<std::size_t>(screen.style().height, 3) - 2;
    for (std::size_t first = 0; first < text.lines() && !stopping();) {
        const std::size_t behind = std::min(first + height, text.lines());
        Page shown = screen.page();
        for (std::size_t at = first; at < behind; ++at) shown.add(text.pieces()[at]);
        screen.show(shown);
        const bool last = behind == text.lines();
        const std::string prompt =
            words.say((last ? "console.last_page" : "console.next_page") + end);
        const TypedLine line = lines.read(prompt + " > ", {});
        if (line.outcome == TypedLine::Outcome::too_long) continue;
        if (line.outcome != TypedLine::Outcome::line) return std::nullopt;
        const std::string said = folded(line.text);
        if (said == "b" || line.text == "-") {
            if (first == 0) return std::string{};
            first -= std::min(first, height);
        } else if (said == "q") {
            return std::string{};
        } else if (said.empty()) {
            first = behind;
        } else {
            return line.text;
        }
    }
    return std::string{};
}

}  // namespace cardwright::tool
