#include "script/into_lua/behaviour_loader.hpp"

#include <algorithm>
#include <sol/sol.hpp>

#include "script/common/ordered_keys.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

void BehaviourLoader::fail(const std::string& message) const {
    GameError error{file_ + ": " + (place_.empty() ? "" : place_ + ": ") + message};
    error.file = file_;
    throw error;
}

bool BehaviourLoader::load_file(const std::string& path, HomeId home) {
    const auto text = world_.text_of(path);
    if (!text) return false;
    file_ = path;
    place_.clear();
    world_.be_at_home(home);  // until the next one: names in it are looked up as it says them
    if (!world_.load_text(*text, path, home)) world_.fail(nullptr);
    return true;
}

void BehaviourLoader::load() {
    // What a script keeps may leave no room: reading it is not on its bill.
    const HostRoom room{world_.sandbox().allocator()};
    const Blueprint& blueprint = world_.blueprint();
    out_.cards.assign(blueprint.schema.definitions.size(), {});
    out_.steps.assign(blueprint.steps.size(), no_function);
    out_.act_functions.assign(blueprint.act_functions.size(), no_function);
    out_.query_bases.assign(blueprint.queries.size(), no_function);
    load_rules();
    for (std::size_t at = 0; at < blueprint.schema.definitions.size(); ++at) {
        load_apart([&] { load_card(id_at<DefId>(at)); });
    }
}

FunctionRef BehaviourLoader::read_function(const sol::object& value, const std::string& what) {
    if (!value.valid() || value.is<sol::lua_nil_t>()) return no_function;
    if (value.get_type() != sol::type::function) fail(what + " must be a function");
    lua_State* L = world_.sandbox().lua();
    value.push(L);
    const FunctionRef function = world_.keep_function(L, -1);
    lua_pop(L, 1);
    return function;
}

std::string BehaviourLoader::meant(const std::string& name) const {
    try {
        return world_.meant_here(name);
    } catch (const ScriptMistake& mistake) {
        fail(mistake.what());
    }
}

std::vector<std::string> BehaviourLoader::spellings(const std::string& called) const {
    return world_.blueprint().set_names.spellings(called, world_.home());
}

FunctionRef BehaviourLoader::function_called(const sol::table& table, const std::string& called) {
    FunctionRef function = no_function;
    for (const std::string& name : spellings(called)) {
        if (function == no_function) function = function_field(table, name.c_str());
    }
    return function;
}

void BehaviourLoader::refuse_unknown(int table, const std::vector<std::string>& known) {
    refuse_unknown(table, std::vector<std::string_view>{known.begin(), known.end()});
}

FunctionRef BehaviourLoader::function_field(const sol::table& table, const char* name) {
    return read_function(table.get<sol::object>(std::string{name}), name);
}

void BehaviourLoader::refuse_unknown(int table, const std::vector<std::string_view>& known) {
    for (const std::string& key : names_in(world_.sandbox().lua(), table)) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        fail("unknown key \"" + key + "\"" + did_you_mean(key, known));
    }
}

EventId BehaviourLoader::read_event(const std::string& name) {
    if (const auto event = world_.blueprint().find_event(meant(name))) return *event;
    std::vector<std::string_view> known;
    for (const EventKind& kind : world_.blueprint().events) known.emplace_back(kind.name);
    fail("no event is called \"" + name + "\"" + did_you_mean(name, known));
}

std::uint8_t BehaviourLoader::read_stage(EventId event, const std::string& name) {
    const auto& stages = world_.blueprint().events[index_of(event)].stages;
    const auto found = std::find(stages.begin(), stages.end(), name);
    if (found != stages.end()) return static_cast<std::uint8_t>(found - stages.begin());
    const std::vector<std::string_view> known{stages.begin(), stages.end()};
    fail("the event has no stage \"" + name + "\"" + did_you_mean(name, known));
}

std::vector<ZoneKindId> BehaviourLoader::read_zones(const sol::object& value) {
    std::vector<ZoneKindId> zones;
    const Schema& schema = world_.blueprint().schema;
    const auto add = [&](const std::string& name) {
        const ZoneKindId kind = schema.find_zone(meant(name));
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

}  // namespace cardwright
