// A file that has grown long holds two ideas.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "tree/source_tree.hpp"

TEST_CASE("no file of the engine is long, and most are short", "[tree]") {
    constexpr std::size_t longest = 400;
    constexpr std::size_t longest_median = 120;
    std::map<std::string, std::size_t> lengths;
    for (const tree::Line& line : tree::engine_lines()) {
        std::size_t& length = lengths[line.path_in_engine];
        length = std::max(length, line.number);
    }
    REQUIRE(lengths.size() > 100);
    std::vector<std::size_t> sorted;
    std::vector<std::string> too_long;
    for (const auto& [path, length] : lengths) {
        sorted.push_back(length);
        if (length > longest) too_long.push_back(path + ": " + std::to_string(length) + " lines");
    }
    std::sort(sorted.begin(), sorted.end());
    INFO(tree::joined(too_long));
    CHECK(too_long.empty());
    CHECK(sorted[sorted.size() / 2] < longest_median);
}
