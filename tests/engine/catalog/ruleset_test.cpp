#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

TEST_CASE("a sound ruleset and set have no problems", "[catalog]") {
    CHECK(problems_of(mini_content()) == no_problems);
}

TEST_CASE("misspelt keys are told with the key that was meant", "[catalog]") {
    CHECK(after_ruleset_edit("cycle: turn", "cyclle: turn") ==
          "5:1: cyclle: unknown key (did you mean \"cycle\"?)\n");
    CHECK(after_ruleset_edit("order: free", "ordered: free") ==
          "19:13: zones.player.hand.ordered: unknown key (did you mean \"order\"?)\n");
    CHECK(
        after_ruleset_edit("automatic: true", "quick: true") ==
        "59:9: phases[0].steps[0].quick: unknown key (there are: id, prompt, automatic, menu, do, "
        "script, finish_if, next)\n");
}

TEST_CASE("a ruleset may call the kernel's reasons by names of its own", "[catalog]") {
    CHECK(after_ruleset_edit("cycle: turn", "cycle: turn\nreasons: { too_few: draft_required }") ==
          no_problems);
    CHECK(after_ruleset_edit("cycle: turn", "cycle: turn\nreasons: { to_few: draft_required }") ==
          "6:12: reasons.to_few: unknown key (did you mean \"too_few\"?)\n");
}

TEST_CASE("missing keys are told where they should be", "[catalog]") {
    CHECK(after_ruleset_edit("seats: { min: 2, max: 4 }\n", "") ==
          "1:1: the key \"seats\" is missing\n");
    CHECK(after_ruleset_edit("{ type: integer, required: true }", "{ required: true }") ==
          "12:9: facts.cost: the key \"type\" is missing\n");
    CHECK(after_ruleset_edit("trash: {}", "trash:") ==
          "25:5: zones.game.trash: expected a map (an empty one is {}), found nothing\n");
}

TEST_CASE("words are told with all that could stand there", "[catalog]") {
    CHECK(after_ruleset_edit("cycle: turn", "cycle: turns") ==
          "5:8: cycle: expected turn | round, found the text \"turns\" (did you mean \"turn\"?)\n");
    CHECK(after_ruleset_edit("{ sees: top }", "{ sees: friends }") ==
          "21:27: zones.player.discard_pile.sees: expected everyone | owner | nobody | top, found "
          "the text \"friends\"\n");
    CHECK(after_ruleset_edit("trash: {}", "trash: { sees: owner }") ==
          "25:20: zones.game.trash.sees: a zone of the game has no owner: everyone or nobody sees "
          "it\n");
}

TEST_CASE("numbers out of their range are refused", "[catalog]") {
    CHECK(after_ruleset_edit("max: 4 }", "max: 9 }") ==
          "4:23: seats.max: expected a number from 2 to 8, found 9\n");
    CHECK(after_ruleset_edit("slots: 5", "slots: 256") ==
          "22:20: zones.player.yard.slots: expected a number from 1 to 255, found 256\n");
    CHECK(after_ruleset_edit("{ default: 1, min: 0, max: 2 }", "{ default: 3, min: 0, max: 2 }") ==
          "9:29: options.hard.default: expected a number from 0 to 2, found 3\n");
    CHECK(after_ruleset_edit("{ starts: 1, lasts: turn, at_least: 0 }",
                             "{ starts: 1, at_least: 2 }") ==
          "29:14: counters.player.actions: it starts at 1, out of its own bounds\n");
}

