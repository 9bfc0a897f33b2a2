// Questions of scripts: who is asked, what is offered, what a wrong answer does.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"
#include "support/seats.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Three kinds of cards in every hand: two ants, a bee, a cat that costs 5.
GameLab hand_lab(const std::string& body) {
    GameLab lab;
    lab.card("ant", "", "cost: 1")
        .card("bee", "", "cost: 2, types: [tool]")
        .card("cat", "", "cost: 5");
    lab.deal(R"(
        for _, p in ipairs(game.seats) do
          game:create("ant", 2, p.hand)
          game:create("bee", 1, p.hand)
          game:create("cat", 1, p.hand)
        end)");
    return lab.step(body);
}

std::string answer_log(const std::string& body, std::string_view answer) {
    Table table{hand_lab(body)};
    table.answer(answer);
    return table.log();
}

}  // namespace

TEST_CASE("a refused answer changes nothing and says why", "[flow]") {
    Table table{hand_lab(R"(
        local picked = me:choose_cards { from = me.hand, exactly = 2, prompt = "pick" }
        me:move(picked, me.board))")};
    const std::uint64_t before = table.hash();
    Match& match = table.match();
    CHECK(match.answer(seat_one, Picks{}) == Refusal::too_few);
    CHECK(match.answer(seat_one, Picks{0, 0, 1}) == Refusal::too_many);
    CHECK(match.answer(seat_one, Picks{1, 1}) == Refusal::repeated_option);
    CHECK(match.answer(seat_one, Picks{0, 7}) == Refusal::unknown_option);
    CHECK(match.answer(seat_two, Picks{0, 1}) == Refusal::not_your_choice);
    CHECK(match.answer(OwnerId{200}, Picks{0, 1}) == Refusal::not_your_choice);
    CHECK(table.hash() == before);
    CHECK(match.answers() == 0);
    CHECK(table.asked() == "pick");
    CHECK(match.answer(seat_one, Picks{0, 1}) == std::nullopt);
    CHECK(table.finished());
    CHECK(match.answer(seat_one, Picks{0, 1}) == Refusal::game_over);
    CHECK(match.answers() == 1);
}

TEST_CASE("what is picked goes where the question says before the script goes on", "[flow]") {
    const auto lab = [](const std::string& owl) {
        GameLab made;
        made.card("ant", "", "cost: 1").card("bee", "", "cost: 2").card("owl", owl);
        made.deal(R"(
            for _, p in ipairs(game.seats) do
              game:create("ant", 2, p.hand)
              game:create("bee", 1, p.hand)
              game:create("owl", 1, p.board)
            end)");
        return made.step(R"(
            local picked = me:choose_cards { from = me.hand, exactly = 2, prompt = "pick", to = me.discard }
            assert(#picked == 2 and picked[1].zone == me.discard)
            game:log(picked[1].name))");
    };
    SECTION("nobody listens") {
        Table table{lab("")};
        table.answer("bee ant");
        CHECK(table.cards_in("discard") == "bee ant");
        CHECK(table.cards_in("hand") == "ant");
        CHECK(table.log() == "bee");
    }
    SECTION("whoever listens is served first") {
        Table table{lab(R"(
            card.triggers = { { event = "moved", from = "board", whose = "mine",
                                run = function(ctx) game:log("heard") end } })")};
        table.answer("ant ant");
        CHECK(table.log() == "heard ant");
    }
}

TEST_CASE("a question that says where its cards go must be able to move them there", "[flow]") {
    const auto error_of_question = [](const std::string& question) {
        return error_of(hand_lab("me:" + question));
    };
    CHECK_THAT(error_of_question(
                   R"(choose_cards { from = me.hand, prompt = "p", to = me.hand, forced = true })"),
               ContainsSubstring("leave `forced`"));
    CHECK_THAT(error_of_question(R"(choose_cards { from = me.hand, prompt = "p", to = me })"),
               ContainsSubstring("expected a zone"));
    CHECK_THAT(error_of_question(R"(arrange { from = me.hand, prompt = "p", to = me.hand })"),
               ContainsSubstring("no `to`"));
    CHECK_THAT(
        error_of_question(
            R"(choose_move { prompt = "p", moves = { a = { from = me.hand, to = me.hand } } })"),
        ContainsSubstring("no `to`"));
    CHECK_THAT(
        error_of_question(R"(choose_option { prompt = "p", among = { "a", "b" }, to = me.hand })"),
        ContainsSubstring("unknown key \"to\""));
}

TEST_CASE("cards that look alike are one option with a count", "[flow]") {
    Table table{hand_lab(R"(
        local picked = me:choose_cards { from = me.hand, exactly = 2, prompt = "pick" }
        assert(picked[1] ~= picked[2])
        me:move(picked, me.board))")};
    CHECK(table.offered() == "ant bee cat");
    CHECK(table.game().open_choice()->options[0].count == 2);
    table.answer("ant ant");
    CHECK(table.cards_in("board") == "ant ant");
}

TEST_CASE("cards that differ in a counter, a face or what they lie on are separate options",
          "[flow]") {
    Table table{hand_lab(R"(
        local ants = me.hand:list { name = "ant" }
        ants[1]:add("age", 1)
        me:choose_card { from = me.hand, prompt = "pick" })")};
    CHECK(table.offered() == "ant ant@2 bee cat");
}

TEST_CASE("each kind of question returns what was picked", "[flow]") {
    CHECK(answer_log(R"(game:log(me:choose_card { from = me.hand, prompt = "p" }.name))", "cat") ==
          "cat");
    CHECK(
        answer_log(
            R"(game:log(tostring(me:choose_card { from = me.hand, optional = true, prompt = "p" })))",
            "-") == "nil");
    CHECK(answer_log(R"(
        for _, card in ipairs(me:choose_cards { from = me.hand, up_to = 3, prompt = "p" }) do
          game:log(card.name)
        end)",
                     "cat ant bee") == "cat ant bee");
    CHECK(answer_log(R"(game:log(me:choose_option { among = { "red", "blue" }, prompt = "p" }))",
                     "blue") == "blue");
    CHECK(answer_log(R"(
        for _, word in ipairs(me:choose_options { among = { "red", "blue", "green" }, exactly = 2, prompt = "p" }) do
          game:log(word)
        end)",
                     "green red") == "green red");
    CHECK(answer_log(R"(game:log("n" .. me:choose_number { min = 2, max = 9, prompt = "p" }))",
                     "7") == "n7");
    CHECK(answer_log(
              R"(game:log(tostring(me:choose_number { max = 9, optional = true, prompt = "p" })))",
              "-") == "nil");
    CHECK(answer_log(R"(game:log(tostring(me:confirm { prompt = "p" })))", "yes") == "true");
    CHECK(answer_log(R"(game:log(me:name_card { prompt = "p" }.name))", "bee") == "bee");
    CHECK(answer_log(R"(
        for _, card in ipairs(me:arrange { from = me.hand, prompt = "p" }) do
          game:log(card.name)
        end)",
                     "bee ant cat ant") == "bee ant cat ant");
    CHECK(answer_log(R"(
        local move, card = me:choose_move {
          prompt = "p", words = { "pass" }, moves = { play = { from = me.hand, type = "tool" } } }
        game:log(move)
        game:log(card.name))",
                     "play:bee") == "play bee");
    CHECK(answer_log(R"(
        local move = me:choose_move { prompt = "p", words = { "pass" }, moves = { play = { from = me.hand } } }
        game:log(move))",
                     "pass") == "pass");
}

