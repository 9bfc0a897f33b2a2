#pragma once

#include <cstdint>

#include "state/ids.hpp"

namespace cardwright {

enum class ValueKind : std::uint8_t {
    none,
    boolean,
    integer,
    word,  ///< an interned name
    card,
    owner,   ///< a player, or an owner without a seat
    zone,    ///< one zone
    family,  ///< all zones of a kind that one owner has, or that everybody has
    definition,
    event,  ///< an event being resolved; valid while its frame lives
    list,   ///< a list of values that belongs to an event
    game,
    context,  ///< what a hook is given; valid while its frame lives
    choice,   ///< the open choice, as a bot sees it
};

/// One small value of any kind, 64 bits: what options, event fields, effects and scripts pass
/// around. Scripts hold the very same bits as a handle, so converting costs nothing.
class Value {
  public:
    constexpr Value() noexcept = default;
    constexpr Value(ValueKind kind, std::int64_t payload) noexcept
        : bits_{(static_cast<std::uint64_t>(kind) << kind_shift) |
                (static_cast<std::uint64_t>(payload) & payload_mask)} {}

    [[nodiscard]] static constexpr Value from_bits(std::uint64_t bits) noexcept {
        Value value;
        value.bits_ = bits;
        return value;
    }
    [[nodiscard]] static constexpr Value of(std::int64_t number) noexcept {
        return {ValueKind::integer, number};
    }
    [[nodiscard]] static constexpr Value of(bool truth) noexcept {
        return {ValueKind::boolean, truth ? 1 : 0};
    }
    [[nodiscard]] static constexpr Value of(Word word) noexcept {
        return {ValueKind::word, static_cast<std::int64_t>(index_of(word))};
    }
    [[nodiscard]] static constexpr Value of(CardId card) noexcept {
        return {ValueKind::card, static_cast<std::int64_t>(index_of(card))};
    }
    [[nodiscard]] static constexpr Value of(OwnerId owner) noexcept {
        return {ValueKind::owner, static_cast<std::int64_t>(index_of(owner))};
    }
    [[nodiscard]] static constexpr Value of(ZoneId zone) noexcept {
        return {ValueKind::zone, static_cast<std::int64_t>(index_of(zone))};
    }
    [[nodiscard]] static constexpr Value of(DefId definition) noexcept {
        return {ValueKind::definition, static_cast<std::int64_t>(index_of(definition))};
    }
    /// What is printed on one side of a card of this kind.
    [[nodiscard]] static constexpr Value of(DefId definition, std::uint8_t side) noexcept {
        return {ValueKind::definition,
                static_cast<std::int64_t>(index_of(definition) | (std::uint64_t{side} << 16))};
    }
    /// Every zone of a kind: one owner's, the table's, or (with `everyone`) all owners'.
    [[nodiscard]] static constexpr Value family(ZoneKindId kind, OwnerId owner,
                                                bool everyone = false) noexcept {
        return {ValueKind::family,
                static_cast<std::int64_t>((everyone ? 0x10000U : 0U) | (index_of(owner) << 8) |
                                          index_of(kind))};
    }

    [[nodiscard]] constexpr ValueKind kind() const noexcept {
        return static_cast<ValueKind>(bits_ >> kind_shift);
    }
    [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return kind() == ValueKind::none; }

    /// The payload as a signed number (integers are 48 bits wide).
    [[nodiscard]] constexpr std::int64_t number() const noexcept {
        return static_cast<std::int64_t>(bits_ << (64 - kind_shift)) >> (64 - kind_shift);
    }
    [[nodiscard]] constexpr bool truth() const noexcept { return (bits_ & payload_mask) != 0; }
    [[nodiscard]] constexpr Word word() const noexcept { return id_at<Word>(raw()); }
    [[nodiscard]] constexpr CardId card() const noexcept { return id_at<CardId>(raw()); }
    [[nodiscard]] constexpr OwnerId owner() const noexcept { return id_at<OwnerId>(raw()); }
    [[nodiscard]] constexpr ZoneId zone() const noexcept { return id_at<ZoneId>(raw()); }
    [[nodiscard]] constexpr DefId definition() const noexcept {
        return id_at<DefId>(raw() & 0xFFFF);
    }
    [[nodiscard]] constexpr std::uint8_t printed_side() const noexcept {
        return static_cast<std::uint8_t>(raw() >> 16);
    }
    [[nodiscard]] constexpr ZoneKindId family_kind() const noexcept {
        return id_at<ZoneKindId>(raw() & 0xFF);
    }
    [[nodiscard]] constexpr OwnerId family_owner() const noexcept {
        return id_at<OwnerId>((raw() >> 8) & 0xFF);
    }
    [[nodiscard]] constexpr bool family_of_everyone() const noexcept {
        return (raw() & 0x10000) != 0;
    }

    friend constexpr bool operator==(Value, Value) noexcept = default;

  private:
    static constexpr unsigned kind_shift = 48;
    static constexpr std::uint64_t payload_mask = (std::uint64_t{1} << kind_shift) - 1;

    [[nodiscard]] constexpr std::size_t raw() const noexcept {
        return static_cast<std::size_t>(bits_ & payload_mask);
    }

    std::uint64_t bits_ = 0;
};

static_assert(sizeof(Value) == sizeof(std::uint64_t));

/// The widest integer a value can carry; bindings refuse anything larger.
inline constexpr std::int64_t largest_integer = (std::int64_t{1} << 46) - 1;

}  // namespace cardwright
