#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "catalog/yaml/node.hpp"

namespace cardwright::testing {

/// What YAML means to an editor: numbers, truths, texts, lists and maps.
[[nodiscard]] nlohmann::json as_json(const Node& node);

/// Every place where a document breaks a JSON Schema, as `/cards/0/nmae: no such key`. Knows the
/// keywords that our schemas use, and throws if there is another.
[[nodiscard]] std::vector<std::string> schema_problems(const nlohmann::json& schema,
                                                       const nlohmann::json& document);

}  // namespace cardwright::testing
