#include "script/sandbox/shared_function.hpp"

#include <string_view>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/frozen.hpp"
#include "script/sandbox/libraries.hpp"
#include "script/sandbox/stateless.hpp"

namespace cardwright {
namespace {

/// What is lent is written down as function, number of the variable, value.
constexpr lua_Integer entries_per_loan = 3;

/// Can neither the value nor anything in it change?
bool is_constant(lua_State* L, int index) noexcept {
    if (is_plain_table(L, index)) return false;
    if (!lua_isfunction(L, index)) return true;
    if (lua_iscfunction(L, index) != 0) return lua_tocfunction(L, index) != ordered_next;
    return is_proven(L, index);
}

/// Copies all that can be reached, without recursion: a script may nest its tables as deep as its
/// memory allows. Trivially destructible, because most of it may raise.
class Lending {
  public:
    explicit Lending(lua_State* L) : L_{L} {
        luaL_checkstack(L, LUA_MINSTACK, "while players decide together");
        for (int* place : {&loans_, &memo_, &queue_}) {
            lua_newtable(L);
            *place = lua_gettop(L);
        }
    }

    /// Leaves the list of loans on top.
    void lend(int function) {
        push_stand_in(function);
        lua_pop(L_, 1);
        for (lua_Integer next = 1; next <= queued_; ++next) {
            lua_rawgeti(L_, queue_, next);
            const int value = lua_gettop(L_);
            if (lua_istable(L_, value)) {
                copy_fields(value);
            } else {
                lend_variables(value);
            }
            lua_settop(L_, value - 1);
        }
        lua_settop(L_, loans_);
    }

  private:
    /// Pushes what stands for the value at `index` while players decide together.
    void push_stand_in(int index) {
        index = lua_absindex(L_, index);
        charge_or_raise(L_, 1);
        lua_pushvalue(L_, index);
        if (is_constant(L_, index)) return;
        if (lua_rawget(L_, memo_) != LUA_TNIL) return;
        lua_pop(L_, 1);
        if (lua_istable(L_, index)) {
            lua_newtable(L_);
            push_proxy(L_, -1, ReadOnly::while_deciding_together);
            lua_remove(L_, -2);
        } else {
            refuse_function_with_memory(L_, index, Memory::of_one_branch);
            lua_pushvalue(L_, index);
        }
        lua_pushvalue(L_, index);
        lua_pushvalue(L_, -2);
        lua_rawset(L_, memo_);
        lua_pushvalue(L_, index);
        lua_rawseti(L_, queue_, ++queued_);
    }

    void copy_fields(int table) {
        lua_pushvalue(L_, table);
        lua_rawget(L_, memo_);
        push_behind_proxy(L_, -1);
        const int copy = lua_gettop(L_);
        for (lua_pushnil(L_); lua_next(L_, table) != 0; lua_settop(L_, copy + 1)) {
            push_stand_in(copy + 1);
            push_stand_in(copy + 2);
            lua_rawset(L_, copy);
        }
    }

    /// Closures that share a variable share what stands in it.
    void lend_variables(int function) {
        for (int variable = 1; lua_getupvalue(L_, function, variable) != nullptr; ++variable) {
            push_stand_in(-1);
            if (lua_rawequal(L_, -1, -2) == 0) {
                note_loan(function, variable, lua_gettop(L_) - 1);
                lua_setupvalue(L_, function, variable);
                lua_pop(L_, 1);
            } else {
                lua_pop(L_, 2);
            }
        }
    }

    void note_loan(int function, int variable, int value) {
        lua_pushvalue(L_, function);
        lua_rawseti(L_, loans_, ++noted_);
        lua_pushinteger(L_, variable);
        lua_rawseti(L_, loans_, ++noted_);
        lua_pushvalue(L_, value);
        lua_rawseti(L_, loans_, ++noted_);
    }

    lua_State* L_;
    int loans_ = 0;
    int memo_ = 0;   // table: what was met -> what stands for it
    int queue_ = 0;  // list of the tables and functions still to be looked into
    lua_Integer queued_ = 0;
    lua_Integer noted_ = 0;
};

}  // namespace

bool closes_over_nothing(lua_State* L, int index) noexcept {
    index = lua_absindex(L, index);
    if (lua_iscfunction(L, index) != 0 || is_proven(L, index)) return is_constant(L, index);
    // Most functions only look up names like `game`. No script may assign an _ENV, so if what is in
    // it does not change, it stays as it is.
    const char* name = nullptr;
    for (int variable = 1; (name = lua_getupvalue(L, index, variable)) != nullptr; ++variable) {
        const bool constant = std::string_view{name} == "_ENV" && is_constant(L, -1);
        lua_pop(L, 1);
        if (!constant) return false;
    }
    return true;
}

void push_lent(lua_State* L, int index) {
    index = lua_absindex(L, index);
    Lending{L}.lend(index);
}

void give_back_lent(lua_State* L, int index) noexcept {
    index = lua_absindex(L, index);
    const auto noted = static_cast<lua_Integer>(lua_rawlen(L, index));
    for (lua_Integer at = 0; at < noted; at += entries_per_loan) {
        lua_rawgeti(L, index, at + 1);
        lua_rawgeti(L, index, at + 2);
        const auto variable = static_cast<int>(lua_tointeger(L, -1));
        lua_pop(L, 1);
        lua_rawgeti(L, index, at + 3);
        lua_setupvalue(L, -2, variable);
        lua_pop(L, 1);
    }
}

}  // namespace cardwright
