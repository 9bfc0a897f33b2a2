// What scripts make the host do is on their bill, and what they make it keep is counted.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "match/seat.hpp"
#include "match/think/thinker.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Costly {
    std::string limit;
    std::string act;
};

/// Every kind of list a function takes, long or nested or the same again and again.
const std::vector<Costly>& endless_lists() {
    static const std::vector<Costly> all{
        {"list_elements", "me:reveal(nested)"},
        {"list_elements", "me:move(nested, me.hand)"},
        {"list_elements", "me:look(nested)"},
        {"list_elements", R"(me:turn_face(nested, "down"))"},
        {"list_elements", "me:move(boards, me.hand)"},
        {"list_elements", R"(me:choose_card { prompt = "x", from = nested })"},
        {"list_elements", R"(me:choose_cards { prompt = "x", from = boards })"},
        {"list_elements", R"(me:arrange { prompt = "x", from = boards })"},
        {"list_elements", R"(me:choose_move { prompt = "x", moves = { a = { from = boards } } })"},
        {"list_elements", R"(me:choose_move { prompt = "x", words = words })"},
        {"list_elements", R"(me:choose_option { prompt = "x", among = words })"},
        {"list_elements", R"(me:choose_options { prompt = "x", among = words })"},
        {"list_elements", R"(local n = me.board:count { name = words })"},
        {"list_elements", R"(local n = me.board:count { type = words })"},
        {"list_elements", R"(local n = me.board:count { cost = words })"},
        {"list_elements", R"(me:shuffle(nested))"},
        {"list_elements", R"(game:fire("poked", { affects = words }))"},
        {"list_elements", R"(game:fire("poked", {}):set("affects", words))"},
        {"list_elements", R"(game:together(words, function(p) end))"},
        {"list_elements", R"(game:ask_all(words, function(p) end))"},
        {"list_elements", R"(me:add_effect("x", { source = me.board:top(), fields = words }))"},
        {"table_keys", R"(me:confirm { prompt = "x", numbers = keys })"},
        {"table_keys", R"(me:choose_move { prompt = "x", moves = keys })"},
        {"table_keys", "me:confirm(keys)"},
        {"table_keys", "local n = me.board:count(keys)"},
        {"table_keys", R"(game:fire("poked", keys))"},
        {"table_keys", R"(me:resolve(me.board:top(), keys))"},
        {"table_keys", R"(me:move(me.board:top(), me.hand, keys))"},
    };
    return all;
}

constexpr const char* lists = R"(
    local nested = {}
    for depth = 1, 3 do
      local longer = {}
      for n = 1, 40 do longer[n] = nested end
      nested = longer
    end
    local boards, words, keys = {}, {}, {}
    for n = 1, 300 do boards[n] = me.board words[n] = "ant" end
    for n = 1, 100 do keys["k" .. n] = 1 end
)";

MatchOptions small() {
    MatchOptions options;
    options.scripts.list_elements = 200;
    options.scripts.table_keys = 20;
    return options;
}

GameLab with_ants(int many) {
    GameLab lab;
    lab.card("ant",
             "card.effects = { x = { triggers = {} } } "
             "card.triggers = { { event = \"staged\", when = function() return false end, "
             "run = function() end } }",
             "cost: 3");
    lab.deal("for _, p in ipairs(game.seats) do game:create(\"ant\", " + std::to_string(many) +
             ", p.board) end");
    return lab;
}

/// The name of the limit that ends a game; the whole message if it is none.
std::string limit_of(const GameLab& lab, const MatchOptions& options) {
    const std::string message = error_of(lab, options);
    const std::size_t at = message.find("limit ");
    if (at == std::string::npos) return message;
    return message.substr(at + 6, message.find(' ', at + 6) - at - 6);
}

}  // namespace

TEST_CASE("a list of lists ends with a named limit, whoever reads it", "[attack][costs]") {
    for (const Costly& costly : endless_lists()) {
        CAPTURE(costly.act);
        GameLab lab = with_ants(1);
        lab.step(lists + costly.act);
        CHECK(limit_of(lab, small()) == costly.limit);
    }
}

