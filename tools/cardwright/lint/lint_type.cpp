#include "cardwright/lint/lint_type.hpp"

#include <algorithm>

namespace cardwright::tool {
namespace {

std::string_view unmarked(std::string_view type) {
    if (type.ends_with('?')) type.remove_suffix(1);
    return type;
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// The parts between signs that stand outside of brackets.
std::vector<std::string_view> split(std::string_view text, char sign) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t start = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '(' || letter == '<' || letter == '{') ++depth;
        if (letter == ')' || letter == '>' || letter == '}') --depth;
        if (letter != sign || depth != 0) continue;
        parts.push_back(trimmed(text.substr(start, at - start)));
        start = at + 1;
    }
    parts.push_back(trimmed(text.substr(start)));
    return parts;
}

}  // namespace

LintType object_type(api::Object object) {
    LintType type;
    type.kind = LintType::Kind::object;
    type.object = object;
    return type;
}

std::vector<std::string_view> alternatives_of(std::string_view type) {
    return split(unmarked(type), '|');
}

LintType type_called(std::string_view type) {
    type = unmarked(trimmed(type));
    LintType found;
    if (split(type, '|').size() > 1) return found;
    if (type.ends_with("[]")) {
        found.kind = LintType::Kind::list;
        found.element =
            std::make_shared<const LintType>(type_called(type.substr(0, type.size() - 2)));
        return found;
    }
    if (type == "integer") found.kind = LintType::Kind::number;
    if (type == "boolean") found.kind = LintType::Kind::truth;
    if (type == "string" || type.ends_with("_name") || type == "text_key") {
        found.kind = LintType::Kind::text;
        found.words = type;
    }
    for (const api::ObjectInfo& info : api::objects()) {
        if (type == info.word) return object_type(info.object);
    }
    return found;
}

std::vector<LintType> parameters_called(std::string_view type) {
    std::vector<LintType> types;
    if (!type.starts_with("fun(")) return types;
    const std::size_t end = type.find(')');
    for (const std::string_view parameter : split(type.substr(4, end - 4), ',')) {
        const std::size_t colon = parameter.find(':');
        if (colon != std::string_view::npos)
            types.push_back(type_called(parameter.substr(colon + 1)));
    }
    return types;
}

}  // namespace cardwright::tool
