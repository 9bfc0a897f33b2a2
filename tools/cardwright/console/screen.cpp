#include "cardwright/console/screen.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cardwright/output.hpp"
#include "cardwright/terminal.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t narrowest = 40;
constexpr std::size_t widest_page = 160;  // longer lines are hard to follow
constexpr std::size_t lowest = 10;

}  // namespace

Screen::Screen(bool plain, ColourWish colour)
    : plain_{plain},
      colour_{colour == ColourWish::always || (colour == ColourWish::automatic && colour_wanted())},
      interactive_{isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0} {
    if (!interactive_ || plain_) {
        plain_ = true;
        colour_ = colour == ColourWish::always;
    }
}

PageStyle Screen::style() const {
    PageStyle style;
    style.plain = plain_;
    winsize window = {};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) {
        style.width = std::clamp<std::size_t>(window.ws_col, narrowest, widest_page);
        style.height = std::max<std::size_t>(window.ws_row, lowest);
    }
    return style;
}

void Screen::show(const Page& page) {
    // One piece of output: the terminal never shows half a table.
    write((plain_ ? "\n" : "\x1b[H\x1b[2J") + painted(page, colour_));
}

void Screen::print(const Page& page) {
    write(painted(page, colour_));
}

void Screen::sign(const std::string& text) {
    if (interactive_ && !plain_) write("\r\x1b[K" + text);
}

void Screen::wipe() {
    if (!interactive_) return;
    write("\x1b[H\x1b[2J\x1b[3J");
}

void Screen::write(const std::string& text) {
    // A window that was closed takes nothing more, which is no failure. A file that takes nothing
    // is.
    const bool written = interactive_
                             ? std::fwrite(text.data(), 1, text.size(), stdout) == text.size() &&
                                   std::fflush(stdout) == 0
                             : write_out(text);
    if (!written) gone_ = true;
}

}  // namespace cardwright::tool
