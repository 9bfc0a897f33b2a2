#pragma once

#include <optional>
#include <vector>

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
    /// Does it see the back of the card, whatever it knows of the face?
    [[nodiscard]] bool sees_back(CardId card) const noexcept {
        const ZoneId zone = state_->card(card).zone;
        return zone != no_zone && (looks_into(zone) || state_->back_shows(card));
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

    /// Does it see the back of the top card, if not the face? What nobody has put in order has no
    /// top.
    [[nodiscard]] bool top_back(ZoneId zone) const noexcept {
        const auto cards = state_->cards_in(zone);
        return state_->zone(zone).ordered && !cards.empty() && state_->back_shows(cards.back());
    }
    /// Does it see all backs in a zone, if not the faces?
    [[nodiscard]] bool sees_backs(ZoneId zone) const noexcept {
        const auto cards = state_->cards_in(zone);
        return !state_->zone(zone).ordered && !cards.empty() && state_->back_shows(cards[0]);
    }

    /// The seat's own cards of which it can tell that they are its own, if not where they lie:
    /// those it knows, and those it has lost track of among cards that are all its own.
    [[nodiscard]] std::vector<CardId> owned() const;

    /// A hash over everything this seat can see. Two states that differ only in what it cannot
    /// see give the same.
    [[nodiscard]] std::uint64_t hash() const;

  private:
    const State* state_;
    OwnerId seat_;
    SeatMask bit_;
};

/// Groups of cards that may lie the other way round as far as a seat can know, from the oldest
/// mixture to the latest: cards it has lost track of among each other, and has not seen since, with
/// the same back.
using HiddenCards = std::vector<std::vector<CardId>>;

[[nodiscard]] HiddenCards hidden_from(const State& state, OwnerId seat);

/// What a card is, whatever it counts as now.
[[nodiscard]] constexpr DefId really(const Card& card) noexcept {
    return card.original == no_definition ? card.definition : card.original;
}

/// Deals anew what a seat cannot know: in each group cards change places at random. So the seat's
/// view stays the same, and all it remembers: what belongs to one deck stays in it. Cards whose
/// backs differ stay apart even where their backs are hidden.
void redeal(State& state, const HiddenCards& hidden, Stream& random);
inline void redeal(State& state, OwnerId seat, Stream& random) {
    redeal(state, hidden_from(state, seat), random);
}

}  // namespace cardwright
