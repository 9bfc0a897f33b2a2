// What expressions are, and what is wrong with them.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cardwright/lint/script_linter.hpp"

namespace cardwright::tool {
namespace {

using api::Object;
using NodeKind = LuaNode::Kind;

constexpr std::array<std::string_view, 12> script_globals{
    "assert", "error",  "game",  "ipairs",   "math",     "pairs",
    "select", "string", "table", "tonumber", "tostring", "type"};

struct LuaLibrary {
    std::string_view name;
    std::vector<std::string_view> functions;
};

const std::vector<LuaLibrary>& lua_libraries() {
    static const std::vector<LuaLibrary> all{
        {"string",
         {"byte", "char", "ends_with", "find", "format", "len", "lower", "rep", "reverse", "split",
          "starts_with", "sub", "trim", "upper"}},
        {"table", {"concat", "insert", "pack", "remove", "sort", "unpack"}},
        {"math",
         {"abs", "ceil", "floor", "max", "min", "tointeger", "ult", "maxinteger", "mininteger",
          "huge", "pi"}}};
    return all;
}

const LuaLibrary* library_called(std::string_view name) {
    for (const LuaLibrary& library : lua_libraries()) {
        if (library.name == name) return &library;
    }
    return nullptr;
}

bool has(const std::vector<std::string_view>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

LintType type_of_kind(LintType::Kind kind) {
    LintType type;
    type.kind = kind;
    return type;
}

}  // namespace

LintType ScriptLinter::read(const LuaNode& node) {
    switch (node.kind) {
        case NodeKind::number:
            return type_of_kind(LintType::Kind::number);
        case NodeKind::string:
            return type_of_kind(LintType::Kind::text);
        case NodeKind::truth:
            return type_of_kind(LintType::Kind::truth);
        case NodeKind::name:
            return read_name(node);
        case NodeKind::index:
            return read_index(node);
        case NodeKind::call:
            return read_call(node);
        case NodeKind::method:
            return read_method(node);
        case NodeKind::function:
            read_function(node);
            return {};
        case NodeKind::binary:
            return read_binary(node);
        case NodeKind::unary:
            read(node.children[0]);
            return type_of_kind(node.text == "not" ? LintType::Kind::truth
                                                   : LintType::Kind::number);
        default:
            for (const LuaNode& child : node.children) read(child);
            return {};
    }
}

LintType ScriptLinter::read_name(const LuaNode& node) {
    if (const LintType* known = local(node.text)) return *known;
    const bool spec = script_->place == ScriptPlace::spec;
    if (node.text == "game" && !spec) return object_type(Object::game);
    if (node.text == (spec ? "scenario" : "use")) return {};
    if (std::find(script_globals.begin(), script_globals.end(), node.text) !=
        script_globals.end()) {
        return {};
    }
    std::vector<std::string_view> known{script_globals.begin(), script_globals.end()};
    known.emplace_back("use");
    for (const Scope& scope : scopes_) {
        for (const auto& variable : scope) known.emplace_back(variable.first);
    }
    report_->error_in_lua(node, "there is no variable " + unknown(node.text, known));
    return {};
}

LintType ScriptLinter::read_index(const LuaNode& node) {
    const LuaNode& object = node.children[0];
    const LuaNode& key = node.children[1];
    if (object.is(NodeKind::name) && local(object.text) == nullptr && node.is_field()) {
        const LuaLibrary* library = library_called(object.text);
        if (library != nullptr) {
            if (!has(library->functions, key.text)) {
                report_->error_in_lua(key, fmt::format("\"{}\" has no {}", object.text,
                                                       unknown(key.text, library->functions)));
            }
            return {};
        }
    }
    const LintType type = read(object);
    if (!node.dotted) read(key);
    if (node.is_field()) return read_field(key, type);
    if (type.element) return *type.element;
    if (type.is(Object::zones)) return object_type(Object::zone);
    return {};
}

LintType ScriptLinter::read_field(const LuaNode& key, const LintType& object) {
    if (names_ == nullptr) return {};
    const auto among = [&](const NameSet& known, std::string_view what) {
        if (known.contains(key.text)) return;
        const std::vector<std::string_view> names{known.begin(), known.end()};
        problem(key, fmt::format("there is no {} {}", what, unknown(key.text, names)));
    };
    const auto* const empty = [] {
        static const NameSet none;
        return &none;
    }();
    const auto known_names = [&](const char* which) {
        const NameSet* known = names_->names_of(which, Object::game);
        return known != nullptr ? known : empty;
    };
    switch (object.kind) {
        case LintType::Kind::object:
            return read_object_field(key, object);
        case LintType::Kind::card_params:
            if (script_->params) among(*script_->params, "param of this card");
            return {};
        case LintType::Kind::game_params:
            among(*known_names("game_param"), "param of the ruleset");
            return type_of_kind(LintType::Kind::number);
        case LintType::Kind::options:
            among(*known_names("option"), "option of the ruleset");
            return type_of_kind(LintType::Kind::number);
        case LintType::Kind::all_zones:
            among(names_->zones(), "kind of zone");
            return object_type(Object::zones);
        default:
            break;
    }
    if (names_->anywhere(key.text) || key.text == "n") return {};
    for (const LuaLibrary& library : lua_libraries()) {
        if (has(library.functions, key.text)) return {};
    }
    problem(key, fmt::format("nothing has a {}, and no table of these scripts",
                             unknown(key.text, names_->known_anywhere())));
    return {};
}

LintType ScriptLinter::read_object_field(const LuaNode& key, const LintType& object) {
    const std::string& name = key.text;
    if (const api::Row* row = api::find(object.object, name)) {
        if (row->kind != api::Kind::field) return {};
        check_use(row->use, key, name);
        if (object.is(Object::game)) {
            if (name == "params") return type_of_kind(LintType::Kind::game_params);
            if (name == "options") return type_of_kind(LintType::Kind::options);
            if (name == "all") return type_of_kind(LintType::Kind::all_zones);
        }
        if (object.is(Object::context) && name == "params") {
            return type_of_kind(script_->place == ScriptPlace::card ? LintType::Kind::card_params
                                                                    : LintType::Kind::unknown);
        }
        LintType type = type_called(row->result);
        if (type.is(Object::event)) type.event = object.event;
        return type;
    }
    if (object.is(Object::event)) {
        const auto fields = names_->fields_of(object.event);
        if (fields && !fields->contains(name)) {
            std::vector<std::string_view> known{fields->begin(), fields->end()};
            for (const api::Row* row : api::rows()) {
                if (row->on.has(Object::event)) known.emplace_back(row->name);
            }
            problem(key, fmt::format("this event has no {}", unknown(name, known)));
            return {};
        }
    }
    if (const LintType* member = names_->member(object.object, name)) return *member;
    if (names_->verb(object.object, name) != nullptr) return {};
    const NameSet* cards = names_->names_of("card_name", object.object);
    if (object.is(Object::zones) && cards != nullptr && cards->contains(name)) {
        return object_type(Object::zone);
    }
    std::vector<std::string_view> known = names_->known(object.object);
    if (object.is(Object::zones) && cards != nullptr) {
        known.insert(known.end(), cards->begin(), cards->end());
    }
    problem(key, fmt::format("{} {} no {}", api::info(object.object).shown,
                             object.is(Object::zones) ? "have" : "has", unknown(name, known)));
    return {};
}

void ScriptLinter::read_arguments(const LuaNode& call) {
    for (std::size_t at = 1; at < call.children.size(); ++at) read(call.children[at]);
}

LintType ScriptLinter::read_call(const LuaNode& node) {
    const LuaNode& function = node.children[0];
    if (function.is(NodeKind::name) && local(function.text) == nullptr) {
        const bool literal = node.children.size() == 2 && node.children[1].is(NodeKind::string);
        if (function.text == "use" && literal && names_ != nullptr &&
            !modules_->contains(node.children[1].text)) {
            const std::vector<std::string_view> known{modules_->begin(), modules_->end()};
            problem(node.children[1],
                    "there is no module " + unknown(node.children[1].text, known));
        }
        if (function.text == "ipairs" && node.children.size() == 2) {
            LintType list = read(node.children[1]);
            if (list.is(LintType::Kind::list)) return list;
            return {};
        }
    }
    if (names_ != nullptr && function.is(NodeKind::index) && function.dotted) {
        const LintType object = read(function.children[0]);
        const LuaNode& key = function.children[1];
        const api::Row* row =
            object.is(LintType::Kind::object) ? api::find(object.object, key.text) : nullptr;
        const bool method =
            (row != nullptr && row->kind != api::Kind::field) ||
            (object.is(LintType::Kind::object) && names_->verb(object.object, key.text) != nullptr);
        if (method) {
            problem(key, fmt::format("a method is called with a colon: \":{}(…)\"", key.text));
        } else {
            const bool library = function.children[0].is(NodeKind::name) &&
                                 local(function.children[0].text) == nullptr &&
                                 library_called(function.children[0].text) != nullptr;
            library ? static_cast<void>(read_index(function))
                    : static_cast<void>(read_field(key, object));
        }
    } else {
        read(function);
    }
    read_arguments(node);
    return {};
}

/// Nobody needs to know what a value is to know what `choose_cards` takes: only players have it.
std::optional<Object> ScriptLinter::only_object_with(std::string_view method) const {
    std::optional<Object> only;
    if (names_->blueprint().find_verb(method)) return std::nullopt;
    for (std::size_t at = 0; at < api::object_count; ++at) {
        const auto object = static_cast<Object>(at);
        const bool of_content =
            names_->verb(object, method) != nullptr || names_->member(object, method) != nullptr;
        const api::Row* row = api::find(object, method);
        if (row == nullptr && !of_content) continue;
        if (only || of_content || row->kind == api::Kind::field) return std::nullopt;
        only = object;
    }
    return only;
}

LintType ScriptLinter::read_method(const LuaNode& node) {
    LintType object = read(node.children[0]);
    if (names_ == nullptr) {
        if (object.is(LintType::Kind::session)) check_session(node);
        read_arguments(node);
        return {};
    }
    if (object.is(LintType::Kind::unknown) &&
        !has(library_called("string")->functions, node.text)) {
        if (const auto only = only_object_with(node.text)) object = object_type(*only);
    }
    if (!object.is(LintType::Kind::object)) {
        read_arguments(node);
        const bool of_texts = has(library_called("string")->functions, node.text);
        if (!names_->anywhere(node.text) && !of_texts) {
            problem(node, fmt::format("nothing has a method {}",
                                      unknown(node.text, names_->known_anywhere())));
        }
        return {};
    }
    if (const api::Row* row = api::find(object.object, node.text)) {
        if (row->kind == api::Kind::field) {
            problem(node, fmt::format("\"{}\" is a field: write \".{}\"", node.text, node.text));
            read_arguments(node);
            return {};
        }
        check_use(row->use, node, node.text);
        check_call(*row, node, object.object);
        read_arguments(node);
        return type_called(row->result);
    }
    const Blueprint& blueprint = names_->blueprint();
    const auto verb =
        object.is(Object::player) ? blueprint.find_verb(names_->meant(node.text)) : std::nullopt;
    if (verb) {
        check_use(api::Use::changes, node, node.text);
        check_verb(node, blueprint.verbs[index_of(*verb)]);
    } else if (const LintType* member = names_->member(object.object, node.text)) {
        if (member->is(LintType::Kind::object)) {
            problem(node, fmt::format("\"{}\" is a zone and no method: write \".{}\"", node.text,
                                      node.text));
        }
    } else if (const ScriptVerb* known = names_->verb(object.object, node.text)) {
        if (!known->open && node.children.size() - 1 > known->parameters) {
            problem(node.children[known->parameters + 1],
                    fmt::format("\"{}\" takes only {} argument{}", node.text, known->parameters,
                                known->parameters == 1 ? "" : "s"));
        }
    } else {
        problem(node, fmt::format("{} has no {}", api::info(object.object).shown,
                                  unknown(node.text, names_->known(object.object))));
    }
    read_arguments(node);
    return {};
}

LintType ScriptLinter::read_binary(const LuaNode& node) {
    const LintType left = read(node.children[0]);
    const LintType right = read(node.children[1]);
    const std::string& sign = node.text;
    if (sign == "==" || sign == "~=") {
        if (node.children[1].is(NodeKind::string)) {
            check_word(node.children[1], left.words, Object::game);
        }
        if (node.children[0].is(NodeKind::string)) {
            check_word(node.children[0], right.words, Object::game);
        }
    }
    if (sign == "and") return {};
    if (sign == "or") {
        return left.kind == right.kind && left.object == right.object && !left.element ? left
                                                                                       : LintType{};
    }
    if (sign == "..") return type_of_kind(LintType::Kind::text);
    const bool compares =
        sign == "==" || sign == "~=" || sign == "<" || sign == ">" || sign == "<=" || sign == ">=";
    return type_of_kind(compares ? LintType::Kind::truth : LintType::Kind::number);
}

}  // namespace cardwright::tool
