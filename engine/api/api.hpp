// What scripts may call: the one table. Bindings are matched to it, names of content are checked
// against it, and annotations for editors and the reference pages are written from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace cardwright::api {

enum class Object : std::uint8_t {
    game,
    player,
    card,
    zone,
    zones,
    definition,
    context,
    event,
    choice,
};
inline constexpr std::size_t object_count = 9;

/// A set of objects: one row may stand for several, as `add` does.
class Objects {
  public:
    constexpr Objects(Object only) : bits_{1U << static_cast<unsigned>(only)} {}  // NOLINT
    [[nodiscard]] constexpr bool has(Object object) const noexcept {
        return ((bits_ >> static_cast<unsigned>(object)) & 1U) != 0;
    }
    friend constexpr Objects operator|(Objects left, Objects right) noexcept {
        left.bits_ |= right.bits_;
        return left;
    }

  private:
    unsigned bits_;
};
constexpr Objects operator|(Object left, Object right) noexcept {
    return Objects{left} | Objects{right};
}

enum class Kind : std::uint8_t {
    field,   ///< read: `card.owner`
    query,   ///< called, answers, and changes nothing: `zone:count()`
    method,  ///< called, and changes something or asks somebody: `player:move(…)`
};

/// Where a name may be used.
enum class Use : std::uint8_t {
    anywhere,  ///< also in functions that only answer (`when`, `refuse`, queries) and by bots
    rules,     ///< the same, but not by bots
    changes,   ///< where things may change: not in functions that only answer, not by bots
    asks,      ///< where questions may be asked: hooks, triggers, steps, verbs, branches
    set_up,    ///< while a table is dealt
    bots,      ///< by bots alone
};

/// An argument, or a key of a table that is one.
///
/// A type is written as in LuaCATS, with the words of `types()`: `card`, `zone?` (may be left out),
/// `card[]`, `integer|boolean`, `fun(card: card): boolean`.
struct Argument {
    std::string_view name;
    std::string_view type;
    std::string_view sentence = {};
    std::span<const Argument> keys = {};  ///< of a table whose keys are fixed
    bool filter = false;                  ///< the table may have the keys of a filter, too

    [[nodiscard]] constexpr bool optional() const noexcept { return type.ends_with('?'); }
};

inline constexpr std::size_t most_arguments = 3;

struct Row {
    Objects on;
    std::string_view name;
    Kind kind;
    Use use;
    std::array<Argument, most_arguments> slots;  ///< see `arguments`
    std::string_view result;                     ///< a type; empty: nothing
    std::string_view sentence;
    std::string_view example;

    [[nodiscard]] constexpr std::span<const Argument> arguments() const noexcept {
        std::size_t count = 0;
        while (count < slots.size() && !slots[count].name.empty()) ++count;
        return std::span{slots}.first(count);
    }
};

/// A word that types are made of.
struct Type {
    std::string_view word;
    std::string_view sentence;
    /// What it stands for; empty if it is an object or a word of Lua.
    std::string_view meaning = {};
};

/// An object, as pages and annotations present it.
struct ObjectInfo {
    Object object;
    std::string_view word;   ///< `zones`
    std::string_view shown;  ///< "zones of a kind"
    std::string_view sentence;
};

[[nodiscard]] std::span<const ObjectInfo> objects();
[[nodiscard]] const ObjectInfo& info(Object object);
[[nodiscard]] std::span<const Type> types();

/// Every row, object by object.
[[nodiscard]] const std::vector<const Row*>& rows();
/// Nothing if the object has no such name.
[[nodiscard]] const Row* find(Object object, std::string_view name);

/// The keys by which cards are filtered, besides facts, counters and queries of cards.
[[nodiscard]] std::span<const Argument> filter_keys();
/// An entry of a list of reasons: these keys, and those of a filter.
[[nodiscard]] const Argument& listed_reason();

}  // namespace cardwright::api
