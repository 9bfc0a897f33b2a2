#pragma once

#include <bitset>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "state/datum.hpp"
#include "state/ids.hpp"
#include "state/words.hpp"

namespace cardwright {

// The immutable description of what a game is made of: made once from set files by the catalog,
// then shared by every game and every thread.

/// Text in several languages: language code -> text. English ("en") always exists.
using Translated = std::map<std::string, std::string, std::less<>>;

enum class Audience : std::uint8_t { everyone, owner, nobody, top };

enum class Scope : std::uint8_t { game, player, card, zone };
inline constexpr std::size_t scope_count = 4;

/// How long a counter or an effect keeps its value.
enum class Lifetime : std::uint8_t { game, round, turn, phase, step, next_time };
inline constexpr std::size_t lifetime_count = 6;

/// A named part of the slots of a zone.
struct SlotRow {
    std::string name;
    std::uint8_t first = 1;  ///< the number of its first slot
    std::uint8_t size = 1;

    [[nodiscard]] bool has(std::uint8_t slot) const noexcept {
        return slot >= first && slot - first < size;
    }
};

struct ZoneKind {
    std::string name;
    bool shared = false;         ///< one for the table instead of one per owner
    bool piles = false;          ///< one zone per definition, made by the set-up
    bool ordered = true;         ///< the order means something (a deck) or not (a hand)
    std::uint8_t slots = 0;      ///< this many zones, each for `capacity` cards, numbered from 1
    std::vector<SlotRow> rows;   ///< where slots have names; together all of them
    std::uint16_t capacity = 0;  ///< 0: any number
    Audience sees = Audience::everyone;     ///< who sees the faces
    Audience counts = Audience::everyone;   ///< who may count the cards
    ZoneKindId refill_from = no_zone_kind;  ///< shuffled in when this zone runs out

    [[nodiscard]] const SlotRow* row_of(std::uint8_t slot) const noexcept {
        for (const SlotRow& row : rows) {
            if (row.has(slot)) return &row;
        }
        return nullptr;
    }
};

struct CounterKind {
    std::string name;
    std::int32_t starts = 0;
    std::optional<std::int32_t> at_least;
    std::optional<std::int32_t> at_most;
    Lifetime lasts = Lifetime::game;
    Audience sees = Audience::everyone;  ///< `everyone` or `owner`
};

enum class FactType : std::uint8_t { integer, boolean, word, data };

struct FactKind {
    std::string name;
    FactType type = FactType::integer;
    bool required = false;
    bool on_back = false;  ///< printed on the back too, hence public while the card lies face down
};

inline constexpr std::size_t most_types = 64;
using TypeSet = std::bitset<most_types>;

enum class Origin : std::uint8_t { seed, published, designed };

/// Where a card's values come from: a designed value is never passed off as a printed one.
struct Provenance {
    Origin origin = Origin::designed;
    std::string note;
};

/// All facts of a card while one of its sides shows.
struct Side {
    std::vector<std::int32_t> numbers;  ///< as in Definition
    std::vector<Datum> facts;
};

/// What the set files say about one kind of card.
struct Definition {
    std::string id;
    std::string set;      ///< `base`
    Word name = no_word;  ///< its id, interned: what scripts and answers call it
    Translated names;
    Translated texts;  ///< templates over params and gives
    TypeSet types;
    std::vector<std::int32_t>
        numbers;               ///< by FactId: integers, booleans as 0/1, words as Word; else 0
    std::vector<Datum> facts;  ///< by FactId: the fact as the file says it; empty if absent
    std::vector<DefId> faces;  ///< where sides are cards of their own: which, by side
    std::vector<Side> sides;   ///< empty: all sides say the same; the first is what stands above
    Datum::Map params;
    std::vector<std::pair<Word, std::int32_t>> gives;
    std::string script;                   ///< path of the script, empty if the card needs none
    std::vector<std::string> overriding;  ///< paths of scripts laid over it, each over the last
    Provenance provenance;
    bool made_in_play = false;  ///< scripts may make such cards though none was dealt
    std::string file;           ///< where it is declared, for messages
    int line = 0;

    [[nodiscard]] std::int32_t number(std::size_t fact, std::uint8_t side) const noexcept {
        return side < sides.size() ? sides[side].numbers[fact] : numbers[fact];
    }
    [[nodiscard]] const Datum& fact(std::size_t fact, std::uint8_t side) const noexcept {
        return side < sides.size() ? sides[side].facts[fact] : facts[fact];
    }
};

struct SeatRange {
    std::uint8_t least = 1;
    std::uint8_t most = 1;
};

inline constexpr std::size_t most_seats = 8;
inline constexpr std::size_t most_cards = 4096;
inline constexpr std::size_t most_sides = 255;

struct Schema {
    Words words;
    SeatRange seats;
    std::vector<std::string> seatless;  ///< owners who never decide
    std::vector<std::string> types;
    std::vector<FactKind> facts;
    std::vector<ZoneKind> zones;
    std::vector<CounterKind> counters[scope_count];
    std::vector<Definition> definitions;

    [[nodiscard]] std::optional<DefId> find_definition(std::string_view name) const noexcept;
    [[nodiscard]] ZoneKindId find_zone(std::string_view name) const noexcept;
    [[nodiscard]] CounterId find_counter(Scope scope, std::string_view name) const noexcept;
    [[nodiscard]] std::optional<FactId> find_fact(std::string_view name) const noexcept;
    [[nodiscard]] std::optional<TypeId> find_type(std::string_view name) const noexcept;

    /// Can anything be told from the back of a card?
    [[nodiscard]] bool backs_tell() const noexcept;

    [[nodiscard]] const Definition& definition(DefId id) const noexcept {
        return definitions[index_of(id)];
    }
    [[nodiscard]] const ZoneKind& zone(ZoneKindId id) const noexcept { return zones[index_of(id)]; }
    [[nodiscard]] const std::vector<CounterKind>& counters_of(Scope scope) const noexcept {
        return counters[static_cast<std::size_t>(scope)];
    }
};

}  // namespace cardwright
