// What a call of something the API has is given: how many arguments, which keys, which names.

#include <fmt/format.h>

#include <algorithm>

#include "cardwright/lint/script_linter.hpp"

namespace cardwright::tool {
namespace {

using api::Argument;
using api::Object;
using NodeKind = LuaNode::Kind;

/// All words that a type of the API stands for, with those its own words stand for.
void add_words(std::string_view type, std::vector<std::string_view>& words) {
    for (const std::string_view word : alternatives_of(type)) {
        words.push_back(word);
        const auto known = std::find_if(api::types().begin(), api::types().end(),
                                        [&](const api::Type& each) { return each.word == word; });
        if (known == api::types().end() || known->meaning.empty()) continue;
        if (!known->word.ends_with("_name")) add_words(known->meaning, words);
    }
}

bool has_word(const std::vector<std::string_view>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool takes_any(const std::vector<std::string_view>& words) {
    return has_word(words, "any");
}

bool takes_text(const std::vector<std::string_view>& words) {
    return takes_any(words) || has_word(words, "string") ||
           std::any_of(words.begin(), words.end(), [](std::string_view word) {
               return word.ends_with("_name") || word.starts_with('"');
           });
}

bool takes_table(const std::vector<std::string_view>& words) {
    return takes_any(words) || std::any_of(words.begin(), words.end(), [](std::string_view word) {
               return word.starts_with("table") || word.ends_with("[]") || word.starts_with('{') ||
                      word == "filter";
           });
}

bool takes_function(const std::vector<std::string_view>& words) {
    return takes_any(words) || std::any_of(words.begin(), words.end(), [](std::string_view word) {
               return word.starts_with("fun(") || word.starts_with("(fun(");
           });
}

/// What comes last may be several values.
bool open_ended(const LuaNode& call) {
    const LuaNode& last = call.children.back();
    return call.children.size() > 1 &&
           (last.is(NodeKind::call) || last.is(NodeKind::method) || last.is(NodeKind::rest));
}

const Argument* argument_called(std::span<const Argument> keys, std::string_view name) {
    const auto found = std::find_if(keys.begin(), keys.end(),
                                    [&](const Argument& key) { return key.name == name; });
    return found == keys.end() ? nullptr : &*found;
}

}  // namespace

void ScriptLinter::check_use(api::Use use, const LuaNode& at, std::string_view name) {
    const bool may_not_change = use_ == FunctionUse::pure || use_ == FunctionUse::bot;
    const std::string where = what_.empty() ? "here" : "in " + what_;
    if (use == api::Use::asks && (may_not_change || use_ == FunctionUse::quiet)) {
        problem(at, fmt::format("\"{}\" asks a player, and nothing may be asked {}", name, where));
    } else if (use == api::Use::changes && may_not_change) {
        problem(at, fmt::format("\"{}\" changes something, and nothing may be changed {}", name,
                                where));
    } else if (use == api::Use::rules && use_ == FunctionUse::bot) {
        problem(at, fmt::format("bots cannot use \"{}\"", name));
    }
}

void ScriptLinter::check_call(const api::Row& row, const LuaNode& call, Object object) {
    const auto arguments = row.arguments();
    const std::size_t given = call.children.size() - 1;
    if (given > arguments.size()) {
        problem(call.children[arguments.size() + 1],
                fmt::format("\"{}\" takes {} argument{}", row.name,
                            arguments.empty() ? "no" : "only " + std::to_string(arguments.size()),
                            arguments.size() == 1 ? "" : "s"));
    }
    if (given < arguments.size() && !arguments[given].optional() && !open_ended(call)) {
        problem(call, fmt::format("\"{}\" needs `{}`: {}", row.name, arguments[given].name,
                                  arguments[given].type));
    }
    for (std::size_t at = 0; at < std::min(given, arguments.size()); ++at) {
        check_argument(arguments[at], call.children[at + 1], object, false);
    }
    if (row.name == "fire" || row.name == "announce") check_event_fields(call);
}

void ScriptLinter::check_argument(const Argument& argument, const LuaNode& value, Object object,
                                  bool in_table) {
    std::vector<std::string_view> words;
    add_words(argument.type, words);
    const auto wrong = [&](const char* found) {
        problem(value,
                fmt::format("`{}` takes {}, not {}", argument.name,
                            argument.optional() ? argument.type.substr(0, argument.type.size() - 1)
                                                : argument.type,
                            found));
    };
    switch (value.kind) {
        case NodeKind::nil:
            if (in_table) {
                problem(value, fmt::format("`{} = nil` says nothing, as if it were not there",
                                           argument.name));
            } else if (!argument.optional() && !takes_any(words)) {
                wrong("nil");
            }
            break;
        case NodeKind::string:
            if (!takes_text(words)) {
                wrong("a text");
            } else {
                check_text(words, value, object);
            }
            break;
        case NodeKind::number:
            if (!takes_any(words) && !has_word(words, "integer")) {
                wrong("a number");
            } else if (value.text.find('.') != std::string::npos && !takes_any(words)) {
                wrong("a number with a fraction");
            }
            break;
        case NodeKind::truth:
            if (!takes_any(words) && !has_word(words, "boolean")) wrong("true or false");
            break;
        case NodeKind::table:
            if (!takes_table(words)) {
                wrong("a table");
            } else if (!argument.keys.empty() || has_word(words, "filter")) {
                check_keys(argument, value, object);
            } else {
                for (const LuaNode& entry : value.children) {
                    const LuaNode& item = entry.children.back();
                    if (entry.children.size() > 1) continue;
                    if (item.is(NodeKind::string)) check_text(words, item, object);
                    if (item.is(NodeKind::table) && has_word(words, "refuse")) {
                        check_keys(api::listed_reason(), item, object);
                    }
                }
            }
            break;
        case NodeKind::function:
            if (!takes_function(words)) {
                wrong("a function");
            } else {
                check_function(argument, value);
            }
            break;
        default:
            break;
    }
    if (argument.name == "prompt" && value.is(NodeKind::string) && !names_->has_text(value.text)) {
        warning(value,
                fmt::format("no text says what \"{}\" asks: write it in a locale", value.text));
    }
}

/// A table with fixed keys, with those of a filter, or with both.
void ScriptLinter::check_keys(const Argument& argument, const LuaNode& table, Object object) {
    const bool filters = argument.filter || argument.keys.empty();
    bool all_plain = true;
    NameSet there;
    for (const LuaNode& entry : table.children) {
        if (entry.children.size() < 2 || !entry.children[0].is(NodeKind::string)) {
            all_plain = false;
            continue;
        }
        const LuaNode& key = entry.children[0];
        const LuaNode& value = entry.children[1];
        there.insert(key.text);
        if (const Argument* known = argument_called(argument.keys, key.text)) {
            check_argument(*known, value, object, true);
            continue;
        }
        if (filters && names_->filters().contains(key.text)) {
            check_filter(key, value);
            continue;
        }
        std::vector<std::string_view> known;
        for (const Argument& each : argument.keys) known.push_back(each.name);
        if (filters) known.insert(known.end(), names_->filters().begin(), names_->filters().end());
        problem(key, fmt::format("there is no key {} here", unknown(key.text, known)));
    }
    if (!all_plain) return;
    for (const Argument& key : argument.keys) {
        if (key.optional() || there.contains(key.name)) continue;
        problem(table, fmt::format("`{}` is missing: {}", key.name, key.type));
    }
}

void ScriptLinter::check_filter(const LuaNode& key, const LuaNode& value) {
    const Argument* known = argument_called(api::filter_keys(), key.text);
    if (known == nullptr) {
        if (value.is(NodeKind::nil)) {
            problem(value,
                    fmt::format("`{} = nil` says nothing, as if it were not there", key.text));
        }
        return;
    }
    check_argument(*known, value, Object::card, true);
}

void ScriptLinter::check_text(const std::vector<std::string_view>& types, const LuaNode& text,
                              Object object) {
    // A list of names is a type of its own: `type_name[]`.
    std::vector<std::string_view> words;
    for (std::string_view type : types) {
        if (type.ends_with("[]")) type.remove_suffix(2);
        if (type.starts_with('(') && type.ends_with(')')) {
            type = type.substr(1, type.size() - 2);
        }
        for (const std::string_view word : alternatives_of(type)) words.push_back(word);
    }
    std::vector<std::string_view> literals;
    for (const std::string_view word : words) {
        if (word.starts_with('"')) literals.push_back(word.substr(1, word.size() - 2));
        if (word == "string" || word == "any" || word == "reason" || word == "text_key" ||
            word == "value") {
            return;
        }
    }
    if (!literals.empty() &&
        std::find(literals.begin(), literals.end(), text.text) == literals.end()) {
        problem(text, fmt::format("{} is none of: {}", unknown(text.text, literals),
                                  fmt::join(literals, ", ")));
        return;
    }
    for (const std::string_view word : words) {
        if (word == "effect_name") {
            if (script_->place != ScriptPlace::card || script_->effects.empty()) return;
            if (script_->effects.contains(text.text)) return;
            problem(text, fmt::format("the card declares no effect {}",
                                      unknown(text.text,
                                              {script_->effects.begin(), script_->effects.end()})));
            return;
        }
        if (word.ends_with("_name")) check_word(text, word, object);
    }
}

void ScriptLinter::check_word(const LuaNode& text, std::string_view words, Object object) {
    if (names_ == nullptr || words.empty()) return;
    const NameSet* known = names_->names_of(words, object);
    if (known == nullptr || known->contains(text.text)) return;
    std::string what{words.substr(0, words.size() - std::string_view{"_name"}.size())};
    problem(text, fmt::format("there is no {} {}", what,
                              unknown(text.text, {known->begin(), known->end()})));
}

/// A function that is handed over runs when the engine says so.
void ScriptLinter::check_function(const Argument& argument, const LuaNode& function) {
    FunctionRole role{use_, {}, what_};
    for (const std::string_view type : alternatives_of(argument.type)) {
        role.parameters = parameters_called(type);
        if (!role.parameters.empty()) break;
    }
    if (argument.name == "refuse" || argument.name == "where") {
        role.use = FunctionUse::pure;
        role.what = fmt::format("`{}`", argument.name);
    } else if (argument.name == "try") {
        role.use = FunctionUse::quiet;
        role.what = "a trial";
    }
    roles_[&function] = std::move(role);
}

/// What a verb of the ruleset can be told: `me:gain(card, { to = me.hand })`.
void ScriptLinter::check_verb(const LuaNode& call, const VerbKind& verb) {
    if (call.children.size() > 3) {
        problem(call.children[3], fmt::format("\"{}\" takes only 2 arguments", verb.name));
    }
    if (call.children.size() == 1) {
        problem(call, fmt::format("\"{}\" needs a card", verb.name));
    }
    if (call.children.size() < 3 || !call.children[2].is(NodeKind::table)) return;
    std::vector<std::string_view> known{"time", "times"};
    for (const VerbArgument& argument : verb.arguments) {
        if (argument.kind == VerbArgument::Kind::here) continue;
        known.push_back(names_->blueprint().schema.words.text(argument.name));
    }
    for (const LuaNode& entry : call.children[2].children) {
        if (entry.children.size() < 2 || !entry.children[0].is(NodeKind::string)) continue;
        const std::string& key = entry.children[0].text;
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        problem(entry.children[0],
                fmt::format("\"{}\" cannot be told {}", verb.name, unknown(key, known)));
    }
}

/// `game:fire("bought", { player = me })`
void ScriptLinter::check_event_fields(const LuaNode& call) {
    if (call.children.size() < 3 || !call.children[1].is(NodeKind::string)) return;
    const auto fields = names_->fields_of(names_->event_called(call.children[1].text));
    if (!fields || !call.children[2].is(NodeKind::table)) return;
    for (const LuaNode& entry : call.children[2].children) {
        if (entry.children.size() < 2 || !entry.children[0].is(NodeKind::string)) continue;
        const LuaNode& key = entry.children[0];
        if (fields->contains(key.text)) continue;
        problem(key, fmt::format("this event has no field {}",
                                 unknown(key.text, {fields->begin(), fields->end()})));
    }
}

/// `t:play("ann", "ant")` is an answer to a menu with such an entry.
void ScriptLinter::check_session(const LuaNode& call) {
    if (script_->session->contains(call.text)) return;
    const std::vector<std::string_view> known{script_->session->begin(), script_->session->end()};
    problem(call,
            fmt::format("no table has a method or a menu with {}", unknown(call.text, known)));
}

}  // namespace cardwright::tool
