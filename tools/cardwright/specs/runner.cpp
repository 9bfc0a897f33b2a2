#include "cardwright/specs/runner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <lua.hpp>

#include "cardwright/content.hpp"
#include "cardwright/specs/lua_datum.hpp"
#include "cardwright/specs/session.hpp"
#include "cardwright/table_text.hpp"
#include "script/sandbox/sandbox.hpp"

namespace cardwright::tool {
namespace {

struct Scenario {
    std::string name;
    int table = LUA_NOREF;
};

/// What the spec's Lua state finds behind its link.
struct SpecWorld {
    Sandbox* sandbox = nullptr;
    Session* session = nullptr;
    std::string pending_name;
    std::vector<Scenario> scenarios;
};

SpecWorld& world_of(lua_State* L) {
    return *static_cast<SpecWorld*>(Sandbox::link(L).host);
}

/// Runs a C++ body where Lua cannot raise, then raises what it threw.
template <typename Body>
int shielded(lua_State* L, Body&& body) {
    int results = 0;
    bool failed = false;
    {
        const HostRoom room{Sandbox::of(L).allocator()};
        try {
            results = body();
        } catch (const std::exception& problem) {
            luaL_where(L, 1);
            lua_pushlstring(L, problem.what(), std::char_traits<char>::length(problem.what()));
            lua_concat(L, 2);
            failed = true;
        }
    }
    if (failed) return lua_error(L);
    return results;
}

std::string text_at(lua_State* L, int index) {
    if (lua_type(L, index) != LUA_TSTRING) {
        throw SpecFailure{fmt::format("argument {} must be a word", index - 1)};
    }
    return lua_tostring(L, index);
}

Session& session_of(lua_State* L) {
    Session* session = world_of(L).session;
    if (session == nullptr) throw SpecFailure{"no scenario is running"};
    return *session;
}

using Method = int (*)(lua_State* L, Session& session);

template <Method method>
int bound_method(lua_State* L) {
    return shielded(L, [L] { return method(L, session_of(L)); });
}

int push_names(lua_State* L, const std::vector<std::string>& names) {
    lua_createtable(L, static_cast<int>(names.size()), 0);
    lua_Integer at = 0;
    for (const std::string& name : names) {
        lua_pushlstring(L, name.data(), name.size());
        lua_rawseti(L, -2, ++at);
    }
    return 1;
}

int answer(lua_State* L, Session& session) {
    session.answer(text_at(L, 2), to_datum(L, 3));
    return 0;
}
int refused(lua_State* L, Session& session) {
    session.refused(text_at(L, 2), to_datum(L, 3), text_at(L, 4),
                    lua_isnoneornil(L, 5) ? Datum{} : to_datum(L, 5));
    return 0;
}
int refused_table(lua_State* L, Session& session) {
    session.refused_table(to_datum(L, 2), text_at(L, 3));
    return 0;
}
int take_back(lua_State* L, Session& session) {
    session.take_back(text_at(L, 2));
    return 0;
}
int together(lua_State* L, Session& session) {
    session.together(to_datum(L, 2));
    return 0;
}
int pass_until(lua_State* L, Session& session) {
    session.pass_until(to_datum(L, 2));
    return 0;
}
int set(lua_State* L, Session& session) {
    session.set(text_at(L, 2), to_datum(L, 3));
    return 0;
}
int expect(lua_State* L, Session& session) {
    session.expect(text_at(L, 2), to_datum(L, 3));
    return 0;
}
int expect_view(lua_State* L, Session& session) {
    session.expect_view(text_at(L, 2), to_datum(L, 3));
    return 0;
}
int expect_asked(lua_State* L, Session& session) {
    session.expect_asked(text_at(L, 2),
                         lua_isnoneornil(L, 3) ? Datum{Datum::Map{}} : to_datum(L, 3));
    return 0;
}
int expect_not_asked(lua_State* L, Session& session) {
    session.expect_not_asked(text_at(L, 2));
    return 0;
}
int expect_no_open_choice(lua_State* /*L*/, Session& session) {
    session.expect_no_open_choice();
    return 0;
}
int expect_step(lua_State* L, Session& session) {
    session.expect_step(text_at(L, 2));
    return 0;
}
int expect_active(lua_State* L, Session& session) {
    session.expect_active(text_at(L, 2));
    return 0;
}
int expect_round(lua_State* L, Session& session) {
    session.expect_round(lua_tointeger(L, 2));
    return 0;
}
int expect_running(lua_State* /*L*/, Session& session) {
    session.expect_running();
    return 0;
}
int expect_finished(lua_State* L, Session& session) {
    session.expect_finished(lua_isnoneornil(L, 2) ? Datum{Datum::Map{}} : to_datum(L, 2));
    return 0;
}
int expect_next_first(lua_State* L, Session& session) {
    session.expect_next_first(to_datum(L, 2));
    return 0;
}
int value(lua_State* L, Session& session) {
    lua_pushinteger(L, session.value(to_datum(L, 2), text_at(L, 3)));
    return 1;
}
int count(lua_State* L, Session& session) {
    lua_pushinteger(L, session.count(text_at(L, 2), text_at(L, 3)));
    return 1;
}
int names(lua_State* L, Session& session) {
    return push_names(L, session.names(text_at(L, 2), text_at(L, 3)));
}
int card(lua_State* L, Session& session) {
    lua_pushinteger(L, session.card(text_at(L, 2), text_at(L, 3), lua_tointeger(L, 4)));
    return 1;
}
int counter(lua_State* L, Session& session) {
    lua_pushinteger(L, session.card_counter(lua_tointeger(L, 2), text_at(L, 3)));
    return 1;
}
int journal(lua_State* L, Session& session) {
    return push_names(L, session.journal(text_at(L, 2)));
}
int unchanged(lua_State* L, Session& session) {
    if (lua_type(L, 2) != LUA_TFUNCTION) throw SpecFailure{"give a function"};
    session.unchanged([&] {
        lua_pushvalue(L, 2);
        Sandbox& sandbox = Sandbox::of(L);
        if (!sandbox.call(L, 0, 0)) throw SpecFailure{sandbox.error().message};
    });
    return 0;
}

struct NamedMethod {
    const char* name;
    lua_CFunction function;
};

constexpr NamedMethod methods[] = {
    {"answer", bound_method<answer>},
    {"refused", bound_method<refused>},
    {"refused_table", bound_method<refused_table>},
    {"take_back", bound_method<take_back>},
    {"together", bound_method<together>},
    {"pass_until", bound_method<pass_until>},
    {"set", bound_method<set>},
    {"expect", bound_method<expect>},
    {"expect_view", bound_method<expect_view>},
    {"expect_asked", bound_method<expect_asked>},
    {"expect_not_asked", bound_method<expect_not_asked>},
    {"expect_no_open_choice", bound_method<expect_no_open_choice>},
    {"expect_step", bound_method<expect_step>},
    {"expect_active", bound_method<expect_active>},
    {"expect_round", bound_method<expect_round>},
    {"expect_running", bound_method<expect_running>},
    {"expect_finished", bound_method<expect_finished>},
    {"expect_next_first", bound_method<expect_next_first>},
    {"value", bound_method<value>},
    {"count", bound_method<count>},
    {"names", bound_method<names>},
    {"card", bound_method<card>},
    {"counter", bound_method<counter>},
    {"journal", bound_method<journal>},
    {"unchanged", bound_method<unchanged>},
};

/// `t:play("ann", "militia")`: upvalue 1 is the group of the open menu.
int pick_from_group(lua_State* L) {
    return shielded(L, [L] {
        session_of(L).answer(text_at(L, 2), to_datum(L, 3), lua_tostring(L, lua_upvalueindex(1)));
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

/// `scenario "name" { … }`: the second call brings the table.
int take_scenario_table(lua_State* L) {
    return shielded(L, [L] {
        if (lua_type(L, 1) != LUA_TTABLE)
            throw SpecFailure{"scenario \"name\" { … } takes a table"};
        SpecWorld& world = world_of(L);
        lua_pushvalue(L, 1);
        world.scenarios.push_back({world.pending_name, luaL_ref(L, LUA_REGISTRYINDEX)});
        return 0;
    });
}

int scenario(lua_State* L) {
    return shielded(L, [L] {
        if (lua_type(L, 1) != LUA_TSTRING) throw SpecFailure{"scenario \"name\" takes a name"};
        world_of(L).pending_name = lua_tostring(L, 1);
        lua_pushcfunction(L, take_scenario_table);
        return 1;
    });
}

void install(Sandbox& sandbox, SpecWorld& world) {
    lua_State* L = sandbox.lua();
    Sandbox::link(L).host = &world;
    lua_pushcfunction(L, scenario);
    sandbox.add_global("scenario");
    lua_pushlightuserdata(L, nullptr);
    lua_createtable(L, 0, 2);
    lua_pushcfunction(L, index_session);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

std::vector<std::string> words_of(const Datum* list) {
    std::vector<std::string> words;
    if (list == nullptr || list->list() == nullptr) return words;
    for (const Datum& word : *list->list()) {
        if (word.word() != nullptr) words.push_back(*word.word());
    }
    return words;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace

SpecRunner::~SpecRunner() = default;

std::vector<std::filesystem::path> SpecRunner::find(const std::vector<std::string>& places) {
    std::vector<std::filesystem::path> files;
    for (const std::string& place : places) {
        if (std::filesystem::is_regular_file(place)) {
            files.emplace_back(place);
            continue;
        }
        if (!std::filesystem::is_directory(place)) {
            throw std::invalid_argument{"there is no file or folder \"" + place + "\""};
        }
        for (const auto& entry : std::filesystem::recursive_directory_iterator{place}) {
            const std::string name = entry.path().filename().string();
            if (entry.is_regular_file() && name.ends_with("_spec.lua"))
                files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

Match& SpecRunner::match_for(const std::filesystem::path& file, const std::string& ruleset,
                             const std::vector<std::string>& sets) {
    ContentChoice content;
    content.mods = mods_;
    content.game = ruleset;
    content.sets = sets;
    // A spec inside a folder with content of its own is about that content.
    const auto own = std::filesystem::weakly_canonical(data_folder());
    for (auto folder = std::filesystem::weakly_canonical(file).parent_path();
         folder.has_relative_path() && folder != own; folder = folder.parent_path()) {
        if (std::filesystem::is_directory(folder / "sets")) content.mods.push_back(folder.string());
    }
    const std::string key =
        fmt::format("{}|{}|{}", ruleset, fmt::join(sets, ","), fmt::join(content.mods, ","));
    auto& match = matches_[key];
    if (!match) match = std::make_unique<Match>(open_kit(content));
    return *match;
}

std::vector<SpecResult> SpecRunner::run_file(const std::filesystem::path& file,
                                             const std::string& only, bool names_only) {
    std::vector<SpecResult> results;
    Sandbox sandbox;
    SpecWorld world;
    world.sandbox = &sandbox;
    install(sandbox, world);
    const auto fail = [&](SpecResult& result, const std::string& message) {
        result.passed = false;
        result.message = message;
    };
    // The file need not return anything; scenarios announce themselves.
    if (!sandbox.load(read_file(file) + "\nreturn {}", file.string())) {
        const ScriptError& error = sandbox.error();
        SpecResult broken;
        broken.file = file.string();
        broken.name = "(the file)";
        fail(broken, fmt::format("{}:{}: {}", error.file, error.line, error.message));
        results.push_back(std::move(broken));
        return results;
    }
    lua_State* L = sandbox.lua();
    lua_settop(L, 0);
    for (const Scenario& each : world.scenarios) {
        if (each.name.find(only) == std::string::npos) continue;
        SpecResult result;
        result.file = file.string();
        result.name = each.name;
        Match* match = nullptr;
        try {
            lua_rawgeti(L, LUA_REGISTRYINDEX, each.table);
            const Datum table = to_datum(L, -1);
            result.rules = words_of(table.at("rules"));
            if (names_only) {
                result.passed = true;
                results.push_back(std::move(result));
                lua_settop(L, 0);
                continue;
            }
            const Datum* ruleset = table.at("ruleset");
            if (ruleset == nullptr || ruleset->word() == nullptr) {
                throw SpecFailure{"a scenario needs a `ruleset`"};
            }
            match = &match_for(file, *ruleset->word(), words_of(table.at("sets")));
            Session session{*match, table};
            result.before = session.table_before();
            lua_getfield(L, -1, "run");
            if (lua_type(L, -1) != LUA_TFUNCTION) throw SpecFailure{"a scenario needs `run`"};
            lua_pushlightuserdata(L, &session);
            world.session = &session;
            sandbox.begin_call();
            const bool good = sandbox.call(L, 1, 0);
            world.session = nullptr;
            if (!good) {
                const ScriptError& error = sandbox.error();
                throw SpecFailure{fmt::format("{}:{}: {}", error.file, error.line, error.message)};
            }
            session.expect_no_open_choice();
            result.passed = true;
        } catch (const std::exception& problem) {
            world.session = nullptr;
            fail(result, problem.what());
            if (match != nullptr) result.after = open_table_text(match->game());
        }
        lua_settop(L, 0);
        results.push_back(std::move(result));
    }
    return results;
}

}  // namespace cardwright::tool
