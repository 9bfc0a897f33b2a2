// Cards that scripts make while a game is played, cards that leave it, and what is told.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <set>

#include "state/lens.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab making_lab(const std::string& script = {}) {
    GameLab lab;
    lab.card("ant").card("bee", script, "made_in_play: true");
    lab.deal(R"(game:create("ant", 1, game.pool))");
    return lab;
}

}  // namespace

TEST_CASE("a card made in play is a card as any other", "[flow][made]") {
    GameLab lab = making_lab(R"(card.triggers = { { event = "turn_ends", from = "board",
        run = function(ctx) game:log("heard" .. ctx.card.owner.seat) end } })");
    lab.step(R"(
        local made = me:create("bee", 2, me.board)
        made[1]:add("age", 3)
        game:log(#made .. made[1].name .. made[1].age .. made[2].age .. me.board:count())
        return "next_phase")");
    lab.step("return 'finish'", "rest");
    lab.step(
        "if game.round == 1 and me.seat == 2 then return 'finish' end "
        R"(
        local made = me:create("bee", 2, me.board)
        made[1]:add("age", 3)
        game:log(#made .. made[1].name .. made[1].age .. made[2].age .. me.board:count())
        return "next_phase")");
    lab.step("return 'next_phase'", "rest");
    CHECK_THAT(Table(lab, plan_for(2)).log(), ContainsSubstring("2bee302"));
}

TEST_CASE("what a made card listens to is heard", "[flow][made]") {
    GameLab lab = making_lab(R"(card.triggers = { { event = "poked", from = "board",
        run = function(ctx) game:log("heard") end } })");
    lab.step(
        R"(me:create("bee", 1, me.board) game:fire("poked", { player = me }) return "finish")");
    CHECK(log_of(lab) == "heard");
}

TEST_CASE("a made card moves into its zone for whoever listens", "[flow][made]") {
    GameLab lab = making_lab(R"(card.triggers = { { event = "moved", from = "board", self = true,
        run = function(ctx) game:log("came") end } })");
    lab.step(
        R"(local made = me:create("bee", 1, me.board) game:log(made[1].name) return "finish")");
    CHECK(log_of(lab) == "came bee");
}

TEST_CASE("settle functions of made cards run", "[flow][made]") {
    GameLab lab = making_lab(
        R"(card.settle = { from = "board", run = function(ctx) game:move(ctx.card, game.pool) end })");
    lab.step(R"(me:create("bee", 1, me.board) return "more")");
    lab.step(R"(game:log(me.board:count() .. game.pool:count()) return "finish")", "more");
    CHECK(log_of(lab) == "02");
}

TEST_CASE("everybody sees which card was made, and it goes into hiding as any other",
          "[flow][made]") {
    GameLab lab = making_lab();
    lab.step(R"(me:create("bee", 1, me.deck)
        return me:choose_option { prompt = "x", among = { "finish" } })");
    Table table{lab, plan_for(2)};
    const CardId made = table.state().cards_in(table.zone("deck")).back();
    CHECK(table.state().card(made).known_by == 3);
}

TEST_CASE("only what was dealt or may be made in play can be made", "[flow][made]") {
    GameLab lab;
    lab.card("ant").card("bee");
    lab.deal(R"(game:create("ant", 1, game.pool))");
    lab.step(R"(me:create("ant", 1, me.board) me:create("bee", 1, me.board))");
    CHECK_THAT(error_of(lab),
               ContainsSubstring("no card \"bee\" was dealt") && ContainsSubstring("made_in_play"));
}

TEST_CASE("cards without end are stopped by a named limit", "[flow][made][limits]") {
    GameLab lab = making_lab();
    lab.step(R"(while true do me:create("bee", 500, game.pool) end)");
    CHECK_THAT(error_of(lab), ContainsSubstring("limit cards_made (2000) reached"));
    lab.step(R"(me:create("bee", 3, me.slots[1]))");
    CHECK_THAT(error_of(lab), ContainsSubstring("room"));
    lab.step(R"(game:together(game.seats, function(p) p:create("bee", 1, p.board) end))");
    CHECK_THAT(error_of(lab), ContainsSubstring("may change only"));
}

TEST_CASE("a removed card lies nowhere", "[flow][made]") {
    GameLab lab = making_lab();
    lab.step(R"(
        local made = me:create("bee", 2, me.board)
        me:remove(made[1])
        game:log(me.board:count() .. tostring(made[1].zone) .. tostring(made[1].owner))
        return "finish")");
    CHECK(log_of(lab) == "1nilnil");
    lab.step(
        R"(local made = me:create("bee", 1, me.board) me:remove(made) me:turn_face(made, "down"))");
    CHECK_THAT(error_of(lab), ContainsSubstring("out of the game"));
}

