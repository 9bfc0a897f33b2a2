// Verbs, steps, set-up and scoring: those of the ruleset, then those of each set.

#include <sol/sol.hpp>

#include "script/from_lua/install.hpp"
#include "script/into_lua/behaviour_loader.hpp"

namespace cardwright {

std::string BehaviourLoader::file_of(HomeId home, std::string_view name) const {
    return world_.blueprint().homes[index_of(home)].folder + "/" + std::string{name} + ".lua";
}

void BehaviourLoader::load_rules() {
    out_.scoring.assign(world_.blueprint().scoring.size(), no_function);
    for (std::size_t at = 0; at < world_.blueprint().homes.size(); ++at) {
        const auto home = id_at<HomeId>(at);
        load_apart([&] { load_verbs(home); });
        load_apart([&] { load_steps(home); });
        load_apart([&] { load_setup(home); });
        load_apart([&] { load_scoring(home); });
    }
    add_verbs(world_, world_.sandbox().lua(), file_of(ruleset_home, "verbs"));
}

void BehaviourLoader::load_verbs(HomeId home) {
    lua_State* L = world_.sandbox().lua();
    const bool found = load_file(file_of(home, "verbs"), home);
    file_ = file_of(home, "verbs");
    if (!found) {
        load_act_functions(home, nullptr);
        load_query_bases(home, nullptr);
        return;
    }
    std::vector<std::string_view> known{"player", "card",    "context", "game",
                                        "zone",   "queries", "acts"};
    if (home == ruleset_home) known.emplace_back("why_idle");
    refuse_unknown(-1, known);
    constexpr std::pair<const char*, ValueKind> objects[] = {{"player", ValueKind::owner},
                                                             {"card", ValueKind::card},
                                                             {"context", ValueKind::context},
                                                             {"game", ValueKind::game},
                                                             {"zone", ValueKind::zone}};
    for (const auto& [name, kind] : objects) {
        if (lua_getfield(L, -1, name) == LUA_TTABLE) add_methods(world_, L, -1, kind, name, file_);
        lua_pop(L, 1);
    }
    const sol::table verbs{L, -1};
    load_act_functions(home, &verbs);
    load_query_bases(home, &verbs);
    if (home == ruleset_home) out_.why_idle = function_field(verbs, "why_idle");
    lua_pop(L, 1);
}

namespace {

sol::optional<sol::table> table_in(const sol::table* outer, const char* name) {
    if (outer == nullptr) return sol::nullopt;
    const sol::object value = outer->get<sol::object>(std::string{name});
    if (value.get_type() != sol::type::table) return sol::nullopt;
    return value.as<sol::table>();
}

}  // namespace

void BehaviourLoader::load_act_functions(HomeId home, const sol::table* verbs) {
    const auto& wanted = world_.blueprint().act_functions;
    const auto acts = table_in(verbs, "acts");
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        if (wanted[at].home != home) continue;
        FunctionRef& function = out_.act_functions[at];
        if (acts) function = function_field(*acts, wanted[at].name.c_str());
        if (function != no_function) continue;
        fail("a verb calls \"" + wanted[at].name + "\", but there is no function acts." +
             wanted[at].name);
    }
}

void BehaviourLoader::load_query_bases(HomeId home, const sol::table* verbs) {
    const auto& wanted = world_.blueprint().queries;
    const auto queries = table_in(verbs, "queries");
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        if (!wanted[at].base_script || wanted[at].home != home) continue;
        FunctionRef& function = out_.query_bases[at];
        if (queries) function = function_called(*queries, wanted[at].name);
        if (function != no_function) continue;
        fail("the query \"" + wanted[at].name +
             "\" has `base: script`, but there is no function queries." + wanted[at].name);
    }
}

void BehaviourLoader::load_steps(HomeId home) {
    const Blueprint& blueprint = world_.blueprint();
    lua_State* L = world_.sandbox().lua();
    const bool found = load_file(file_of(home, "steps"), home);
    world_.be_at_home(home);
    file_ = file_of(home, "steps");
    std::vector<std::string> known;
    for (std::size_t at = 0; at < blueprint.steps.size(); ++at) {
        const Step& step = blueprint.steps[at];
        if (step.kind != Step::Kind::script || step.home != home) continue;
        for (std::string& name : spellings(step.id)) known.push_back(std::move(name));
        FunctionRef& function = out_.steps[at];
        if (found) function = function_called(sol::table{L, -1}, step.id);
        if (function == no_function) {
            fail("the step \"" + step.id +
                 "\" is declared as a script, but there is no function steps." + step.id);
        }
    }
    if (!found) return;
    // What a set has dropped from the ruleset may stay in its file.
    if (home != ruleset_home || blueprint.homes.size() == 1) refuse_unknown(-1, known);
    lua_pop(L, 1);
}

void BehaviourLoader::load_setup(HomeId home) {
    if (!load_file(file_of(home, "setup"), home)) return;
    lua_State* L = world_.sandbox().lua();
    const sol::table setup{L, -1};
    const auto keep = [&](const char* name, std::vector<FunctionRef>& functions) {
        const FunctionRef function = function_field(setup, name);
        if (function != no_function) functions.push_back(function);
    };
    keep("deal", out_.deal);
    keep("start", out_.start);
    if (home == ruleset_home) {
        out_.first_after = function_field(setup, "first_after");
    } else {
        refuse_unknown(-1, std::vector<std::string_view>{"deal", "start"});
    }
    lua_pop(L, 1);
}

void BehaviourLoader::load_scoring(HomeId home) {
    const auto& parts = world_.blueprint().scoring;
    lua_State* L = world_.sandbox().lua();
    const bool found = load_file(file_of(home, "scoring"), home);
    world_.be_at_home(home);
    file_ = file_of(home, "scoring");
    std::vector<std::string> known;
    for (std::size_t at = 0; at < parts.size(); ++at) {
        if (parts[at].query || parts[at].home != home) continue;
        for (std::string& name : spellings(parts[at].name)) known.push_back(std::move(name));
        FunctionRef& function = out_.scoring[at];
        if (found) function = function_called(sol::table{L, -1}, parts[at].name);
        if (function == no_function) {
            fail("the part \"" + parts[at].name +
                 "\" of the score is declared as a script, but there is no function scoring." +
                 parts[at].name);
        }
    }
    if (!found) return;
    if (home == ruleset_home) {
        const sol::table scoring{L, -1};
        out_.rank = function_field(scoring, "rank");
        out_.wins = function_field(scoring, "wins");
        out_.standing = function_field(scoring, "standing");
        out_.parts = function_field(scoring, "parts");
    } else {
        refuse_unknown(-1, known);
    }
    lua_pop(L, 1);
}

}  // namespace cardwright
