#include <catch2/catch_test_macros.hpp>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// A second set beside the small one.
Overlay with_more(std::string_view rest) {
    Overlay content = mini_content();
    content["mini/sets/more.yaml"] =
        "format: cardwright/set@1\nid: more\nversion: 1.0.0\nruleset: mini\nname: More\n" +
        std::string{rest};
    return content;
}

}  // namespace

TEST_CASE("keys of a card are the common ones and the declared facts", "[catalog]") {
    CHECK(after_set_edit("    cost: 3", "    coast: 3") ==
          "10:5: cards[0].coast: unknown key (did you mean \"cost\"?)\n");
    CHECK(after_set_edit("    copies: 10", "    number_of_copies: 10") ==
          "12:5: cards[0].number_of_copies: unknown key (the ruleset declares no such fact)\n");
    CHECK(after_set_edit("  - id: village\n    name: { en: Village, pl: Wioska }",
                         "  - name: { en: Village, pl: Wioska }")
              .starts_with("7:5: cards[0]: the key \"id\" is missing\n"));
}

TEST_CASE("facts have the type the ruleset declares", "[catalog]") {
    CHECK(after_set_edit("    cost: 3", "    cost: three") ==
          "10:11: cards[0].cost: expected a whole number, found the text \"three\"\n");
    CHECK(after_set_edit("kingdom: true", "kingdom: yes")
              .starts_with(
                  "11:14: cards[0].kingdom: expected true or false, found the text \"yes\"\n"));
    CHECK(after_set_edit("suit: wood", "suit: [wood]") ==
          "13:11: cards[0].suit: expected a text, found a list\n");
    CHECK(after_set_edit("{ cost: 1 }", "{ cost: 1.5 }") ==
          "21:22: cards[1].levels[0].cost: 1.5 is not a whole number (there are no fractions); a "
          "text needs quotes\n");
}

TEST_CASE("sides of a card say what differs", "[catalog]") {
    CHECK(after_set_edit("    cost: 3", "    sides: [{ cost: 3 }, { cost: 4 }]") == no_problems);
    CHECK(
        after_set_edit("    cost: 3", "    cost: 3\n    sides: [{}, { cost: 4, suit: hay }]") ==
        "11:28: cards[0].sides[1].suit: \"suit\" stands on the back of a card and is the same for "
        "all its sides\n");
    CHECK(after_set_edit("    cost: 3", "    sides: [{ cost: 3 }, { kingdom: true }]") ==
          "7:9: cards[0].id: the card \"village\" lacks the key \"cost\"\n");
    CHECK(after_set_edit("    cost: 3", "    cost: 3\n    sides: [{ coast: 4 }]") ==
          "11:15: cards[0].sides[0].coast: unknown key (did you mean \"cost\"?)\n");
    CHECK(after_set_edit("    cost: 3", "    cost: 3\n    sides: 2")
              .starts_with("11:12: cards[0].sides: expected a list"));
}

TEST_CASE("names on a card are looked up", "[catalog]") {
    CHECK(after_set_edit("types: [action]\n    cost: 3", "types: [acton]\n    cost: 3") ==
          "9:13: cards[0].types[0]: there is no type \"acton\" (did you mean \"action\"?)\n");
    CHECK(after_set_edit("gives: { cards: 1,", "gives: { crads: 1,") ==
          "14:14: cards[0].gives.crads: there is no entry of gives called \"crads\" (did you mean "
          "\"cards\"?)\n");
    CHECK(after_set_edit("ruleset: mini", "ruleset: mni") ==
          "4:10: ruleset: there is no ruleset \"mni\" (did you mean \"mini\"?)\n");
}

TEST_CASE("a script is a Lua file in the folder of its set", "[catalog]") {
    CHECK(
        after_set_edit("militia.lua", "miltia.lua") ==
        "22:13: cards[1].script: there is no script in cards/small called \"miltia.lua\" (did you "
        "mean \"militia.lua\"?)\n");
    for (const std::string path : {"../small/militia.lua", "/etc/passwd", "a/../militia.lua",
                                   "./militia.lua", "militia.txt", "a//b.lua", "C:\\\\x.lua"}) {
        Overlay content = mini_content();
        edit(content, mini_set, "militia.lua", '"' + path + '"');
        INFO(path);
        CHECK(problems_of(content).find("cards[1].script: expected the name of a .lua file in "
                                        "cards/small, found the text") != std::string::npos);
    }
}