TEST_CASE("names that nobody has declared are told with what is close", "[catalog]") {
    CHECK(after_ruleset_edit("refill_from: discard_pile", "refill_from: discard_piel") ==
          "18:54: zones.player.deck.refill_from: there is no zone \"discard_piel\" (did you mean "
          "\"discard_pile\"?)\n");
    CHECK(after_ruleset_edit("of: card, base: cost,", "of: card, base: price,") ==
          "35:27: queries.cost.base: there is no fact or counter of cards \"price\"\n");
    CHECK(after_ruleset_edit("{ event: bought,", "{ event: bougth,") ==
          "45:24: hooks.on_overpay.event: there is no event \"bougth\" (did you mean "
          "\"bought\"?)\n");
    CHECK(
        after_ruleset_edit("when: { overpaid:", "when: { overpayed:") ==
        "45:68: hooks.on_overpay.when.overpayed: there is no field of the event \"bought\" called "
        "\"overpayed\" (did you mean \"overpaid\"?)\n");
    CHECK(after_ruleset_edit("stage: build", "stage: biuld") ==
          "46:40: hooks.on_placed.stage: there is no stage of the event \"deployed\" called "
          "\"biuld\" (did you mean \"build\"?)\n");
    CHECK(after_ruleset_edit("{ resolve: on_play }", "{ resolve: on_pley }") ==
          "51:86: verbs.play.do[1].resolve: there is no hook \"on_pley\" (did you mean "
          "\"on_play\"?)\n");
    CHECK(after_ruleset_edit("coins: { add: coins }", "coins: { add: coin }") ==
          "49:17: gives.coins.add: there is no counter of players or the game \"coin\" (did you "
          "mean \"coins\"?)\n");
    CHECK(after_ruleset_edit("verb: play", "verb: pley") ==
          "61:83: phases[0].steps[0].menu.play.verb: there is no verb \"pley\" (did you mean "
          "\"play\"?)\n");
    CHECK(after_ruleset_edit("{ type: action }", "{ tpye: action }") ==
          "61:46: phases[0].steps[0].menu.play.where.tpye: there is no fact, counter or query of "
          "cards called \"tpye\" (did you mean \"type\"?)\n"
          "62:30: phases[0].steps[0].menu.play.reasons.type: there is no condition or payment of "
          "this entry called \"type\" (did you mean \"tpye\"?)\n");
    CHECK(after_ruleset_edit("{ max: coins }", "{ max: conis }") ==
          "67:65: phases[0].steps[1].menu.buy.where.cost.max: there is no number called \"conis\" "
          "(did you mean \"coins\"?)\n");
    CHECK(after_ruleset_edit("stop: { next: next_phase }", "stop: { next: clean_up }") ==
          "68:25: phases[0].steps[1].menu.stop.next: there is no step of this phase called "
          "\"clean_up\"\n");
    CHECK(after_ruleset_edit("supply.village", "supply.vilage") ==
          "74:30: phases[1].steps[0].finish_if[0].empty: there is no card \"vilage\" (did you mean "
          "\"village\"?)\n");
    CHECK(after_ruleset_edit("eligible: kingdom", "eligible: cost") ==
          "52:30: lineup.eligible: the fact \"cost\" is not true or false\n");
}

TEST_CASE("the acts of a verb are checked against what it can be told", "[catalog]") {
    const auto with_acts = [](const std::string& acts) {
        return after_ruleset_edit("[{ move: picked, to: to }, { resolve: on_play }]", acts);
    };
    CHECK(with_acts("[{ pick: too }]") ==
          "51:57: verbs.play.do[0].pick: there is no argument of this verb (`with`) called "
          "\"too\" (did you mean \"to\"?)\n");
    CHECK(with_acts("[{ pick: extra }]") ==
          "51:49: verbs.play.do[0]: \"extra\" is a number: a zone is needed here\n");
    CHECK(with_acts("[{ call: think, as: to }]") ==
          "51:49: verbs.play.do[0]: \"to\" is a zone: what the function returns is a number\n");
    CHECK(with_acts("[{ call: think, if_fact: cost }]") ==
          "51:73: verbs.play.do[0].if_fact: the fact \"cost\" is not true or false\n");
    CHECK(with_acts("[{ run: play }]") ==
          "51:3: verbs.play: the verb \"play\" runs itself without end\n");
    CHECK(with_acts("[{ run: plya }]") ==
          "51:56: verbs.play.do[0].run: there is no verb \"plya\" (did you mean \"play\"?)\n");
    CHECK(after_ruleset_edit("play: { with: { to: in_play, extra: 0 }, do:",
                             "play: { with: {}, plain:") ==
          "51:9: verbs.play: the key \"do\" is missing\n"
          "51:21: verbs.play.plain: unknown key (there are: with, do)\n");
}

