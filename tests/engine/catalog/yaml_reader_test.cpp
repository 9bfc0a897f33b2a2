#include "catalog/yaml/yaml_reader.hpp"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

namespace {

using namespace cardwright;

struct Reading {
    std::optional<Node> tree;
    std::string problems;
};

Reading read(std::string_view text, const CatalogLimits& limits = {}) {
    Report report{limits};
    const auto file = std::make_shared<const std::string>("f.yaml");
    auto tree = read_yaml(text, file, limits, report);
    const auto problems = report.take();
    return {std::move(tree), to_text(problems)};
}

}  // namespace

TEST_CASE("a YAML file becomes a tree in the order of the file", "[catalog][yaml]") {
    const auto reading = read("b: 1\na: [x, 'y']\nc: { }\nd:\n");
    REQUIRE(reading.problems.empty());
    REQUIRE(reading.tree);
    const Node& root = *reading.tree;
    REQUIRE(root.kind == Node::Kind::map);
    REQUIRE(root.children.size() == 4);
    CHECK(root.children[0].key == "b");
    CHECK(root.children[0].text == "1");
    CHECK_FALSE(root.children[0].quoted);
    REQUIRE(root.children[1].kind == Node::Kind::list);
    CHECK_FALSE(root.children[1].children[0].quoted);
    CHECK(root.children[1].children[1].quoted);
    CHECK(root.children[2].kind == Node::Kind::map);
    CHECK(root.children[2].children.empty());
    CHECK(root.children[3].kind == Node::Kind::nothing);
}

TEST_CASE("places count from one, in characters and not in bytes", "[catalog][yaml]") {
    const auto reading = read("имя: { pl: Żółw, en: Turtle }\nnext:\n  - deep\n");
    REQUIRE(reading.tree);
    const Node& name = reading.tree->children[0];
    CHECK(name.line == 1);
    CHECK(name.column == 6);
    CHECK(name.children[1].key_column == 18);
    CHECK(name.children[1].column == 22);
    const Node& deep = reading.tree->children[1].children[0];
    CHECK(deep.line == 3);
    CHECK(deep.column == 5);
}

TEST_CASE("a value that is missing stands where its key stands", "[catalog][yaml]") {
    const auto reading = read("first:\n\n\nsecond: 1\n");
    REQUIRE(reading.tree);
    CHECK(reading.tree->children[0].line == 1);
    CHECK(reading.tree->children[0].column == 1);
}

TEST_CASE("Windows line ends and a byte order mark are no trouble", "[catalog][yaml]") {
    const auto reading = read(
        "\xEF\xBB\xBF"
        "a: 1\r\nb: two words\r\n");
    CHECK(reading.problems.empty());
    REQUIRE(reading.tree);
    CHECK(reading.tree->children[1].text == "two words");
    CHECK(reading.tree->children[1].line == 2);
}

TEST_CASE("every key that is there twice is told", "[catalog][yaml]") {
    const auto reading = read("a: 1\nb:\n  - c: 1\n    c: 2\na: 3\n");
    CHECK(reading.problems ==
          "f.yaml:4:5: b[0].c: the key is there twice\n"
          "f.yaml:5:1: a: the key is there twice\n");
}

TEST_CASE("limits are told by name", "[catalog][yaml]") {
    CatalogLimits limits;
    SECTION("bytes") {
        limits.yaml_bytes = 3;
        CHECK(read("a: 1", limits).problems ==
              "f.yaml:1:1: the file has 4 bytes, more than yaml_bytes (3)\n");
    }
    SECTION("nodes") {
        limits.nodes = 4;
        CHECK(read("[a, b, c, d]", limits).problems ==
              "f.yaml:1:11: the file has more than nodes (4) keys and values\n");
    }
    SECTION("depth") {
        limits.depth = 2;
        CHECK(read("a: [[b]]", limits).problems ==
              "f.yaml:1:5: maps and lists are nested deeper than depth (2)\n");
    }
    SECTION("text") {
        limits.text_bytes = 3;
        CHECK(read("a: 'four'", limits).problems ==
              "f.yaml:1:4: a text of 4 bytes is longer than text_bytes (3)\n");
    }
}

TEST_CASE("YAML errors say what usually causes them", "[catalog][yaml]") {
    CHECK(
        read("a: b: c").problems ==
        "f.yaml:1:5: not valid YAML: illegal map value (a text with \": \" in it needs quotes)\n");
    CHECK(
        read("a: 1\n b: 2\n").problems ==
        "f.yaml:2:3: not valid YAML: illegal map value (a text with \": \" in it needs quotes)\n");
    CHECK(read("a: [1, 2\n").problems ==
          "f.yaml:2:1: not valid YAML: end of sequence flow not found\n");
    CHECK(read("\ta: 1\n").problems.starts_with("f.yaml:"));
}

TEST_CASE("an escape cannot smuggle a control character in", "[catalog][yaml]") {
    CHECK(read("a: \"x\\0y\"").problems ==
          "f.yaml:1:4: a control character is not allowed in a text\n");
}

TEST_CASE("a quoted merge key is a key like any other", "[catalog][yaml]") {
    CHECK(read("'<<': 1").problems.empty());
}
