#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "state/ids.hpp"
#include "state/schema.hpp"

namespace cardwright {

using SeatMask = std::uint8_t;  ///< one bit per seat; `most_seats` is 8

[[nodiscard]] constexpr SeatMask seat_bit(OwnerId owner) noexcept {
    return index_of(owner) < most_seats ? static_cast<SeatMask>(1U << index_of(owner))
                                        : SeatMask{0};
}

/// One zone as it was laid out at set-up.
struct ZoneInfo {
    ZoneKindId kind = no_zone_kind;
    OwnerId owner = table_owner;
    std::uint8_t slot = 0;  ///< from 1, or 0 if the kind has no slots
    bool ordered = true;
    bool top_only = false;  ///< everybody sees the top card and nothing else
    bool heap = false;      ///< who does not see its cards cannot tell them apart by where they lie
    DefId pile = no_definition;
    SeatMask seen_by = 0;        ///< who sees the faces of the cards in it
    SeatMask counted_by = 0;     ///< who may count it
    std::uint16_t capacity = 0;  ///< 0: any number
    std::uint64_t stream = 0;    ///< name of the random stream that shuffles it
};

/// A counter that does not keep its value for the whole game.
struct LapsingCounter {
    Scope scope = Scope::game;
    CounterId counter = no_counter;
    std::int32_t starts = 0;
};

/// Between what a counter always stays.
struct CounterBounds {
    std::int32_t least = INT32_MIN;
    std::int32_t most = INT32_MAX;
};

/// How many unfinished effects of one owner may have cards set aside at the same time.
inline constexpr std::size_t asides_per_owner = 8;

/// Which zones there are. Fixed when the set-up is over, so all snapshots of a game share it.
class Topology {
  public:
    Topology(const Schema& schema, std::uint8_t seats);

    /// Adds a pile for a definition to a kind of zone declared with `piles`.
    ZoneId add_pile(const Schema& schema, ZoneKindId kind, OwnerId owner, DefId definition);

    [[nodiscard]] std::span<const ZoneInfo> zones() const noexcept { return zones_; }
    [[nodiscard]] const ZoneInfo& zone(ZoneId id) const noexcept { return zones_[index_of(id)]; }
    /// All zones of a kind that an owner (or the table) has.
    [[nodiscard]] std::span<const ZoneId> family(ZoneKindId kind, OwnerId owner) const noexcept {
        if (owner != table_owner && index_of(owner) >= owners_) return {};
        return families_[family_index(kind, owner)];
    }
    /// All zones of an owner, by their numbers.
    [[nodiscard]] std::span<const ZoneId> zones_of(OwnerId owner) const noexcept {
        return owner != table_owner && index_of(owner) >= owners_
                   ? std::span<const ZoneId>{}
                   : zones_of_[owner == table_owner ? owners_ : index_of(owner)];
    }
    /// The first zone of a kind an owner has; the table's, if the kind is shared.
    [[nodiscard]] ZoneId first(ZoneKindId kind, OwnerId owner) const noexcept {
        const std::size_t row = index_of(owner) < owners_ ? index_of(owner) : owners_;
        return firsts_[row * kinds_ + index_of(kind)];
    }
    [[nodiscard]] ZoneId pile(ZoneKindId kind, OwnerId owner, DefId definition) const noexcept {
        if (owner != table_owner && index_of(owner) >= owners_) return no_zone;
        const auto& piles = piles_[family_index(kind, owner)];
        return index_of(definition) < piles.size() ? piles[index_of(definition)] : no_zone;
    }
    /// Places for what an unfinished effect of an owner has shown or set aside, one per frame.
    [[nodiscard]] ZoneId aside(OwnerId owner, std::size_t number) const noexcept;
    /// The counters that last no longer than this.
    [[nodiscard]] std::span<const LapsingCounter> lapsing(Lifetime lifetime) const noexcept {
        return lapsing_[static_cast<std::size_t>(lifetime)];
    }
    [[nodiscard]] const CounterBounds& bounds(Scope scope, CounterId counter) const noexcept {
        return bounds_[static_cast<std::size_t>(scope)][index_of(counter)];
    }
    [[nodiscard]] std::uint8_t seats() const noexcept { return seats_; }
    [[nodiscard]] std::uint8_t owners() const noexcept { return owners_; }
    [[nodiscard]] SeatMask everyone() const noexcept { return everyone_; }

  private:
    [[nodiscard]] std::size_t family_index(ZoneKindId kind, OwnerId owner) const noexcept {
        const std::size_t row = owner == table_owner ? owners_ : index_of(owner);
        return row * kinds_ + index_of(kind);
    }
    ZoneId add(const Schema& schema, ZoneKindId kind, OwnerId owner, std::uint8_t slot, DefId pile);

    std::uint8_t seats_;
    std::uint8_t owners_;
    SeatMask everyone_;
    std::size_t kinds_;
    std::size_t first_aside_ = 0;
    std::vector<ZoneInfo> zones_;
    std::vector<std::vector<ZoneId>> zones_of_;  // by owner (the table last)
    std::vector<std::vector<ZoneId>> families_;  // by owner (the table last) and kind
    std::vector<ZoneId> firsts_;                 // in the same order
    std::vector<std::vector<ZoneId>> piles_;     // in the same order, then by definition
    std::array<std::vector<LapsingCounter>, lifetime_count> lapsing_;
    std::array<std::vector<CounterBounds>, scope_count> bounds_;
};

}  // namespace cardwright
