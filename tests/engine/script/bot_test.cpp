// Bots: they see what their seat may see, and answer with what the choice's helpers return.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "match/seat.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Plays a lab with a bot on every seat; the body answers, `view` and `choice` are there.
class BotTable {
  public:
    explicit BotTable(GameLab lab, const std::string& body)
        : match_{
              lab.script("bots/tester.lua", "local bot = {}\nfunction bot.answer(view, choice)\n" +
                                                body + "\nend\nreturn bot")
                  .kit()} {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            seats_.push_back(make_seat("tester", seat, match_));
        }
    }

    std::string play() {
        match_.begin(plan_for(2));
        play_out(match_, seats_);
        const State& state = match_.game().table_state();
        return std::to_string(
            state.counter(Scope::player, 0, state.schema().find_counter(Scope::player, "points")));
    }
    std::string error() {
        return error_of([&] { play(); });
    }

  private:
    Match match_;
    std::vector<std::unique_ptr<Seat>> seats_;
};

GameLab asks(const std::string& step) {
    GameLab lab;
    lab.card("ant", {}, "cost: 3").card("bee", {}, "cost: 1");
    lab.step(step);
    return lab;
}

const std::string picks_one =
    "local c = me:choose_card { prompt = \"pick\", from = me.board } me:add(\"points\", "
    "c.printed.cost)";
const std::string picks_many =
    "local l = me:choose_cards { prompt = \"pick\", from = me.board, up_to = 2 } "
    "me:add(\"points\", #l)";

}  // namespace

TEST_CASE("the helpers of a choice find options by name, word, number and truth", "[script][bot]") {
    CHECK(BotTable{asks(picks_one), R"(return choice:option("bee"))"}.play() == "1");
    CHECK(BotTable{asks(picks_one), R"(return choice:first_of { "cat", "ant", "bee" })"}.play() ==
          "3");
    CHECK(BotTable{asks(picks_one), R"(assert(choice:has("bee") == 1 and choice:has("cat") == 0)
        assert(choice:option("cat") == nil and choice:first_of { "cat" } == nil)
        return choice:default())"}
              .play() == "3");
    CHECK(BotTable{asks(picks_many), "return choice:all()"}.play() == "2");
    CHECK(BotTable{asks(picks_many), R"(return choice:take(1, { "bee" }))"}.play() == "1");
    CHECK(BotTable{asks(picks_many), "return choice:default()"}.play() == "0");
    CHECK(
        BotTable{asks("me:add(\"points\", me:choose_number { prompt = \"n\", min = 2, max = 9 })"),
                 "assert(choice:number(10) == nil) return choice:number(choice.max)"}
            .play() == "9");
    CHECK(BotTable{asks("if me:confirm { prompt = \"sure\" } then me:add(\"points\", 1) end"),
                   "return choice:option(true)"}
              .play() == "1");
}

TEST_CASE("a bot may rank the options, or pick out of some names alone", "[script][bot]") {
    CHECK(BotTable{asks(picks_one),
                   "return choice:take_by(1, function(card) return card.printed.cost end)"}
              .play() == "1");
    CHECK(BotTable{asks(picks_one),
                   "return choice:take_by(1, function(card) return -card.printed.cost end)"}
              .play() == "3");
    // What gets no number is left out, and then there may be no answer at all.
    CHECK(BotTable{asks(picks_many), R"(return choice:take_by(2, function(card)
          if card.name == "bee" then return 1 end
        end))"}
              .play() == "1");
    CHECK(BotTable{asks(picks_one),
                   "assert(choice:take_by(1, function() end) == nil) return choice:default()"}
              .play() == "3");
    CHECK_THAT((BotTable{asks(picks_one), "return choice:take_by(1, 7)"}.error()),
               ContainsSubstring("expected a function"));
    CHECK_THAT(
        (BotTable{asks(picks_one), "return choice:take_by(1, function() return 'x' end)"}.error()),
        ContainsSubstring("expected a whole number"));
    CHECK(BotTable{asks(picks_many), R"(return choice:only(1, { "cat", "bee" }))"}.play() == "1");
    CHECK(BotTable{asks(picks_many),
                   R"(assert(choice:only(2, { "bee" }) == nil) return choice:default())"}
              .play() == "0");
}

