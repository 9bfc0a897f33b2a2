#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "api/api.hpp"
#include "cardwright/lint/lint_type.hpp"
#include "cardwright/lint/lua_tree.hpp"
#include "catalog/doubt.hpp"
#include "flow/blueprint.hpp"

namespace cardwright::tool {

using NameSet = std::set<std::string, std::less<>>;

/// A function of a `verbs.lua`: a method of an object.
struct ScriptVerb {
    std::size_t parameters = 0;  ///< without the object
    bool open = false;           ///< takes any number
};

/// What the scripts of one game may call, beside what the engine has.
class GameNames {
  public:
    GameNames(const Blueprint& blueprint, const Doubt& doubt);

    /// The functions that a `verbs.lua` adds to objects.
    void learn_verbs(const LuaNode& chunk);
    /// The keys of all tables that a script builds: what one script returns another may read.
    void learn_keys(const LuaNode& node);

    [[nodiscard]] const Blueprint& blueprint() const noexcept { return *blueprint_; }
    /// What the content may declare or not, because of mistakes in it.
    [[nodiscard]] const Doubt& doubt() const noexcept { return *doubt_; }
    /// What the content puts on an object by this name.
    [[nodiscard]] const LintType* member(api::Object object, std::string_view name) const;
    [[nodiscard]] const ScriptVerb* verb(api::Object object, std::string_view name) const;
    /// Whether anything of the game or any table has it: nothing can be said about it.
    [[nodiscard]] bool anywhere(std::string_view name) const { return all_.contains(name); }
    [[nodiscard]] std::vector<std::string_view> known(api::Object object) const;
    [[nodiscard]] std::vector<std::string_view> known_anywhere() const;

    /// What something is called in this game that a script calls so. Of what several sets have
    /// declared it is any one: which of them is known only where the script is at home.
    [[nodiscard]] std::string_view meant(std::string_view spelling) const;

    // Names in texts: whether there is such a thing, and which there are.
    [[nodiscard]] const NameSet* names_of(std::string_view type, api::Object object) const;
    [[nodiscard]] const NameSet& filters() const noexcept { return filters_; }
    [[nodiscard]] const NameSet& zones() const noexcept { return zones_; }
    [[nodiscard]] const NameSet& queries() const noexcept { return queries_; }
    [[nodiscard]] const NameSet& params_of_cards() const noexcept { return card_params_; }
    [[nodiscard]] std::optional<NameSet> fields_of(int event) const;
    [[nodiscard]] int event_called(std::string_view name) const;
    [[nodiscard]] bool has_text(std::string_view key) const;

  private:
    void add(api::Object object, const std::string& called, const LintType& type);
    /// All names by which scripts may call something of the game.
    std::vector<std::string> learn_spellings(const std::string& called);
    void add_to(NameSet& names, const std::string& called);
    void add_zones();
    void add_numbers();
    void add_names();
    void learn_data(const Datum& datum);
    void learn_keys_of(std::string_view record);

    const Blueprint* blueprint_;
    const Doubt* doubt_;
    std::array<std::map<std::string, LintType, std::less<>>, api::object_count> members_;
    std::array<std::map<std::string, ScriptVerb, std::less<>>, api::object_count> verbs_;
    std::map<std::string, NameSet, std::less<>> names_;
    std::array<NameSet, scope_count> counters_;
    NameSet all_;
    NameSet filters_;
    NameSet zones_;
    NameSet queries_;
    std::map<std::string, std::string, std::less<>> meant_;
    NameSet card_params_;
};

/// The functions of the table that a chunk returns, by name: `card.on_play`, or what stands
/// between its braces. The names point to the values.
struct ReturnedTable {
    struct Field {
        std::string name;
        const LuaNode* place = nullptr;
        const LuaNode* value = nullptr;
    };
    std::vector<Field> fields;
    bool found = false;
};

/// With a name, the table that this key of the returned one is.
[[nodiscard]] ReturnedTable returned_table(const LuaNode& chunk);
[[nodiscard]] ReturnedTable fields_of_value(const LuaNode& chunk, const LuaNode& value);

}  // namespace cardwright::tool
