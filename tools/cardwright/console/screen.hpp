#pragma once

#include <string>

#include "table/page.hpp"

namespace cardwright::tool {

enum class ColourWish { automatic, always, never };

/// Standard output, as a terminal or as plain text.
class Screen {
  public:
    Screen(bool plain, ColourWish colour);

    /// Is there a terminal on both sides, so that somebody sits there?
    [[nodiscard]] bool interactive() const noexcept { return interactive_; }
    /// With the size the window has now.
    [[nodiscard]] PageStyle style() const;
    [[nodiscard]] Page page() const { return Page{style()}; }

    /// A new picture in the place of the old one.
    void show(const Page& page);
    /// Below what is there.
    void print(const Page& page);
    /// A line that stands there only until the next one, which may be empty. For a terminal.
    void sign(const std::string& text);
    /// Leaves nothing to be seen, not by scrolling back either.
    void wipe();
    /// Nobody can read what is written any more.
    [[nodiscard]] bool gone() const noexcept { return gone_; }

  private:
    void write(const std::string& text);

    bool plain_;
    bool colour_;
    bool interactive_;
    bool gone_ = false;
};

}  // namespace cardwright::tool
