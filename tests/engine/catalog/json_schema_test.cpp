// The schemas that editors use and the reader agree: on every file that is shipped, and on every
// misspelt key.
#include "cardwright/annotate/json_schema.hpp"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/read/readers.hpp"
#include "catalog/read/shapes.hpp"
#include "catalog/yaml/yaml_reader.hpp"
#include "support/json_schema.hpp"
#include "support/places.hpp"

using namespace cardwright;
using nlohmann::json;

namespace {

struct ContentFile {
    std::filesystem::path path;
    std::string shape;
    Node tree;
};

std::string shape_of(const Node& tree) {
    for (const Node& entry : tree.children) {
        if (entry.key != "format") continue;
        const std::size_t slash = entry.text.find('/') + 1;
        return entry.text.substr(slash, entry.text.find('@') - slash);
    }
    return {};
}

std::vector<ContentFile> shipped_files() {
    std::vector<ContentFile> files;
    const std::filesystem::path root = testing::source_tree();
    for (const char* folder : {"scripts", "sets", "cards", "tests/minis"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator{root / folder}) {
            if (entry.path().extension() != ".yaml") continue;
            std::ifstream stream{entry.path()};
            std::ostringstream text;
            text << stream.rdbuf();
            Report report{CatalogLimits{}};
            auto tree = read_yaml(text.str(), std::make_shared<std::string>("file"),
                                  CatalogLimits{}, report);
            REQUIRE(tree);
            const std::string shape = shape_of(*tree);
            files.push_back({entry.path(), shape, std::move(*tree)});
        }
    }
    return files;
}

std::map<std::string, json> schemas() {
    std::map<std::string, json> all;
    for (const auto& [name, text] : tool::json_schemas()) {
        all[name.substr(0, name.find('.'))] = json::parse(text);
    }
    return all;
}

bool reader_refuses(const std::string& shape, const Node& tree) {
    Report report{CatalogLimits{}};
    const CheckedNode file{tree, std::make_shared<std::string>("file"), report};
    if (shape == "set") static_cast<void>(read_set(file));
    if (shape == "ruleset") static_cast<void>(read_ruleset(file));
    if (shape == "locale") static_cast<void>(read_locale(file));
    return report.errors() > 0;
}

/// Misspells one key after the other of the maps whose keys are fixed.
template <typename Each>
void misspell_each(const json& schema, const json& part, Node& node, Each&& each) {
    const json resolved =
        part.contains("$ref")
            ? schema.at(json::json_pointer{part["$ref"].get<std::string>().substr(1)})
            : part;
    for (const json& kind : resolved.value("anyOf", json::array())) {
        if (testing::schema_problems(
                [&] {
                    json alone = kind;
                    alone["$defs"] = schema["$defs"];
                    return alone;
                }(),
                testing::as_json(node))
                .empty()) {
            misspell_each(schema, kind, node, each);
            return;
        }
    }
    const json others = resolved.value("additionalProperties", json{});
    for (Node& child : node.children) {
        if (node.kind == Node::Kind::list) {
            if (resolved.contains("items")) misspell_each(schema, resolved["items"], child, each);
            continue;
        }
        const json properties = resolved.value("properties", json::object());
        if (properties.contains(child.key)) {
            if (others == false) {
                const std::string before = child.key;
                child.key += "_x";
                each(before);
                child.key = before;
            }
            misspell_each(schema, properties[child.key], child, each);
        } else if (others.is_object()) {
            misspell_each(schema, others, child, each);
        }
    }
}

}  // namespace

TEST_CASE("every shipped file fits its JSON Schema", "[catalog][schema]") {
    const auto all = schemas();
    std::size_t files = 0;
    for (const ContentFile& file : shipped_files()) {
        INFO(file.path.string());
        REQUIRE(all.contains(file.shape));
        CHECK(testing::schema_problems(all.at(file.shape), testing::as_json(file.tree)) ==
              std::vector<std::string>{});
        CHECK_FALSE(reader_refuses(file.shape, file.tree));
        ++files;
    }
    CHECK(files > 30);
}

TEST_CASE("a misspelt key is refused by the reader and by the schema", "[catalog][schema]") {
    const auto all = schemas();
    std::size_t tried = 0;
    for (ContentFile& file : shipped_files()) {
        if (file.shape == "locale" || file.path.string().find("minis") == std::string::npos) {
            continue;  // the miniature games use every kind of map, and are small
        }
        const json& schema = all.at(file.shape);
        misspell_each(schema, schema, file.tree, [&](const std::string& key) {
            INFO(file.path.string() << ": " << key);
            CHECK_FALSE(testing::schema_problems(schema, testing::as_json(file.tree)).empty());
            CHECK(reader_refuses(file.shape, file.tree));
            ++tried;
        });
    }
    CHECK(tried > 300);
}

TEST_CASE("every shape is part of a file, and each key of it says what it is for",
          "[catalog][schema]") {
    std::string texts;
    for (const auto& [name, text] : tool::json_schemas()) texts += text;
    for (const Shape& each : all_shapes()) {
        INFO(each.name);
        CHECK(texts.find("\"description\": \"" + std::string{each.sentence} + "\"") !=
              std::string::npos);
        for (const ShapeKey& key : each.keys) {
            INFO(key.name);
            CHECK(key.sentence.ends_with('.'));
        }
    }
}