TEST_CASE("names and texts need English", "[catalog]") {
    CHECK(after_set_edit("{ en: Small, pl: Mały }", "{ pl: Mały }") ==
          "5:7: name: the key \"en\" is missing: English is what other languages fall back to\n");
    CHECK(after_set_edit("{ en: Small, pl: Mały }", "{ en: Small, POL: Mały }") ==
          "5:20: name.POL: expected a language such as en or pl\n");
    CHECK(after_set_edit("name: Militia", "name: \"\"") ==
          "18:11: cards[1].name: expected a text, found an empty one\n");
}

TEST_CASE("a text may show only what the card has, in as many forms as the language has",
          "[catalog]") {
    CHECK(after_set_edit("en: \"Keep {keep} ", "en: \"Keep {kepp} ") ==
          "24:17: cards[1].text.en: there is no param, give or fact of this card called \"kepp\" "
          "(did you mean \"keep\"?)\n");
    CHECK(after_set_edit("{keep|card|cards}", "{keep|card|cards|cardses}") ==
          "24:17: cards[1].text.en: \"keep\" needs 2 forms in this language, found 3\n");
    CHECK(after_set_edit("{keep|card|cards}.", "{levels}.") ==
          "24:17: cards[1].text.en: \"levels\" is a list or map: a text cannot show it\n");
    CHECK(after_set_edit("{keep|card|cards}.", "{keep.") ==
          "24:17: cards[1].text.en: a brace without its partner in \"{keep.\"\n");
    CHECK(after_set_edit("{keep|card|cards}.", "{}.") ==
          "24:17: cards[1].text.en: \"{}\" holds no name\n");
}

TEST_CASE("a param that no text shows is a warning", "[catalog]") {
    CHECK(
        after_set_edit("params: { keep: 3 }", "params: { keep: 3, hidden: 4 }") ==
        "23:24: cards[1].params.hidden: warning: no text of the card shows this param: who changes "
        "it would change the card unseen\n");
    CHECK(after_set_edit("params: { keep: 3 }", "params: { keep: 3, hidden: [4] }") == no_problems);
}

TEST_CASE("line-ups have the right number of cards that may be in one", "[catalog]") {
    CHECK(
        after_set_edit("cards: [village]", "cards: [militia]") ==
        "28:13: lineups[0].cards[0]: \"militia\" cannot be in a line-up: it is not \"kingdom\"\n");
    CHECK(after_set_edit("cards: [village]", "cards: [village, militia]")
              .starts_with("28:12: lineups[0].cards: expected 1 cards, found 2\n"));
    CHECK(after_set_edit("cards: [village]", "cards: [vilage]") ==
          "28:13: lineups[0].cards[0]: there is no card \"vilage\" (did you mean \"village\"?)\n");
}

TEST_CASE("the id of a set is the name of its file", "[catalog]") {
    CHECK(after_set_edit("id: small", "id: tiny") ==
          "2:5: id: expected the id small, as the file is called\n");
    CHECK(after_set_edit("version: 1.2.0", "version: newest") ==
          "3:10: version: expected a version such as 1.0.0, found the text \"newest\"\n");
    CHECK(after_set_edit("format: cardwright/set@1", "format: cardwright/set@2") ==
          "1:9: format: expected the format cardwright/set@1, found the text "
          "\"cardwright/set@2\"\n");
}

TEST_CASE("what a set needs comes into the game before it", "[catalog]") {
    const Overlay content =
        with_more("needs: [small]\ncards: [{ id: rock, name: Rock, cost: 1 }]\n");
    const Blueprint blueprint = blueprint_of(content, {"more"});
    REQUIRE(blueprint.sets.size() == 2);
    CHECK(blueprint.sets[0].first == "small");
    CHECK(blueprint.sets[1].first == "more");
    CHECK(blueprint.schema.definitions.back().id == "rock");
}

