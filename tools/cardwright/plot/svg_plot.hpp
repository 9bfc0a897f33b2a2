#pragma once

#include <string>
#include <string_view>

#include "cardwright/plot/plot.hpp"

namespace cardwright::tool {

/// The plot as an SVG picture with a title and a description for who cannot see it. Its colours
/// follow the reader's choice of light or dark.
[[nodiscard]] std::string svg_plot(const Plot& plot);

/// The style of such pictures: once for all of a page, or in a file of their own.
[[nodiscard]] std::string_view svg_style() noexcept;

/// A text as XML and HTML want it, without anything that is no text.
[[nodiscard]] std::string xml_text(std::string_view text);

/// The plot in one sentence, for who cannot see it.
[[nodiscard]] std::string plot_sentence(const Plot& plot);

}  // namespace cardwright::tool
