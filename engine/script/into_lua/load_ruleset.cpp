// What the scripts of the ruleset declare: verbs.lua, steps.lua, setup.lua, scoring.lua.

#include <sol/sol.hpp>

#include "script/from_lua/install.hpp"
#include "script/into_lua/behaviour_loader.hpp"

namespace cardwright {

void BehaviourLoader::load_verbs() {
    const Blueprint& blueprint = world_.blueprint();
    lua_State* L = world_.sandbox().lua();
    const bool found = load_file(blueprint.ruleset_folder + "/verbs.lua");
    if (found) {
        refuse_unknown(
            -1, {"player", "card", "context", "game", "zone", "queries", "acts", "why_idle"});
        constexpr std::pair<const char*, ValueKind> objects[] = {{"player", ValueKind::owner},
                                                                 {"card", ValueKind::card},
                                                                 {"context", ValueKind::context},
                                                                 {"game", ValueKind::game},
                                                                 {"zone", ValueKind::zone}};
        for (const auto& [name, kind] : objects) {
            if (lua_getfield(L, -1, name) == LUA_TTABLE) {
                add_methods(world_, L, -1, kind, name, file_);
            }
            lua_pop(L, 1);
        }
        const sol::table verbs{L, -1};
        const sol::object acts = verbs.get<sol::object>(std::string{"acts"});
        for (std::size_t at = 0; at < blueprint.act_functions.size(); ++at) {
            if (acts.get_type() != sol::type::table) break;
            out_.act_functions[at] =
                function_field(acts.as<sol::table>(), blueprint.act_functions[at].c_str());
        }
        out_.why_idle = function_field(verbs, "why_idle");
        const sol::object queries = verbs.get<sol::object>(std::string{"queries"});
        for (std::size_t at = 0; at < blueprint.queries.size(); ++at) {
            if (queries.get_type() != sol::type::table || !blueprint.queries[at].base_script)
                continue;
            out_.query_bases[at] =
                function_field(queries.as<sol::table>(), blueprint.queries[at].name.c_str());
        }
        lua_pop(L, 1);
    } else {
        file_ = blueprint.ruleset_folder + "/verbs.lua";
    }
    add_verbs(world_, L, file_);
    for (std::size_t at = 0; at < blueprint.act_functions.size(); ++at) {
        if (out_.act_functions[at] != no_function) continue;
        fail("a verb of the ruleset calls \"" + blueprint.act_functions[at] +
             "\", but there is no function acts." + blueprint.act_functions[at]);
    }
    for (std::size_t at = 0; at < blueprint.queries.size(); ++at) {
        if (!blueprint.queries[at].base_script || out_.query_bases[at] != no_function) {
            continue;
        }
        fail("the query \"" + blueprint.queries[at].name +
             "\" has `base: script`, but there is no " + "function queries." +
             blueprint.queries[at].name);
    }
}

void BehaviourLoader::load_steps() {
    const Blueprint& blueprint = world_.blueprint();
    lua_State* L = world_.sandbox().lua();
    const std::string path = blueprint.ruleset_folder + "/steps.lua";
    const bool found = load_file(path);
    file_ = path;
    std::vector<std::string_view> known;
    for (std::size_t at = 0; at < blueprint.steps.size(); ++at) {
        const Step& step = blueprint.steps[at];
        if (step.kind != Step::Kind::script) continue;
        known.emplace_back(step.id);
        if (found) out_.steps[at] = function_field(sol::table{L, -1}, step.id.c_str());
        if (out_.steps[at] == no_function) {
            fail("the ruleset declares the step \"" + step.id +
                 "\" as a script, but there is no function steps." + step.id);
        }
    }
    if (found) {
        refuse_unknown(-1, known);
        lua_pop(L, 1);
    }
}

void BehaviourLoader::load_table_functions() {
    lua_State* L = world_.sandbox().lua();
    const std::string& folder = world_.blueprint().ruleset_folder;
    if (load_file(folder + "/setup.lua")) {
        const sol::table setup{L, -1};
        out_.deal = function_field(setup, "deal");
        out_.start = function_field(setup, "start");
        out_.first_after = function_field(setup, "first_after");
        lua_pop(L, 1);
    }
    if (load_file(folder + "/scoring.lua")) {
        const sol::table scoring{L, -1};
        out_.rank = function_field(scoring, "rank");
        out_.wins = function_field(scoring, "wins");
        out_.standing = function_field(scoring, "standing");
        out_.standing = function_field(scoring, "standing");
        out_.parts = function_field(scoring, "parts");
        lua_pop(L, 1);
    }
}

}  // namespace cardwright
