#include "state/did_you_mean.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "state/random.hpp"

using namespace cardwright;

namespace {

/// As it is explained in every book: a table of the distances of all beginnings.
std::size_t distance_by_table(std::string_view left, std::string_view right) {
    std::vector<std::vector<std::size_t>> table(left.size() + 1,
                                                std::vector<std::size_t>(right.size() + 1));
    for (std::size_t i = 0; i <= left.size(); ++i) {
        for (std::size_t j = 0; j <= right.size(); ++j) {
            if (i == 0 || j == 0) {
                table[i][j] = i + j;
                continue;
            }
            const std::size_t other = left[i - 1] == right[j - 1] ? 0 : 1;
            table[i][j] =
                std::min({table[i - 1][j - 1] + other, table[i - 1][j] + 1, table[i][j - 1] + 1});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1]) {
                table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
            }
        }
    }
    return table[left.size()][right.size()];
}

std::string some_word(Stream& random, std::uint32_t longest, std::uint32_t letters) {
    std::string word(random.below(longest + 1), 'a');
    for (char& letter : word) letter = static_cast<char>('a' + random.below(letters));
    return word;
}

std::optional<std::string_view> closest_by_table(std::string_view word,
                                                 const std::vector<std::string_view>& candidates) {
    std::optional<std::string_view> found;
    std::size_t best = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string_view candidate : candidates) {
        const std::size_t distance = distance_by_table(word, candidate);
        if (distance >= best) continue;
        best = distance;
        found = candidate;
    }
    return found;
}

}  // namespace

TEST_CASE("the name that takes the fewest letters to mend is suggested", "[state]") {
    const std::vector<std::string_view> names{"discard", "discards", "trash", "hand"};
    CHECK(closest("discrad", names) == "discard");
    CHECK(closest("hnd", names) == "hand");
    CHECK(closest("trahs", names) == "trash");
    CHECK_FALSE(closest("village", names));
    CHECK_FALSE(closest("", names));
    CHECK(did_you_mean("discrad", names) == " (did you mean \"discard\"?)");
    CHECK(did_you_mean("village", names).empty());
}

TEST_CASE("distances of words are those of the table in the books", "[state]") {
    Stream random = Stream::derive(1, 2);
    for (int round = 0; round < 3'000; ++round) {
        const std::uint32_t longest = round % 3 == 0 ? 64 : 9;
        const std::string word = some_word(random, longest, 3);
        if (word.empty()) continue;
        std::vector<std::string> kept;
        for (int other = 0; other < 4; ++other) kept.push_back(some_word(random, longest, 3));
        std::string changed = word;
        changed[random.below(static_cast<std::uint32_t>(word.size()))] = 'd';
        kept.push_back(changed);
        const std::vector<std::string_view> names{kept.begin(), kept.end()};
        CAPTURE(word, kept);
        REQUIRE(closest(word, names) == closest_by_table(word, names));
    }
}
