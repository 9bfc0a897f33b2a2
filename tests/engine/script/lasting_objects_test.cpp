// The game and its piles lie ready for scripts: what they find must be true for the game they are
// in, whatever was played with the same scripts before.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "match/seat.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Looks at the table before every answer.
constexpr const char* looking_bot = R"(
local bot = {}
function bot.answer(view, choice)
  local there = false
  for _, kind in ipairs(view.lineup) do
    there = there or kind.name == "witch"
  end
  assert((view.supply.witch ~= nil) == there, "the pile of another game")
  assert(not there or view.supply.witch.pile.name == "witch" and view.supply.witch:count() == 10)
  assert(view.trash.name == "trash" and view.trash:count() == 0, "the trash of another game")
  assert(view.supply == game.supply and view == game and view.params.hand_size == 5)
  assert(view.supply:count() > 100 and #view.supply:zones() == 17)
  for number, player in ipairs(game.seats) do
    assert(player.seat == number and player.hand.owner == player, "the zones of another game")
    assert(player.hand.name == "hand" and player.deck.name == "deck")
  end
  assert(view.me == game.seats[view.me.seat] and view.me.hand:count() == 5)
  return choice:default()
end
return bot)";

constexpr const char* hasty_bot = R"(
local pile = game.supply
return { answer = function(view, choice) return choice:default() end })";

Kit dominion_with_bots() {
    const std::vector<std::filesystem::path> roots{testing::source_tree()};
    const auto bots = std::filesystem::path{testing::source_tree()} / "scripts/dominion/bots";
    const Overlay overlay{{(bots / "looking.lua").string(), looking_bot},
                          {(bots / "hasty.lua").string(), hasty_bot}};
    return Kit{Catalog::open(roots, overlay), roots, "dominion", {"base"}};
}

TablePlan table(std::uint8_t seats, std::vector<std::string> lineup) {
    TablePlan plan;
    plan.seats = seats;
    plan.lineup = std::move(lineup);
    return plan;
}

}  // namespace

TEST_CASE("what lies ready for scripts belongs to the game they are in", "[script]") {
    const std::vector<std::string> others{"cellar",  "market", "militia", "mine",    "moat",
                                          "remodel", "smithy", "village", "workshop"};
    std::vector<std::string> with_witch = others;
    with_witch.emplace_back("witch");
    std::vector<std::string> without = others;
    without.emplace_back("festival");
    Match match{dominion_with_bots()};
    const auto hasty = [&] { static_cast<void>(make_seat("hasty", 0, match)); };
    CHECK_THAT(error_of(hasty), ContainsSubstring("there is no game while a script is loaded"));
    Seats seats;
    for (std::size_t at = 0; at < 3; ++at) {
        seats.push_back(make_seat("looking", at, match));
    }
    // Seats differ too: the same zone has another number then.
    for (const TablePlan& plan : {table(2, with_witch), table(2, without), table(3, with_witch),
                                  table(2, with_witch), table(3, without)}) {
        match.begin(plan);
        for (int answers = 0; answers < 6; ++answers) {
            const Choice* choice = match.game().open_choice();
            REQUIRE(choice != nullptr);
            const OwnerId seat = choice->seat;
            Picks picks;
            seats[index_of(seat)]->answer(match.game(), seat, *choice, picks);
            REQUIRE_FALSE(match.answer(seat, picks));
        }
    }
}

TEST_CASE("players are keys like all handles, in the order of their seats", "[script]") {
    CHECK(log_of(GameLab{}.card("imp").step(R"(
        local cards = {}
        for seat = #game.seats, 1, -1 do
          cards[game.seats[seat]] = game.seats[seat].board:top()
        end
        for player, card in pairs(cards) do
          game:log(player.seat .. (card.owner == player and player == me and "me" or "")
                   .. (cards[player] == card and "" or "?"))
        end)")) == "1me 2");
}