TEST_CASE("sets cannot need each other, themselves, or what is not there", "[catalog]") {
    Overlay content = with_more("needs: [small]\n");
    edit(content, mini_set, "ruleset: mini", "ruleset: mini\nneeds: [more]");
    CHECK(problems_of(content) ==
          "mini/sets/more.yaml:6:9: needs[0]: \"small\" and \"more\" need each other\n");
    CHECK(problems_of(with_more("needs: [more]\n"), {"more"}) ==
          "mini/sets/more.yaml:6:9: needs[0]: \"more\" and \"more\" need each other\n");
    CHECK(
        problems_of(with_more("needs: [smal]\n"), {"more"}) ==
        "mini/sets/more.yaml:6:9: needs[0]: there is no set \"smal\" (did you mean \"small\"?)\n");
}

TEST_CASE("a set may declare what its cards need", "[catalog]") {
    const Overlay content = with_more(R"(declares:
  types: [action, relic]
  counters: { player: { gems: 0 } }
  gives: { gems: { add: gems } }
  facts: { weight: { type: integer } }
cards: [{ id: rock, name: Rock, cost: 1, types: [relic], weight: 5, gives: { gems: 2 } }]
)");
    const Blueprint blueprint = blueprint_of(content, {"small", "more"});
    CHECK(blueprint.schema.types == std::vector<std::string>{"action", "coin", "relic"});
    CHECK(blueprint.schema.find_counter(Scope::player, "gems") != no_counter);
    // A card of a set that came earlier has the later set's facts too, empty.
    CHECK(blueprint.schema.definitions[0].numbers.size() == blueprint.schema.facts.size());
}

TEST_CASE("a set may bring a game for fewer or more players", "[catalog]") {
    const auto seats_with = [](const std::string& seats) {
        const Overlay content = with_more("declares: { seats: " + seats + " }\n");
        return blueprint_of(content, {"small", "more"}).schema.seats;
    };
    CHECK(seats_with("{ min: 1, max: 1 }").least == 1);
    CHECK(seats_with("{ min: 1, max: 1 }").most == 4);
    CHECK(seats_with("{ min: 3, max: 6 }").least == 2);
    CHECK(seats_with("{ min: 3, max: 6 }").most == 6);
    CHECK(blueprint_of(with_more("declares: { seats: { min: 1, max: 1 } }\n")).schema.seats.least ==
          2);
    CHECK(problems_of(with_more("declares: { seats: { min: 0, max: 1 } }\n"), {"more"}) ==
          "mini/sets/more.yaml:6:27: declares.seats.min: expected a number from 1 to 8, found 0\n");
}

TEST_CASE("a set may add to the menu of a step, before the words that end it", "[catalog]") {
    const Overlay content = with_more(R"(declares:
  counters: { player: { gems: 0 } }
  menus:
    main: { sell: { counter: gems, do: [{ add: coins, amount: picked }], next: again } }
    buy:
      find: { from: trash, pay: { gems: cost }, do: [{ move: picked, to: hand }] }
      leave: { next: next_phase }
)");
    const Blueprint blueprint = blueprint_of(content, {"small", "more"});
    const auto menu = [&](std::size_t step) {
        std::vector<std::string_view> names;
        for (const MenuEntry& entry : blueprint.steps[step].menu) {
            names.push_back(blueprint.schema.words.text(entry.name));
        }
        return names;
    };
    CHECK(menu(0) == std::vector<std::string_view>{"play", "spend", "sell", "stop"});
    CHECK(menu(1) == std::vector<std::string_view>{"buy", "find", "leave", "stop"});
    const MenuEntry& sell = blueprint.steps[0].menu[2];
    CHECK(sell.kind == MenuEntry::Kind::counter);
    CHECK(sell.counter == blueprint.schema.find_counter(Scope::player, "gems"));
    CHECK(sell.next.kind == Next::Kind::again);
    // Words are looked up in the phase of the step: without one the next step follows.
    CHECK(blueprint.steps[1].menu[1].next.kind == Next::Kind::next_phase);
    // Without the set nothing is added.
    CHECK(blueprint_of(content).steps[0].menu.size() == 3);
}

