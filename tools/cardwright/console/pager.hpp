#pragma once

#include <optional>
#include <string>

#include "cardwright/console/line_reader.hpp"
#include "cardwright/console/screen.hpp"
#include "table/phrases.hpp"

namespace cardwright::tool {

/// Where a text is read, and so where its last page leads.
enum class ReadAt : std::uint8_t { table, menu };

/// Shows a text page by page. Returns what was typed in place of turning pages: it is meant for the
/// question that was open before. Nothing if the line was interrupted or has ended.
[[nodiscard]] std::optional<std::string> read_pages(const Page& text, ReadAt where,
                                                    const Phrases& words, LineReader& lines,
                                                    Screen& screen);

}  // namespace cardwright::tool
