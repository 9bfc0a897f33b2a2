#pragma once

#include <optional>

#include "state/state.hpp"

namespace cardwright {

/// What one seat may know of a state: the only door between a game and anything a person or a bot
/// sees. It answers questions and copies nothing, so a bot pays for what it looks at.
class Lens {
  public:
    Lens(const State& state, OwnerId seat) : state_{&state}, seat_{seat}, bit_{seat_bit(seat)} {}

    [[nodiscard]] OwnerId seat() const noexcept { return seat_; }
    [[nodiscard]] const State& state() const noexcept { return *state_; }

    /// May the seat know which card this is?
    [[nodiscard]] bool knows(CardId card) const noexcept {
        return (state_->card(card).known_by & bit_) != 0;
    }
    /// May it look through the zone (cards lying face down stay unknown)?
    [[nodiscard]] bool looks_into(ZoneId zone) const noexcept {
        return (state_->zone(zone).seen_by & bit_) != 0;
    }
    [[nodiscard]] bool counts(ZoneId zone) const noexcept {
        const ZoneInfo& info = state_->zone(zone);
        return ((info.counted_by | info.seen_by) & bit_) != 0;
    }
    [[nodiscard]] bool reads(Scope scope, CounterId counter, OwnerId owner) const noexcept {
        const CounterKind& kind = state_->schema().counters_of(scope)[index_of(counter)];
        return kind.sees == Audience::everyone || owner == seat_;
    }
    /// The top card of a zone, if the seat can see it.
    [[nodiscard]] std::optional<CardId> top(ZoneId zone) const noexcept;

    /// A hash over everything this seat can see. Two states that differ only in what it cannot
    /// see give the same.
    [[nodiscard]] std::uint64_t hash() const;

  private:
    const State* state_;
    OwnerId seat_;
    SeatMask bit_;
};

/// Deals anew what a seat cannot know: cards it cannot tell apart change places at random, within
/// what their backs show. The seat's view stays the same.
void redeal(State& state, OwnerId seat, Stream& random);

}  // namespace cardwright
