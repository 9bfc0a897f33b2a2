// What a verb is cut down to for a kind of card does the same as the whole list: the same state,
// journal and questions, for cards of every make, whoever runs the verb.

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "match/option_text.hpp"
#include "state/random.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// A hundred and fifty tables with eleven kinds of cards each, at which a hundred answers are
/// given.
constexpr std::uint64_t tables = 150;
constexpr std::size_t answers_at_a_table = 100;

/// Makes up kinds of cards: types × gives × hooks × triggers × listeners × who plays them.
class CardMaker {
  public:
    explicit CardMaker(std::uint64_t seed) : random_{Stream::derive(seed, hash_text("cards"))} {}

    void add_to(GameLab& lab, const std::string& id) {
        std::string script;
        if (one_in(2)) script += on_use();
        if (one_in(5)) script += "function card.on_poked(ctx) ctx.card:add(\"age\", 1) end\n";
        if (one_in(3)) script += triggers();
        if (one_in(8)) script += effect();
        std::string more = one_in(3)   ? "types: [tool]"
                           : one_in(3) ? "types: [thing, tool]"
                                       : "types: [thing]";
        if (one_in(2)) more += ", gives: { " + gives() + " }";
        if (one_in(4)) more += ", deep: true";
        lab.card(id, script, more);
    }

    bool one_in(std::uint32_t chances) { return random_.below(chances) == 0; }

  private:
    std::string pick(const std::vector<std::string>& of) {
        return of[random_.below(static_cast<std::uint32_t>(of.size()))];
    }

    std::string gives() {
        return pick(
            {"coins: 1", "coins: 2, points: 1", "cards: 1", "cards: 2, coins: 1", "points: 3"});
    }

    std::string on_use() {
        return "function card.on_use(ctx)\n  local me = ctx.player\n" +
               pick({
                   "me:add(\"coins\", 1)",
                   "for _, p in ipairs(me.others) do if not ctx.event or ctx.event:includes(p) "
                   "then "
                   "p:add(\"points\", -1) end end",
                   "local c = me:choose_card { from = me.hand, optional = true, prompt = \"again\" "
                   "}\n"
                   "if c and me.coins < 9 then me:add(\"coins\", 1) me:use(c) end",
                   "local c = me:choose_card { from = me.hand, prompt = \"twice\", optional = true "
                   "}\n"
                   "if c and me.coins < 9 then me:add(\"coins\", 1) me:use(c, { time = 1, times = "
                   "2 }) "
                   "me:use_again(c, { time = 2, times = 2 }) end",
                   "local c = me.deck:top()\n if c and me.coins < 9 then me:add(\"coins\", 1) "
                   "local got = me:grab(c, { to = me.board }) game:log(got and got.name or "
                   "\"none\") end",
                   "if ctx.event then game:log(\"told\") else game:log(\"not_told\") end",
               }) +
               "\nend\n";
    }

    std::string triggers() {
        return "card.triggers = { { " +
               pick({"event = \"staged\", stage = \"second\"", "before = \"poked\"",
                     "event = \"poked\"", "before = \"taken\"", "event = \"taken\"",
                     "event = \"moved\"",
                     "event = \"counted\", when = function(ctx) return ctx.event.counter == "
                     "\"coins\" end"}) +
               ", from = \"" + pick({"hand", "board", "discard"}) + "\", whose = \"" +
               pick({"mine", "others", "anyone"}) + "\"" +
               pick({"", ", self = true", ", once = true"}) + ", " +
               pick({"gives = { points = 1 }",
                     "run = function(ctx) ctx.owner:add(\"secret\", 1) end",
                     "run = function(ctx) if ctx.owner.secret < 3 and ctx.owner:confirm { prompt = "
                     "\"well\" } then "
                     "ctx.owner:add(\"secret\", 1) end end",
                     "run = function(ctx) ctx.owner:add(\"secret\", 1) "
                     "if ctx.owner.secret % 3 == 0 then ctx.event:cancel() end end",
                     "run = function(ctx) ctx.event:leave_out(ctx.owner) end"}) +
               " } }\n";
    }

    static std::string effect() {
        return "card.effects = { glow = { triggers = { { event = \"staged\", stage = \"first\", "
               "run = function(ctx) "
               "ctx.owner:add(\"points\", 2) end } } } }\n"
               "function card.on_use(ctx) ctx.player:add_effect(\"glow\", { source = ctx.card, "
               "ends = "
               "\"turn\" }) end\n";
    }

    Stream random_;
};

