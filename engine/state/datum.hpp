#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cardwright {

/// Plain structured data as a set file says it (a building's levels, a list of names).
/// Maps keep the order of the file. Numbers are integers: there are no floats in a game.
struct Datum {
    using List = std::vector<Datum>;
    struct Entry;
    using Map = std::vector<Entry>;

    std::variant<std::monostate, bool, std::int64_t, std::string, List, Map> value;

    [[nodiscard]] bool empty() const noexcept { return value.index() == 0; }
    [[nodiscard]] const bool* boolean() const noexcept { return std::get_if<bool>(&value); }
    [[nodiscard]] const std::int64_t* integer() const noexcept {
        return std::get_if<std::int64_t>(&value);
    }
    [[nodiscard]] const std::string* word() const noexcept {
        return std::get_if<std::string>(&value);
    }
    [[nodiscard]] const List* list() const noexcept { return std::get_if<List>(&value); }
    [[nodiscard]] const Map* map() const noexcept { return std::get_if<Map>(&value); }

    /// The entry of a map, or nothing.
    [[nodiscard]] const Datum* at(std::string_view key) const noexcept;

    friend bool operator==(const Datum& a, const Datum& b);
};

/// Not a std::pair: clang would ask for the pair's members while Datum is still incomplete.
struct Datum::Entry {
    std::string first;
    Datum second;

    friend bool operator==(const Entry& a, const Entry& b) {
        return a.first == b.first && a.second == b.second;
    }
};

inline bool operator==(const Datum& a, const Datum& b) {
    return a.value == b.value;
}

inline const Datum* Datum::at(std::string_view key) const noexcept {
    if (const Map* entries = map()) {
        for (const auto& [name, entry] : *entries) {
            if (name == key) return &entry;
        }
    }
    return nullptr;
}

}  // namespace cardwright