TEST_CASE("dealing anew deals what hidden cards are, not what they count as", "[flow][made]") {
    GameLab lab;
    lab.card("ant").card("bee").card("cat").card("dog");
    lab.deal(R"(local other = game.seats[2]
        for _, kind in ipairs { "ant", "bee", "cat", "dog" } do game:create(kind, 1, other.deck) end)");
    lab.step(R"(local other = me.left
        other:shuffle(other.deck) other:draw_from(other.deck, other.hand, 2)
        other.hand:list()[1]:become("dog") me:confirm { prompt = "x" } return "finish")");
    Table table{lab, plan_for(2)};
    State& state = table.game().state();
    const auto really = [](const Card& card) {
        return card.original == no_definition ? card.definition : card.original;
    };
    const auto dealt = [&] {
        std::vector<DefId> kinds;
        for (const Card& card : state.cards()) kinds.push_back(really(card));
        return kinds;
    };
    const auto sorted = [](std::vector<DefId> kinds) {
        std::sort(kinds.begin(), kinds.end());
        return kinds;
    };
    const std::vector<DefId> before = dealt();
    const auto changed =
        std::find_if(state.cards().begin(), state.cards().end(),
                     [](const Card& card) { return card.original != no_definition; });
    REQUIRE(changed != state.cards().end());
    const CardId disguised =
        id_at<CardId>(static_cast<std::size_t>(changed - state.cards().begin()));
    Stream random = Stream::derive(1, 1);
    std::set<DefId> seen;
    for (int deal = 0; deal < 60; ++deal) {
        redeal(state, OwnerId{0}, random);
        REQUIRE(sorted(dealt()) == sorted(before));
        CHECK(state.definition(disguised).id == "dog");
        seen.insert(really(state.card(disguised)));
    }
    CHECK(seen.size() == 4);
}

TEST_CASE("undo takes back what was made", "[flow][made]") {
    GameLab lab = making_lab();
    lab.step(R"(
        local word = me:choose_option { prompt = "x", among = { "make", "finish" } }
        if word == "finish" then return "finish" end
        me:create("bee", 1, me.board)
        return "again")");
    Table table{lab, plan_for(1)};
    const std::uint64_t before = table.hash();
    table.answer("make");
    CHECK(table.cards_in("board") == "bee");
    REQUIRE(table.match().undo());
    CHECK(table.hash() == before);
    CHECK(table.state().card_count() == 1);
}

namespace {

const JournalEntry* told_in(const Table& table, Match& match) {
    static_cast<void>(table);
    for (const JournalEntry& entry : match.journal()) {
        if (entry.kind == JournalEntry::Kind::told) return &entry;
    }
    return nullptr;
}

}  // namespace

TEST_CASE("a script tells of players, cards and numbers", "[flow][tell]") {
    GameLab lab;
    lab.card("ant");
    lab.step(
        R"(game:tell("guessed", { who = me, whom = me.left, card = "ant", number = 4, to = { me } })
        return "finish")");
    Table table{lab, plan_for(2)};
    const JournalEntry* entry = told_in(table, table.match());
    REQUIRE(entry != nullptr);
    CHECK(table.game().words().text(entry->word) == "guessed");
    CHECK(entry->who == OwnerId{0});
    CHECK(entry->whom == OwnerId{1});
    CHECK(entry->number == 4);
    CHECK(entry->public_to == 1);
    REQUIRE(entry->cards.size() == 1);
    CHECK(entry->cards[0].seen_by == 3);
    CHECK_THAT(error_of(lab.step(R"(game:tell("x", { crad = "ant" }))")),
               ContainsSubstring("did you mean \"card\""));
    CHECK_THAT(error_of(lab.step(R"(game:tell("x", { card = "atn" }))")),
               ContainsSubstring("no card \"atn\""));
}

TEST_CASE("of a card that is told each seat reads what it knows", "[flow][tell]") {
    GameLab lab;
    lab.card("ant");
    lab.deal(R"(game:create("ant", 1, game.seats[1].hand))");
    lab.step(R"(game:tell("chosen", { card = me.hand:list()[1] }) return "finish")");
    Table table{lab, plan_for(2)};
    const JournalEntry* entry = told_in(table, table.match());
    REQUIRE(entry != nullptr);
    CHECK(entry->cards[0].seen_by == 1);
}

TEST_CASE("what a player looks at is told in full to them alone", "[flow][tell]") {
    GameLab lab;
    lab.card("ant");
    lab.deal(R"(game:create("ant", 2, game.seats[2].deck))");
    lab.step(R"(me:look(me.left.deck) return "finish")");
    Table table{lab, plan_for(2)};
    bool looked = false;
    for (const JournalEntry& entry : table.match().journal()) {
        if (entry.kind != JournalEntry::Kind::looked) continue;
        looked = true;
        CHECK(entry.public_to == 0xFF);
        REQUIRE(entry.cards.size() == 2);
        CHECK(entry.cards[0].seen_by == 1);
    }
    CHECK(looked);
}

TEST_CASE("chance is told where the script says with which text", "[flow][tell]") {
    GameLab lab;
    lab.step(R"(
        local eyes = game:random(6, "dice", { tell = "rolled", who = me })
        game:log("" .. eyes)
        local who = game:random_pick(game.seats, "lot", { tell = "drawn" })
        return "finish")");
    Table table{lab, plan_for(2)};
    const JournalEntry* entry = told_in(table, table.match());
    REQUIRE(entry != nullptr);
    CHECK(std::to_string(entry->number) == table.log());
    CHECK(table.match().journal().back().kind == JournalEntry::Kind::finished);
    CHECK_THAT(error_of(GameLab{}.step(R"(game:random(6, "dice", { who = me }))")),
               ContainsSubstring("`tell`"));
}

TEST_CASE("lines that are told are limited", "[flow][tell][limits]") {
    CHECK_THAT(error_of(GameLab{}.step(R"(while true do game:tell("x") end)")),
               ContainsSubstring("log_lines_per_game"));
}
