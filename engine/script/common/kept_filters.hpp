#pragma once

#include <deque>
#include <lua.hpp>
#include <utility>

#include "flow/filter.hpp"
#include "script/common/address_map.hpp"

namespace cardwright {

/// A filter as a script writes it: what the kernel can check itself, and a function for the rest.
struct ScriptFilter {
    Filter filter;
    Filter except;  ///< must not hold, as a whole
    bool has_except = false;
    int where = 0;  ///< stack index of the function, or 0
    // What reading it costs the script each time.
    std::size_t units = 0;
    std::size_t elements = 0;

    /// What it takes to look at one card.
    [[nodiscard]] std::size_t work() const noexcept;
};

/// Filters that are constants of a script's file: nobody can change them, so they are read once and
/// found again by where their table lies. Filters that a function makes, or that hold a function,
/// are read each time.
class KeptFilters {
  public:
    [[nodiscard]] const ScriptFilter* find(const void* table) const noexcept {
        const ScriptFilter* const* found = by_table_.find(static_cast<const char*>(table));
        return found != nullptr ? *found : nullptr;
    }
    /// Keeps what was read from the table at an index, which stays alive from here on.
    void keep(lua_State* L, int index, ScriptFilter filter) {
        if (filters_.size() == most_filters) return;
        const void* const table = lua_topointer(L, index);
        lua_pushvalue(L, index);
        static_cast<void>(luaL_ref(L, LUA_REGISTRYINDEX));
        by_table_.add(static_cast<const char*>(table), &filters_.emplace_back(std::move(filter)));
    }

  private:
    static constexpr std::size_t most_filters = 1024;

    std::deque<ScriptFilter> filters_;
    AddressMap<const ScriptFilter*> by_table_;
};

}  // namespace cardwright
