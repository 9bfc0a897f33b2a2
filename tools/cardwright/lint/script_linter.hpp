#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cardwright/lint/script_roles.hpp"

namespace cardwright::tool {

/// Reads one script and tells what will go wrong when it runs, as far as that can be known.
class ScriptLinter {
  public:
    /// Without names (it belongs to no game, or it is a spec) only globals are looked at, and what
    /// a spec asks of its table.
    ScriptLinter(const LintedScript& script, const GameNames* names, const NameSet& modules,
                 ScriptReport& report);

    void lint();

  private:
    using Scope = std::vector<std::pair<std::string, LintType>>;

    // ---- statements ----
    void read_block(const LuaNode& block);
    void read_statements(const LuaNode& block);
    void read_statement(const LuaNode& node);
    void read_local(const LuaNode& node);
    void read_assignment(const LuaNode& node);
    void read_each(const LuaNode& node);
    void read_function(const LuaNode& node);

    // ---- expressions: what they are, and what is wrong with them ----
    LintType read(const LuaNode& node);
    void read_arguments(const LuaNode& call);
    LintType read_name(const LuaNode& node);
    LintType read_index(const LuaNode& node);
    LintType read_field(const LuaNode& node, const LintType& object);
    LintType read_object_field(const LuaNode& key, const LintType& object);
    LintType read_call(const LuaNode& node);
    LintType read_method(const LuaNode& node);
    [[nodiscard]] std::optional<api::Object> only_object_with(std::string_view method) const;
    LintType read_binary(const LuaNode& node);

    // ---- calls of what the API has ----
    void check_call(const api::Row& row, const LuaNode& call, api::Object object);
    void check_use(api::Use use, const LuaNode& at, std::string_view name);
    void check_argument(const api::Argument& argument, const LuaNode& value, api::Object object,
                        bool in_table);
    void check_keys(const api::Argument& argument, const LuaNode& table, api::Object object);
    void check_filter(const LuaNode& key, const LuaNode& value);
    void check_text(const std::vector<std::string_view>& types, const LuaNode& text,
                    api::Object object);
    void check_function(const api::Argument& argument, const LuaNode& function);
    void check_verb(const LuaNode& call, const VerbKind& verb);
    void check_event_fields(const LuaNode& call);
    void check_word(const LuaNode& text, std::string_view words, api::Object object);

    // ---- specs ----
    void find_runs(const LuaNode& node);
    void check_session(const LuaNode& call);

    void declare(const std::string& name, LintType type);
    [[nodiscard]] const LintType* local(std::string_view name) const;
    void problem(const LuaNode& at, const std::string& message);
    void warning(const LuaNode& at, const std::string& message);
    [[nodiscard]] std::string unknown(std::string_view name,
                                      const std::vector<std::string_view>& known) const;

    const LintedScript* script_;
    const GameNames* names_;
    const NameSet* modules_;
    ScriptReport* report_;
    FunctionRoles roles_;
    std::vector<Scope> scopes_;
    NameSet
        assigned_;  ///< variables that are given another value somewhere: anything may be in them
    FunctionUse use_ = FunctionUse::any;
    std::string what_;  ///< the function is
};

}  // namespace cardwright::tool
