#include "cardwright/lint/script_report.hpp"

#include "catalog/yaml/utf8.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

/// Messages quote names, and a name may be as long as a script.
std::string cut(std::string_view message) {
    constexpr std::size_t longest = 1'000;
    const std::string_view kept = shortened(message, longest);
    return std::string{kept} + (kept.size() < message.size() ? "…" : "");
}

}  // namespace

Where ScriptReport::place_of(const LuaNode& node) const {
    Where where = place_;
    where.line = node.line;
    where.column = node.column;
    return where;
}

std::string ScriptReport::similar(std::string_view name,
                                  std::span<const std::string_view> known) const {
    return report_->full(place_) ? "" : did_you_mean(name, known);
}

bool ScriptReport::in_doubt(std::string_view message) const {
    return doubt_ != nullptr && doubt_->concerns(message, place_);
}

void ScriptReport::error(const LuaNode& at, std::string_view message) {
    if (!in_doubt(message)) error_in_lua(at, message);
}

void ScriptReport::error_in_lua(const LuaNode& at, std::string_view message) {
    report_->error(place_of(at), cut(message));
}

void ScriptReport::warning(const LuaNode& at, std::string_view message) {
    if (!in_doubt(message)) report_->warning(place_of(at), cut(message));
}

}  // namespace cardwright::tool
