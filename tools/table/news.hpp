#pragma once

#include "table/page.hpp"
#include "table/sentences.hpp"

namespace cardwright::tool {

/// What happened from an entry of the journal on, whole, in at most so many lines. If there is
/// room, what happened before it stands above; if there is too little, that is said.
[[nodiscard]] Page news_page(const PageStyle& style, const Journal& journal,
                             const JournalReader& reader, std::size_t first, std::size_t room);

}  // namespace cardwright::tool
