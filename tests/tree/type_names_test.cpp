// Two types of one name in one namespace are one type to the linker: it keeps the functions of
// either, and no compiler says a word. Types of headers therefore have names of their own.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "tree/source_tree.hpp"

namespace {

std::vector<std::string> names_used_twice(const std::vector<tree::Line>& lines) {
    static const std::regex type{
        R"(^(?:struct|class|enum class) (\w+)(?: final)?(?: [:{].*| *\{.*|$))"};
    std::map<std::string, std::string> known;
    std::vector<std::string> problems;
    for (const tree::Line& line : lines) {
        std::smatch found;
        if (!line.path_in_engine.ends_with(".hpp")) continue;
        if (!std::regex_match(line.text, found, type)) continue;
        const auto [first, fresh] = known.emplace(found[1], line.where());
        if (!fresh) {
            problems.push_back(line.where() + ": \"" + first->first + "\" is a type of " +
                               first->second + " already");
        }
    }
    return problems;
}

}  // namespace

TEST_CASE("no two headers of the engine define a type of one name", "[tree]") {
    const auto problems = names_used_twice(tree::without_comments(tree::engine_lines()));
    INFO(tree::joined(problems));
    CHECK(problems.empty());
}

TEST_CASE("a name used twice is noticed", "[tree]") {
    const auto line = [](std::string path, std::string text) {
        return tree::Line{std::move(path), 1, std::move(text)};
    };
    CHECK(names_used_twice({line("a/x.hpp", "struct Place {"), line("b/y.hpp", "class Place {")})
              .size() == 1);
    CHECK(
        names_used_twice({line("a/x.hpp", "struct Place {"), line("b/y.hpp", "struct Place;"),
                          line("b/z.hpp", "    struct Place {"), line("b/z.cpp", "class Place {")})
            .empty());
}
