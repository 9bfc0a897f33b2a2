// What a card listens to and what it modifies.

#include <algorithm>
#include <sol/sol.hpp>

#include "script/common/call.hpp"
#include "script/common/ordered_keys.hpp"
#include "script/from_lua/filter_reader.hpp"
#include "script/into_lua/behaviour_loader.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

const Datum* param_named(const Definition& definition, std::string_view name) {
    for (const auto& entry : definition.params) {
        if (entry.first == name) return &entry.second;
    }
    return nullptr;
}

}  // namespace

void BehaviourLoader::read_triggers(const sol::table& list, std::vector<Trigger>& out) {
    for (int at = 1;; ++at) {
        const sol::object entry = list.get<sol::object>(at);
        if (!entry.valid() || entry.is<sol::lua_nil_t>()) return;
        place_ = "triggers[" + std::to_string(at) + "]";
        if (entry.get_type() != sol::type::table) fail("expected a table { event = …, run = … }");
        out.push_back(read_trigger(entry.as<sol::table>()));
    }
}

/// A whole number, or that of a param of the card, which may be taken negative (`-keep`).
std::optional<std::int32_t> BehaviourLoader::number_or_param(const sol::object& value,
                                                             const std::string& what) {
    if (value.get_type() == sol::type::string) {
        const Definition& of = world_.blueprint().schema.definition(definition_);
        const auto text = value.as<std::string>();
        const bool negative = text.starts_with('-');
        const std::string param = negative ? text.substr(1) : text;
        const Datum* const found = param_named(of, param);
        if (found == nullptr || found->integer() == nullptr) {
            fail("`" + what + "` names the param \"" + param + "\", which " + of.id +
                 " does not have");
        }
        return static_cast<std::int32_t>(negative ? -*found->integer() : *found->integer());
    }
    if (!value.is<std::int64_t>()) return std::nullopt;
    return static_cast<std::int32_t>(value.as<std::int64_t>());
}

void BehaviourLoader::read_gives(const sol::table& gives, Trigger& out) {
    gives.push();
    const std::vector<std::string> keys = names_in(world_.sandbox().lua(), -1);
    lua_pop(world_.sandbox().lua(), 1);
    for (const std::string& key : keys) {
        const Word word = world_.blueprint().schema.words.find(meant(key));
        if (word == no_word || world_.blueprint().find_give(word) == nullptr) {
            fail("the ruleset cannot give \"" + key + "\"");
        }
        const auto amount = number_or_param(gives.get<sol::object>(key), "gives");
        if (!amount) fail("`gives." + key + "` is a whole number or a param's name");
        out.gives.emplace_back(word, *amount);
    }
}

Trigger BehaviourLoader::read_trigger(const sol::table& entry) {
    lua_State* L = world_.sandbox().lua();
    entry.push(L);
    refuse_unknown(-1, std::vector<std::string_view>{"event", "before", "from", "whose", "self",
                                                     "once", "when", "run", "gives", "stage"});
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
    trigger.name = world_.blueprint().schema.words.find(meant(before ? *before : *event));
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
    lua_pop(L, 1);
    const sol::object gives = entry.get<sol::object>(std::string{"gives"});
    if (gives.get_type() == sol::type::table) read_gives(gives.as<sol::table>(), trigger);
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
    const Blueprint& blueprint = world_.blueprint();
    Modifier modifier;
    const auto name = entry.get<sol::optional<std::string>>(std::string{"query"});
    if (!name) fail("say which `query` it modifies");
    const auto query = blueprint.find_query(meant(*name));
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
    lua_State* L = world_.sandbox().lua();
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
    const auto field = [&](const char* name) { return entry.get<sol::object>(std::string{name}); };
    int changes = 0;
    for (const char* const name : {"add", "set"}) {
        const sol::object value = field(name);
        if (value.get_type() == sol::type::lua_nil || !value.valid()) continue;
        ++changes;
        out.replaces = std::string_view{name} == "set";
        if (value.get_type() == sol::type::function) {
            out.function = read_function(value, name);
        } else if (const auto number = number_or_param(value, name)) {
            out.value = *number;
        } else {
            fail("`" + std::string{name} + "` is a whole number, a param's name or a function");
        }
    }
    const sol::object collect = field("collect");
    if (collect.valid() && collect.get_type() != sol::type::lua_nil) {
        ++changes;
        if (collected_ >= ScriptWorld::most_collected) fail("too many `collect` entries");
        collect.push();
        world_.keep_collected(world_.sandbox().lua(), definition_, collected_);
        out.collected = collected_++;
    }
    if (changes != 1) fail("needs exactly one of `add`, `set` and `collect`");
}

}  // namespace cardwright
