// The flame graph: made to be opened in a browser, in light or dark, and to be read by whoever
// cannot see it: each bar says its function, its share and its time.

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "cardwright/profile/profile_output.hpp"

namespace cardwright::tool {
namespace {

constexpr double picture_width = 1200;
constexpr double flame_margin = 10;
constexpr double bar_height = 18;
constexpr double header_height = 56;
constexpr double narrowest_flame = 0.5;     ///< narrower ones are left out, with all above them
constexpr double flame_letter_width = 6.6;  ///< of the type in bars

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '&':
                safe += "&amp;";
                break;
            case '"':
                safe += "&quot;";
                break;
            default:
                safe += static_cast<unsigned char>(letter) < ' ' ? ' ' : letter;
        }
    }
    return safe;
}

/// The engine's functions stand apart from those of scripts; neighbours can be told apart.
std::string_view colour_class(const ScriptProfile::Function& function, std::size_t which) {
    if (function.file.empty()) return which % 2 == 0 ? "e0" : "e1";
    return which % 3 == 0 ? "s0" : which % 3 == 1 ? "s1" : "s2";
}

class Flames {
  public:
    explicit Flames(const ScriptProfile& profile)
        : profile_{profile}, whole_{profile.whole()}, children_(profile.nodes().size()) {
        for (std::size_t at = 1; at < profile.nodes().size(); ++at) {
            children_[profile.nodes()[at].parent].push_back(static_cast<std::uint32_t>(at));
        }
        per_nanosecond_ = (picture_width - 2 * flame_margin) /
                          static_cast<double>(std::max<std::int64_t>(1, whole_[0].time.count()));
        for (auto& children : children_) {
            std::sort(
                children.begin(), children.end(),
                [&](std::uint32_t left, std::uint32_t right) { return name(left) < name(right); });
        }
        depth_ = depth_of(0);
    }

    [[nodiscard]] std::string draw() {
        const double height =
            header_height + static_cast<double>(depth_ + 1) * bar_height + flame_margin;
        text_ = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
            "height=\"{1}\" role=\"img\" aria-labelledby=\"t d\">\n"
            "<title id=\"t\">Where the time of scripts goes</title>\n"
            "<desc id=\"d\">A flame graph: each bar is a function, as wide as the time it took; "
            "what it called stands on top of it. {2:.1f} ms in all.</desc>\n"
            "<style>\n"
            "svg {{ background: #fff; font: 11px monospace; }}\n"
            "text {{ fill: #111; }}\n"
            "rect {{ stroke: #fff; stroke-width: .5; }}\n"
            ".e0 {{ fill: #a9c7e8; }} .e1 {{ fill: #bcd4ee; }}\n"
            ".s0 {{ fill: #f2b279; }} .s1 {{ fill: #f5c592; }} .s2 {{ fill: #efa05c; }}\n"
            "@media (prefers-color-scheme: dark) {{\n"
            "  svg {{ background: #15181c; }} text {{ fill: #f2f2f2; }} rect {{ stroke: #15181c; "
            "}}\n"
            "  .e0 {{ fill: #2f5b88; }} .e1 {{ fill: #3a6a9b; }}\n"
            "  .s0 {{ fill: #96521a; }} .s1 {{ fill: #a7632a; }} .s2 {{ fill: #84440f; }}\n"
            "}}\n</style>\n"
            "<text x=\"{3}\" y=\"22\" font-size=\"15\">Where the time of scripts goes</text>\n"
            "<text x=\"{3}\" y=\"42\">Orange: functions of scripts. Blue: the engine's. Point at a "
            "bar to read all of it.</text>\n",
            picture_width, height, milliseconds(0), flame_margin);
        bar(0, flame_margin, height - flame_margin - bar_height);
        return text_ + "</svg>\n";
    }

  private:
    [[nodiscard]] std::string name(std::uint32_t node) const {
        return profile_.functions()[profile_.nodes()[node].function].text();
    }
    [[nodiscard]] double milliseconds(std::uint32_t node) const {
        return static_cast<double>(whole_[node].time.count()) / 1e6;
    }
    [[nodiscard]] double width(std::uint32_t node) const {
        return static_cast<double>(whole_[node].time.count()) * per_nanosecond_;
    }

    [[nodiscard]] std::size_t depth_of(std::uint32_t node) const {
        std::size_t deepest = 0;
        for (const std::uint32_t child : children_[node]) {
            if (width(child) >= narrowest_flame) deepest = std::max(deepest, depth_of(child) + 1);
        }
        return deepest;
    }

    void bar(std::uint32_t node, double x, double y) {
        const double wide = width(node);
        const std::uint32_t function = profile_.nodes()[node].function;
        const std::string full = name(node);
        const auto room = static_cast<std::size_t>(std::max(0.0, (wide - 4) / flame_letter_width));
        // The end of a name tells most: the function, after its file.
        const std::string shown = full.size() <= room ? full
                                  : room > 3          ? ".." + full.substr(full.size() - room + 2)
                                                      : "";
        text_ += fmt::format(
            "<g><title>{}: {:.1f} ms, {:.1f} %; {} calls</title><rect class=\"{}\" x=\"{:.2f}\" "
            "y=\"{:.1f}\" width=\"{:.2f}\" height=\"{}\"/>",
            escaped(full), milliseconds(node), 100 * wide / (picture_width - 2 * flame_margin),
            profile_.nodes()[node].own.calls,
            colour_class(profile_.functions()[function], function), x, y, wide, bar_height - 1);
        if (!shown.empty()) {
            text_ += fmt::format("<text x=\"{:.2f}\" y=\"{:.1f}\">{}</text>", x + 2,
                                 y + bar_height - 5, escaped(shown));
        }
        text_ += "</g>\n";
        double at = x;
        for (const std::uint32_t child : children_[node]) {
            if (width(child) < narrowest_flame) continue;
            bar(child, at, y - bar_height);
            at += width(child);
        }
    }

    const ScriptProfile& profile_;
    std::vector<ScriptWork> whole_;
    std::vector<std::vector<std::uint32_t>> children_;
    double per_nanosecond_ = 0;
    std::size_t depth_ = 0;
    std::string text_;
};

}  // namespace

std::string profile_svg(const ScriptProfile& profile) {
    return Flames{profile}.draw();
}

}  // namespace cardwright::tool
