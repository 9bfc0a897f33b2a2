#include "cardwright/lint/script_linter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace cardwright::tool {
namespace {

using NodeKind = LuaNode::Kind;

void add_assigned(const LuaNode& node, NameSet& names) {
    if (node.is(NodeKind::assignment)) {
        for (std::size_t at = 0; at < node.count; ++at) {
            if (node.children[at].is(NodeKind::name)) names.insert(node.children[at].text);
        }
    }
    for (const LuaNode& child : node.children) add_assigned(child, names);
}

LintType plain(LintType::Kind kind) {
    LintType type;
    type.kind = kind;
    return type;
}

}  // namespace

ScriptLinter::ScriptLinter(const LintedScript& script, const GameNames* names,
                           const NameSet& modules, ScriptReport& report)
    : script_{&script}, names_{names}, modules_{&modules}, report_{&report} {}

void ScriptLinter::lint() {
    add_assigned(script_->chunk, assigned_);
    if (names_ != nullptr) roles_ = RoleFinder{*script_, *names_, *report_}.find();
    if (script_->session != nullptr) find_runs(script_->chunk);
    read_block(script_->chunk);
}

void ScriptLinter::problem(const LuaNode& at, const std::string& message) {
    report_->error(at, message);
}

void ScriptLinter::warning(const LuaNode& at, const std::string& message) {
    report_->warning(at, message);
}

std::string ScriptLinter::unknown(std::string_view name,
                                  const std::vector<std::string_view>& known) const {
    return fmt::format("\"{}\"{}", name, report_->similar(name, known));
}

void ScriptLinter::declare(const std::string& name, LintType type) {
    scopes_.back().emplace_back(name, assigned_.contains(name) ? LintType{} : std::move(type));
}

const LintType* ScriptLinter::local(std::string_view name) const {
    for (const auto& scope : std::views::reverse(scopes_)) {
        const auto found = std::find_if(scope.rbegin(), scope.rend(),
                                        [&](const auto& each) { return each.first == name; });
        if (found != scope.rend()) return &found->second;
    }
    return nullptr;
}

/// `run = function(t) … end`
void ScriptLinter::find_runs(const LuaNode& node) {
    if (node.is(NodeKind::entry) && node.children.size() == 2 &&
        node.children[0].is(NodeKind::string) && node.children[0].text == "run" &&
        node.children[1].is(NodeKind::function)) {
        roles_[&node.children[1]] = {FunctionUse::any, {plain(LintType::Kind::session)}, ""};
    }
    for (const LuaNode& child : node.children) find_runs(child);
}

// ---- statements ----

void ScriptLinter::read_block(const LuaNode& block) {
    scopes_.emplace_back();
    read_statements(block);
    scopes_.pop_back();
}

void ScriptLinter::read_statements(const LuaNode& block) {
    for (const LuaNode& statement : block.children) read_statement(statement);
}

void ScriptLinter::read_statement(const LuaNode& node) {
    switch (node.kind) {
        case NodeKind::block:
            read_block(node);
            break;
        case NodeKind::local:
            read_local(node);
            break;
        case NodeKind::local_function:
            declare(node.names[0], {});
            read(node.children[0]);
            break;
        case NodeKind::assignment:
            read_assignment(node);
            break;
        case NodeKind::branch:
        case NodeKind::loop:
            for (const LuaNode& child : node.children) {
                child.is(NodeKind::block) ? read_block(child) : static_cast<void>(read(child));
            }
            break;
        case NodeKind::until:
            // The condition sees the variables of the block.
            scopes_.emplace_back();
            read_statements(node.children[0]);
            read(node.children[1]);
            scopes_.pop_back();
            break;
        case NodeKind::counting:
            for (std::size_t at = 0; at + 1 < node.children.size(); ++at) read(node.children[at]);
            scopes_.emplace_back();
            declare(node.names[0], plain(LintType::Kind::number));
            read_block(node.children.back());
            scopes_.pop_back();
            break;
        case NodeKind::each:
            read_each(node);
            break;
        case NodeKind::expression:
        case NodeKind::result:
            for (const LuaNode& child : node.children) read(child);
            break;
        default:
            break;
    }
}

void ScriptLinter::read_local(const LuaNode& node) {
    std::vector<LintType> types;
    for (const LuaNode& value : node.children) types.push_back(read(value));
    for (std::size_t at = 0; at < node.names.size(); ++at) {
        declare(node.names[at], at < types.size() ? types[at] : LintType{});
    }
}

void ScriptLinter::read_assignment(const LuaNode& node) {
    for (std::size_t at = node.count; at < node.children.size(); ++at) read(node.children[at]);
    for (std::size_t at = 0; at < node.count; ++at) {
        const LuaNode& target = node.children[at];
        if (target.is(NodeKind::name)) {
            if (local(target.text) == nullptr) {
                report_->error_in_lua(
                    target, fmt::format("\"{}\" would be a global, and scripts share nothing: "
                                        "write \"local {}\"",
                                        target.text, target.text));
            }
            continue;
        }
        if (!target.is(NodeKind::index)) continue;
        const LintType object = read(target.children[0]);
        read(target.children[1]);
        if (object.is(LintType::Kind::object) && target.is_field()) {
            problem(target.children[1],
                    fmt::format("\"{}\" of {} cannot be set like that; what changes goes through "
                                "methods, such as add and move",
                                target.children[1].text, api::info(object.object).shown));
        }
    }
}

void ScriptLinter::read_each(const LuaNode& node) {
    LintType element;
    for (std::size_t at = 0; at < node.count; ++at) {
        const LuaNode& value = node.children[at];
        const LintType type = read(value);
        if (at == 0 && type.element && value.is(NodeKind::call)) element = *type.element;
    }
    scopes_.emplace_back();
    for (std::size_t at = 0; at < node.names.size(); ++at) {
        declare(node.names[at], at == 1 ? element : LintType{});
    }
    read_block(node.children.back());
    scopes_.pop_back();
}

void ScriptLinter::read_function(const LuaNode& node) {
    const FunctionUse outer_use = use_;
    const std::string outer_what = what_;
    const auto role = roles_.find(&node);
    scopes_.emplace_back();
    const std::vector<LintType>* parameters = nullptr;
    if (role != roles_.end()) {
        parameters = &role->second.parameters;
        use_ = role->second.use;
        what_ = role->second.what;
    }
    for (std::size_t at = 0; at < node.names.size(); ++at) {
        const bool known = parameters != nullptr && at < parameters->size();
        declare(node.names[at], known ? (*parameters)[at] : LintType{});
    }
    read_block(node.children[0]);
    scopes_.pop_back();
    use_ = outer_use;
    what_ = outer_what;
}

}  // namespace cardwright::tool
