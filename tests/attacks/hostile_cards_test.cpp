#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "match/match.hpp"
#include "match/option_text.hpp"
#include "match/seat.hpp"
#include "support/cpu_time.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

struct HostileCard {
    std::string name;
    std::string script;  ///< of the card the first player plays
    std::string says;    ///< part of the message
};

const std::vector<HostileCard>& hostile_cards() {
    const auto hook = [](const std::string& body) {
        return "local card = {}\nfunction card.on_play(ctx)\n  local me = ctx.player\n  " + body +
               "\nend\nreturn card\n";
    };
    static const std::vector<HostileCard> cards{
        {"a hook that never ends", hook("while true do end"), "instructions_per_call"},
        {"a filter that never ends",
         hook("me.hand:list { where = function(c) while true do end end }"),
         "instructions_per_call"},
        {"a refusal that never ends",
         hook("me:choose_card { prompt = \"x\", from = me.deck, refuse = function(c) while true do "
              "end end }"),
         "instructions_per_call"},
        {"a trial that never ends", hook("game:trial(function() while true do end end)"),
         "instructions_per_call"},
        {"lists kept without end",
         hook("local kept = {}\n  while true do kept[#kept + 1] = me.deck:list() end"), "limit"},
        {"players kept without end",
         hook("local kept = {}\n  while true do kept[#kept + 1] = me.everyone end"), "limit"},
        {"a card that plays itself for ever", hook("me:resolve(ctx.card, { hook = \"on_play\" })"),
         "frame_depth"},
        {"events without end in one effect",
         hook("while true do game:announce(\"attack\", { player = me }) end"), "limit"},
        {"a journal flooded", hook("while true do game:log(\"boo\") end"), "log_lines_per_game"},
        {"a question without end", hook("while true do me:confirm { prompt = \"again\" } end"),
         "choices_per_game"},
        {"a word as a player",
         hook("game:fire(\"bought\", { player = \"me\", card = ctx.card })\n"
              "  me.left.resolve(\"me\", ctx.card, { hook = \"on_play\" })"),
         "expected a player"},
        {"a number far too large", hook("me:add(\"coins\", 1 << 40)"), "whole number"},
        {"a fraction in a counter", hook("me:add(\"coins\", 1.5)"), "whole number"},
        {"not a number in a counter", hook("me:add(\"coins\", 0/0)"), "whole number"},
        {"cards made without end", hook("for i = 1, 9 do game:create(\"belt\", 1000, me.hand) end"),
         "cards_made (2000)"},
        {"a field written on a handle", hook("me.coins = 99"), "read-only"},
        {"a question inside a filter",
         hook("me.hand:list { where = function(c) return me:confirm { prompt = \"x\" } end }"),
         "nobody can be asked here"},
        {"a change inside a filter",
         hook("me.hand:list { where = function(c) me:add(\"coins\", 9) end }"),
         "nothing may be changed here"},
        {"an error that is a table", hook("error({ secret = true })"), "table"},
        {"a table nested without end in an event",
         hook("local t = {}\n  t[1] = t\n  game:fire(\"attack\", { player = me, affects = t })"),
         "cannot be used here"},
        {"a list that holds itself as cards",
         hook("local t = {}\n  t[1] = t\n  me:move(t, me.hand)"), ""},
        {"words that are no list", hook("me:choose_move { prompt = \"x\", words = 5 }"),
         "expected a table"},
        {"a million options",
         hook("local many = {}\n  for n = 1, 100000 do many[n] = n end\n"
              "  me:choose_option { prompt = \"x\", among = many }"),
         "list_elements"},
    };
    return cards;
}

Kit kit_with(const std::string& script) {
    const std::vector<std::filesystem::path> roots{testing::source_tree(), mini_folder("brawl")};
    Overlay overlay;
    if (!script.empty())
        overlay[(mini_folder("brawl") / "cards/brawl/coach.lua").string()] = script;
    return Kit{Catalog::open(roots, overlay), roots, "brawl"};
}

