// Nothing a bot can work out depends on what its seat cannot know: not the order of its own tables.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// A bot that says in its reason all that it can find out about the cards it is offered.
constexpr const char* spy = R"(
  local bot = {}
  function bot.answer(view, choice)
    local label, line = {}, {}
    for n, option in ipairs(choice:options()) do
      label[option.what] = "option" .. n .. tostring(option.name)
      local card = option.what
      table.insert(line, tostring(card) .. card.zone.name .. card.owner.seat .. card.side ..
        option.count .. card.age .. tostring(card.face_up) .. tostring(card:is_top()) .. #card:above())
    end
    for _, player in ipairs(view.seats) do
      table.insert(line, player.hand:count() .. player.points)
      for _, card in ipairs(player.board:list()) do
        label[card] = card.name
        table.insert(line, card.name .. card:cost())
      end
    end
    for card, name in pairs(label) do
      table.insert(line, name)
    end
    return choice:default(), table.concat(line, " ")
  end
  return bot)";

struct Made {
    std::string kind;
    std::string where;
};

/// What the spy of the first seat says when it may pick out of the other's hand.
std::string told(const std::vector<Made>& cards) {
    GameLab lab;
    for (const char* kind : {"ant", "bee", "cow"}) lab.card(kind, {}, "cost: 3");
    std::string deal = "local me, other = game.seats[1], game.seats[2]\n";
    for (const Made& card : cards) {
        deal += "game:create(\"" + card.kind + "\", 1, " + card.where + ")\n";
    }
    lab.deal(deal);
    // As in every game, cards that nobody may know are mixed before anybody holds them.
    lab.start("game:begin_with(game.seats[1]) game:shuffle(game.seats[2].hand)");
    lab.step(R"(me:choose_card { prompt = "steal", from = { me.left.hand, me.board } })");
    lab.script("bots/spy.lua", spy);
    Match match{lab.kit()};
    static_cast<void>(match.scripts().bot("spy"));  // bots are loaded before the first game
    TablePlan plan = plan_for(2);
    plan.first = 0;
    match.begin(plan);
    const Choice choice = *match.game().open_choice();
    Picks picks;
    std::string text;
    match.scripts().answer(*match.scripts().bot("spy"), match.game(), choice.seat, choice, picks,
                           &text);
    return text;
}

}  // namespace

TEST_CASE("a bot's tables are in the same order whatever the hidden cards are", "[attack][bot]") {
    // What lies on the board is the same in every deal, and so is how many cards are hidden; which
    // these are, and when each was made, is not.
    const std::vector<Made> seen{
        {"ant", "me.board"}, {"ant", "other.board"}, {"cow", "me.board"}, {"bee", "other.board"}};
    std::string first;
    int deals = 0;
    const std::vector<std::pair<std::string, std::string>> pairs{
        {"ant", "bee"}, {"cow", "ant"}, {"bee", "cow"}};
    for (const auto& hidden : pairs) {
        // All ways to make two hidden cards before, between and after the others.
        for (std::size_t one = 0; one <= seen.size(); ++one) {
            for (std::size_t two = one; two <= seen.size(); ++two) {
                std::vector<Made> cards = seen;
                cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(two),
                             Made{hidden.second, "other.hand"});
                cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(one),
                             Made{hidden.first, "other.hand"});
                const std::string text = told(cards);
                if (first.empty()) first = text;
                ++deals;
                REQUIRE(text == first);
            }
        }
    }
    CHECK(deals == 45);
    CHECK(first.find("option1nil") != std::string::npos);
}

TEST_CASE("a zone that may not be counted does not tell whether it is empty", "[attack][bot]") {
    const auto asked = [](const std::string& deal) {
        GameLab lab;
        lab.edit("suit: { type: word, back: true }", "suit: { type: word }");
        lab.card("ant").deal(deal);
        lab.step(R"(me:confirm { prompt = "x" })");
        lab.script("bots/spy.lua",
                   "return { answer = function(view, choice) local top = view.me.left.deck:top() "
                   "return choice:default() end }");
        Match match{lab.kit()};
        static_cast<void>(match.scripts().bot("spy"));
        match.begin(plan_for(2));
        const Choice choice = *match.game().open_choice();
        Picks picks;
        return error_of([&] {
            match.scripts().answer(*match.scripts().bot("spy"), match.game(), choice.seat, choice,
                                   picks);
        });
    };
    const std::string empty = asked("");
    CHECK(empty.find("cannot see that card") != std::string::npos);
    CHECK(empty == asked("for _, p in ipairs(game.seats) do game:create(\"ant\", 3, p.deck) end"));
}
