#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "flow/game.hpp"
#include "state/lens.hpp"
#include "table/page.hpp"
#include "table/phrases.hpp"

namespace cardwright::tool {

/// What the people and bots at the table are called, by seat.
using SeatNames = std::vector<std::string>;

/// The table as one seat sees it, with all that is needed to put it into words.
struct Sight {
    Game& game;
    OwnerId seat;
    const Phrases& phrases;
    const SeatNames& names;

    [[nodiscard]] const State& state() const { return game.state_for(seat); }
    [[nodiscard]] Lens lens() const { return Lens{state(), seat}; }
    [[nodiscard]] const Schema& schema() const { return game.schema(); }

    /// A seat, an owner without one, or the table.
    [[nodiscard]] std::string owner(OwnerId owner) const;
    /// `Silver`, `face-down card (wood)`: only what the seat may know.
    [[nodiscard]] std::string card(CardId card) const;
    /// What lies on the card besides its name: counters, its side. Not what is told already.
    [[nodiscard]] std::string marks(CardId card, const std::vector<ShownValue>& told = {}) const;
    /// Is it for people to read?
    [[nodiscard]] bool shows(Scope scope, CounterId counter) const;
    [[nodiscard]] bool shows(ZoneKindId zone) const;
    [[nodiscard]] Tone tone(CardId card) const;
    [[nodiscard]] Tone tone(DefId card) const;
    /// A zone with its number or pile, and whose it is if that is somebody else.
    [[nodiscard]] std::string zone(ZoneId zone) const;
    [[nodiscard]] std::string option(const Choice& choice, const Option& option) const;
};

}  // namespace cardwright::tool
