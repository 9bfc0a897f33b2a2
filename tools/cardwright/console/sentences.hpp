#pragma once

#include <string>
#include <vector>

#include "cardwright/console/phrases.hpp"
#include "cardwright/console/sight.hpp"
#include "state/journal.hpp"

namespace cardwright::tool {

/// Whoever reads what happened: one seat, or onlookers who know only what all seats know.
struct JournalReader {
    const Game& game;
    SeatMask eyes;
    const Phrases& phrases;
    const SeatNames& names;
};

/// What happened as sentences, the latest last. The locale says how (`journal.moved.hand.trash`)
/// and what is not worth a sentence (`-`). Things of one kind in a row become one sentence. Of
/// several megabytes only the end is told.
[[nodiscard]] std::vector<std::string> sentences(const Journal& journal,
                                                 const JournalReader& reader,
                                                 std::size_t first = 0);

}  // namespace cardwright::tool