TEST_CASE("lists that scoring and bots return are read with a limit", "[attack][costs]") {
    GameLab scores = with_ants(1);
    scores.rank("local t = {} for n = 1, 300 do t[n] = n end return t");
    CHECK_THAT(error_of(scores, small()), ContainsSubstring("scoring.rank must return a list"));

    GameLab lab = with_ants(1);
    lab.step(R"(me:choose_card { prompt = "x", from = me.board })");
    const auto bot_stops = [&](const std::string& body) {
        lab.script("bots/tester.lua", "local bot = {}\nfunction bot.answer(view, choice)\n" +
                                          std::string{"local me = view.me "} + lists + body +
                                          "\nreturn choice:default()\nend\nreturn bot");
        MatchOptions options = small();
        options.scripts.bot_answers = 20;
        Match match{lab.kit(), options};
        Seats seats;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            seats.push_back(make_seat("tester", seat, match));
        }
        match.begin(plan_for(2));
        return error_of([&] { play_out(match, seats); });
    };
    CHECK_THAT(bot_stops("local a = choice:first_of(words)"), ContainsSubstring("list_elements"));
    CHECK_THAT(bot_stops("words[1] = 7 local a = choice:take(1, words)"),
               ContainsSubstring("list_elements"));
    CHECK_THAT(bot_stops("local a = choice:only(9, words)"), ContainsSubstring("list_elements"));
    CHECK_THAT(bot_stops("while true do local a = choice:default() end"),
               ContainsSubstring("bot_answers"));
}

TEST_CASE("what the kernel looks at for a script is on its bill", "[attack][costs]") {
    // The same script: with many cards on the table it makes more work than with few.
    const std::vector<std::string> acts{
        R"(for n = 1, 40 do game:fire("staged", {}) end)",
        "for n = 1, 400 do game:trial(function() end) end",
        R"(for n = 1, 400 do me:shuffle(me.board) end)",
        R"(for n = 1, 400 do local c = me.board:count { type = "thing" } end)",
        "for n = 1, 400 do me:move(me.board:bottom(), me.board) end",
    };
    for (const std::string& act : acts) {
        CAPTURE(act);
        MatchOptions options;
        options.scripts.instructions_per_call = 60'000;
        options.history = false;
        GameLab few = with_ants(5);
        few.step(act);
        CHECK(limit_of(few, options).empty());
        GameLab many = with_ants(1500);
        many.deal(R"(game:create("ant", 3000, game.seats[1].board))");
        many.step(act);
        CHECK(limit_of(many, options) == "instructions_per_call");
    }
}

TEST_CASE("everything a script makes the host keep is counted", "[attack][costs]") {
    const auto stopped_by = [](const std::string& act, auto&& shrink) {
        GameLab lab = with_ants(30);
        lab.step(act);
        MatchOptions options;
        shrink(options);
        return limit_of(lab, options);
    };
    CHECK(stopped_by(R"(for n = 1, 100 do game:log("w" .. n) end)",
                     [](MatchOptions& o) { o.flow.words_per_game = 50; }) == "words_per_game");
    CHECK(stopped_by(R"(local e = game:fire("poked", {})
                        for n = 1, 100 do e:set("note", "w" .. n) end)",
                     [](MatchOptions& o) { o.flow.words_per_game = 50; }) == "words_per_game");
    CHECK(stopped_by(R"(for n = 1, 100 do me:confirm { prompt = "w" .. n } end)",
                     [](MatchOptions& o) { o.flow.words_per_game = 50; }) == "words_per_game");
    CHECK(stopped_by(R"(for n = 1, 100 do game:fire("poked", { affects = me.board:list() }) end)",
                     [](MatchOptions& o) { o.flow.event_values = 500; }) == "event_values");
    CHECK(stopped_by(R"(local e = game:fire("poked", {})
                        for n = 1, 100 do e:set("affects", me.board:list()) end)",
                     [](MatchOptions& o) { o.flow.event_values = 500; }) == "event_values");
    CHECK(stopped_by(R"(local e = game:fire("poked", {})
                        for n = 1, 100 do e:leave_out(n) end)",
                     [](MatchOptions& o) { o.flow.event_values = 50; }) == "event_values");
    CHECK(stopped_by(R"(local e = game:fire("poked", {})
                        for n = 1, 100 do e:once_more(me.board:top()) end)",
                     [](MatchOptions& o) { o.flow.event_values = 50; }) == "event_values");
    CHECK(stopped_by(R"(for n = 1, 100 do game:fire("poked", {}) end)",
                     [](MatchOptions& o) { o.flow.events = 50; }) == "events");
    CHECK(stopped_by(R"(for n = 1, 100 do local r = game:random(6, "s" .. n) end)",
                     [](MatchOptions& o) { o.flow.random_streams = 5; }) == "random_streams");
    CHECK(stopped_by("for n = 1, 100 do me:reveal(me.board) end",
                     [](MatchOptions& o) { o.flow.journal_entries = 50; }) == "journal_entries");
    CHECK(stopped_by(R"(while true do
                          me:arrange { prompt = "x", from = { me.board, me.left.board } }
                        end)",
                     [](MatchOptions& o) { o.flow.picks_per_game = 500; }) == "picks_per_game");
}

