// Files that are made to hurt: each must be refused within two seconds with one clear message.
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "engine/catalog/mini_content.hpp"
#include "support/cpu_time.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

namespace fs = std::filesystem;

/// What the catalog says about a set file with this text, in a game with it; without `file:`.
std::string verdict(const std::string& text) {
    Overlay content = mini_content();
    const std::string path = "mini/sets/hostile.yaml";
    content[path] = text;
    const double start = cpu_seconds();
    std::string problems = problems_of(content, {"hostile"});
    CHECK(cpu_seconds() - start < longest_attack_seconds);
    for (std::size_t at = 0; (at = problems.find(path + ":", at)) != std::string::npos;) {
        problems.erase(at, path.size() + 1);
    }
    return problems;
}

std::string filled(std::string_view piece, std::size_t bytes) {
    std::string text;
    text.reserve(bytes + piece.size());
    while (text.size() < bytes) text += piece;
    return text;
}

const std::map<std::string, std::string> expected_verdicts{
    {"alias_bomb", "7:6: anchors and aliases are not allowed: write the value out"},
    {"alias_without_anchor", "6:8: anchors and aliases are not allowed: write the value out"},
    {"anchor", "6:8: anchors and aliases are not allowed: write the value out"},
    {"colon_in_text",
     "8:15: not valid YAML: illegal map value (a text with \": \" in it needs quotes)"},
    {"control_escape", "5:7: a control character is not allowed in a text"},
    {"deep_blocks", "38:65: maps and lists are nested deeper than depth (32)"},
    {"deep_brackets", "6:39: maps and lists are nested deeper than depth (32)"},
    {"deep_brackets_open", "6:9: a key must be a single word or text (is a bracket not closed?)"},
    {"duplicate_keys", "10:5: cards[0].cost: the key is there twice"},
    {"empty", "1:1: the file is empty"},
    {"empty_key", "6:1: a key must be a single word or text"},
    {"fraction",
     "9:11: cards[0].cost: expected a whole number, found the text \"1.5\" (there are no "
     "fractions)"},
    {"huge_number",
     "9:11: cards[0].cost: 123456789012345678901234567890 is out of range: a number lies between "
     "-2147483648 and 2147483647"},
    {"invalid_utf8", "6:9: the file is not valid UTF-8"},
    {"list_as_key", "6:1: a key must be a single word or text (is a bracket not closed?)"},
    {"local_tag", "6:8: tags are not allowed: write the value without \"!\""},
    {"lone_return", "1:25: a control character is not allowed (only tab and line ends)"},
    {"many_documents", "6:1: a file holds one document: remove \"---\" and what follows"},
    {"map_as_key", "6:3: a key must be a single word or text (is a bracket not closed?)"},
    {"merge_key", "9:5: merge keys (<<) are not allowed"},
    {"missing_key", "7:5: cards[0]: the key \"name\" is missing"},
    {"norway", "10:14: cards[0].kingdom: expected true or false, found the text \"no\""},
    {"nul_byte", "6:10: a control character is not allowed (only tab and line ends)"},
    {"octal",
     "9:11: cards[0].cost: expected a whole number, found the text \"010\" (leave out the leading "
     "zeros)"},
    {"only_comment", "1:1: the file is empty"},
    {"other_format",
     "1:9: format: expected the format cardwright/set@1, found the text \"cardwright/mod@1\""},
    {"overlong_utf8", "6:9: the file is not valid UTF-8"},
    {"scalar", "1:1: expected a map, found the text \"just a text\""},
    {"script_outside",
     "10:13: cards[0].script: expected the name of a .lua file in cards/hostile, found the text "
     "\"../../../../etc/passwd\""},
    {"self_alias", "6:8: anchors and aliases are not allowed: write the value out"},
    {"tab_indentation", "7:2: not valid YAML: illegal block entry (indent with spaces, not tabs)"},
    {"tag", "6:8: tags are not allowed: write the value without \"!\""},
    {"unclosed_quote", "6:8: the quote is not closed"},
    {"underscores",
     "9:11: cards[0].cost: expected a whole number, found the text \"1_000\" (write it without "
     "underscores)"},
    {"unknown_key", "6:1: cardss: unknown key (did you mean \"cards\"?)"},
    {"utf16", "1:1: the file is not valid UTF-8"},
    {"wrong_type", "6:8: cards: expected a list, found a map"},
};

}  // namespace

TEST_CASE("hostile YAML files are refused with one clear message", "[attacks][catalog]") {
    const fs::path folder = fs::path{testing::source_tree()} / "tests/attacks/yaml/files";
    std::size_t seen = 0;
    for (const auto& entry : fs::directory_iterator{folder}) {
        const std::string name = entry.path().stem().string();
        INFO(name);
        std::ifstream stream{entry.path(), std::ios::binary};
        const std::string text{std::istreambuf_iterator<char>{stream}, {}};
        const auto expected = expected_verdicts.find(name);
        REQUIRE(expected != expected_verdicts.end());
        CHECK(verdict(text) == expected->second + "\n");
        ++seen;
    }
    CHECK(seen == expected_verdicts.size());
}