TEST_CASE("players, zones, numbers and definitions can be options", "[flow]") {
    CHECK(answer_log(
              R"(game:log("seat" .. me:choose_option { among = game.seats, prompt = "p" }.seat))",
              "p2") == "seat2");
    CHECK(answer_log(
              R"(game:log("slot" .. me:choose_option { among = me.slots, prompt = "p" }.slot))",
              "slots.2") == "slot2");
    CHECK(answer_log(R"(game:log(me:choose_option { among = me.left.slots, prompt = "p" }.name))",
                     "p2.slots.1") == "slots");
    CHECK(answer_log(R"(game:log("n" .. me:choose_option { among = { 3, 5 }, prompt = "p" }))",
                     "5") == "n5");
    CHECK(
        answer_log(R"(game:log(me:choose_option { among = game.definitions, prompt = "p" }.name))",
                   "cat") == "cat");
}

TEST_CASE("with nothing to choose nobody is asked", "[flow]") {
    const std::string log = log_of(hand_lab(R"(
        game:log(tostring(me:choose_card { from = me.board, prompt = "p" }))
        game:log("n" .. #me:choose_cards { from = me.board, exactly = 2, prompt = "p" })
        game:log("n" .. #me:choose_cards { from = me.hand, exactly = 0, prompt = "p" })
        game:log(tostring(me:choose_option { among = {}, prompt = "p" }))
        game:log("n" .. #me:choose_options { among = {}, exactly = 1, prompt = "p" })
        game:log(tostring(me:choose_number { min = 3, max = 2, prompt = "p" }))
        game:log("n" .. #me:arrange { from = me.board, prompt = "p" })
        game:log("n" .. #me:arrange { from = me.hand:list { name = "ant" }, prompt = "p" })
        game:log(tostring(me:choose_move { prompt = "p", moves = { play = { from = me.board } } }))
        game:log("end"))"));
    CHECK(log == "nil n0 n0 nil n0 nil n0 n2 nil end");
}

TEST_CASE("a forced question is answered by the kernel only if one answer exists", "[flow]") {
    Table table{hand_lab(R"(
        game:log(me:choose_card { from = me.hand, name = "cat", forced = true, prompt = "p1" }.name)
        game:log("n" .. #me:choose_cards { from = me.hand, name = "ant", exactly = 2, forced = true, prompt = "p2" })
        game:log("n" .. me:choose_number { min = 4, max = 4, forced = true, prompt = "p3" })
        me:choose_card { from = me.hand, name = "cat", optional = true, forced = true, prompt = "p4" })")};
    CHECK(table.log() == "cat n2 n4");
    CHECK(table.asked() == "p4");
    CHECK(table.match().answers() == 0);
}

TEST_CASE("more cards than there are cannot be asked for", "[flow]") {
    Table table{hand_lab(R"(
        me:move(me:choose_cards { from = me.hand, exactly = 99, prompt = "p" }, me.board))")};
    CHECK(table.game().open_choice()->least == 4);
    table.answer("ant ant bee cat");
    CHECK(table.cards_in("board") == "ant ant bee cat");
}

TEST_CASE("one function decides what is offered and why the rest is not", "[flow]") {
    Table table{hand_lab(R"(
        me:add("coins", 2)
        me:choose_card {
          from = me.hand, prompt = "buy",
          refuse = function(card) if card:cost() > me.coins then return "too_dear" end end,
        })")};
    CHECK(table.offered() == "ant bee");
    for (const CardId card : table.state().cards_in(table.zone("hand"))) {
        const bool dear = table.state().definition(card).id == "cat";
        const Word reason = table.game().why_not(seat_one, card).reason;
        CHECK((reason == no_word ? "" : std::string{table.game().words().text(reason)}) ==
              (dear ? "too_dear" : ""));
    }
}

TEST_CASE("reasons may stand in a table, and candidates in several lists", "[flow]") {
    Table table{hand_lab(R"(
        local cards = me.hand:list()
        me:choose_option {
          prompt = "take", among = { { cards[1], cards[3] }, { cards[4] }, me.board, "none" },
          refuse = { [cards[3]] = "too_dear", [me.board] = "no_room" },
        })")};
    CHECK(table.offered() == "ant cat none");
    const CardId bee = table.state().cards_in(table.zone("hand"))[2];
    CHECK(table.game().words().text(table.game().why_not(seat_one, bee).reason) == "too_dear");
}

TEST_CASE("in a table of reasons a zone stands for the cards in it", "[flow]") {
    Table table{hand_lab(R"(
        local cards = me.hand:list()
        me:choose_card {
          prompt = "take", from = me.hand,
          refuse = { [me.hand] = "no_room", [me.board] = "no_market", [cards[3]] = "too_dear", [cards[1]] = false },
        })")};
    const auto hand = table.state().cards_in(table.zone("hand"));
    const auto reason = [&](CardId card) {
        return std::string{table.game().words().text(table.game().why_not(seat_one, card).reason)};
    };
    CHECK(table.offered() == "ant");
    CHECK(reason(hand[1]) == "no_room");
    CHECK(reason(hand[2]) == "too_dear");
    CHECK(reason(hand[3]) == "no_room");
}

TEST_CASE("reasons may be listed with the filters of the cards they are for", "[flow]") {
    Table table{hand_lab(R"(
        me:choose_card {
          prompt = "take", from = me.hand,
          refuse = {
            { reason = "not_wanted", except = { type = nil } },
            { reason = "wrong_type", type = "tool", cost = { max = 4 } },
            { reason = "too_dear", except = { cost = { max = 1 } } },
            { reason = "no_cats", where = function(card) return card.name == "cat" end },
          },
        })")};
    const auto hand = table.state().cards_in(table.zone("hand"));
    const auto reason = [&](CardId card) {
        const Word said = table.game().why_not(seat_one, card).reason;
        return said == no_word ? std::string{} : std::string{table.game().words().text(said)};
    };
    CHECK(table.offered() == "ant");
    for (const CardId card : hand) {
        const std::string& kind = table.state().definition(card).id;
        const bool bee = kind == "bee";
        CHECK(reason(card) == (bee ? "wrong_type" : kind == "cat" ? "too_dear" : ""));
    }
}

TEST_CASE("a list of reasons that says nothing clear is refused", "[flow]") {
    const auto error_with = [](const std::string& question) {
        return error_of([&] { Table table{hand_lab("me:" + question)}; });
    };
    const auto refusing = [&](const std::string& list) {
        return error_with("choose_card { from = me.hand, prompt = 'p', refuse = " + list + " }");
    };
    CHECK(refusing("{ { reason = 'no', cost = 1 } }").empty());
    CHECK_THAT(refusing("{ { cost = 1 } }"), ContainsSubstring("needs a `reason`"));
    CHECK_THAT(refusing("{ { reason = 'no', cots = 1 } }"), ContainsSubstring("\"cost\""));
    CHECK_THAT(refusing("{ { reason = 'no' }, 'other' }"), ContainsSubstring("table"));
    CHECK_THAT(refusing("(function() local l = {} for at = 1, 65 do l[at] = { reason = 'no' } end "
                        "return l end)()"),
               ContainsSubstring("more than 64"));
    CHECK_THAT(error_with("choose_option { prompt = 'p', among = { 1 }, refuse = { { reason = 'no' "
                          "} } }"),
               ContainsSubstring("about cards"));
}

TEST_CASE("a reason says what it speaks of, for each group of a menu", "[flow]") {
    Table table{hand_lab(R"(
        me:add("coins", 2)
        local function too_dear(card)
          if card:cost() > me.coins then
            return "too_dear", { need = card:cost(), have = me.coins, kind = "bee", of = card.definition }
          end
        end
        me:choose_move {
          prompt = "do", words = { "stop" }, not_offered = "who_is_that",
          moves = { buy = { from = me.hand, refuse = too_dear }, sell = { from = me.hand, refuse = function() return "no_market" end } },
        })")};
    Game& game = table.game();
    const auto text = [&](Word word) { return std::string{game.words().text(word)}; };
    const auto cards = table.state().cards_in(table.zone("hand"));
    const CardId cat = *std::find_if(cards.begin(), cards.end(), [&](CardId card) {
        return table.state().definition(card).id == "cat";
    });
    const Refused buying = game.why_not(seat_one, cat, game.words().intern("buy"));
    CHECK(text(buying.reason) == "too_dear");
    REQUIRE(buying.particulars.size() == 4);
    for (const auto& [name, value] : buying.particulars) {
        if (text(name) == "need") CHECK(value == Value::of(std::int64_t{5}));
        if (text(name) == "have") CHECK(value == Value::of(std::int64_t{2}));
        if (text(name) == "kind") CHECK(text(value.word()) == "bee");
        if (text(name) == "of") CHECK(value == Value::of(table.state().card(cat).definition));
    }
    const Refused selling = game.why_not(seat_one, cat, game.words().intern("sell"));
    CHECK(text(selling.reason) == "no_market");
    CHECK(selling.particulars.empty());
    CHECK(text(game.open_choice()->not_offered) == "who_is_that");
}

TEST_CASE("why something is refused can be left for when somebody asks", "[flow]") {
    Table table{hand_lab(R"(
        me:add("coins", 2)
        local function dear(card) return card:cost() > me.coins end
        local function why(card)
          if dear(card) then return "too_dear", { need = card:cost() } end
        end
        me:choose_move {
          prompt = "do", words = { "stop" },
          moves = {
            buy = { from = me.hand, refuse = dear, why = why },
            sell = { from = me.hand, refuse = { [me.hand] = true }, why = function() return "no_market" end },
          },
        }
        me:choose_card { prompt = "one", from = me.hand, refuse = dear, why = why })")};
    Game& game = table.game();
    const auto text = [&](Word word) { return std::string{game.words().text(word)}; };
    const auto cards = table.state().cards_in(table.zone("hand"));
    const Word buy = game.words().intern("buy");
    const Word sell = game.words().intern("sell");
    CHECK(table.offered() == "buy:ant buy:bee stop");
    for (const Refused& refused : game.open_choice()->refused) CHECK(refused.reason == no_word);
    // Of what is offered nothing is said, of the rest all that a reason may say.
    CHECK(game.why(seat_one, Value::of(cards[0]), buy).reason == no_word);
    CHECK(game.why_not(seat_one, cards[0], buy).group == sell);
    CHECK(text(game.why_not(seat_one, cards[0], sell).reason) == "no_market");
    const Refused why = game.why_not(seat_one, cards[3], buy);
    CHECK(text(why.reason) == "too_dear");
    REQUIRE(why.particulars.size() == 1);
    CHECK(why.particulars[0].second == Value::of(std::int64_t{5}));
    // It has changed nothing: the answer is taken as before, and the next question explains itself.
    table.answer("stop");
    CHECK(table.offered() == "ant bee");
    CHECK(text(game.why_not(seat_one, cards[3]).reason) == "too_dear");
}

TEST_CASE("players who decide together are told why of their own cards", "[flow]") {
    Table table{hand_lab(R"(
        game:together(game.seats, function(p)
          p:add("coins", p.seat)
          p:choose_card {
            prompt = "one", from = p.hand,
            refuse = function(card) return card:cost() > p.coins end,
            why = function(card) if card:cost() > p.coins then return "too_dear", { have = p.coins } end end,
          }
        end))")};
    for (const OwnerId seat : {OwnerId{0}, OwnerId{1}}) {
        const auto zone = table.zone("hand", static_cast<int>(index_of(seat)) + 1);
        const Refused why = table.game().why_not(seat, table.state().cards_in(zone)[3]);
        REQUIRE(why.particulars.size() == 1);
        CHECK(why.particulars[0].second ==
              Value::of(static_cast<std::int64_t>(index_of(seat)) + 1));
    }
}

TEST_CASE("`why` must explain what `refuse` refuses", "[flow]") {
    const auto problem = [](const std::string& keys) {
        return error_of([&] {
            Table table{hand_lab("me:choose_card { prompt = 'p', from = me.hand, " + keys + " }")};
            table.game().explain(seat_one);
        });
    };
    const std::string no_cats = "refuse = function(card) return card.name == 'cat' end, ";
    CHECK(problem(no_cats + "why = function() return 'no_market' end") == "");
    CHECK_THAT(problem(no_cats + "why = function() end"),
               ContainsSubstring("`why` gives no reason"));
    CHECK_THAT(problem(no_cats + "why = 'because'"), ContainsSubstring("`why` must be a function"));
    CHECK_THAT(problem("why = function() end"), ContainsSubstring("say what that is"));
}

TEST_CASE("a refused answer has the question's own code, else the ruleset's, else the kernel's",
          "[flow]") {
    GameLab lab = hand_lab(R"(
        me:choose_option { prompt = "own", among = { 1, 2 }, too_few = "take_one" }
        me:choose_option { prompt = "other", among = { 1, 2 } })");
    lab.edit("player_order: from_active",
             "player_order: from_active\nreasons: { too_few: more_please }");
    Table table{lab};
    Game& game = table.game();
    CHECK(game.code_of(Refusal::too_few, game.open_choice()) == "take_one");
    table.answer("1");
    CHECK(game.code_of(Refusal::too_few, game.open_choice()) == "more_please");
    CHECK(game.code_of(Refusal::too_many, game.open_choice()) == "too_many");
}

TEST_CASE("what a reason speaks of is a small table", "[flow]") {
    const auto refusing = [](const std::string& with) {
        return error_of([&] {
            Table table{
                hand_lab("me:choose_card { from = me.hand, prompt = 'p', refuse = "
                         "function() return 'no', " +
                         with + " end }")};
        });
    };
    CHECK(refusing("{ need = 1 }").empty());
    CHECK_THAT(refusing("7"), ContainsSubstring("table"));
    CHECK_THAT(refusing("{ need = {} }"), !ContainsSubstring("internal"));
    std::string many = "{ ";
    for (int at = 0; at < 17; ++at) many += "n" + std::to_string(at) + " = 1, ";
    CHECK_THAT(refusing(many + "}"), ContainsSubstring("at most 16 things"));
}

TEST_CASE("filters choose by type, name, fact, counter, query, and what must not hold", "[flow]") {
    const std::string log = log_of(hand_lab(R"(
        local function show(filter)
          local names = {}
          for _, card in ipairs(me.hand:list(filter)) do table.insert(names, card.name) end
          game:log(table.concat(names, ","))
        end
        show { type = "tool" }
        show { type = { "tool", "thing" }, cost = { min = 2 } }
        show { name = { "ant", "cat" }, cost = 5 }
        show { cost = { 1, 2 } }
        show { except = { name = "ant" } }
        show { where = function(card) return card.name == "bee" end }
        me.hand:list()[1]:add("age", 3)
        show { age = { max = 0 }, name = "ant" }
        show { age = 3 })"));
    CHECK(log == "bee bee,cat cat ant,ant,bee bee,cat bee ant ant");
}

TEST_CASE("another player can be asked, and a question knows why it is asked", "[flow]") {
    GameLab lab = hand_lab(R"(me:resolve(me.board:top(), { hook = "on_use" }))");
    lab.card(
        "asker",
        R"(function card.on_use(ctx) ctx.player.left:confirm { prompt = "hit", about = ctx.card } end)");
    lab.deal(R"(game:create("asker", 1, game.seats[1].board))");
    Table table{lab};
    CHECK(table.asked_seat() == 2);
    const auto reasons = table.game().reasons(seat_two);
    REQUIRE(reasons.size() == 2);
    CHECK(table.game().words().text(reasons[0].title) == "act");
    CHECK(table.game().words().text(reasons[1].title) == "on_use");
    CHECK(table.state().schema().definition(reasons[1].card).id == "asker");
    CHECK(table.game().open_choice()->about.kind() == ValueKind::card);
}

TEST_CASE("mistakes in a question are told in a sentence", "[flow]") {
    const auto error = [](const std::string& body) { return error_of(hand_lab(body)); };
    CHECK_THAT(error("me:choose_card { from = me.hand }"), ContainsSubstring("needs a `prompt`"));
    CHECK_THAT(error(R"(me:choose_card { prompt = "p" })"), ContainsSubstring("say `from` where"));
    CHECK_THAT(error(R"(me:choose_card { prompt = "p", from = me.hand, tpye = "tool" })"),
               ContainsSubstring("unknown key \"tpye\" (did you mean \"type\"?)"));
    CHECK_THAT(error(R"(me:choose_card { prompt = "p", from = me.hand, type = "tol" })"),
               ContainsSubstring("no card has the type \"tol\" (did you mean \"tool\"?)"));
    CHECK_THAT(error(R"(me:choose_card { prompt = "p", from = me.hand, name = "bea" })"),
               ContainsSubstring("there is no card \"bea\" (did you mean \"bee\"?)"));
    CHECK_THAT(error(R"(me:choose_number { prompt = "p" })"), ContainsSubstring("needs a `max`"));
    CHECK_THAT(error(R"(me:choose_option { prompt = "p" })"), ContainsSubstring("`among`"));
    CHECK_THAT(error(R"(me:confirm { prompt = "p", abuot = 1 })"),
               ContainsSubstring("unknown key \"abuot\" (did you mean \"about\"?)"));
    CHECK_THAT(error(R"(game.ghost:confirm { prompt = "p" })"),
               ContainsSubstring("an owner without a seat decides nothing"));
    CHECK_THAT(error(R"(me:confirm("p"))"), ContainsSubstring("expected a table { … }, got \"p\""));
    CHECK_THAT(error(R"(me:choose_card { prompt = "p", from = me.hand, refuse = "no" })"),
               ContainsSubstring("`refuse` must be a function"));
}

TEST_CASE("prompts and words are names, so that a record can be read again", "[flow]") {
    const auto error = [](const std::string& body) { return error_of(hand_lab(body)); };
    for (const char* word : {"two words", "line\\nbreak", "-", "a@2", "a:b", "", "tab\\t"}) {
        CAPTURE(word);
        const std::string quoted = "\"" + std::string{word} + "\"";
        CHECK_THAT(error("me:choose_option { prompt = \"p\", among = { " + quoted + ", \"b\" } }"),
                   ContainsSubstring("is no name"));
        CHECK_THAT(error("me:confirm { prompt = " + quoted + " }"),
                   ContainsSubstring("is no name"));
        CHECK_THAT(error("me:choose_move { prompt = \"p\", words = { " + quoted + " } }"),
                   ContainsSubstring("is no name"));
        CHECK_THAT(error("me:choose_move { prompt = \"p\", moves = { [" + quoted +
                         "] = { from = me.hand } } }"),
                   ContainsSubstring("is no name"));
    }
    CHECK(error(R"(me:confirm { prompt = "card.ask-1_b" })").empty());
}