void begin_with_coach(Match& match) {
    TablePlan plan;
    plan.lineup = {"coach"};
    plan.first = 0;
    match.begin_from(plan, [](Game& game) {
        State& state = game.state();
        const ZoneId hand = state.zone_of(game.schema().find_zone("hand"), OwnerId{0});
        while (!state.cards_in(hand).empty()) state.set_out(state.cards_in(hand).back());
        state.add_card(*game.schema().find_definition("coach"), hand);
    });
}

/// Plays the hostile card, and answers whatever it asks, until it is stopped.
std::string message_when_played(Match& match) {
    try {
        begin_with_coach(match);
        for (int answers = 0; answers < 100'000 && !match.game().finished(); ++answers) {
            const Choice* choice = match.game().open_choice();
            Picks picks;
            default_picks(*choice, picks);
            if (const auto play = read_answer(match.game(), *choice, "play:coach")) picks = *play;
            if (match.answer(choice->seat, picks)) break;
        }
    } catch (const GameError& error) {
        return error.full_text();
    }
    return "it was not stopped";
}

/// A normal game in the same process.
std::uint64_t hash_of_a_normal_game() {
    static const Kit kit = kit_with("");
    Match match{kit};
    std::vector<std::unique_ptr<Seat>> seats;
    for (std::size_t at = 0; at < 2; ++at) seats.push_back(make_seat("random", at, match));
    TablePlan plan;
    plan.seed = 11;
    match.begin(plan);
    play_out(match, seats);
    return match.game().table_state().hash();
}

}  // namespace

TEST_CASE("a hostile card is stopped and the next game is as before", "[attack]") {
    static const std::uint64_t normal = hash_of_a_normal_game();
    for (const HostileCard& card : hostile_cards()) {
        CAPTURE(card.name);
        const Kit kit = kit_with(card.script);
        MatchOptions options;
        options.history = false;
        options.scripts.clock_seconds_per_call = patient_clock_seconds;
        Match match{kit, options};
        const double start = cpu_seconds();
        const std::string message = message_when_played(match);
        CHECK(cpu_seconds() - start < longest_attack_seconds);
        CAPTURE(message);
        CHECK(message != "it was not stopped");
        CHECK(message.find(card.says) != std::string::npos);
        // The same host plays on after the attack, and other games are not touched by it.
        CHECK(message_when_played(match).find(card.says) != std::string::npos);
        CHECK(hash_of_a_normal_game() == normal);
    }
}

TEST_CASE("a bot that never answers or peeks is stopped", "[attack]") {
    struct HostileBot {
        std::string body;
        std::string says;
    };
    const auto bot = GENERATE(
        HostileBot{"while true do end", "instructions_per_call"},
        HostileBot{"return view.me.left.hand:list()", "cannot look through"},
        HostileBot{"return view.me.left.deck:count()", "may not count"},
        HostileBot{"view.me:add(\"coins\", 5)", "cannot change the game"},
        HostileBot{"view.me:move(view.me.hand, view.me.discard_pile)", "cannot change the game"},
        HostileBot{"return view.me:confirm { prompt = \"x\" }", "nobody can be asked here"},
        HostileBot{"return nil", "gave no answer"}, HostileBot{"return 7", "gave no answer"});
    CAPTURE(bot.body);
    const std::vector<std::filesystem::path> roots{testing::source_tree(), mini_folder("brawl")};
    const Overlay overlay{{(mini_folder("brawl") / "scripts/brawl/bots/hostile.lua").string(),
                           "local bot = {}\nfunction bot.answer(view, choice)\n  " + bot.body +
                               "\nend\nreturn bot\n"}};
    const Kit kit{Catalog::open(roots, overlay), roots, "brawl"};
    MatchOptions options;
    options.scripts = patient_limits();
    Match match{kit, options};
    std::vector<std::unique_ptr<Seat>> seats;
    for (std::size_t at = 0; at < 2; ++at) seats.push_back(make_seat("hostile", at, match));
    match.begin({});
    std::string message = "it was not stopped";
    try {
        play_out(match, seats);
    } catch (const GameError& error) {
        message = error.what();
    }
    CHECK(message.find(bot.says) != std::string::npos);
}