TEST_CASE("what sets add to menus is checked as strictly as the ruleset", "[catalog]") {
    const auto problems = [](std::string_view menus) {
        return problems_of(with_more("declares:\n  menus:\n    " + std::string{menus} + "\n"),
                           {"small", "more"});
    };
    CHECK(problems("mainn: { rest: {} }") ==
          "mini/sets/more.yaml:8:5: declares.menus.mainn: there is no step or window with a menu "
          "called \"mainn\" (did you mean \"main\"?)\n");
    CHECK(
        problems("clean_up: { rest: {} }") ==
        "mini/sets/more.yaml:8:5: declares.menus.clean_up: there is no step or window with a menu "
        "called \"clean_up\"\n");
    CHECK(problems("main: { spend: { counter: coins } }") ==
          "mini/sets/more.yaml:8:13: declares.menus.main.spend: the entry \"spend\" of this menu "
          "is declared in mini/scripts/mini/ruleset.yaml:63 already\n");
    CHECK(problems("main: { sell: { counter: tokns } }") ==
          "mini/sets/more.yaml:8:30: declares.menus.main.sell.counter: there is no counter of "
          "players \"tokns\" (did you mean \"tokens\"?)\n");
    CHECK(problems("main: { rest: { next: clean_up } }") ==
          "mini/sets/more.yaml:8:27: declares.menus.main.rest.next: there is no step of this phase "
          "called \"clean_up\"\n");
    CHECK(problems("main: { rest: { nxt: again } }") ==
          "mini/sets/more.yaml:8:21: declares.menus.main.rest.nxt: unknown key (did you mean "
          "\"next\"?)\n");
    CHECK(problems("main: {}") ==
          "mini/sets/more.yaml:8:11: declares.menus.main: a menu offers at least one thing\n");
}

TEST_CASE("declarations and cards of two sets must not clash", "[catalog]") {
    CHECK(problems_of(with_more("declares: { counters: { player: { tokens: 0 } } }\n"),
                      {"small", "more"}) ==
          "mini/sets/more.yaml:6:35: declares.counters.player.tokens: the counter of players "
          "\"tokens\" is declared in mini/scripts/mini/ruleset.yaml:31 already\n");
    CHECK(problems_of(with_more("needs: [small]\ncards: [{ id: village, name: V, cost: 1 }]\n"),
                      {"small", "more"}) ==
          "mini/sets/more.yaml:7:15: cards[0].id: the card \"village\" is declared in "
          "mini/sets/small.yaml:7 already\n");
}

TEST_CASE("cards of sets that are not in the game are no mistake", "[catalog]") {
    // The ruleset names the village, which is in the small set.
    const Overlay content = with_more(
        "cards: [{ id: rock, name: Rock, cost: 1, kingdom: true }]\n"
        "lineups: [{ id: mixed, name: Mixed, cards: [small:village] }, "
        "{ id: own, name: Own, cards: [rock] }]\n");
    const Blueprint blueprint = blueprint_of(content, {"more"});
    CHECK(blueprint.steps[2].finish_if.size() == 3);
    REQUIRE(blueprint.lineups.size() == 1);
    CHECK(blueprint.lineups[0].id == "own");
}

TEST_CASE("the number of cards in a game is limited", "[catalog]") {
    CatalogLimits limits;
    limits.cards = 1;
    const Catalog catalog = Catalog::open({"mini"}, mini_content(), limits);
    std::vector<Diagnostic> problems;
    const std::vector<std::string> sets{"small"};
    CHECK_FALSE(catalog.blueprint("mini", sets, problems));
    CHECK(to_text(problems) ==
          "mini/sets/small.yaml:17:9: cards[1].id: more than cards (1) cards in one game\n");
}