GameLab made_up_game(std::uint64_t seed) {
    GameLab lab;
    lab.edit("facts:\n", "facts:\n  deep: { type: boolean }\n");
    lab.edit("events:\n", "events:\n  taken: { fields: [player, card, to, extra] }\n");
    lab.edit("phases:\n", R"(verbs:
  use: [{ move: picked, to: board }, { run: use_again }]
  use_again:
    - { announce: poked, if_type: [tool], everyone_in: affects }
    - { resolve: on_use }
    - { fire: staged }
  grab:
    with: { to: discard, place: here, extra: 0 }
    do:
      - { call: ponder, if_fact: deep, as: extra }
      - { announce: taken }
      - { pick: place }
      - { move: picked, to: to }
      - { fire: taken }
      - { run: use_again }
phases:
)");
    lab.edit("      - { id: act, script: true, next: finish }\n", R"(      - id: act
        menu:
          use: { from: hand, verb: use, next: again }
          lay: { from: hand, verb: use, many: true, next: again }
          take: { from: board, verb: grab, pay: { energy: 1 }, next: again }
          stop: { next: next_phase }
)");
    lab.without_step("act");
    lab.edit("      - { id: more, script: true, next: finish }\n", "");
    lab.without_step("more");
    lab.edit("steps: [{ id: rest, script: true }]",
             "steps: [{ id: rest, do: [{ draw: 3, from: deck, to: hand, of: everyone }], "
             "finish_if: [{ rounds: 30 }] }]");
    lab.without_step("rest");
    lab.script("verbs.lua", R"(local queries, acts = {}, {}
function queries.power(ctx, player) return player.points end
function acts.ponder(me, card)
  return me:choose_number { min = 0, max = 2, prompt = "ponder" }
end
return { queries = queries, acts = acts }
)");
    CardMaker maker{seed};
    for (char name = 'a'; name <= 'k'; ++name) maker.add_to(lab, std::string(3, name));
    lab.start(R"(for _, p in ipairs(game.seats) do
  game:move(p.board, p.deck) p:shuffle(p.deck) p:draw_from(p.deck, p.hand, 4)
end)");
    return lab;
}

/// What is asked of whom and why, as far as people are told.
std::string question(const Game& game) {
    const Choice* choice = game.open_choice();
    if (choice == nullptr) return "nothing";
    std::string text = std::to_string(index_of(choice->seat)) + " ";
    text += game.words().text(choice->prompt);
    for (const Option& option : choice->options) text += " " + option_name(game, *choice, option);
    DefId last = no_definition;
    for (const Reason& reason : game.reasons(choice->seat)) {
        if (reason.card == no_definition || reason.card == last) continue;
        last = reason.card;
        text += " > " + game.schema().definition(reason.card).id;
    }
    return text;
}

std::string told(const Game& game, const JournalEntry& entry) {
    std::string text = std::to_string(static_cast<int>(entry.kind)) + " " +
                       std::to_string(index_of(entry.who)) + " " +
                       std::to_string(index_of(entry.from)) + ">" +
                       std::to_string(index_of(entry.to)) + " " + std::to_string(entry.number) +
                       " " + std::to_string(entry.public_to) + " d" + std::to_string(entry.depth);
    if (entry.word != no_word) text += " " + std::string{game.words().text(entry.word)};
    for (const JournalCard& card : entry.cards) {
        text += " " + game.schema().definition(card.definition).id + std::to_string(card.seen_by) +
                (card.back_shown ? "b" : "");
    }
    return text;
}

void same_journal(Game& left, Game& right, std::size_t& compared) {
    for (; compared < std::min(left.journal->size(), right.journal->size()); ++compared) {
        REQUIRE(told(left, (*left.journal)[compared]) == told(right, (*right.journal)[compared]));
    }
    REQUIRE(left.journal->size() == right.journal->size());
}

/// Answers, and tells which limit stopped the game, if any.
std::string limit_met(Match& match, OwnerId seat, const Picks& picks) {
    try {
        const auto refusal = match.answer(seat, picks);
        REQUIRE_FALSE(refusal);
    } catch (const GameError& error) {
        if (error.limit.empty()) throw;
        return error.limit;
    }
    return {};
}

/// Plays both tables with the same answers, and returns how many were given.
std::size_t play_both(Table& cut_down, Table& whole, std::uint64_t seed) {
    Stream random = Stream::derive(seed, hash_text("answers"));
    std::size_t compared = 0;
    for (std::size_t given = 0; given < answers_at_a_table; ++given) {
        REQUIRE(question(cut_down.game()) == question(whole.game()));
        REQUIRE(cut_down.hash() == whole.hash());
        same_journal(cut_down.game(), whole.game(), compared);
        const Choice* choice = cut_down.game().open_choice();
        if (choice == nullptr) return given;
        Picks picks;
        random_picks(*choice, random, picks);
        const OwnerId seat = choice->seat;
        const std::string error = limit_met(cut_down.match(), seat, picks);
        REQUIRE(error == limit_met(whole.match(), seat, picks));
        if (!error.empty()) return given;
    }
    return answers_at_a_table;
}

}  // namespace

TEST_CASE("what is left of a verb for a kind of card does what the whole verb does",
          "[verb][slow]") {
    std::size_t given = 0;
    MatchOptions whole;
    whole.whole_verbs = true;
    for (std::uint64_t seed = 0; seed < tables; ++seed) {
        CAPTURE(seed);
        const Kit kit = made_up_game(seed).kit();
        Table cut_down{kit, plan_for(2 + seed % 2, seed)};
        Table written{kit, plan_for(2 + seed % 2, seed), whole};
        given += play_both(cut_down, written, seed);
    }
    CHECK(given > tables * answers_at_a_table / 2);
}
