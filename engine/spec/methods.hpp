#pragma once

#include <string_view>
#include <vector>

#include "spec/session.hpp"

struct lua_State;

namespace cardwright {

/// What a spec's `run` is given: the methods of `t` for a session. Must be called with room to
/// push (`HostRoom`), once for each Lua state.
void add_methods(lua_State* L);

/// Pushes the `t` of a session.
void push_session(lua_State* L, Session& session);

/// How a scenario's methods find it again: behind the link of the Lua state.
struct SessionHolder {
    Session* session = nullptr;
};

/// The names of all methods, for tests that try each of them.
[[nodiscard]] std::vector<std::string_view> method_names();

}  // namespace cardwright
