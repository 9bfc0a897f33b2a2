#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "match/match.hpp"
#include "match/option_text.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"

using namespace cardwright;
using cardwright::testing::mini_folder;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Brawl with another script for its attack.
Kit kit_with_haymaker(const std::string& script) {
    const std::vector<std::filesystem::path> roots{testing::source_tree(), mini_folder("brawl")};
    const Overlay overlay{{(mini_folder("brawl") / "cards/brawl/haymaker.lua").string(), script}};
    return Kit{Catalog::open(roots, overlay), roots, "brawl"};
}

/// Deals a table whose first player holds just the attack.
void begin(Match& match) {
    TablePlan plan;
    plan.lineup = {"haymaker"};
    plan.first = 0;
    match.begin_from(plan, [](Game& game) {
        State& state = game.state();
        const ZoneId hand = state.zone_of(game.schema().find_zone("hand"), OwnerId{0});
        while (!state.cards_in(hand).empty()) state.set_out(state.cards_in(hand).back());
        state.add_card(*game.schema().find_definition("haymaker"), hand);
    });
}

GameError error_when_played(Match& match) {
    const Choice* choice = match.game().open_choice();
    REQUIRE(choice != nullptr);
    const auto picks = read_answer(match.game(), *choice, "play:haymaker");
    REQUIRE(picks.has_value());
    try {
        static_cast<void>(match.answer(choice->seat, *picks));
    } catch (const GameError& error) {
        return error;
    }
    FAIL("the script did not go wrong");
    return GameError{""};
}

}  // namespace

TEST_CASE("a script error names file, line, card and hook, and suggests", "[match]") {
    Match match{
        kit_with_haymaker("local card = {}\nfunction card.on_play(ctx)\n"
                          "  ctx.player:discrad(ctx.player.hand)\nend\nreturn card\n")};
    begin(match);
    const GameError error = error_when_played(match);
    CHECK_THAT(error.what(), ContainsSubstring("haymaker.lua:3:"));
    CHECK_THAT(error.what(), ContainsSubstring("did you mean \"discard\"?"));
    CHECK_THAT(error.full_text(), ContainsSubstring("haymaker.on_play"));
}

TEST_CASE("after a script error the match stands at the last choice as if nothing was answered",
          "[match]") {
    Match match{kit_with_haymaker(
        "local card = {}\nfunction card.on_play(ctx)\n  ctx.player:add(\"coins\", 5)\n"
        "  ctx.player:move(ctx.player.hand, ctx.player.discard_pile)\n  error(\"broken\")\nend\n"
        "return card\n")};
    begin(match);
    const std::uint64_t before = match.game().table_state().hash();
    const std::size_t answers = match.answers();
    for (int attempt = 0; attempt < 3; ++attempt) {
        const GameError error = error_when_played(match);
        CHECK_THAT(error.what(), ContainsSubstring("broken"));
        CHECK(match.game().table_state().hash() == before);
        CHECK(match.answers() == answers);
    }
    // The game goes on with another answer.
    const Choice* choice = match.game().open_choice();
    const auto stop = read_answer(match.game(), *choice, "stop");
    REQUIRE(stop.has_value());
    CHECK_FALSE(match.answer(choice->seat, *stop));
}

TEST_CASE("an effect that ends with cards set aside is stopped and names them", "[match]") {
    Match match{kit_with_haymaker(
        "local card = {}\nfunction card.on_play(ctx)\n"
        "  ctx.player:draw_from(ctx.player.deck, ctx.aside, 1)\nend\nreturn card\n")};
    begin(match);
    const GameError error = error_when_played(match);
    CHECK_THAT(error.what(), ContainsSubstring("still set aside"));
}

TEST_CASE("a card script with an unknown hook is refused when it is loaded", "[match]") {
    const Kit kit =
        kit_with_haymaker("local card = {}\nfunction card.on_paly(ctx) end\nreturn card\n");
    CHECK_THROWS_WITH(Match{kit}, ContainsSubstring("haymaker.lua") &&
                                      ContainsSubstring("did you mean \"on_play\"?"));
}

TEST_CASE("a card script that does not compile is refused with its line", "[match]") {
    const Kit kit = kit_with_haymaker("local card = {}\nfunction card.on_play(ctx\nreturn card\n");
    CHECK_THROWS_WITH(Match{kit}, ContainsSubstring("haymaker.lua:3:"));
}

TEST_CASE("a mistake says which seats know every card it may name", "[match]") {
    const auto known_to = [](const std::string& zone, const std::string& trigger) {
        testing::GameLab lab;
        lab.card("imp", "card.triggers = { { event = \"poked\", whose = \"mine\", from = \"" +
                            zone + "\", " + trigger + " } }");
        lab.deal("for _, p in ipairs(game.seats) do game:create(\"imp\", 1, p." + zone + ") end");
        lab.step("game:fire(\"poked\", { player = me })");
        try {
            const testing::Table table{lab};
        } catch (const GameError& error) {
            return static_cast<int>(error.known_to);
        }
        return -1;
    };
    const std::string when = "when = function() error(\"no\") end, run = function() end";
    const std::string run = "run = function() error(\"no\") end";
    CHECK(known_to("board", when) == 3);
    CHECK(known_to("board", run) == 3);
    // In a hand only whoever holds the card may learn that it was asked.
    CHECK(known_to("hand", when) == 1);
    CHECK(known_to("hand", run) == 1);
}
