// What a score is made of, as the ruleset says it.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A game that is over at once, with these parts of every score.
std::vector<ScorePart> parts_of_score(const std::string& body) {
    GameLab lab;
    lab.card("a").rank("return { 0 } end, parts = function(player) " + body);
    lab.step(R"(return "finish")");
    Table table{lab};
    return table.match().scripts().score_parts(table.game(), OwnerId{0});
}

}  // namespace

TEST_CASE("parts of a score are cards or texts with a count and points", "[match]") {
    const auto parts = parts_of_score(
        R"(return { { what = player.board:list()[1].definition, count = 2, points = 6 },
                    { what = "bonus", points = -1 } })");
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].card == DefId{0});
    CHECK(parts[0].count == 2);
    CHECK(parts[0].points == 6);
    CHECK(parts[1].text == "bonus");
    CHECK(parts[1].points == -1);
}

TEST_CASE("wrong parts of a score are an error that says what is expected", "[match]") {
    CHECK_THAT(error_of([] { static_cast<void>(parts_of_score("return 3")); }),
               ContainsSubstring("scoring.parts must return a list"));
    CHECK_THAT(error_of([] { static_cast<void>(parts_of_score("return { { points = 1 } }")); }),
               ContainsSubstring("each part says `what` it is"));
    CHECK_THAT(
        error_of([] { static_cast<void>(parts_of_score("return { { what = 'x', ponts = 1 } }")); }),
        ContainsSubstring("ponts"));
}
