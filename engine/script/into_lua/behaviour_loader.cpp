#include "script/into_lua/behaviour_loader.hpp"

#include <algorithm>
#include <sol/sol.hpp>

#include "script/from_lua/call.hpp"
#include "script/from_lua/filter_reader.hpp"
#include "script/from_lua/ordered_keys.hpp"
#include "script/into_lua/overriding_script.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

constexpr std::int32_t most_collected = 64;

const Datum* param_named(const Definition& definition, std::string_view name) {
    for (const auto& entry : definition.params) {
        if (entry.first == name) return &entry.second;
    }
    return nullptr;
}

}  // namespace

void BehaviourLoader::fail(const std::string& message) const {
    GameError error{file_ + ": " + (place_.empty() ? "" : place_ + ": ") + message};
    error.file = file_;
    throw error;
}

bool BehaviourLoader::load_file(const std::string& path) {
    const auto text = host_.source_(path);
    if (!text) return false;
    file_ = path;
    place_.clear();
    if (!host_.sandbox_.load(*text, path)) host_.fail(nullptr);
    return true;
}

void BehaviourLoader::load() {
    // What a script keeps may leave no room: reading it is not on its bill.
    const HostRoom room{host_.sandbox_.allocator()};
    Behaviours& out = host_.behaviours_;
    const Blueprint& blueprint = *host_.blueprint_;
    out.cards.assign(blueprint.schema.definitions.size(), {});
    out.steps.assign(blueprint.steps.size(), no_function);
    out.act_functions.assign(blueprint.act_functions.size(), no_function);
    out.query_bases.assign(blueprint.queries.size(), no_function);
    load_verbs();
    load_steps();
    load_table_functions();
    for (std::size_t at = 0; at < blueprint.schema.definitions.size(); ++at) {
        load_card(id_at<DefId>(at));
    }
}

FunctionRef BehaviourLoader::read_function(const sol::object& value, const std::string& what) {
    if (!value.valid() || value.is<sol::lua_nil_t>()) return no_function;
    if (value.get_type() != sol::type::function) fail(what + " must be a function");
    lua_State* L = host_.sandbox_.lua();
    value.push(L);
    const FunctionRef function = host_.keep_function(L, -1);
    lua_pop(L, 1);
    return function;
}

FunctionRef BehaviourLoader::function_field(const sol::table& table, const char* name) {
    return read_function(table.get<sol::object>(std::string{name}), name);
}

void BehaviourLoader::refuse_unknown(int table, const std::vector<std::string_view>& known) {
    for (const std::string& key : names_in(host_.sandbox_.lua(), table)) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        fail("unknown key \"" + key + "\"" + did_you_mean(key, known));
    }
}

// ---- the ruleset ----

void BehaviourLoader::load_verbs() {
    const Blueprint& blueprint = *host_.blueprint_;
    lua_State* L = host_.sandbox_.lua();
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
                add_methods(host_, L, -1, kind, name, file_);
            }
            lua_pop(L, 1);
        }
        const sol::table verbs{L, -1};
        const sol::object acts = verbs.get<sol::object>(std::string{"acts"});
        for (std::size_t at = 0; at < blueprint.act_functions.size(); ++at) {
            if (acts.get_type() != sol::type::table) break;
            host_.behaviours_.act_functions[at] =
                function_field(acts.as<sol::table>(), blueprint.act_functions[at].c_str());
        }
        host_.behaviours_.why_idle = function_field(verbs, "why_idle");
        const sol::object queries = verbs.get<sol::object>(std::string{"queries"});
        for (std::size_t at = 0; at < blueprint.queries.size(); ++at) {
            if (queries.get_type() != sol::type::table || !blueprint.queries[at].base_script)
                continue;
            host_.behaviours_.query_bases[at] =
                function_field(queries.as<sol::table>(), blueprint.queries[at].name.c_str());
        }
        lua_pop(L, 1);
    } else {
        file_ = blueprint.ruleset_folder + "/verbs.lua";
    }
    add_verbs(host_, L, file_);
    for (std::size_t at = 0; at < blueprint.act_functions.size(); ++at) {
        if (host_.behaviours_.act_functions[at] != no_function) continue;
        fail("a verb of the ruleset calls \"" + blueprint.act_functions[at] +
             "\", but there is no function acts." + blueprint.act_functions[at]);
    }
    for (std::size_t at = 0; at < blueprint.queries.size(); ++at) {
        if (!blueprint.queries[at].base_script ||
            host_.behaviours_.query_bases[at] != no_function) {
            continue;
        }
        fail("the query \"" + blueprint.queries[at].name +
             "\" has `base: script`, but there is no " + "function queries." +
             blueprint.queries[at].name);
    }
}

