#include <catch2/catch_test_macros.hpp>
#include <fstream>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/match.hpp"
#include "match/option_text.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// One entry and one script: a set of its own with a counter the ruleset has never heard of.
Overlay new_card() {
    Overlay overlay;
    overlay[(mini_folder("brawl") / "sets/ringside.yaml").string()] = R"(format: cardwright/set@1
id: ringside
version: 1.0.0
ruleset: brawl
name: Ringside
needs: [brawl]
declares:
  counters: { player: { bets: 0 } }
cards:
  - id: bookmaker
    name: Bookmaker
    types: [move]
    cost: 2
    hired: true
    script: bookmaker.lua
    params: { stake: 2 }
    text: "While this is in play, when you buy a card, place {stake} bets."
    provenance: designed
)";
    overlay[(mini_folder("brawl") / "cards/ringside/bookmaker.lua").string()] =
        R"(-- Bookmaker: bets while in play.
local card = {}
card.triggers = { {
  event = "bought", from = "in_play", whose = "mine",
  run = function(ctx) ctx.player:add("bets", ctx.params.stake) end,
} }
return card
)";
    return overlay;
}

Kit kit_with_new_card() {
    const std::vector<std::filesystem::path> roots{testing::source_tree(), mini_folder("brawl")};
    return Kit{Catalog::open(roots, new_card()), roots, "brawl"};
}

void answer(Match& match, const std::string& text) {
    const Choice* choice = match.game().open_choice();
    REQUIRE(choice != nullptr);
    const auto picks = read_answer(match.game(), *choice, text);
    INFO(text);
    REQUIRE(picks.has_value());
    REQUIRE_FALSE(match.answer(choice->seat, *picks));
}

}  // namespace

TEST_CASE("a new card with a new counter and trigger needs one entry and one script", "[match]") {
    const Kit kit = kit_with_new_card();
    Match match{kit};
    TablePlan plan;
    plan.lineup = {"bookmaker"};
    plan.first = 0;
    match.begin_from(plan, [](Game& game) {
        State& state = game.state();
        const ZoneId hand = state.zone_of(game.schema().find_zone("hand"), OwnerId{0});
        while (!state.cards_in(hand).empty()) state.set_out(state.cards_in(hand).back());
        state.add_card(*game.schema().find_definition("bookmaker"), hand);
        state.add_card(*game.schema().find_definition("shilling"), hand);
    });
    const CounterId bets = match.game().schema().find_counter(Scope::player, "bets");
    REQUIRE(bets != no_counter);
    answer(match, "play:bookmaker");
    answer(match, "play:shilling");
    CHECK(match.game().table_state().counter(Scope::player, 0, bets) == 0);
    answer(match, "buy:ribbon");
    CHECK(match.game().table_state().counter(Scope::player, 0, bets) == 2);
}

TEST_CASE("a game with the new card keeps all invariants", "[match]") {
    const Kit kit = kit_with_new_card();
    Match match{kit};
    Replays replays{kit};
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        TablePlan plan;
        plan.seed = seed;
        plan.lineup = {"bookmaker"};
        play_and_check(match, plan);
        replays.check_record(match);
        check_undo(match, seed);
    }
}
