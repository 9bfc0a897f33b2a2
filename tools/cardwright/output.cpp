#include "cardwright/output.hpp"

#include <cstdio>

#include "cardwright/console/glyphs.hpp"

namespace cardwright::tool {
namespace {

bool write_to(std::FILE* stream, std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), stream) == text.size() &&
           std::fflush(stream) == 0;
}

std::string line_of(std::string_view text, Tone tone) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    return coloured(text, tone) + "\n";
}

}  // namespace

bool say(std::string_view text, Tone tone) {
    return write_to(stdout, line_of(text, tone));
}

bool say_error(std::string_view text, Tone tone) {
    return write_to(stderr, line_of(text, tone));
}

bool write_out(std::string_view safe) {
    return write_to(stdout, safe);
}

}  // namespace cardwright::tool
