#pragma once

#include <cstdint>
#include <vector>

#include "state/ids.hpp"
#include "state/topology.hpp"

namespace cardwright {

/// A card as the table saw it at the time: which it was, and who could tell.
struct JournalCard {
    DefId definition = no_definition;
    SeatMask seen_by = 0;
    bool back_shown = false;  ///< everybody saw its back, whatever that tells
};

/// One thing that happened. Who reads it is shown only what their seat could see.
struct JournalEntry {
    enum class Kind : std::uint8_t {
        moved,
        drawn,
        shuffled,
        counted,
        turned,
        revealed,
        happened,  ///< an event of the rules, named by `word`
        chose,     ///< an answer to the question `word`
        phase,
        turn,
        round,
        finished,
        next_turn,  ///< the seat goes next; `number` 1: it is a turn between
        skipped,    ///< the seat misses a turn
        reversed,   ///< play goes the other way; `number` 1: to the right
        left,       ///< the seat has left the game; `number` 1: it has come back
        made,       ///< cards that were in no zone before
        removed,    ///< cards that lie nowhere any more
        looked,     ///< some seats have seen cards that the others have not
        became,     ///< the first card counts as what the second is now
        told,       ///< what a script tells of itself: the text `word`
    };
    Kind kind = Kind::happened;
    OwnerId who = table_owner;
    OwnerId whom = table_owner;  ///< told: who else it is about
    ZoneId from = no_zone;
    ZoneId to = no_zone;
    Word word = no_word;
    std::int64_t number = 0;
    std::uint8_t depth = 0;     ///< inside how many effects it happened
    SeatMask public_to = 0xFF;  ///< who may know that it happened at all
    std::vector<JournalCard> cards;

    [[nodiscard]] static JournalEntry movement(Kind kind, OwnerId by, ZoneId from, ZoneId to) {
        JournalEntry entry;
        entry.kind = kind;
        entry.who = by;
        entry.from = from;
        entry.to = to;
        return entry;
    }
};

/// What happened, as the table saw it. Lives outside the state: a snapshot stays small, and a
/// simulation keeps none.
using Journal = std::vector<JournalEntry>;

}  // namespace cardwright
