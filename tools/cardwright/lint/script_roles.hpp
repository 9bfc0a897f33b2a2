#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cardwright/lint/game_names.hpp"
#include "cardwright/lint/lint_type.hpp"
#include "cardwright/lint/lua_tree.hpp"
#include "cardwright/lint/script_report.hpp"
#include "catalog/diagnostic.hpp"

namespace cardwright::tool {

/// What a function may do, by who calls it.
enum class FunctionUse : std::uint8_t {
    any,    ///< nobody knows who calls it
    free,   ///< ask and change
    quiet,  ///< change, but not ask
    pure,   ///< only answer
    bot,    ///< only look at what the seat may know
};

struct FunctionRole {
    FunctionUse use = FunctionUse::any;
    std::vector<LintType> parameters;
    std::string what;  ///< for messages: `when`
};

using FunctionRoles = std::map<const LuaNode*, FunctionRole>;

/// What a script is for, which its place says.
enum class ScriptPlace : std::uint8_t { card, verbs, steps, setup, scoring, bot, module, spec };

struct LintedScript {
    ScriptPlace place = ScriptPlace::module;
    LuaNode chunk;
    std::optional<NameSet> params;     ///< of the cards it is the script of
    NameSet effects;                   ///< that it declares
    const NameSet* session = nullptr;  ///< of a spec: what its table can be asked
};

/// Which functions of a script are called by the engine, how, and with what. What is wrong with
/// the tables they stand in is told.
class RoleFinder {
  public:
    RoleFinder(const LintedScript& script, const GameNames& names, ScriptReport& report)
        : script_{&script}, names_{&names}, report_{&report} {}

    FunctionRoles find();

  private:
    void find_card();
    void find_card_field(const ReturnedTable::Field& field);
    void find_verbs();
    void find_functions(FunctionUse use, const std::string& what,
                        const std::vector<LintType>& parameters);
    void read_triggers(const LuaNode& list);
    void read_modifiers(const LuaNode& list);
    void give(const LuaNode& function, FunctionUse use, const std::string& what,
              std::vector<LintType> parameters);
    void check_name(const LuaNode& text, const NameSet* known, const char* what);
    void problem(const LuaNode& at, const std::string& message);
    [[nodiscard]] LintType context(int event = -1) const;

    const LintedScript* script_;
    const GameNames* names_;
    ScriptReport* report_;
    FunctionRoles roles_;
};

}  // namespace cardwright::tool
