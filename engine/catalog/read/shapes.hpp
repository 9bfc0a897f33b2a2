// Which keys content files may have: the one table. The reader asks for no key that is not here,
// and the JSON Schemas in docs/schema, which editors use, are written from it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace cardwright {

/// A key of a map.
///
/// Its type is one or more of these, with `|` between them: a word in capitals (INTEGER, BOOLEAN,
/// TEXT, ID, IDS, SET_ID, AMOUNT, DOTTED, TRANSLATED, FILTER, DATA), a word that stands for itself
/// (`kept`), `@zone` (a map of that shape), `[T]` (a list), `{T}` (a map whose keys are names).
struct ShapeKey {
    enum class Presence : unsigned char {
        optional,
        required,
        alternative,  ///< exactly one of the alternatives of a shape must be there
    };
    std::string_view name;
    std::string_view type;
    std::string_view sentence;
    Presence presence = Presence::optional;
};

struct Shape {
    std::string_view name;
    std::string_view sentence;
    std::vector<ShapeKey> keys;
    bool open = false;  ///< further keys are allowed: facts of a card

    [[nodiscard]] const ShapeKey* find(std::string_view key) const noexcept;
};

[[nodiscard]] const std::vector<Shape>& all_shapes();
/// Throws std::logic_error if there is none of this name.
[[nodiscard]] const Shape& shape(std::string_view name);

}  // namespace cardwright
