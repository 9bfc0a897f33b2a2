#pragma once

#include <cstdint>
#include <lua.hpp>
#include <string>
#include <vector>

#include "flow/game.hpp"
#include "state/value.hpp"

namespace cardwright {

class ScriptWorld;

/// The objects of a game that scripts ask most and of which most stays the same: the game itself,
/// the players, and the piles on the table. Each is one object of Lua for all games, with a table
/// in which lies ready what is the same until a table is laid out anew.
class LastingObjects {
  public:
    /// `read` reads what does not lie ready: it finds the object in its upvalue 1, the name in
    /// argument 2.
    void make(lua_State* L, const Blueprint& blueprint, lua_CFunction read);

    /// Is what lies ready true for this game?
    [[nodiscard]] bool fit(const Game& game) const noexcept {
        return topology_id_ == game.topology_id();
    }
    /// Lays out what is true for this game; nothing while its table is still being laid out.
    void lay_out(lua_State* L, ScriptWorld& world, const Game& game);
    /// Lays out nothing: there is no game while a script is loaded.
    void clear(lua_State* L);

    /// Where the object that stands for a value is kept; `LUA_NOREF` if it is a plain handle.
    [[nodiscard]] int reference(Value value) const noexcept {
        if (value.kind() == ValueKind::owner) {
            return index_of(value.owner()) < players_.size()
                       ? players_[index_of(value.owner())].reference
                       : LUA_NOREF;
        }
        if (value.kind() == ValueKind::game && value.number() == 0) return game_.reference;
        if (value.kind() != ValueKind::family || value.family_of_everyone() ||
            value.family_owner() != table_owner || index_of(value.family_kind()) >= piles_.size()) {
            return LUA_NOREF;
        }
        return piles_[index_of(value.family_kind())].reference;
    }

  private:
    struct Object {
        int reference = LUA_NOREF;
        int table = LUA_NOREF;
    };
    void fill(lua_State* L, ScriptWorld& world, const Game& game);
    void give_methods_to_players(lua_State* L, const ScriptWorld& world) const;
    void lay_out_zones(lua_State* L, const Topology& topology, const Schema& schema);

    Object game_;
    std::vector<Object> players_;  // by number
    bool players_have_methods_ = false;
    std::size_t players_with_zones_ = 0;
    std::vector<std::string> zones_of_players_;
    std::vector<Object> piles_;      // by kind of zone
    std::uint64_t topology_id_ = 0;  // what lies ready is for this one; 0: nothing does
};

}  // namespace cardwright
