#include "spec/methods.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sol/sol.hpp>

#include "spec/lua_datum.hpp"
#include "spec/shield.hpp"

namespace cardwright {
namespace {

/// What a method was given, read once and checked at each use. Argument 1 is the first after `t`.
class Arguments {
  public:
    explicit Arguments(lua_State* L) {
        const int given = lua_gettop(L) - 1;
        if (given > most) throw SpecFailure{"there are too many arguments"};
        for (int at = 0; at < given; ++at) values_[at] = read(L, at);
        given_ = given;
    }

    [[nodiscard]] SpecValue at(int number) const {
        return {values_[number - 1], fmt::format("argument {}", number)};
    }
    /// A table that may be left out.
    [[nodiscard]] SpecValue table_or_nothing(int number) const {
        static const Datum nothing{Datum::Map{}};
        const SpecValue value = at(number);
        return value.absent() ? SpecValue{nothing, value.where()} : value;
    }
    void are_at_most(int count) const {
        if (given_ <= count) return;
        throw SpecFailure{fmt::format("takes {} arguments, got {}", count, given_)};
    }

  private:
    static constexpr int most = 4;

    static Datum read(lua_State* L, int at) {
        try {
            return to_datum(L, at + 2);
        } catch (const std::invalid_argument& problem) {
            throw SpecFailure{fmt::format("argument {}: {}", at + 1, problem.what())};
        }
    }

