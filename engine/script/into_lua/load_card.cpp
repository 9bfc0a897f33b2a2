// What the script of a card declares: hooks, what settles, effects.

#include <sol/sol.hpp>

#include "script/common/ordered_keys.hpp"
#include "script/into_lua/behaviour_loader.hpp"
#include "script/into_lua/overriding_script.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

std::vector<std::string> BehaviourLoader::hook_names() const {
    std::vector<std::string> names;
    for (const HookKind& hook : world_.blueprint().hooks) {
        for (std::string& name : spellings(hook.name)) names.push_back(std::move(name));
    }
    return names;
}

void BehaviourLoader::load_card(DefId definition) {
    const Definition& of = world_.blueprint().schema.definition(definition);
    if (of.script.empty() && of.overriding.empty()) return;
    lua_State* L = world_.sandbox().lua();
    const HomeId home = world_.home_of(of);
    const auto load_script = [&](const std::string& path) {
        if (load_file(path, home)) return;
        file_ = path;
        fail("the script of " + of.id +
             " cannot be read: it is not there, too large, or a link that leads out of its folder "
             "(named in " +
             of.file + ":" + std::to_string(of.line) + ")");
    };
    if (of.script.empty()) {
        lua_newtable(L);
    } else {
        load_script(of.script);
    }
    for (const std::string& path : of.overriding) {
        load_script(path);
        const std::vector<std::string> hooks = hook_names();
        const std::string wrong = lay_over(L, hooks);
        if (!wrong.empty()) {
            fail("\"" + wrong + "\" is no hook, and nothing else that the script of a card has" +
                 did_you_mean(wrong, std::vector<std::string_view>{hooks.begin(), hooks.end()}));
        }
    }
    definition_ = definition;
    collected_ = 0;
    std::vector<std::string> known = hook_names();
    known.insert(known.end(), {"triggers", "modifiers", "effects", "settle", "meanwhile"});
    refuse_unknown(-1, known);
    Behaviour& out = out_.cards[index_of(definition)];
    const int card_index = lua_gettop(L);
    const sol::table card{L, card_index};
    read_hooks(card, out);
    const auto list = [&](const char* name) -> sol::optional<sol::table> {
        const sol::object value = card.get<sol::object>(std::string{name});
        if (!value.valid() || value.is<sol::lua_nil_t>()) return sol::nullopt;
        if (value.get_type() != sol::type::table) fail(std::string{name} + " must be a list");
        return value.as<sol::table>();
    };
    if (const auto triggers = list("triggers")) read_triggers(*triggers, out.triggers);
    if (const auto modifiers = list("modifiers")) read_modifiers(*modifiers, out.modifiers);
    place_.clear();
    if (const auto settle = card.get<sol::object>(std::string{"settle"});
        settle.get_type() == sol::type::table) {
        place_ = "settle";
        out.settle = function_field(settle.as<sol::table>(), "run");
        out.settle_from = read_zones(settle.as<sol::table>().get<sol::object>(std::string{"from"}));
        out.settle_top =
            settle.as<sol::table>().get<sol::optional<bool>>(std::string{"top"}).value_or(false);
        if (out.settle == no_function) fail("`run` must be a function");
    } else {
        out.settle = read_function(settle, "settle");
    }
    if (const auto meanwhile = list("meanwhile")) {
        place_ = "meanwhile";
        out.meanwhile = function_field(*meanwhile, "run");
        out.meanwhile_from = read_zones(meanwhile->get<sol::object>(std::string{"from"}));
        if (out.meanwhile == no_function) fail("`run` must be a function");
        const sol::object otherwise = meanwhile->get<sol::object>(std::string{"otherwise"});
        if (otherwise.get_type() == sol::type::string) {
            out.meanwhile_otherwise = otherwise.as<std::string>();
        } else if (otherwise.valid() && otherwise.get_type() != sol::type::lua_nil) {
            fail("`otherwise` must be a reason code");
        }
    }
    read_effects(card_index, out);
    lua_pop(L, 1);
}

void BehaviourLoader::read_hooks(const sol::table& card, Behaviour& out) {
    const auto& hooks = world_.blueprint().hooks;
    out.hooks.assign(hooks.size(), no_function);
    for (std::size_t at = 0; at < hooks.size(); ++at) {
        const HookKind& hook = hooks[at];
        const FunctionRef function = function_called(card, hook.name);
        if (function == no_function) continue;
        out.hooks[at] = function;
        if (hook.event == no_event) continue;
        Trigger trigger;
        trigger.event = hook.event;
        trigger.before = hook.before;
        trigger.self = hook.self;
        trigger.once_per_kind = hook.once_per_kind;
        trigger.whose = hook.whose;
        trigger.from = hook.from;
        trigger.run = function;
        trigger.fields = hook.when;
        trigger.name = world_.blueprint().schema.words.find(hook.name);
        if (!hook.stage.empty()) trigger.stage = read_stage(hook.event, hook.stage);
        out.triggers.push_back(std::move(trigger));
    }
}

void BehaviourLoader::read_effects(int card, Behaviour& out) {
    lua_State* L = world_.sandbox().lua();
    if (lua_getfield(L, card, "effects") != LUA_TTABLE) {
        lua_pop(L, 1);
        return;
    }
    for (const std::string& name : names_in(L, -1)) {
        lua_getfield(L, -1, name.c_str());
        place_ = "effects." + name;
        if (lua_type(L, -1) != LUA_TTABLE) fail("expected a table { triggers = …, modifiers = … }");
        refuse_unknown(-1, std::vector<std::string_view>{"triggers", "modifiers"});
        EffectKind effect;
        effect.name = name;
        const sol::table entry{L, -1};
        if (const auto list = entry.get<sol::optional<sol::table>>(std::string{"triggers"})) {
            read_triggers(*list, effect.triggers);
        }
        if (const auto list = entry.get<sol::optional<sol::table>>(std::string{"modifiers"})) {
            read_modifiers(*list, effect.modifiers);
        }
        out.effects.push_back(std::move(effect));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

}  // namespace cardwright
