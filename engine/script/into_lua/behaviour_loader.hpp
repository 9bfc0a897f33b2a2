#pragma once

#include <optional>
#include <sol/forward.hpp>
#include <string>
#include <vector>

#include "script/common/script_world.hpp"

namespace cardwright {

/// Reads what the scripts of a blueprint declare: hooks, triggers, modifiers, effects of cards;
/// verbs, steps, set-up and scoring of the ruleset. Every mistake names the file and the entry.
/// Scripts are loaded once, so they are read with sol2, where nothing is hot.
class BehaviourLoader {
  public:
    BehaviourLoader(ScriptWorld& world, Behaviours& out) : world_{world}, out_{out} {}
    void load();

  private:
    void load_verbs();
    void load_steps();
    void load_table_functions();
    void load_card(DefId definition);
    bool load_file(const std::string& path);  ///< pushes its table; false if there is no such file

    void read_hooks(const sol::table& card, Behaviour& out);
    void read_triggers(const sol::table& list, std::vector<Trigger>& out);
    void read_modifiers(const sol::table& list, std::vector<Modifier>& out);
    void read_effects(int card, Behaviour& out);
    Trigger read_trigger(const sol::table& entry);
    Modifier read_modifier(const sol::table& entry);
    void read_change(const sol::table& entry, Modifier& out);
    void read_gives(const sol::table& gives, Trigger& out);
    [[nodiscard]] std::optional<std::int32_t> number_or_param(const sol::object& value,
                                                              const std::string& what);
    [[nodiscard]] std::vector<ZoneKindId> read_zones(const sol::object& value);
    [[nodiscard]] FunctionRef read_function(const sol::object& value, const std::string& what);
    [[nodiscard]] FunctionRef function_field(const sol::table& table, const char* name);
    [[nodiscard]] EventId read_event(const std::string& name);
    [[nodiscard]] std::uint8_t read_stage(EventId event, const std::string& name);
    void refuse_unknown(int table, const std::vector<std::string_view>& known);
    [[noreturn]] void fail(const std::string& message) const;

    ScriptWorld& world_;
    Behaviours& out_;
    std::string file_;   // being read
    std::string place_;  // in it, e.g. "triggers[2]"
    DefId definition_ = no_definition;
    std::int32_t collected_ = 0;
};

}  // namespace cardwright
