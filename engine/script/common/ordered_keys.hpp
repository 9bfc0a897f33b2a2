#pragma once

#include <array>
#include <lua.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardwright {

// Lua's own order of keys differs from run to run: whoever read a table in it would meet the first
// of two mistakes today and the second tomorrow. Everything that goes through the names of a
// script's table does it with one of these, in the order of the alphabet.

/// The names in a table that a script has passed, with their values. These stay on the stack, above
/// where it ended before; whoever reads on sets it back.
class OrderedKeys {
  public:
    struct Entry {
        std::string_view name;
        int value;  ///< where on the stack
    };

    /// Reads what `Call::table` has accepted. The script pays for each key; throws
    /// a ScriptMistake if there are more than `table_keys`. Lua cannot raise in here.
    OrderedKeys(lua_State* L, int table);
    OrderedKeys(const OrderedKeys&) = delete;
    OrderedKeys& operator=(const OrderedKeys&) = delete;
    OrderedKeys(OrderedKeys&&) = delete;
    OrderedKeys& operator=(OrderedKeys&&) = delete;
    ~OrderedKeys() = default;

    [[nodiscard]] std::span<const Entry> entries() const noexcept { return {first_, count_}; }
    /// There are keys that are no names.
    [[nodiscard]] bool has_others() const noexcept { return others_; }

  private:
    void add(const Entry& entry);

    std::array<Entry, 8> few_;  // NOLINT: filled as far as it is counted
    std::vector<Entry> many_;
    Entry* first_ = few_.data();
    std::size_t count_ = 0;
    bool others_ = false;
};

/// The names in a table of a script that is being loaded: only its own size bounds them.
[[nodiscard]] std::vector<std::string> names_in(lua_State* L, int table);

}  // namespace cardwright
