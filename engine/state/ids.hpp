#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace cardwright {

// Small strong integers. No pointer into state ever crosses a layer; these do.

enum class CardId : std::uint16_t {};
enum class ZoneId : std::uint16_t {};
enum class DefId : std::uint16_t {};
enum class OwnerId : std::uint8_t {};  ///< seats first, then owners without a seat, or `table`
enum class ZoneKindId : std::uint8_t {};
enum class CounterId : std::uint8_t {};  ///< an index among the counters of one scope
enum class TypeId : std::uint8_t {};
enum class FactId : std::uint8_t {};
inline constexpr FactId no_fact{0xFF};
enum class Word : std::uint32_t {};  ///< an interned name
/// Whose scripts: those of the ruleset (0), or of the first, second … set of a game.
enum class HomeId : std::uint8_t {};

inline constexpr HomeId ruleset_home{0};
inline constexpr CardId no_card{0xFFFF};
inline constexpr ZoneId no_zone{0xFFFF};
inline constexpr DefId no_definition{0xFFFF};
inline constexpr ZoneKindId no_zone_kind{0xFF};
inline constexpr CounterId no_counter{0xFF};
inline constexpr OwnerId table_owner{0xFF};  ///< what belongs to nobody: it lies on the table
inline constexpr Word no_word{0xFFFFFFFF};

/// The number behind an id, for indexing.
template <typename Id>
requires std::is_enum_v<Id>
[[nodiscard]] constexpr std::size_t index_of(Id id) noexcept {
    return static_cast<std::size_t>(static_cast<std::underlying_type_t<Id>>(id));
}

/// The id at an index.
template <typename Id>
requires std::is_enum_v<Id>
[[nodiscard]] constexpr Id id_at(std::size_t index) noexcept {
    return static_cast<Id>(static_cast<std::underlying_type_t<Id>>(index));
}

}  // namespace cardwright