TEST_CASE("many cards that answer one event are counted", "[attack][costs]") {
    GameLab lab;
    lab.card("ant", "card.triggers = { { event = \"poked\", run = function() end } }");
    lab.deal(R"(game:create("ant", 100, game.seats[1].board))");
    lab.step(R"(game:fire("poked", {}))");
    MatchOptions options;
    options.flow.triggers_per_event = 50;
    CHECK(limit_of(lab, options) == "triggers_per_event");
}

TEST_CASE("what events hold is counted until they are over, and then no more", "[attack][costs]") {
    GameLab lab = with_ants(30);
    lab.step(R"(local e = game:fire("poked", { affects = me.board:list() })
                for n = 1, 4 do e:set("affects", me.board:list()) end
                game:trial(function() game:fire("poked", { affects = me.board:list() }) end)
                me:confirm { prompt = "x" })");
    Table table{lab, plan_for(2)};
    REQUIRE(table.asked() == "x");
    CHECK(table.game().strand().event_values > 150);
    CHECK(table.game().strand().event_values < 170);
    table.answer("yes");
    CHECK(table.game().strand().event_values == 0);
}

TEST_CASE("words that scripts make up are forgotten with their game", "[attack][costs]") {
    GameLab lab = with_ants(1);
    lab.step(R"(for n = 1, 40 do game:log("w" .. game:random(1000000) .. "_" .. n) end)");
    MatchOptions options;
    options.flow.words_per_game = 60;
    Match match{lab.kit(), options};
    std::vector<std::size_t> words;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        match.begin(plan_for(2, seed));
        words.push_back(match.game().words().size());
    }
    CHECK(words.front() == words.back());
}

TEST_CASE("a bot teaches the game no words", "[attack][costs]") {
    GameLab lab = with_ants(2);
    lab.script("bots/tester.lua", R"(
      local bot = {}
      function bot.answer(view, choice)
        for n = 1, 500 do
          local word = "word" .. n
          assert(not choice:option(word) and not choice:option("ant", word))
          assert(not choice:all(word) and not choice:first_of({ "ant" }, word))
          assert(choice:has(word) == 0 and choice:has("ant", word) == 0)
        end
        return choice:default()
      end
      return bot)");
    lab.step(R"(me:choose_card { prompt = "x", from = me.board })");
    Match match{lab.kit()};
    Seats seats;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        seats.push_back(make_seat("tester", seat, match));
    }
    match.begin(plan_for(2));
    const std::size_t before = match.game().words().size();
    play_out(match, seats);
    CHECK(match.game().words().size() == before);
}

TEST_CASE("a long game keeps as many snapshots as a short one, and can be taken back whole",
          "[attack][costs]") {
    GameLab lab = with_ants(3);
    lab.step(R"(if me:confirm { prompt = "more" } then
                  me:add("points", 1)
                  return "again"
                end)");
    MatchOptions options;
    options.snapshots = 8;
    Table table{lab, plan_for(2), options};
    std::vector<std::uint64_t> hashes;
    for (int answers = 0; answers < 100; ++answers) {
        hashes.push_back(table.hash());
        table.answer("yes");
        REQUIRE(table.match().snapshots() <= 8);
    }
    while (!hashes.empty()) {
        REQUIRE(table.match().undo());
        REQUIRE(table.hash() == hashes.back());
        hashes.pop_back();
    }
}

TEST_CASE("a bot that thinks ahead has scripts that keep little, on every core",
          "[attack][costs]") {
    GameLab lab;
    lab.card("ant",
             "local kept = {} for i = 1, 120000 do kept[i] = { i } end\n"
             "card.on_use = function(ctx) return #kept end");
    const Kit kit = lab.kit();
    CHECK_NOTHROW(Match{kit});
    const std::string told = error_of([&] { Thinker{kit, {}, {}, {}}; });
    CHECK(told.find("memory_bytes (8388608)") != std::string::npos);
}