TEST_CASE("what a bot always answers needs no script", "[script][bot]") {
    const auto play = [](const std::string& step, const std::string& always) {
        GameLab lab = asks(step);
        lab.script("bots/tester.lua", "return { always = { pick = " + always +
                                          " }, answer = function(view, choice)\n"
                                          "return choice:default() end }");
        Match match{lab.kit()};
        std::vector<std::unique_ptr<Seat>> seats;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            seats.push_back(make_seat("tester", seat, match));
        }
        match.begin(plan_for(2));
        const std::uint64_t calls = match.scripts().calls();
        const Choice choice = *match.game().open_choice();
        Picks picks;
        seats[0]->answer(match.game(), choice.seat, choice, picks);
        std::string text = match.scripts().calls() == calls ? "as always:" : "asked:";
        for (const std::int32_t pick : picks) text += " " + std::to_string(pick);
        return text;
    };
    CHECK(play(picks_many, "{ all = true }") == "as always: 0 1");
    CHECK(play(picks_one, R"({ first_of = { "cat", "bee" } })") == "as always: 1");
    // What is not legal, or not there, is left to the script.
    CHECK(play("me:choose_number { prompt = \"pick\", min = 2, max = 3 }", "{ all = true }") ==
          "asked: 2");
    CHECK(play(picks_one, R"({ first_of = { "cat" } })") == "asked: 0");
    CHECK(play(picks_many, R"({ all = "no such group" })") == "asked:");
    CHECK_THAT(
        (error_of([&] { play(picks_one, "{ frist_of = {} }"); })),
        ContainsSubstring("`pick` has no \"frist_of\"; it has all, first_of, group and why"));
    CHECK_THAT((error_of([&] { play(picks_one, "{}"); })),
               ContainsSubstring("neither `all` nor `first_of`"));
    CHECK_THAT((error_of([&] { play(picks_one, "7"); })),
               ContainsSubstring("`pick` must be a table"));
}

