#include "cardwright/annotate/lua_types.hpp"

#include <algorithm>
#include <cctype>

namespace cardwright::tool {
namespace {

bool is_word_letter(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

/// Is it an object or a word with a meaning of its own, rather than one of Lua's?
bool has_class(std::string_view word) {
    const auto objects = api::objects();
    const auto types = api::types();
    return std::any_of(objects.begin(), objects.end(),
                       [&](const api::ObjectInfo& each) { return each.word == word; }) ||
           std::any_of(types.begin(), types.end(), [&](const api::Type& each) {
               return each.word == word && !each.meaning.empty();
           });
}

}  // namespace

std::string camel_case(std::string_view word) {
    std::string name;
    bool upper = true;
    for (const char letter : word) {
        if (letter == '_') {
            upper = true;
            continue;
        }
        name +=
            upper ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
        upper = false;
    }
    return name;
}

std::string class_of(std::string_view word) {
    return "cardwright." + camel_case(word);
}

std::string class_of(api::Object object) {
    return class_of(api::info(object).word);
}

std::string lua_type(std::string_view type) {
    std::string text;
    for (std::size_t at = 0; at < type.size();) {
        std::size_t end = at;
        if (type[at] == '"') {
            end = type.find('"', at + 1) + 1;
            text += type.substr(at, end - at);
        } else if (is_word_letter(type[at])) {
            while (end < type.size() && is_word_letter(type[end])) ++end;
            const std::string_view word = type.substr(at, end - at);
            // `card: card` is a parameter and its type.
            const bool is_name = type.substr(end).starts_with(": ");
            text += !is_name && has_class(word) ? class_of(word) : std::string{word};
        } else {
            end = at + 1;
            text += type[at];
        }
        at = end;
    }
    return text;
}

std::string table_class(const api::Row& row, const api::Argument& argument) {
    if (argument.keys.empty()) return {};
    return "cardwright." + camel_case(row.name) + camel_case(argument.name);
}

std::vector<std::string_view> results_of(const api::Row& row) {
    std::vector<std::string_view> results;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at < row.result.size(); ++at) {
        const char letter = row.result[at];
        if (letter == '<' || letter == '(' || letter == '{') ++depth;
        if (letter == '>' || letter == ')' || letter == '}') --depth;
        if (letter != ',' || depth != 0) continue;
        results.push_back(row.result.substr(begin, at - begin));
        begin = at + 2;
    }
    if (!row.result.empty()) results.push_back(row.result.substr(begin));
    return results;
}

std::string_view without_mark(std::string_view type) {
    if (type.ends_with('?')) type.remove_suffix(1);
    return type;
}

std::string_view use_sentence(api::Use use) {
    switch (use) {
        case api::Use::anywhere:
            return "";
        case api::Use::rules:
            return "Not for bots.";
        case api::Use::changes:
            return "Only where things may change: not in functions that only answer, not by bots.";
        case api::Use::asks:
            return "Only where questions may be asked: hooks, triggers, steps, verbs, branches.";
        case api::Use::set_up:
            return "Only while a table is dealt.";
        case api::Use::bots:
            return "Only for bots.";
    }
    return "";
}

std::string parameter_names(const api::Row& row, bool marks) {
    std::string text;
    for (const api::Argument& argument : row.arguments()) {
        if (!text.empty()) text += ", ";
        text += argument.name;
        if (marks && argument.optional()) text += '?';
    }
    return text;
}

}  // namespace cardwright::tool
