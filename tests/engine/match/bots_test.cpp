// Which bots a ruleset has, and which of them a search plays games out with.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "match/seat.hpp"
#include "match/think/mind.hpp"
#include "match/think/thinker.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* first_bot =
    "return { answer = function(view, choice) return choice:default() end }";

/// One question a turn: a point, or none.
GameLab points_for_the_asking() {
    GameLab lab;
    lab.card("ant");
    lab.step(R"(
      local taken = me:choose_option { among = { "point", "nothing" }, prompt = "which" }
      if taken == "point" then me:add("points", 1) end
    )");
    return lab;
}

Mind mind_for(const Kit& kit) {
    return Mind{kit, {}, {}};
}

}  // namespace

TEST_CASE("without bots games are played out by one that knows no game", "[think]") {
    CHECK(mind_for(points_for_the_asking().kit()).policy_names() ==
          std::vector<std::string>{"plain"});
}

TEST_CASE("games are played out by all bots, or by those the ruleset names", "[think]") {
    GameLab lab = points_for_the_asking();
    lab.script("bots/one.lua", first_bot).script("bots/two.lua", first_bot);
    CHECK(mind_for(lab.kit()).policy_names() == std::vector<std::string>{"one", "two"});
    lab.edit("id: lab", "id: lab\nsearch: { bots: [two] }");
    CHECK(mind_for(lab.kit()).policy_names() == std::vector<std::string>{"two"});
}

TEST_CASE("a bot that is named but not there is told with its place", "[think]") {
    GameLab lab = points_for_the_asking();
    lab.edit("id: lab", "id: lab\nsearch: { bots: [nobody] }");
    CHECK_THROWS_WITH(lab.kit(), ContainsSubstring("ruleset.yaml:") &&
                                     ContainsSubstring("there is no bot \"nobody\"") &&
                                     ContainsSubstring("bots/nobody.lua"));
}

TEST_CASE("a search takes what is worth more, whatever its bots would do", "[think]") {
    GameLab lab = points_for_the_asking();
    lab.script("bots/idle.lua",
               "return { answer = function(view, choice) return choice:option(\"nothing\") end }");
    const Kit kit = lab.kit();
    Match match{kit, {.history = false, .moments = true, .journal = false}};
    match.begin(plan_for(2));
    Thinker thinker{kit, {.playouts = 8}, {}, {}};
    const OwnerId seat = match.game().deciding().front();
    const Thoughts thoughts = thinker.think(match.moment(), seat);
    const Choice& choice = *match.game().open_choice(seat);
    const auto picked = static_cast<std::size_t>(thoughts.answers.front().picks.front());
    CHECK(match.game().words().text(choice.options[picked].what.word()) == "point");
    CHECK(thoughts.answers.front().lead > thoughts.answers.back().lead);
    CHECK(thoughts.playouts <= 8);
    CHECK(thoughts.sure);
}

TEST_CASE("a search does not go on when no other answer can do better", "[think]") {
    GameLab lab = points_for_the_asking();
    lab.script("bots/keen.lua",
               "return { answer = function(view, choice) return choice:option(\"point\") end }");
    const Kit kit = lab.kit();
    Match match{kit, {.history = false, .moments = true, .journal = false}};
    match.begin(plan_for(2));
    Thinker thinker{kit, {.playouts = 1000}, {}, {}};
    const OwnerId seat = match.game().deciding().front();
    const Thoughts thoughts = thinker.think(match.moment(), seat);
    const auto picked = static_cast<std::size_t>(thoughts.answers.front().picks.front());
    const Choice& choice = *match.game().open_choice(seat);
    CHECK(match.game().words().text(choice.options[picked].what.word()) == "point");
    CHECK(thoughts.playouts < 50);
    CHECK(thoughts.sure);
}

TEST_CASE("a search with little time plans for what it can do in it", "[think]") {
    GameLab lab = points_for_the_asking();
    lab.script("bots/one.lua", first_bot).script("bots/two.lua", first_bot);
    const Kit kit = lab.kit();
    Match match{kit, {.history = false, .moments = true, .journal = false}};
    match.begin(plan_for(2));
    Thinker thinker{kit, {.playouts = most_playouts, .seconds = 0.5}, {}, {}};
    const OwnerId seat = match.game().deciding().front();
    for (const Thought& thought : thinker.think(match.moment(), seat).answers) {
        CHECK(thought.playouts > 1);
    }
}

TEST_CASE("a search that is stopped answers all the same", "[think]") {
    const Kit kit = points_for_the_asking().kit();
    Match match{kit, {.history = false, .moments = true, .journal = false}};
    match.begin(plan_for(2));
    Thinker thinker{kit, {.playouts = 1000}, {}, {}};
    const OwnerId seat = match.game().deciding().front();
    const std::atomic<bool> stop{true};
    const Thoughts thoughts = thinker.think(match.moment(), seat, nullptr, &stop);
    CHECK_FALSE(refuse(*match.game().open_choice(seat), thoughts.answers.front().picks));
    CHECK(thoughts.answers.front().playouts == 0);
}

TEST_CASE("what a script has counted before it asks tells a search nothing", "[think]") {
    // Of an ant and a bee the other player holds one, and only the rules know which.
    const auto lab_with = [](const std::string& put_away) {
        GameLab lab;
        lab.card("ant").card("bee");
        lab.start(
            "local p = game.seats[2] game:move(p.board:list(), p.hand) p:shuffle(p.hand) "
            "game:move(p.hand:list { name = \"" +
            put_away + "\" }, p.pouch)");
        lab.step(R"(
          if me ~= game.seats[1] then return end
          local counted = game.seats[2].hand:count { name = "ant" } > 0 and "ant" or "bee"
          local told = me:choose_option { among = { "ant", "bee" }, prompt = "which" }
          if told == counted then me:add("points", 1) end)");
        return lab;
    };
    std::vector<double> leads;
    std::vector<std::uint64_t> views;
    for (const std::string put_away : {"ant", "bee"}) {
        const Kit kit = lab_with(put_away).kit();
        Match match{kit, {.history = false, .moments = true, .journal = false}};
        match.begin(plan_for(2));
        const OwnerId seat = match.game().deciding().front();
        views.push_back(Lens{match.game().table_state(), seat}.hash());
        Thinker thinker{kit, {.playouts = 40}, {}, {}};
        for (const auto& answer : thinker.think(match.moment(), seat).answers) {
            leads.push_back(answer.lead);
        }
    }
    CHECK(views[0] == views[1]);
    REQUIRE(leads.size() == 4);
    // It takes one for about as likely as the other; whoever knew would lead by 1 or by nothing.
    for (const double lead : leads) {
        CHECK(lead > 0.2);
        CHECK(lead < 0.8);
    }
}
