// What a bot may ask of cards of its own that it does not see: how many of which, never where.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "match/seat.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A lab whose bot answers with a number: what `question` says of the view.
GameLab lab_asking(const std::string& question) {
    GameLab lab;
    lab.card("ant", "", "cost: 3, gives: { coins: 2, points: 1 }").card("bee", "", "cost: 5");
    lab.step("me:choose_number { min = 0, max = 50, prompt = \"n\" }");
    lab.deal(R"(for _, p in ipairs(game.seats) do
        game:create("ant", 4, p.deck) game:create("bee", 2, p.deck) game:create("bee", 1, p.pouch) end)");
    lab.script("bots/asker.lua", "return { answer = function(view, choice)\n" + question +
                                     "\nreturn choice:number(n) end }");
    return lab;
}

/// What the first seat's bot answers.
std::int64_t answered(const GameLab& lab) {
    Match match{lab.kit()};
    const Bot* bot = match.scripts().bot("asker");
    REQUIRE(bot != nullptr);
    match.begin(plan_for(2));
    const Choice* choice = match.game().open_choice();
    REQUIRE(choice != nullptr);
    Picks picks;
    match.scripts().answer(*bot, match.game(), choice->seat, *choice, picks);
    REQUIRE(picks.size() == 1);
    return picks[0];
}

std::string error_with(const std::string& question) {
    return error_of([&] { static_cast<void>(answered(lab_asking(question))); });
}

}  // namespace

TEST_CASE("a bot knows what is in its own deck, not where", "[script][owned]") {
    const std::string shuffled = "for _, p in ipairs(game.seats) do p:shuffle(p.deck) end";
    CHECK(answered(lab_asking("local n = view.me:owned()").start(shuffled)) == 7);
    CHECK(answered(lab_asking("local n = view.me:owned { name = \"ant\" }").start(shuffled)) == 4);
    CHECK(answered(lab_asking("local n = view.me:owned { cost = { min = 4 } }").start(shuffled)) ==
          3);
    CHECK(answered(lab_asking("local n = view.me:owned_total(\"cost\")").start(shuffled)) == 27);
    CHECK(answered(lab_asking("local n = view.me:owned_total(\"cost\", { name = \"bee\" })")
                       .start(shuffled)) == 15);
}

TEST_CASE("cards that may be somebody else's are not counted", "[script][owned]") {
    // All decks are shuffled together and dealt out again: nobody knows what they got.
    GameLab lab = lab_asking("local n = view.me:owned { name = { \"ant\", \"bee\" } }");
    lab.edit("    pool: {}", "    pool: { sees: nobody }");
    lab.start(R"(
        for _, p in ipairs(game.seats) do game:move(p.deck:list(), game.pool) end
        game:shuffle(game.pool)
        for _, p in ipairs(game.seats) do p:draw_from(game.pool, p.deck, 6) end)");
    CHECK(answered(lab) == 1);  // the card in the pouch, which was never mixed with others
}

TEST_CASE("only what is printed can be asked, only of one's own, and only by bots",
          "[script][owned]") {
    CHECK_THAT(error_with("local n = view.me:owned { top = true }"),
               ContainsSubstring("only what is printed can be asked"));
    CHECK_THAT(error_with("local n = view.me:owned { age = 0 }"),
               ContainsSubstring("only what is printed can be asked"));
    CHECK_THAT(error_with("local n = view.me:owned { except = { face_up = true } }"),
               ContainsSubstring("only what is printed can be asked"));
    CHECK_THAT(error_with("local n = view.me:owned { where = function(c) return true end }"),
               ContainsSubstring("`where` could tell where cards lie"));
    CHECK_THAT(error_with("local n = view.me.left:owned()"),
               ContainsSubstring("a bot knows only what it owns itself"));
    CHECK_THAT(error_with("local n = view.me:owned_total(\"age\")"),
               ContainsSubstring("cards have no number \"age\" printed on them"));
    GameLab lab;
    lab.card("ant").step("local n = me:owned()");
    CHECK_THAT(error_of(lab), ContainsSubstring("only bots ask this"));
}

TEST_CASE("a bot may ask whether it knows a card, and what a card gives", "[script][owned]") {
    CHECK(answered(lab_asking(R"(local n = 0
        for _, d in ipairs(view.definitions) do
          if d.name == "ant" then n = d.gives.coins * 10 + d.gives.points end
          if d.name == "bee" and d.gives.coins then n = 50 end
        end)")) == 21);
    GameLab lab = lab_asking("local n = view.pool:top():known() and 1 or 0");
    lab.start("game:move(game.seats[1].deck:top(), game.pool)");
    CHECK(answered(lab) == 1);
}

TEST_CASE("chance while players decide together comes from a stream of each player's own",
          "[flow][together][chance]") {
    const auto drawn = [](const std::string& both) {
        GameLab lab;
        lab.card("ant").step(
            "local list = game:together(game.seats, function(p) local n = 0\n" + both +
            "\nreturn n end)\nfor _, n in ipairs(list) do game:log(\"n\" .. n) end\n"
            "game:log(\"g\" .. game:random(1000))");
        return Table{lab, plan_for(2)}.play_out().log();
    };
    const std::string plain = drawn("n = game:random(1000)");
    // Each draws its own number, and what the table draws afterwards does not depend on it.
    CHECK(plain.substr(0, plain.find(' ')) !=
          plain.substr(plain.find(' ') + 1, plain.find(" g") - plain.find(' ') - 1));
    const std::string more =
        drawn("n = game:random(1000) if p.seat == 1 then for _ = 1, 5 do game:random(6) end end");
    CHECK(plain == more);
    // A seat's stream goes on where it stood.
    const auto twice = [&] {
        GameLab lab;
        lab.card("ant").step(R"(for _ = 1, 2 do
            local list = game:together({ me }, function(p) return game:random(1000000) end)
            game:log("n" .. list[1]) end)");
        return Table{lab, plan_for(1)}.play_out().log();
    }();
    CHECK(twice.substr(0, twice.find(' ')) != twice.substr(twice.find(' ') + 1));
}
