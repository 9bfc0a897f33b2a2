#pragma once

#include <string>
#include <vector>

#include "state/journal.hpp"
#include "table/phrases.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

/// Whoever reads what happened: one seat, or onlookers who know only what all seats know.
struct JournalReader {
    const Game& game;
    SeatMask eyes;
    const Phrases& phrases;
    const SeatNames& names;
};

/// What happened as sentences, the latest last. The locale says how (`journal.moved.hand.trash`)
/// and what is not worth a sentence (`-`); `journal.after.bought.moved.…` is said of what follows
/// from an event that was told. Things of one kind in a row become one sentence. Of
/// several megabytes only the end is told.
[[nodiscard]] std::vector<std::string> sentences(const Journal& journal,
                                                 const JournalReader& reader,
                                                 std::size_t first = 0);

/// The same in as few lines as it takes: what somebody does one after the other is one sentence,
/// and that others draw or shuffle is left out.
[[nodiscard]] std::vector<std::string> brief_sentences(const Journal& journal,
                                                       const JournalReader& reader,
                                                       std::size_t first = 0);

}  // namespace cardwright::tool