TEST_CASE("a giant file is refused before it is parsed", "[attacks][catalog]") {
    CHECK(verdict(filled("a: 1\n", 40'000'000)) ==
          " the file is larger than yaml_bytes (1000000)\n");
}

TEST_CASE("a file of many nodes is refused while it is read", "[attacks][catalog]") {
    CHECK(verdict("[" + filled("a, ", 900'000) + "]") ==
          "1:149999: the file has more than nodes (50000) keys and values\n");
}

TEST_CASE("long keys inside each other make no long messages", "[attacks][catalog]") {
    std::string text = "cards:\n  - params:\n";
    std::string indent = "      ";
    for (int level = 0; level < 25; ++level) {
        text += indent + std::string(1000, 'k') + ":\n";
        indent += ' ';
    }
    for (int value = 0; value < 100; ++value) text += indent + "- no\n";
    const std::string problems = verdict("format: cardwright/set@1\nid: hostile\n" + text);
    CHECK(problems.find("cards[0].params.kkkk") != std::string::npos);
    CHECK(problems.size() < 80'000);
}

TEST_CASE("thousands of broken files are told up to a limit, and none of them passes as sound",
          "[attacks][catalog]") {
    Overlay content = mini_content();
    std::string keys;
    for (int key = 0; key < 90; ++key) keys += "k" + std::to_string(key) + ": 1\n";
    for (int file = 0; file < 500; ++file) {
        const std::string name = "hostile" + std::to_string(file);
        content["mini/sets/" + name + ".yaml"] =
            "format: cardwright/set@1\nid: " + name + "\n" + keys;
    }
    const double start = cpu_seconds();
    const Catalog catalog = Catalog::open({"mini"}, content);
    CHECK(cpu_seconds() - start < longest_attack_seconds);
    CHECK(catalog.problems().size() < CatalogLimits{}.problems + 600);
    for (const char* name : {"hostile0", "hostile499"}) {
        CAPTURE(name);
        std::vector<Diagnostic> problems;
        CHECK_FALSE(catalog.blueprint("mini", std::vector<std::string>{name}, problems));
        CHECK(has_errors(problems));
    }
    std::vector<Diagnostic> problems;
    CHECK(catalog.blueprint("mini", std::vector<std::string>{"small"}, problems));
}

TEST_CASE("thousands of small entries in many files are read up to a limit", "[attacks][catalog]") {
    Overlay content = mini_content();
    std::string many =
        "version: 1.0.0\nruleset: mini\nname: Many\nparams: [" + filled("1, ", 3'000) + "]\n";
    for (int file = 10; file < 40; ++file) {
        const std::string name = "hostile" + std::to_string(file);
        content["mini/sets/" + name + ".yaml"] =
            "format: cardwright/set@1\nid: " + name + "\n" + many;
    }
    CatalogLimits limits;
    limits.yaml_bytes_in_all = 32 * 20'000;
    const Catalog catalog = Catalog::open({"mini"}, content, limits);
    const std::string told = to_text(catalog.problems());
    CHECK(told.find("hostile39.yaml: not read: all files have more than yaml_bytes_in_all") !=
          std::string::npos);
    CHECK(told.find("hostile10.yaml: not read") == std::string::npos);
}

TEST_CASE("a giant text is refused", "[attacks][catalog]") {
    CHECK(verdict("name: \"" + filled("word ", 900'000) + "\"") ==
          "1:7: a text of 900000 bytes is longer than text_bytes (16000)\n");
}

// What makes a parser slow is rarely what makes a file wrong: any piece, however often
// it is repeated, must end soon.
TEST_CASE("no piece of YAML takes long by being repeated", "[attacks][catalog]") {
    const std::string piece =
        GENERATE(as<std::string>{}, "[", "{", "[[],", "{a: ", "{? ", "- ", "-\n", "? ", "? x\n",
                 "a: ", "a:\n ", "\"a\": ", "'", "\"\\\"", "!", "!a ", "&a ", "*a ", "%a\n", "#",
                 "\n", " ", "\t", "|\n ", ">\n", ",", ":", "]", "}", "...\n", "---\n", "a: 1\n",
                 "- - a\n", "ж, ", "[ж, ", "<<: a\n", "a b\n");
    INFO(piece);
    CHECK_FALSE(verdict(filled(piece, 250'000)).empty());
    CHECK_FALSE(verdict("cards: [" + filled(piece, 250'000)).empty());
}