    Datum values_[most];
    int given_ = 0;
};

Session& session_of(lua_State* L) {
    Session* session = static_cast<SessionHolder*>(Sandbox::link(L).host)->session;
    if (session == nullptr) throw SpecFailure{"no scenario is running"};
    // `t.answer("ann", …)` with a dot instead of a colon.
    if (lua_touserdata(L, 1) != session) throw SpecFailure{"write t:method(…), with a colon"};
    return *session;
}

int push_names(lua_State* L, const std::vector<std::string>& names) {
    return sol::stack::push(L, sol::as_table(names));
}

int push_number(lua_State* L, std::int64_t number) {
    return sol::stack::push(L, number);
}

using Method = int (*)(lua_State* L, Session& session, const Arguments& given);

int answer(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.answer(given.at(1), given.at(2));
    return 0;
}
int refused(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.refused(given.at(1), given.at(2), given.at(3), given.table_or_nothing(4));
    return 0;
}
int refused_table(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.refused_table(given.at(1), given.at(2));
    return 0;
}
int take_back(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.take_back(given.at(1));
    return 0;
}
int together(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.together(given.at(1));
    return 0;
}
int search(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.search(given.at(1), given.at(2));
    return 0;
}

int pass_until(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.pass_until(given.at(1));
    return 0;
}
int set(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.set(given.at(1), given.at(2));
    return 0;
}
int expect(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect(given.at(1), given.at(2));
    return 0;
}
int expect_view(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_view(given.at(1), given.at(2));
    return 0;
}
int expect_asked(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_asked(given.at(1), given.table_or_nothing(2));
    return 0;
}
int expect_not_asked(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_not_asked(given.at(1));
    return 0;
}
int expect_no_open_choice(lua_State* /*L*/, Session& session, const Arguments& /*given*/) {
    session.expect_no_open_choice();
    return 0;
}
int expect_step(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_step(given.at(1));
    return 0;
}
int expect_active(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_active(given.at(1));
    return 0;
}
int expect_round(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_round(given.at(1));
    return 0;
}
int expect_running(lua_State* /*L*/, Session& session, const Arguments& /*given*/) {
    session.expect_running();
    return 0;
}
int expect_finished(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_finished(given.table_or_nothing(1));
    return 0;
}
int expect_next_first(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_next_first(given.at(1));
    return 0;
}
int value(lua_State* L, Session& session, const Arguments& given) {
    return push_number(L, session.value(given.at(1), given.at(2)));
}
int count(lua_State* L, Session& session, const Arguments& given) {
    return push_number(L, session.count(given.at(1), given.at(2)));
}
int names(lua_State* L, Session& session, const Arguments& given) {
    return push_names(L, session.names(given.at(1), given.at(2)));
}
int card(lua_State* L, Session& session, const Arguments& given) {
    return push_number(L, session.card(given.at(1), given.at(2), given.at(3)));
}
int counter(lua_State* L, Session& session, const Arguments& given) {
    return push_number(L, session.card_counter(given.at(1), given.at(2)));
}
int journal(lua_State* L, Session& session, const Arguments& given) {
    return push_names(L, session.journal(given.at(1)));
}

int send(lua_State* L, Session& session, const Arguments& given) {
    const std::string reason = session.send(given.at(1), given.at(2));
    if (reason.empty()) return 0;
    lua_pushlstring(L, reason.data(), reason.size());
    return 1;
}
int expect_before(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_before(given.at(1), given.at(2), given.at(3));
    return 0;
}
int expect_unknown(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_unknown(given.at(1), given.at(2));
    return 0;
}
int expect_printed(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_printed(given.at(1), given.at(2));
    return 0;
}
int expect_told(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_told(given.at(1), given.at(2));
    return 0;
}
int expect_not_told(lua_State* /*L*/, Session& session, const Arguments& given) {
    session.expect_not_told(given.at(1), given.at(2));
    return 0;
}
/// `{ { what =, reason =, … } }`, with what the reason speaks of beside it.
sol::table refused_candidates(lua_State* L, const std::vector<Session::RefusedCandidate>& refused) {
    sol::table list{L, sol::create};
    for (const Session::RefusedCandidate& each : refused) {
        sol::table entry{L, sol::create};
        for (const Datum::Entry& particular : *each.why.particulars.map()) {
            if (const std::int64_t* number = particular.second.integer()) {
                entry[particular.first] = *number;
            } else if (const std::string* word = particular.second.word()) {
                entry[particular.first] = *word;
            }
        }
        entry["what"] = each.what;
        entry["reason"] = each.why.code;
        list.add(entry);
    }
    return list;
}

int asked(lua_State* L, Session& session, const Arguments& given) {
    const auto question = session.asked(given.at(1));
    if (!question) return 0;
    sol::table table{L, sol::create};
    table["prompt"] = question->prompt;
    if (!question->about.empty()) table["about"] = question->about;
    table["min"] = question->least;
    table["max"] = question->most;
    table["numbers"] = sol::as_table(question->numbers);
    table["inside"] = sol::as_table(question->inside);
    table["options"] = sol::as_table(question->options);
    table["refused"] = refused_candidates(L, question->refused);
    return sol::stack::push(L, table);
}
int parts(lua_State* L, Session& session, const Arguments& given) {
    const Schema& schema = session.match().game().schema();
    sol::table list{L, sol::create};
    for (const ScorePart& part : session.parts(given.at(1))) {
        sol::table entry{L, sol::create};
        entry["what"] = part.card != no_definition ? schema.definition(part.card).id : part.text;
        entry["count"] = part.count;
        entry["points"] = part.points;
        list.add(entry);
    }
    return sol::stack::push(L, list);
}

int ranks(lua_State* L, Session& session, const Arguments& given) {
    return sol::stack::push(L, sol::as_table(session.ranks(given.at(1))));
}

template <Method method, int most_arguments>
int bound_method(lua_State* L) {
    return shielded(L, [L] {
        Session& session = session_of(L);
        const Arguments given{L};
        given.are_at_most(most_arguments);
        return method(L, session, given);
    });
}

/// The function runs between two looks at the state, outside any shield: it is a script, its
/// memory is limited and its errors go their way.
int unchanged(lua_State* L) {
    shielded(L, [L] {
        Session& session = session_of(L);
        if (lua_gettop(L) != 2 || lua_type(L, 2) != LUA_TFUNCTION) {
            throw SpecFailure{"argument 1: expected a function"};
        }
        lua_pushinteger(L, static_cast<lua_Integer>(session.hash()));
        return 0;
    });
    lua_pushvalue(L, 2);
    lua_call(L, 0, 0);
    return shielded(L, [L] {
        if (static_cast<lua_Integer>(session_of(L).hash()) != lua_tointeger(L, 3)) {
            throw SpecFailure{"the state changed"};
        }
        return 0;
    });
}

struct NamedMethod {
    const char* name;
    lua_CFunction function;
};

constexpr NamedMethod methods[] = {
    {"answer", bound_method<answer, 2>},
    {"refused", bound_method<refused, 4>},
    {"refused_table", bound_method<refused_table, 2>},
    {"take_back", bound_method<take_back, 1>},
    {"together", bound_method<together, 1>},
    {"search", bound_method<search, 2>},
    {"pass_until", bound_method<pass_until, 1>},
    {"set", bound_method<set, 2>},
    {"expect", bound_method<expect, 2>},
    {"expect_view", bound_method<expect_view, 2>},
    {"expect_asked", bound_method<expect_asked, 2>},
    {"expect_not_asked", bound_method<expect_not_asked, 1>},
    {"expect_no_open_choice", bound_method<expect_no_open_choice, 0>},
    {"expect_step", bound_method<expect_step, 1>},
    {"expect_active", bound_method<expect_active, 1>},
    {"expect_round", bound_method<expect_round, 1>},
    {"expect_running", bound_method<expect_running, 0>},
    {"expect_finished", bound_method<expect_finished, 1>},
    {"expect_next_first", bound_method<expect_next_first, 1>},
    {"value", bound_method<value, 2>},
    {"count", bound_method<count, 2>},
    {"names", bound_method<names, 2>},
    {"card", bound_method<card, 3>},
    {"counter", bound_method<counter, 2>},
    {"journal", bound_method<journal, 1>},
    {"send", bound_method<send, 2>},
    {"asked", bound_method<asked, 1>},
    {"ranks", bound_method<ranks, 1>},
    {"parts", bound_method<parts, 1>},
    {"expect_before", bound_method<expect_before, 3>},
    {"expect_unknown", bound_method<expect_unknown, 2>},
    {"expect_printed", bound_method<expect_printed, 2>},
    {"expect_told", bound_method<expect_told, 2>},
    {"expect_not_told", bound_method<expect_not_told, 2>},
    {"unchanged", unchanged},
};

/// `t:play("ann", "ant")`: upvalue 1 is the group of the open menu.
int pick_from_group(lua_State* L) {
    return shielded(L, [L] {
        Session& session = session_of(L);
        const Arguments given{L};
        given.are_at_most(2);
        session.answer(given.at(1), given.at(2), lua_tostring(L, lua_upvalueindex(1)));
        return 0;
    });
}

int index_session(lua_State* L) {
    if (lua_type(L, 2) != LUA_TSTRING) return luaL_error(L, "t has methods");
    const std::string_view name = lua_tostring(L, 2);
    for (const NamedMethod& method : methods) {
        if (name != method.name) continue;
        lua_pushcfunction(L, method.function);
        return 1;
    }
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, pick_from_group, 1);
    return 1;
}

}  // namespace

void add_methods(lua_State* L) {
    lua_pushlightuserdata(L, nullptr);
    lua_createtable(L, 0, 2);
    lua_pushcfunction(L, index_session);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

void push_session(lua_State* L, Session& session) {
    lua_pushlightuserdata(L, &session);
}

std::vector<std::string_view> method_names() {
    std::vector<std::string_view> names;
    for (const NamedMethod& method : methods) names.emplace_back(method.name);
    return names;
}

}  // namespace cardwright
