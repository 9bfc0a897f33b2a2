#include "cardwright/terminal.hpp"

#include <unistd.h>

#include <array>
#include <cstdlib>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

/// By tone. White is bold instead: on a light background it could not be read.
constexpr std::array codes{"0",  "32", "31", "33", "2",  "1", "31",
                           "32", "33", "34", "35", "36", "1"};
static_assert(codes.size() == static_cast<std::size_t>(Tone::white) + 1);

}  // namespace

bool colour_wanted() {
    static const bool wanted = [] {
        if (const char* none = std::getenv("NO_COLOR"); none != nullptr && *none != '\0') {
            return false;
        }
        const char* terminal = std::getenv("TERM");
        if (terminal == nullptr || std::string_view{terminal} == "dumb") return false;
        return isatty(STDOUT_FILENO) != 0;
    }();
    return wanted;
}

std::string in_tone(std::string_view text, Tone tone) {
    if (tone == Tone::plain || text.empty()) return safe_lines(text);
    return std::string{"\x1b["} + codes[static_cast<std::size_t>(tone)] + "m" + safe_lines(text) +
           "\x1b[0m";
}

std::string coloured(std::string_view text, Tone tone) {
    return in_tone(text, colour_wanted() ? tone : Tone::plain);
}

std::string painted(const Page& page, bool colour) {
    std::string text;
    for (const Piece& line : page.pieces()) {
        // Whatever is put on a page: nothing in it commands the terminal.
        for (const Span& span : line) {
            text += in_tone(safe_text(span.text), colour ? span.tone : Tone::plain);
        }
        text += '\n';
    }
    return text;
}

}  // namespace cardwright::tool
