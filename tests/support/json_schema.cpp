#include "support/json_schema.hpp"

#include <algorithm>
#include <regex>
#include <set>
#include <stdexcept>

namespace cardwright::testing {
namespace {

using nlohmann::json;

bool is_whole_number(const std::string& text) {
    static const std::regex pattern{"-?(0|[1-9][0-9]*)"};
    return text.size() < 18 && std::regex_match(text, pattern);
}

class Validator {
  public:
    explicit Validator(const json& root) : root_{&root} {}

    void check(const json& schema, const json& value, const std::string& path) {
        refuse_other_keywords(schema);
        if (schema.contains("$ref")) check(target(schema["$ref"]), value, path);
        check_type(schema, value, path);
        check_words(schema, value, path);
        if (value.is_object()) check_map(schema, value, path);
        if (value.is_array() && schema.contains("items")) {
            for (std::size_t at = 0; at < value.size(); ++at) {
                check(schema["items"], value[at], path + "/" + std::to_string(at));
            }
        }
        check_alternatives(schema, value, path);
    }

    std::vector<std::string> problems;

  private:
    static void refuse_other_keywords(const json& schema) {
        static const std::set<std::string> known{
            "$schema",       "$defs", "$ref",       "title",
            "description",   "type",  "properties", "additionalProperties",
            "required",      "items", "enum",       "pattern",
            "propertyNames", "anyOf", "oneOf"};
        for (const auto& [keyword, value] : schema.items()) {
            if (!known.contains(keyword)) throw std::logic_error{"unknown keyword " + keyword};
        }
    }

    const json& target(const std::string& reference) const {
        return root_->at(json::json_pointer{reference.substr(1)});
    }

    void check_type(const json& schema, const json& value, const std::string& path) {
        if (!schema.contains("type")) return;
        const json& type = schema["type"];
        const auto fits = [&](const std::string& wanted) {
            return (wanted == "object" && value.is_object()) ||
                   (wanted == "array" && value.is_array()) ||
                   (wanted == "string" && value.is_string()) ||
                   (wanted == "integer" && value.is_number_integer()) ||
                   (wanted == "number" && value.is_number()) ||
                   (wanted == "boolean" && value.is_boolean());
        };
        const bool right = type.is_array()
                               ? std::any_of(type.begin(), type.end(),
                                             [&](const json& each) { return fits(each); })
                               : fits(type);
        if (!right) problems.push_back(path + ": not of type " + type.dump());
    }

    void check_words(const json& schema, const json& value, const std::string& path) {
        if (schema.contains("enum")) {
            const json& words = schema["enum"];
            if (std::find(words.begin(), words.end(), value) == words.end()) {
                problems.push_back(path + ": not one of " + words.dump());
            }
        }
        if (schema.contains("pattern") && value.is_string() &&
            !std::regex_search(value.get<std::string>(),
                               std::regex{schema["pattern"].get<std::string>()})) {
            problems.push_back(path + ": not like " + schema["pattern"].dump());
        }
    }

    void check_map(const json& schema, const json& value, const std::string& path) {
        for (const json& key : schema.value("required", json::array())) {
            if (!value.contains(key)) problems.push_back(path + ": lacks " + key.dump());
        }
        const json properties = schema.value("properties", json::object());
        for (const auto& [key, entry] : value.items()) {
            const std::string place = path + "/" + key;
            if (schema.contains("propertyNames")) check(schema["propertyNames"], key, place);
            if (properties.contains(key)) {
                check(properties[key], entry, place);
            } else if (schema.contains("additionalProperties")) {
                const json& others = schema["additionalProperties"];
                if (others == false) {
                    problems.push_back(place + ": no such key");
                } else {
                    check(others, entry, place);
                }
            }
        }
    }

    void check_alternatives(const json& schema, const json& value, const std::string& path) {
        for (const char* keyword : {"anyOf", "oneOf"}) {
            if (!schema.contains(keyword)) continue;
            std::size_t fitting = 0;
            std::string told;
            for (const json& each : schema[keyword]) {
                Validator attempt{*root_};
                attempt.check(each, value, path);
                if (attempt.problems.empty()) ++fitting;
                for (const std::string& problem : attempt.problems) told += "; " + problem;
            }
            if (fitting == 0) problems.push_back(path + ": fits none" + told);
            if (fitting > 1 && std::string_view{keyword} == "oneOf") {
                problems.push_back(path + ": fits several");
            }
        }
    }

    const json* root_;
};

}  // namespace

json as_json(const Node& node) {
    switch (node.kind) {
        case Node::Kind::nothing:
            return nullptr;
        case Node::Kind::scalar:
            if (node.quoted) return node.text;
            if (node.text == "true" || node.text == "false") return node.text == "true";
            if (is_whole_number(node.text)) return std::stoll(node.text);
            return node.text;
        case Node::Kind::list: {
            json list = json::array();
            for (const Node& child : node.children) list.push_back(as_json(child));
            return list;
        }
        case Node::Kind::map:
            break;
    }
    json map = json::object();
    for (const Node& child : node.children) map[child.key] = as_json(child);
    return map;
}

std::vector<std::string> schema_problems(const json& schema, const json& document) {
    Validator validator{schema};
    validator.check(schema, document, "");
    return std::move(validator.problems);
}

}  // namespace cardwright::testing
