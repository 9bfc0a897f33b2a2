#pragma once

#include <deque>
#include <lua.hpp>
#include <utility>

#include "script/common/address_map.hpp"

namespace cardwright {

/// What was read from tables that are constants of a script's file: nobody can change them, so they
/// are read once and found again by where they lie.
template <typename T>
class KeptTables {
  public:
    [[nodiscard]] const T* find(const void* table) const noexcept {
        const T* const* found = by_table_.find(static_cast<const char*>(table));
        return found != nullptr ? *found : nullptr;
    }
    /// Keeps what was read from the table at an index, which stays alive from here on.
    void keep(lua_State* L, int index, T read) {
        if (kept_.size() == most_kept) return;
        const void* const table = lua_topointer(L, index);
        lua_pushvalue(L, index);
        static_cast<void>(luaL_ref(L, LUA_REGISTRYINDEX));
        by_table_.add(static_cast<const char*>(table), &kept_.emplace_back(std::move(read)));
    }

  private:
    static constexpr std::size_t most_kept = 1024;

    std::deque<T> kept_;
    AddressMap<const T*> by_table_;
};

}  // namespace cardwright
