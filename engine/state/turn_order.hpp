#pragma once

#include <array>
#include <cstdint>

#include "state/ids.hpp"
#include "state/schema.hpp"
#include "state/topology.hpp"

namespace cardwright {

/// How many extra turns may wait at the same time.
inline constexpr std::size_t most_turns_waiting = 16;
/// How many turns a seat may have to miss.
inline constexpr std::uint8_t most_turns_skipped = 100;

/// Who goes when, beyond "seat after seat, to the left", and who plays with whom. In games by
/// rounds a turn is what a seat does in a phase for each seat.
struct TurnOrder {
    SeatMask out = 0;                 ///< seats that have left the game
    SeatMask served = 0;              ///< in a phase for each seat: who has had their part
    bool reversed = false;            ///< play goes to the right
    bool round_begins = true;         ///< the next turn opens a round
    bool skipping = false;            ///< the turn that begins is not taken
    std::uint8_t waiting = 0;         ///< of `extra`
    OwnerId serving = table_owner;    ///< in a phase for each seat: whose part is next
    OwnerId next = table_owner;       ///< somebody was named to go next
    OwnerId stands_at = table_owner;  ///< during extra turns: from which seat play goes on
    std::array<OwnerId, most_turns_waiting> extra{};  ///< turns between, first come first served
    std::array<std::uint8_t, most_seats> skips{};     ///< by seat: turns to miss
    std::array<std::uint8_t, most_seats> team{};      ///< by seat; 0: plays alone

    friend bool operator==(const TurnOrder&, const TurnOrder&) = default;

    [[nodiscard]] bool in_game(OwnerId seat) const noexcept { return (out & seat_bit(seat)) == 0; }
    /// Takes the first extra turn that waits.
    OwnerId take_extra() noexcept {
        const OwnerId first = extra[0];
        for (std::size_t at = 1; at < waiting; ++at) extra[at - 1] = extra[at];
        extra[--waiting] = OwnerId{};
        return first;
    }
    /// All of it as a number, or 0 as long as play goes around the table as ever.
    [[nodiscard]] std::uint64_t hash() const noexcept;
};

}  // namespace cardwright
