#pragma once

#include <lua.hpp>

namespace cardwright {

/// A table that nobody gave a metatable to. Scripts cannot set metatables, so every other table is
/// one of ours and read-only for them.
[[nodiscard]] bool is_plain_table(lua_State* L, int index) noexcept;

/// Pushes a read-only proxy of the plain table at `index`. The tables inside are replaced by their
/// proxies, each table having one, so cycles and shared tables keep their shape. A table with a
/// metatable, or anything that is no table, is pushed as it is.
///
/// Raises if a table or a function is used as a key: it would no longer be found.
void push_frozen(lua_State* L, int index);

/// If the value at `index` is a frozen proxy: pushes the table behind it and returns true. That
/// table is for the host to read; it must never come into the hands of a script.
bool push_behind_proxy(lua_State* L, int index);

/// The same in place: what is behind a proxy takes its place on the stack, a plain table stays as
/// it is. False for a table of ours that is neither.
[[nodiscard]] bool put_behind_proxy(lua_State* L, int index) noexcept;

/// Is the value at `index` a proxy of what will never change? (What players who decide together are
/// lent is read-only for a while.)
[[nodiscard]] bool is_frozen_for_good(lua_State* L, int index) noexcept;

/// Is it a table of ours that is no frozen proxy: what a script finds its names in? Reading a name
/// that is not there raises.
[[nodiscard]] bool is_environment(lua_State* L, int index);

/// Why a table cannot be written to.
enum class ReadOnly {
    always,                   // it belongs to a file, or to the host
    while_deciding_together,  // it belongs to a function, and several players run inside it
};

/// Pushes a read-only proxy of the table at `index`, whatever is in it.
void push_proxy(lua_State* L, int index, ReadOnly why);

/// Raises the error of a write to the read-only table at `index`.
[[noreturn]] void raise_read_only(lua_State* L, int index);

/// Freezes everything that can be reached from some values, without recursion: a script may nest
/// its tables as deep as its memory allows. Trivially destructible, because most of it may raise.
class Freezer {
  public:
    /// Looks at a function that is reached, and raises if it must not be kept.
    using InspectFunction = void (*)(lua_State* L, int index);

    /// With `inspect` the tables are a script's own: functions are inspected, the tables in their
    /// upvalues are frozen too, and the budget pays for every value. Without it they are the
    /// host's.
    explicit Freezer(lua_State* L, InspectFunction inspect = nullptr);

    /// Pushes what stands for the value at `index` in a frozen world.
    void push_replacement(int index);

    /// Freezes everything that was queued, and removes the object's own stack slots from below
    /// whatever was pushed since it was made.
    void finish();

  private:
    void queue(int index);
    void freeze_fields(int table);
    void freeze_upvalues(int function);

    lua_State* L_;
    InspectFunction inspect_;
    int memo_;   // table: what was met -> what stands for it
    int queue_;  // list of the tables and functions still to be looked into
    lua_Integer queued_ = 0;
};

}  // namespace cardwright
