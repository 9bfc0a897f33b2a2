#include "cardwright/annotate/json_schema.hpp"

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "catalog/read/shapes.hpp"

namespace cardwright::tool {
namespace {

using Json = nlohmann::ordered_json;

/// Where something is named, its set may stand before it.
constexpr const char* name_pattern = "^([a-z][a-z0-9_-]*:)?[a-z][a-z0-9_]*$";

Json reference(std::string_view name) {
    return {{"$ref", "#/$defs/" + std::string{name}}};
}

/// The words in capitals that types of keys are made of. A text may look like a number.
const std::map<std::string, Json, std::less<>>& basic_types() {
    static const std::map<std::string, Json, std::less<>> all{
        {"INTEGER", {{"type", "integer"}}},
        {"BOOLEAN", {{"type", "boolean"}}},
        {"TEXT", {{"type", {"string", "number", "boolean"}}}},
        {"ID", {{"type", "string"}, {"pattern", name_pattern}}},
        {"IDS",
         {{"anyOf",
           {{{"type", "string"}, {"pattern", name_pattern}},
            {{"type", "array"}, {"items", {{"type", "string"}, {"pattern", name_pattern}}}}}}}},
        {"SET_ID", {{"type", "string"}, {"pattern", "^[a-z][a-z0-9_-]*$"}}},
        {"AMOUNT",
         {{"anyOf",
           {{{"type", "integer"}},
            {{"type", "string"}, {"pattern", "^-?([a-z][a-z0-9_-]*:)?[a-z][a-z0-9_]*$"}}}}}},
        {"DOTTED",
         {{"anyOf", {{{"type", "string"}}, {{"type", "array"}, {"items", {{"type", "string"}}}}}}}},
        {"TRANSLATED",
         {{"anyOf",
           {{{"type", {"string", "number", "boolean"}}},
            {{"type", "object"},
             {"propertyNames", {{"pattern", "^[a-z]"}}},
             {"additionalProperties", {{"type", {"string", "number", "boolean"}}}},
             {"required", {"en"}}}}}}},
        {"FILTER", {{"type", "object"}}},
        {"DATA", Json::object()},
    };
    return all;
}

class SchemaWriter {
  public:
    std::string write(const Shape& file) {
        Json definitions = Json::object();
        Json root = map_of(file);
        while (!wanted_.empty()) {
            const std::string name = *wanted_.begin();
            wanted_.erase(wanted_.begin());
            if (definitions.contains(name)) continue;
            const auto basic = basic_types().find(name);
            definitions[name] = basic != basic_types().end() ? basic->second : map_of(shape(name));
        }
        // An order of their own, whatever came first.
        std::map<std::string, Json> sorted;
        for (auto& [name, definition] : definitions.items()) sorted[name] = definition;
        Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                    {"title", "Cardwright: " + std::string{file.name}}};
        for (auto& [key, value] : root.items()) schema[key] = value;
        for (auto& [name, definition] : sorted) schema["$defs"][name] = definition;
        return schema.dump(2) + "\n";
    }

  private:
    Json map_of(const Shape& shape) {
        Json schema{{"description", shape.sentence}, {"type", "object"}};
        Json required = Json::array();
        Json alternatives = Json::array();
        Json properties = Json::object();
        for (const ShapeKey& key : shape.keys) {
            Json property = type_of(key.type);
            property["description"] = key.sentence;
            properties[std::string{key.name}] = std::move(property);
            if (key.presence == ShapeKey::Presence::required) required.push_back(key.name);
            if (key.presence == ShapeKey::Presence::alternative) {
                alternatives.push_back({{"required", {key.name}}});
            }
        }
        schema["properties"] = std::move(properties);
        if (!shape.open) schema["additionalProperties"] = false;
        if (!required.empty()) schema["required"] = std::move(required);
        if (!alternatives.empty()) schema["oneOf"] = std::move(alternatives);
        return schema;
    }

    Json type_of(std::string_view type) {
        std::vector<std::string_view> kinds = alternatives_in(type);
        Json words = Json::array();
        Json others = Json::array();
        for (const std::string_view kind : kinds) {
            if (kind.front() == '@') {
                wanted_.emplace(kind.substr(1));
                others.push_back(reference(kind.substr(1)));
            } else if (kind.front() == '[') {
                others.push_back(
                    {{"type", "array"}, {"items", type_of(kind.substr(1, kind.size() - 2))}});
            } else if (kind.front() == '{') {
                others.push_back(
                    {{"type", "object"},
                     {"additionalProperties", type_of(kind.substr(1, kind.size() - 2))}});
            } else if (basic_types().contains(kind)) {
                wanted_.emplace(kind);
                others.push_back(reference(kind));
            } else {
                words.push_back(kind);
            }
        }
        if (!words.empty()) others.push_back({{"enum", std::move(words)}});
        if (others.size() == 1) return others.front();
        return {{"anyOf", std::move(others)}};
    }

    /// Splits at each `|` that stands in no bracket.
    static std::vector<std::string_view> alternatives_in(std::string_view type) {
        std::vector<std::string_view> kinds;
        int depth = 0;
        std::size_t begin = 0;
        for (std::size_t at = 0; at <= type.size(); ++at) {
            const char letter = at < type.size() ? type[at] : '|';
            if (letter == '[' || letter == '{') ++depth;
            if (letter == ']' || letter == '}') --depth;
            if (letter != '|' || depth != 0) continue;
            if (at == begin) throw std::logic_error{"an empty type: " + std::string{type}};
            kinds.push_back(type.substr(begin, at - begin));
            begin = at + 1;
        }
        return kinds;
    }

    std::set<std::string> wanted_;
};

}  // namespace

std::map<std::string, std::string> json_schemas() {
    std::map<std::string, std::string> schemas;
    for (const char* file : {"set", "ruleset", "locale", "mod", "pack_file"}) {
        schemas[std::string{file} + ".json"] = SchemaWriter{}.write(shape(file));
    }
    return schemas;
}

}  // namespace cardwright::tool
