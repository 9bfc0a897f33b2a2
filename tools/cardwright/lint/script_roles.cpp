#include "cardwright/lint/script_roles.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace cardwright::tool {
namespace {

using api::Object;
using NodeKind = LuaNode::Kind;

const LuaNode* value_of(const LuaNode& table, std::string_view key) {
    for (const LuaNode& entry : table.children) {
        if (entry.children.size() == 2 && entry.children[0].is(NodeKind::string) &&
            entry.children[0].text == key) {
            return &entry.children[1];
        }
    }
    return nullptr;
}

/// A text, or all the texts of a list.
std::vector<const LuaNode*> texts_in(const LuaNode* value) {
    std::vector<const LuaNode*> texts;
    if (value == nullptr) return texts;
    if (value->is(NodeKind::string)) texts.push_back(value);
    if (!value->is(NodeKind::table)) return texts;
    for (const LuaNode& entry : value->children) {
        const LuaNode& item = entry.children.back();
        if (entry.children.size() == 1 && item.is(NodeKind::string)) texts.push_back(&item);
    }
    return texts;
}

}  // namespace

FunctionRoles RoleFinder::find() {
    switch (script_->place) {
        case ScriptPlace::card:
            find_card();
            break;
        case ScriptPlace::verbs:
            find_verbs();
            break;
        case ScriptPlace::steps:
            find_functions(FunctionUse::free, "", {context()});
            break;
        case ScriptPlace::setup:
            find_functions(FunctionUse::quiet, "the set-up", {context()});
            break;
        case ScriptPlace::scoring:
            find_functions(FunctionUse::pure, "scoring", {object_type(Object::player)});
            break;
        case ScriptPlace::bot:
            find_functions(FunctionUse::bot, "a bot",
                           {object_type(Object::game), object_type(Object::choice)});
            break;
        case ScriptPlace::module:
        case ScriptPlace::spec:
            break;
    }
    return std::move(roles_);
}

LintType RoleFinder::context(int event) const {
    LintType type = object_type(Object::context);
    type.event = event;
    return type;
}

void RoleFinder::problem(const LuaNode& at, const std::string& message) {
    report_->error(at, message);
}

void RoleFinder::check_name(const LuaNode& text, const NameSet* known, const char* what) {
    if (known == nullptr || known->contains(text.text)) return;
    const std::vector<std::string_view> names{known->begin(), known->end()};
    problem(text, fmt::format("there is no {} \"{}\"{}", what, text.text,
                              report_->similar(text.text, names)));
}

void RoleFinder::give(const LuaNode& function, FunctionUse use, const std::string& what,
                      std::vector<LintType> parameters) {
    if (!function.is(NodeKind::function)) return;
    roles_[&function] = {use, std::move(parameters), what};
}

void RoleFinder::find_functions(FunctionUse use, const std::string& what,
                                const std::vector<LintType>& parameters) {
    for (const auto& field : returned_table(script_->chunk).fields) {
        // Who won is told as a list of players.
        const bool other = field.name == "first_after" || field.name == "always";
        give(*field.value, use, what, other ? std::vector<LintType>{} : parameters);
    }
}

void RoleFinder::find_verbs() {
    constexpr std::pair<const char*, Object> objects[] = {{"player", Object::player},
                                                          {"card", Object::card},
                                                          {"context", Object::context},
                                                          {"game", Object::game},
                                                          {"zone", Object::zone}};
    for (const auto& part : returned_table(script_->chunk).fields) {
        if (part.name == "why_idle") {
            give(*part.value, FunctionUse::pure, "`why_idle`",
                 {object_type(Object::player), object_type(Object::player)});
        }
        for (const auto& field : fields_of_value(script_->chunk, *part.value).fields) {
            if (part.name == "acts") {
                give(*field.value, FunctionUse::free, "",
                     {object_type(Object::player), object_type(Object::card)});
            } else if (part.name == "queries") {
                give(*field.value, FunctionUse::pure, "a query", {context()});
            }
            for (const auto& [name, object] : objects) {
                if (part.name == name)
                    give(*field.value, FunctionUse::any, "", {object_type(object)});
            }
        }
    }
}