TEST_CASE("a choice tells a bot what is asked, about what and how much", "[script][bot]") {
    CHECK(BotTable{asks(picks_many), R"(
        assert(choice.prompt == "pick" and choice.min == 0 and choice.max == 2)
        assert(choice.kind == "pick" and choice.optional and choice.about == nil)
        local options = choice:options()
        assert(#options == 2 and options[1].name == "ant" and options[1].count == 1)
        return choice:all())"}
              .play() == "2");
    BotTable wrong{asks(picks_one), "return choice:options()[1]"};
    CHECK_THAT(wrong.error(), ContainsSubstring("the bot gave no answer to \"pick\""));
    BotTable misspelt{asks(picks_one), "return choice:optoin(\"ant\")"};
    CHECK_THAT(misspelt.error(), ContainsSubstring(R"(did you mean "option"?)"));
    BotTable writes{asks(picks_one), "choice.prompt = \"x\" return choice:default()"};
    CHECK_THAT(writes.error(), ContainsSubstring("read-only"));
}

TEST_CASE("a bot sees what its seat may see, and changes nothing", "[script][bot]") {
    GameLab lab = asks(picks_one);
    lab.card("cow", {}, "cost: 5");
    lab.start(R"(for _, p in ipairs(game.seats) do
        local ant = p.board:list { name = "ant" }[1]
        game:move(ant, p.hand)
        p:shuffle(p.hand)
        p:add("secret", 7)
        game:move(p.board:list { name = "cow" }, p.pouch)
        p:shuffle(p.pouch)
      end)");
    const std::vector<std::pair<std::string, std::string>> attempts{
        {"local x = view.me.left.pouch:list()", "cannot look through that zone"},
        {"local x = view.me.left.secret", "cannot see that counter"},
        {"local x = view.me.left.hand:total(\"cost\")", "cannot see that card"},
        {"local x = view.me:total(\"cost\")", "cannot see that card"},
        {"local x = view.me.left.hand:total(\"cost\", { name = \"bee\" })", "cannot see that card"},
        {"local x = view.me.left:total(\"cost\", { name = \"bee\" })", "cannot see that card"},
        {"local x = view.me.left.hand:by_name()", "cannot see that card"},
        {"local x = view.me.left.hand:count { name = \"ant\" }", "cannot look through that zone"},
        {"local x = view.me.pouch:list()", "cannot look through that zone"},
        {"view.me:add(\"coins\", 1)", "cannot change the game"},
        {"view.me:confirm { prompt = \"x\" }", "nobody can be asked here"},
        {"game:finish()", "cannot change the game"},
    };
    for (const auto& [body, says] : attempts) {
        CAPTURE(body);
        CHECK_THAT((BotTable{lab, body + " return choice:default()"}.error()),
                   ContainsSubstring(says));
    }
    CHECK(BotTable{lab, R"(
        assert(view.me.hand:count() == 1 and view.me.hand:top().name == "ant")
        assert(view.me.secret == 7 and view.me.left.hand:count() == 1)
        assert(view.me.board:total("cost") == 1 and view.me.hand:total("cost") == 3)
        assert(view.me.board:count { name = "bee" } == 1 and view.me.board:count { name = "ant" } == 0)
        return choice:default())"}
              .error()
              .empty());
}

TEST_CASE("of cards it does not know a bot sees the backs that lie in sight", "[script][bot]") {
    GameLab lab;
    lab.card("ant", {}, "cost: 3, suit: wood").card("bee", {}, "cost: 1, suit: ore");
    lab.step(R"(
        local other = me.left
        other:move(other.board:list(), other.hand)
        me:move(me.board:list(), me.deck)
        me:shuffle(me.deck)
        other:move(other.hand:list { name = "ant" }, other.pouch)
        other:move(other.pouch:list(), other.hand)
        if me:confirm { prompt = "sure" } then me:add("points", 1) end)");
    CHECK(BotTable{lab, R"(
        local hand = view.me.left.hand
        assert(hand:count() == 2 and hand:count { suit = "wood" } == 1 and #hand:list() == 2)
        assert(hand:count { except = { suit = "wood" } } == 1)
        local top = view.me.deck:top().suit
        assert(top == "wood" or top == "ore")
        return choice:option(true))"}
              .play() == "1");
    const std::pair<std::string, std::string> hidden[] = {
        {"local x = view.me.left.hand:list()[1].name", "cannot see that card"},
        {"local x = view.me.left.hand:list()[1].printed.cost", "cannot see that card"},
        {"local x = view.me.left.hand:count { cost = 3 }", "cannot look through that zone"},
        {"local x = view.me.left.hand:top()", "cannot see that card"},
        {"local x = view.me.deck:top().name", "cannot see that card"},
        {"local x = view.me.deck:top():is(\"thing\")", "cannot see that card"},
        {"local x = view.me.deck:bottom()", "cannot see that card"},
        {"local x = view.me.deck:list()", "cannot look through that zone"},
    };
    for (const auto& [looks, problem] : hidden) {
        CHECK_THAT((BotTable{lab, looks + " return choice:default()"}.error()),
                   ContainsSubstring(problem));
    }
}

TEST_CASE("what is known to lie in a hand has no place in it", "[script][bot]") {
    GameLab lab;
    lab.card("ant").card("bee");
    lab.step(R"(
        local other = me.left
        other:move(other.board:list(), other.hand)
        if me:confirm { prompt = "sure" } then me:add("points", 1) end)");
    CHECK_THAT((BotTable{lab, "local x = view.me.left.hand:top() return choice:default()"}.error()),
               ContainsSubstring("cannot see that card"));
}
