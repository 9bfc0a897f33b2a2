#include "fuzz/callables.hpp"

#include "script/from_lua/call.hpp"
#include "script/from_lua/fields.hpp"

namespace cardwright::fuzz {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \n") - first + 1);
}

/// Where the bracket at the beginning is closed.
std::size_t closing(std::string_view text) {
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '(' || text[at] == '{') ++depth;
        if ((text[at] == ')' || text[at] == '}') && --depth == 0) return at;
    }
    return text.size();
}

std::vector<Parameter> read_list(std::string_view text);

Parameter read_parameter(std::string_view text) {
    Parameter parameter;
    if (text.ends_with('?')) {
        parameter.optional = true;
        text.remove_suffix(1);
    }
    if (text.starts_with('{')) parameter.fields = read_list(text.substr(1, closing(text) - 1));
    parameter.text = trimmed(text);
    return parameter;
}

std::vector<Parameter> read_list(std::string_view text) {
    std::vector<Parameter> list;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char letter = at < text.size() ? text[at] : ',';
        if (letter == '(' || letter == '{') ++depth;
        if (letter == ')' || letter == '}') --depth;
        if (depth != 0 || (letter != ',' && letter != '|')) continue;
        const std::string_view piece = trimmed(text.substr(begin, at - begin));
        if (!piece.empty()) list.push_back(read_parameter(piece));
        begin = at + 1;
    }
    return list;
}

}  // namespace

std::vector<Parameter> read_signature(std::string_view signature) {
    signature = trimmed(signature);
    if (signature.starts_with('{')) {
        return {read_parameter(signature.substr(0, closing(signature) + 1))};
    }
    return signature.starts_with('(') ? read_list(signature.substr(1, closing(signature) - 1))
                                      : std::vector<Parameter>{};
}

const std::vector<Callable>& all_callables() {
    static const std::vector<Callable> all = [] {
        std::vector<Callable> list;
        for (const auto table : {change_bindings(), choice_bindings(), event_bindings(),
                                 game_bindings(), object_bindings(), bot_bindings()}) {
            for (const Binding& each : table) {
                list.push_back({each.object, each.name, false, read_signature(each.signature)});
            }
        }
        for (const auto& [object, name] : builtin_fields()) {
            list.push_back({std::string{object}, std::string{name}, true, {}});
        }
        return list;
    }();
    return all;
}

}  // namespace cardwright::fuzz