void RoleFinder::find_card() {
    for (const auto& field : returned_table(script_->chunk).fields) find_card_field(field);
}

void RoleFinder::find_card_field(const ReturnedTable::Field& field) {
    const auto& hooks = names_->blueprint().hooks;
    const auto hook = std::find_if(hooks.begin(), hooks.end(),
                                   [&](const HookKind& each) { return each.name == field.name; });
    if (hook != hooks.end()) {
        const int event = hook->event == no_event ? -1 : static_cast<int>(index_of(hook->event));
        give(*field.value, FunctionUse::free, "", {context(event)});
        return;
    }
    const LuaNode& value = *field.value;
    if (field.name == "triggers") {
        read_triggers(value);
    } else if (field.name == "modifiers") {
        read_modifiers(value);
    } else if (field.name == "settle" || field.name == "meanwhile") {
        const FunctionUse use = field.name == "settle" ? FunctionUse::quiet : FunctionUse::free;
        const LuaNode* run = value.is(NodeKind::table) ? value_of(value, "run") : &value;
        if (run != nullptr) give(*run, use, "`settle`", {context()});
    } else if (field.name == "effects") {
        for (const LuaNode& effect : value.children) {
            const LuaNode& parts = effect.children.empty() ? effect : effect.children.back();
            if (const LuaNode* list = value_of(parts, "triggers")) read_triggers(*list);
            if (const LuaNode* list = value_of(parts, "modifiers")) read_modifiers(*list);
        }
    } else {
        std::vector<std::string_view> known{"triggers", "modifiers", "effects", "settle",
                                            "meanwhile"};
        for (const HookKind& each : hooks) known.emplace_back(each.name);
        problem(*field.place, fmt::format("\"{}\" is no hook, and nothing else that a card has{}",
                                          field.name, report_->similar(field.name, known)));
    }
}

void RoleFinder::read_triggers(const LuaNode& list) {
    if (!list.is(NodeKind::table)) return;
    for (const LuaNode& entry : list.children) {
        const LuaNode& trigger = entry.children.back();
        if (!trigger.is(NodeKind::table)) continue;
        int event = -1;
        for (const char* key : {"event", "before"}) {
            for (const LuaNode* text : texts_in(value_of(trigger, key))) {
                check_name(*text, names_->names_of("event_name", Object::game), "event");
                event = names_->event_called(text->text);
            }
        }
        for (const LuaNode* text : texts_in(value_of(trigger, "from"))) {
            check_name(*text, &names_->zones(), "kind of zone");
        }
        if (const LuaNode* run = value_of(trigger, "run")) {
            give(*run, FunctionUse::free, "", {context(event)});
        }
        if (const LuaNode* when = value_of(trigger, "when")) {
            give(*when, FunctionUse::pure, "`when`", {context(event)});
        }
    }
}

void RoleFinder::read_modifiers(const LuaNode& list) {
    if (!list.is(NodeKind::table)) return;
    for (const LuaNode& entry : list.children) {
        const LuaNode& modifier = entry.children.back();
        if (!modifier.is(NodeKind::table)) continue;
        NameSet queries;
        for (const QueryKind& query : names_->blueprint().queries) queries.insert(query.name);
        for (const LuaNode* text : texts_in(value_of(modifier, "query"))) {
            check_name(*text, &queries, "query");
        }
        for (const LuaNode* text : texts_in(value_of(modifier, "from"))) {
            check_name(*text, &names_->zones(), "kind of zone");
        }
        for (const char* key : {"add", "set", "when"}) {
            if (const LuaNode* function = value_of(modifier, key)) {
                give(*function, FunctionUse::pure, "a modifier", {context()});
            }
        }
    }
}

}  // namespace cardwright::tool
