#include "fuzz/callables.hpp"

#include "api/api.hpp"

namespace cardwright::fuzz {
namespace {

Parameter read_argument(const api::Argument& argument) {
    Parameter parameter;
    parameter.optional = argument.optional();
    parameter.text = argument.name;
    if (argument.type.starts_with("fun(") && argument.name != "where") {
        const auto open = argument.type.find('(') + 1;
        const std::string_view inside = argument.type.substr(open, argument.type.find(')') - open);
        parameter.text = "function(" + std::string{inside.substr(0, inside.find(':'))} + ")";
    }
    for (const api::Argument& key : argument.keys) parameter.fields.push_back(read_argument(key));
    if (argument.filter) parameter.fields.push_back({"filter…", true, {}});
    return parameter;
}

std::vector<Parameter> parameters_of(const api::Row& row) {
    std::vector<Parameter> parameters;
    for (const api::Argument& each : row.arguments()) parameters.push_back(read_argument(each));
    return parameters;
}

}  // namespace

const std::vector<Callable>& all_callables() {
    static const std::vector<Callable> all = [] {
        std::vector<Callable> list;
        for (const api::Row* row : api::rows()) {
            const bool by_movers =
                row->on.has(api::Object::game) && row->on.has(api::Object::player);
            for (const api::ObjectInfo& info : api::objects()) {
                if (!row->on.has(info.object)) continue;
                if (by_movers && info.object == api::Object::game) continue;
                const bool mover = by_movers && info.object == api::Object::player;
                list.push_back({mover ? "mover" : std::string{info.word}, std::string{row->name},
                                row->kind == api::Kind::field, parameters_of(*row)});
            }
        }
        return list;
    }();
    return all;
}

}  // namespace cardwright::fuzz