TEST_CASE("acts are checked against where they stand", "[catalog]") {
    CHECK(after_ruleset_edit("{ move: hand, to: discard_pile, of: everyone }",
                             "{ move: hand, to: discard_pile }") ==
          "73:14: phases[1].steps[0].do[0]: nobody acts in this phase: whose is meant? (of: "
          "everyone)\n");
    CHECK(after_ruleset_edit("{ move: hand, to: discard_pile, of: everyone }",
                             "{ move: picked, to: discard_pile, of: everyone }") ==
          "73:14: phases[1].steps[0].do[0]: no card is picked here\n");
    CHECK(after_ruleset_edit("{ move: hand, to: discard_pile, of: everyone }",
                             "{ move: hand, draw: 1, of: everyone }") ==
          "73:28: phases[1].steps[0].do[0].draw: an act does one thing: make two of it\n");
    CHECK(after_ruleset_edit("{ move: hand, to: discard_pile, of: everyone }", "{ jump: hand }") ==
          "73:14: phases[1].steps[0].do[0]: expected an act: move, draw, add, set, shuffle, turn, "
          "give, announce, fire, resolve, run, call or pick\n");
    CHECK(after_ruleset_edit("{ move: hand, to: discard_pile, of: everyone }",
                             "{ fire: bought, of: everyone }") ==
          "73:14: phases[1].steps[0].do[0]: no card is picked here\n");
    CHECK(after_ruleset_edit("{ draw: hand_size,", "{ draw: picked,") ==
          "73:70: phases[1].steps[0].do[1].draw: no number is picked here: only a menu entry with "
          "\"counter\" picks one\n");
    CHECK(after_ruleset_edit("{ draw: hand_size,", "{ draw: -hand_size,") ==
          "73:70: phases[1].steps[0].do[1].draw: only numbers and picked may have \"-\" before "
          "them\n");
    CHECK(after_ruleset_edit("[{ move: picked, to: to },", "[{ move: picked, to: yard },") ==
          "51:69: verbs.play.do[0].to: \"yard\" is slots: only a script can say which one\n");
    CHECK(after_ruleset_edit("coins: { add: coins }", "coins: { shuffle: deck }") ==
          "49:10: gives.coins: what a card gives is drawn or added\n");
}

TEST_CASE("a step has one body and a menu somebody to answer", "[catalog]") {
    CHECK(after_ruleset_edit("script: true", "next: finish") ==
          "75:9: phases[1].steps[1]: a step has one of \"menu\", \"do\" and \"script\"\n");
    CHECK(
        after_ruleset_edit("script: true", "script: false") ==
        "76:17: phases[1].steps[1].script: expected true: a step without a script has \"menu\" or "
        "\"do\"\n");
    CHECK(after_ruleset_edit("script: true", "menu: { stop: {} }") ==
          "75:13: phases[1].steps[1].id: nobody acts in this phase: there is nobody to offer a "
          "menu\n");
    CHECK(after_ruleset_edit("- id: score", "- id: buy") ==
          "75:13: phases[1].steps[1].id: the step \"buy\" is declared in "
          "mini/scripts/mini/ruleset.yaml:65 already\n");
    CHECK(after_ruleset_edit("- id: score", "- id: again") ==
          "75:13: phases[1].steps[1].id: \"again\" is a word of \"next\": choose another name for "
          "the step\n");
}

TEST_CASE("exceptions of a condition are one by one", "[catalog]") {
    CHECK(after_ruleset_edit("{ type: action }", "{ type: action, except: { cost: 1, age: 2 } }") ==
          "61:62: phases[0].steps[0].menu.play.where.except: expected one condition: several are "
          "written as a list\n");
    CHECK(after_ruleset_edit("{ type: action }",
                             "{ type: action, except: [{ cost: 1 }, { age: { min: 2 } }] }")
              .empty());
    CHECK(
        after_ruleset_edit("{ type: action }", "{ type: [], levels: 3 }") ==
        "61:46: phases[0].steps[0].menu.play.where.type: an empty list fits no card\n"
        "61:58: phases[0].steps[0].menu.play.where.levels: a fact of type data cannot be compared: "
        "it is for scripts\n");
}

TEST_CASE("all problems of a file are told at once", "[catalog]") {
    Overlay content = mini_content();
    edit(content, mini_ruleset, "cycle: turn", "cycle: never");
    edit(content, mini_ruleset, "tokens: 3", "tokens: 3.5");
    edit(content, mini_ruleset, "script: true", "script: yes");
    CHECK(
        problems_of(content) ==
        "mini/scripts/mini/ruleset.yaml:5:8: cycle: expected turn | round, found the text "
        "\"never\"\n"
        "mini/scripts/mini/ruleset.yaml:31:13: counters.player.tokens: expected a whole number, "
        "found the text \"3.5\" (there are no fractions)\n"
        "mini/scripts/mini/ruleset.yaml:76:17: phases[1].steps[1].script: expected true or false, "
        "found the text \"yes\"\n");
}

TEST_CASE("a flood of problems is cut short", "[catalog]") {
    Overlay content = mini_content();
    std::string flood;
    for (int i = 0; i < 250; ++i) flood += "wrong_" + std::to_string(i) + ": 1\n";
    content[mini_set] += flood;
    const std::string problems = problems_of(content);
    CHECK(std::count(problems.begin(), problems.end(), '\n') == 101);
    CHECK(problems.starts_with(
        "mini/sets/small.yaml: 250 problems, of which the first 100 are told\n"));
}
