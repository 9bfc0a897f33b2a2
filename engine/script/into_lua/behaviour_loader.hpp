#pragma once

#include <optional>
#include <sol/forward.hpp>
#include <string>
#include <vector>

#include "script/common/script_world.hpp"

namespace cardwright {

/// Reads what the scripts of a blueprint declare: hooks, triggers, modifiers, effects of cards;
/// verbs, steps, set-up and scoring of the ruleset and of sets. Every mistake names the file and
/// the entry. Scripts are loaded once, so they are read with sol2, where nothing is hot.
class BehaviourLoader {
  public:
    /// With `mistakes`, those of each file are put there, and the others are read all the same.
    BehaviourLoader(ScriptWorld& world, Behaviours& out, std::vector<GameError>* mistakes)
        : world_{world}, out_{out}, mistakes_{mistakes} {}
    void load();

  private:
    /// One file's mistake does not hide another's, if all are wanted.
    template <typename Load>
    void load_apart(const Load& load);
    void load_rules();  ///< of the ruleset, then of each set
    void load_verbs(HomeId home);
    void load_act_functions(HomeId home, const sol::table* verbs);
    void load_query_bases(HomeId home, const sol::table* verbs);
    void load_steps(HomeId home);
    void load_setup(HomeId home);
    void load_scoring(HomeId home);
    void load_card(DefId definition);
    /// Pushes its table; false if there is no such file.
    bool load_file(const std::string& path, HomeId home);
    [[nodiscard]] std::string file_of(HomeId home, std::string_view name) const;
    /// What a name in the file that is read is called in this game.
    [[nodiscard]] std::string meant(const std::string& name) const;
    /// All names by which the file that is read may call something of this game.
    [[nodiscard]] std::vector<std::string> spellings(const std::string& called) const;
    /// The function that has one of those names; the first of them if there is none.
    [[nodiscard]] FunctionRef function_called(const sol::table& table, const std::string& called);

    [[nodiscard]] std::vector<std::string> hook_names() const;  ///< as the file may call them
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
    void refuse_unknown(int table, const std::vector<std::string>& known);
    [[noreturn]] void fail(const std::string& message) const;

    ScriptWorld& world_;
    Behaviours& out_;
    std::vector<GameError>* mistakes_;  ///< or null
    std::string file_;                  // being read
    std::string place_;                 // in it, e.g. "triggers[2]"
    DefId definition_ = no_definition;
    std::int32_t collected_ = 0;
};

template <typename Load>
void BehaviourLoader::load_apart(const Load& load) {
    lua_State* L = world_.sandbox().lua();
    const int top = lua_gettop(L);
    try {
        load();
    } catch (const GameError& mistake) {
        if (mistakes_ == nullptr) throw;
        mistakes_->push_back(mistake);
        lua_settop(L, top);
    }
}

}  // namespace cardwright
