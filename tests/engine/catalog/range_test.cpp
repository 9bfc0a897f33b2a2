// One entry of a set file that makes many cards.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab range_lab(const std::string& each) {
    GameLab lab;
    lab.card("\"{suit}_{cost}\"", {}, "each: { " + each + " }");
    lab.deal(R"(for _, d in ipairs(game.definitions) do game:create(d, 1, game.pool) end)");
    lab.step(R"(local names = {}
        for _, c in ipairs(game.pool:list()) do
          names[#names + 1] = c.name .. ":" .. c.suit .. c.printed.cost
        end
        game:log(table.concat(names, ",")) return "finish")");
    return lab;
}

}  // namespace

TEST_CASE("one entry makes a card for every combination", "[catalog][range]") {
    CHECK(log_of(range_lab("suit: [oak, elm], cost: { from: 1, to: 2 }")) ==
          "oak_1:oak1,oak_2:oak2,elm_1:elm1,elm_2:elm2");
    CHECK(log_of(range_lab("suit: [oak], cost: [3, 7]")) == "oak_3:oak3,oak_7:oak7");
}

TEST_CASE("the names of a range are put into the names of its cards", "[catalog][range]") {
    GameLab lab =
        range_lab("suit: [{ is: oak, name: { en: Oak, pl: Dąb } }, elm], cost: { from: 2, to: 2 }");
    const Kit kit = lab.kit();
    const auto& cards = kit.blueprint().schema.definitions;
    REQUIRE(cards.size() == 2);
    CHECK(cards[0].id == "oak_2");
    CHECK(cards[0].names.at("en") == "Oak_2");
    CHECK(cards[1].names.at("en") == "elm_2");
}

TEST_CASE("a range that says nothing sensible is an error with its place", "[catalog][range]") {
    CHECK_THAT(error_of([] {
                   static_cast<void>(range_lab("suit: [oak], cost: { from: 5, to: 1 }").kit());
               }),
               ContainsSubstring("a number from 5 on"));
    CHECK_THAT(error_of([] {
                   static_cast<void>(range_lab("suit: [oak], cost: { from: 1, too: 2 }").kit());
               }),
               ContainsSubstring("did you mean \"to\""));
    CHECK_THAT(error_of([] {
                   static_cast<void>(range_lab("suit: [oak], cost: { from: 1, to: 9000 }").kit());
               }),
               ContainsSubstring("4096"));
    CHECK_THAT(error_of([] { static_cast<void>(range_lab("siut: [oak], cost: [1]").kit()); }),
               ContainsSubstring("{suit}_1"));
}
