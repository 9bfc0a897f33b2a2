#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "cardwright/lint/lua_tree.hpp"
#include "catalog/report.hpp"

namespace cardwright::tool {

/// Tells what is wrong in one script.
class ScriptReport {
  public:
    /// Of names in doubt nothing is told.
    ScriptReport(Report& report, std::shared_ptr<const std::string> file, std::string card,
                 const Doubt* doubt)
        : report_{&report}, doubt_{doubt}, place_{std::move(file), 0, 0, std::move(card)} {}

    void error(const LuaNode& at, std::string_view message);
    void warning(const LuaNode& at, std::string_view message);
    /// What is wrong in Lua, whatever the content declares.
    void error_in_lua(const LuaNode& at, std::string_view message);
    /// ` (did you mean "hand"?)`, or nothing, also if nobody is told of more problems.
    [[nodiscard]] std::string similar(std::string_view name,
                                      std::span<const std::string_view> known) const;

  private:
    [[nodiscard]] Where place_of(const LuaNode& node) const;
    [[nodiscard]] bool in_doubt(std::string_view message) const;

    Report* report_;
    const Doubt* doubt_;  ///< or null
    Where place_;
};

}  // namespace cardwright::tool