void BehaviourLoader::load_steps() {
    const Blueprint& blueprint = *host_.blueprint_;
    lua_State* L = host_.sandbox_.lua();
    const std::string path = blueprint.ruleset_folder + "/steps.lua";
    const bool found = load_file(path);
    file_ = path;
    std::vector<std::string_view> known;
    for (std::size_t at = 0; at < blueprint.steps.size(); ++at) {
        const Step& step = blueprint.steps[at];
        if (step.kind != Step::Kind::script) continue;
        known.emplace_back(step.id);
        if (found) host_.behaviours_.steps[at] = function_field(sol::table{L, -1}, step.id.c_str());
        if (host_.behaviours_.steps[at] == no_function) {
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
    lua_State* L = host_.sandbox_.lua();
    const std::string& folder = host_.blueprint_->ruleset_folder;
    if (load_file(folder + "/setup.lua")) {
        const sol::table setup{L, -1};
        host_.behaviours_.deal = function_field(setup, "deal");
        host_.behaviours_.start = function_field(setup, "start");
        host_.behaviours_.first_after = function_field(setup, "first_after");
        lua_pop(L, 1);
    }
    if (load_file(folder + "/scoring.lua")) {
        const sol::table scoring{L, -1};
        host_.behaviours_.rank = function_field(scoring, "rank");
        host_.behaviours_.wins = function_field(scoring, "wins");
        host_.behaviours_.standing = function_field(scoring, "standing");
        host_.behaviours_.parts = function_field(scoring, "parts");
        lua_pop(L, 1);
    }
}

// ---- cards ----

void BehaviourLoader::load_card(DefId definition) {
    const Definition& of = host_.blueprint_->schema.definition(definition);
    if (of.script.empty() && of.overriding.empty()) return;
    lua_State* L = host_.sandbox_.lua();
    const auto load_script = [&](const std::string& path) {
        if (load_file(path)) return;
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
        std::vector<std::string> hooks;
        for (const HookKind& hook : host_.blueprint_->hooks) hooks.push_back(hook.name);
        const std::string wrong = lay_over(L, hooks);
        if (!wrong.empty()) {
            fail("\"" + wrong + "\" is no hook, and nothing else that the script of a card has" +
                 did_you_mean(wrong, std::vector<std::string_view>{hooks.begin(), hooks.end()}));
        }
    }
    definition_ = definition;
    collected_ = 0;
    std::vector<std::string_view> known{"triggers", "modifiers", "effects", "settle", "meanwhile"};
    for (const HookKind& hook : host_.blueprint_->hooks) known.emplace_back(hook.name);
    refuse_unknown(-1, known);
    Behaviour& out = host_.behaviours_.cards[index_of(definition)];
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
    const auto& hooks = host_.blueprint_->hooks;
    out.hooks.assign(hooks.size(), no_function);
    for (std::size_t at = 0; at < hooks.size(); ++at) {
        const HookKind& hook = hooks[at];
        const FunctionRef function = function_field(card, hook.name.c_str());
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
        trigger.name = host_.blueprint_->schema.words.find(hook.name);
        if (!hook.stage.empty()) trigger.stage = read_stage(hook.event, hook.stage);
        out.triggers.push_back(std::move(trigger));
    }
}

void BehaviourLoader::read_triggers(const sol::table& list, std::vector<Trigger>& out) {
    for (int at = 1;; ++at) {
        const sol::object entry = list.get<sol::object>(at);
        if (!entry.valid() || entry.is<sol::lua_nil_t>()) return;
        place_ = "triggers[" + std::to_string(at) + "]";
        if (entry.get_type() != sol::type::table) fail("expected a table { event = …, run = … }");
        out.push_back(read_trigger(entry.as<sol::table>()));
    }
}

EventId BehaviourLoader::read_event(const std::string& name) {
    if (const auto event = host_.blueprint_->find_event(name)) return *event;
    std::vector<std::string_view> known;
    for (const EventKind& kind : host_.blueprint_->events) known.emplace_back(kind.name);
    fail("no event is called \"" + name + "\"" + did_you_mean(name, known));
}

std::uint8_t BehaviourLoader::read_stage(EventId event, const std::string& name) {
    const auto& stages = host_.blueprint_->events[index_of(event)].stages;
    const auto found = std::find(stages.begin(), stages.end(), name);
    if (found != stages.end()) return static_cast<std::uint8_t>(found - stages.begin());
    const std::vector<std::string_view> known{stages.begin(), stages.end()};
    fail("the event has no stage \"" + name + "\"" + did_you_mean(name, known));
}

std::vector<ZoneKindId> BehaviourLoader::read_zones(const sol::object& value) {
    std::vector<ZoneKindId> zones;
    const Schema& schema = host_.blueprint_->schema;
    const auto add = [&](const std::string& name) {
        const ZoneKindId kind = schema.find_zone(name);
        if (kind == no_zone_kind) {
            std::vector<std::string_view> known;
            for (const ZoneKind& each : schema.zones) known.emplace_back(each.name);
            fail("there is no kind of zone \"" + name + "\"" + did_you_mean(name, known));
        }
        zones.push_back(kind);
    };
    if (!value.valid() || value.is<sol::lua_nil_t>()) return zones;
    if (value.get_type() == sol::type::string) {
        add(value.as<std::string>());
        return zones;
    }
    if (value.get_type() != sol::type::table) fail("`from` is a kind of zone or a list of them");
    const auto list = value.as<sol::table>();
    for (int at = 1;; ++at) {
        const auto name = list.get<sol::optional<std::string>>(at);
        if (!name) return zones;
        add(*name);
    }
}

Trigger BehaviourLoader::read_trigger(const sol::table& entry) {
    lua_State* L = host_.sandbox_.lua();
    entry.push(L);
    refuse_unknown(
        -1, {"event", "before", "from", "whose", "self", "once", "when", "run", "gives", "stage"});
    Trigger trigger;
    const auto event = entry.get<sol::optional<std::string>>(std::string{"event"});
    const auto before = entry.get<sol::optional<std::string>>(std::string{"before"});
    if (event.has_value() == before.has_value()) fail("say either `event` or `before`, and which");
    trigger.before = before.has_value();
    trigger.event = read_event(before ? *before : *event);
    trigger.from = read_zones(entry.get<sol::object>(std::string{"from"}));
    trigger.self = entry.get<sol::optional<bool>>(std::string{"self"}).value_or(false);
    trigger.once = entry.get<sol::optional<bool>>(std::string{"once"}).value_or(false);
    trigger.when = function_field(entry, "when");
    trigger.run = function_field(entry, "run");
    trigger.name = host_.blueprint_->schema.words.find(before ? *before : *event);
    const auto whose =
        entry.get<sol::optional<std::string>>(std::string{"whose"}).value_or("anyone");
    if (whose == "mine") {
        trigger.whose = Whose::mine;
    } else if (whose == "others") {
        trigger.whose = Whose::others;
    } else if (whose != "anyone") {
        fail("`whose` is mine, others or anyone, not \"" + whose + "\"");
    }
    if (const auto stage = entry.get<sol::optional<std::string>>(std::string{"stage"})) {
        trigger.stage = read_stage(trigger.event, *stage);
    }
    if (lua_getfield(L, -1, "gives") == LUA_TTABLE) {
        const Definition& of = host_.blueprint_->schema.definition(definition_);
        for (const std::string& key : names_in(L, -1)) {
            const Word word = host_.blueprint_->schema.words.find(key);
            if (word == no_word || host_.blueprint_->find_give(word) == nullptr) {
                fail("the ruleset cannot give \"" + key + "\"");
            }
            lua_getfield(L, -1, key.c_str());
            std::int64_t amount = 0;
            if (lua_type(L, -1) == LUA_TSTRING) {
                const Datum* param = param_named(of, lua_tostring(L, -1));
                if (param == nullptr || param->integer() == nullptr) {
                    fail("`gives` names the param \"" + std::string{lua_tostring(L, -1)} +
                         "\", which " + of.id + " does not have");
                }
                amount = *param->integer();
            } else if (lua_isinteger(L, -1) != 0) {
                amount = lua_tointeger(L, -1);
            } else {
                fail("`gives." + key + "` is a whole number or a param's name");
            }
            lua_pop(L, 1);
            trigger.gives.emplace_back(word, static_cast<std::int32_t>(amount));
        }
    }
    lua_pop(L, 2);
    if (trigger.run == no_function && trigger.gives.empty()) fail("needs `run` or `gives`");
    return trigger;
}

void BehaviourLoader::read_modifiers(const sol::table& list, std::vector<Modifier>& out) {
    for (int at = 1;; ++at) {
        const sol::object entry = list.get<sol::object>(at);
        if (!entry.valid() || entry.is<sol::lua_nil_t>()) return;
        place_ = "modifiers[" + std::to_string(at) + "]";
        if (entry.get_type() != sol::type::table) fail("expected a table { query = …, add = … }");
        out.push_back(read_modifier(entry.as<sol::table>()));
    }
}

Modifier BehaviourLoader::read_modifier(const sol::table& entry) {
    const Blueprint& blueprint = *host_.blueprint_;
    Modifier modifier;
    const auto name = entry.get<sol::optional<std::string>>(std::string{"query"});
    if (!name) fail("say which `query` it modifies");
    const auto query = blueprint.find_query(*name);
    if (!query) {
        std::vector<std::string_view> known;
        for (const QueryKind& each : blueprint.queries) known.emplace_back(each.name);
        fail("there is no query \"" + *name + "\"" + did_you_mean(*name, known));
    }
    modifier.query = *query;
    const auto& layers = blueprint.queries[index_of(*query)].layers;
    if (const auto layer = entry.get<sol::optional<std::string>>(std::string{"layer"})) {
        const auto found = std::find(layers.begin(), layers.end(), *layer);
        if (found == layers.end()) {
            const std::vector<std::string_view> known{layers.begin(), layers.end()};
            fail("the query \"" + *name + "\" has no layer \"" + *layer + "\"" +
                 did_you_mean(*layer, known));
        }
        modifier.layer = static_cast<std::uint8_t>(found - layers.begin());
    }
    const auto of = entry.get<sol::optional<std::string>>(std::string{"of"}).value_or("self");
    if (of == "owner") {
        modifier.of = Modifier::Of::owner;
    } else if (of == "cards") {
        modifier.of = Modifier::Of::cards;
    } else if (of == "players") {
        modifier.of = Modifier::Of::players;
    } else if (of != "self") {
        fail("`of` is self, owner, cards or players, not \"" + of + "\"");
    }
    modifier.from = read_zones(entry.get<sol::object>(std::string{"from"}));
    modifier.own_only = entry.get<sol::optional<bool>>(std::string{"own"}).value_or(false);
    modifier.others_only = entry.get<sol::optional<bool>>(std::string{"others"}).value_or(false);
    if (const auto floor = entry.get<sol::optional<int>>(std::string{"at_least"}))
        modifier.at_least = *floor;
    modifier.when = function_field(entry, "when");
    read_change(entry, modifier);
    constexpr std::string_view own_keys[] = {"query",    "layer", "of",  "from",    "own", "others",
                                             "at_least", "add",   "set", "collect", "when"};
    lua_State* L = host_.sandbox_.lua();
    entry.push(L);
    ScriptFilter filter;
    Call call{L};
    try {
        read_filter(call, lua_gettop(L), own_keys, filter);
    } catch (const ScriptMistake& mistake) {
        fail(mistake.what());
    }
    if (filter.where != 0 || filter.has_except) {
        fail("a modifier's filter has neither `where` nor `except`; use a function for `add`");
    }
    modifier.filter = std::move(filter.filter);
    lua_pop(L, 1);
    return modifier;
}

void BehaviourLoader::read_change(const sol::table& entry, Modifier& out) {
    lua_State* L = host_.sandbox_.lua();
    entry.push(L);
    int changes = 0;
    for (const char* name : {"add", "set"}) {
        const int type = lua_getfield(L, -1, name);
        if (type != LUA_TNIL) {
            ++changes;
            out.replaces = std::string_view{name} == "set";
            if (type == LUA_TFUNCTION) {
                out.function = host_.keep_function(L, -1);
            } else if (type == LUA_TSTRING) {
                const Definition& of = host_.blueprint_->schema.definition(definition_);
                std::string_view param = lua_tostring(L, -1);
                const bool negative = param.starts_with('-');
                if (negative) param.remove_prefix(1);
                const Datum* found = param_named(of, param);
                if (found == nullptr || found->integer() == nullptr) {
                    fail("`" + std::string{name} + "` names the param \"" + std::string{param} +
                         "\", which " + of.id + " does not have");
                }
                out.value =
                    static_cast<std::int32_t>(negative ? -*found->integer() : *found->integer());
            } else if (lua_isinteger(L, -1) != 0) {
                out.value = static_cast<std::int32_t>(lua_tointeger(L, -1));
            } else {
                fail("`" + std::string{name} + "` is a whole number, a param's name or a function");
            }
        }
        lua_pop(L, 1);
    }
    if (lua_getfield(L, -1, "collect") != LUA_TNIL) {
        ++changes;
        if (collected_ >= most_collected) fail("too many `collect` entries");
        lua_rawgeti(L, LUA_REGISTRYINDEX, host_.collected_ref_);
        lua_pushvalue(L, -2);
        lua_rawseti(
            L, -2,
            static_cast<lua_Integer>(index_of(definition_)) * most_collected + collected_ + 1);
        lua_pop(L, 1);
        out.collected = collected_++;
    }
    lua_pop(L, 2);
    if (changes != 1) fail("needs exactly one of `add`, `set` and `collect`");
}

void BehaviourLoader::read_effects(int card, Behaviour& out) {
    lua_State* L = host_.sandbox_.lua();
    if (lua_getfield(L, card, "effects") != LUA_TTABLE) {
        lua_pop(L, 1);
        return;
    }
    for (const std::string& name : names_in(L, -1)) {
        lua_getfield(L, -1, name.c_str());
        place_ = "effects." + name;
        if (lua_type(L, -1) != LUA_TTABLE) fail("expected a table { triggers = …, modifiers = … }");
        refuse_unknown(-1, {"triggers", "modifiers"});
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
