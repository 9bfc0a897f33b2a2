#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "api/api.hpp"
#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("a function gives the base of a query for types of cards, or for all", "[catalog]") {
    const auto told = [](std::string_view query) {
        return after_ruleset_edit("wealth: { of: player, base: coins }", query);
    };
    CHECK(told("wealth: { of: card, base: cost, script_for: action }") == "");
    CHECK_THAT(told("wealth: { of: player, base: coins, script_for: action }"),
               ContainsSubstring("only cards have types"));
    CHECK_THAT(told("wealth: { of: card, base: script, script_for: action }"),
               ContainsSubstring("for all cards already"));
    CHECK_THAT(told("wealth: { of: card, base: cost, script_for: acton }"),
               ContainsSubstring("did you mean \"action\""));
}

TEST_CASE("a name means one thing on one object", "[catalog]") {
    CHECK(after_ruleset_edit("verbs:\n  play:", "verbs:\n  discard_pile: []\n  play:") ==
          "51:3: verbs.discard_pile: on a player \"discard_pile\" would be both a zone and a verb "
          "(mini/scripts/mini/ruleset.yaml:21)\n");
    CHECK(after_ruleset_edit("tokens: 3", "tokens: 3\n    hand: 0") ==
          "32:5: counters.player.hand: on a player \"hand\" would be both a zone and a counter "
          "(mini/scripts/mini/ruleset.yaml:19)\n");
    CHECK(after_ruleset_edit("limit: { of: player,", "tokens: { of: player,") ==
          "36:3: queries.tokens: on a player \"tokens\" would be both a counter and a query "
          "(mini/scripts/mini/ruleset.yaml:31)\n");
    CHECK(after_ruleset_edit("card: { age: 0 }", "card: { suit: 0 }") ==
          "32:11: counters.card.suit: on a card \"suit\" would be both a fact and a counter "
          "(mini/scripts/mini/ruleset.yaml:14)\n");
    CHECK(after_ruleset_edit("game: { lots: 0 }", "game: { bandit: 0 }")
              .starts_with("27:11: counters.game.bandit: on the game \"bandit\" would be both a "
                           "seatless owner and a "
                           "counter"));
    CHECK(after_ruleset_edit("trash: {}", "hand: {}") ==
          "25:5: zones.game.hand: the zone \"hand\" is declared in "
          "mini/scripts/mini/ruleset.yaml:19 already\n");
}

TEST_CASE("a query may have the name of a fact, and things of different objects may share one",
          "[catalog]") {
    CHECK(after_ruleset_edit("game: { lots: 0 }", "game: { lots: 0, tokens: 0 }") == no_problems);
    CHECK(after_ruleset_edit("zone: { embargo: 0 }", "zone: { age: 0 }") == no_problems);
}

TEST_CASE("what the engine calls its own things is taken", "[catalog]") {
    CHECK(after_ruleset_edit("game: { lots: 0 }", "game: { round: 0 }")
              .starts_with("27:11: counters.game.round: \"round\" means something on the game "
                           "already: choose another "
                           "name for the counter\n"));
    CHECK(after_ruleset_edit("tokens: 3", "left: 3")
              .starts_with("31:5: counters.player.left: \"left\" means something on a player "
                           "already: choose another name for the counter\n"));
    CHECK(after_ruleset_edit("levels: { type: data }",
                             "levels: { type: data }\n  side: { type: word }") ==
          "16:3: facts.side: \"side\" means something on a card already: choose another name for "
          "the fact\n");
    CHECK(after_ruleset_edit("levels: { type: data }",
                             "levels: { type: data }\n  script: { type: word }") ==
          "16:3: facts.script: \"script\" is a key of every card: choose another name for the "
          "fact\n");
    CHECK(after_ruleset_edit("trash: {}", "trash: {}\n    end: {}") ==
          "26:5: zones.game.end: \"end\" is a reserved word: choose another name for the zone\n");
    CHECK(after_ruleset_edit("  bought: {", "  moved: {}\n  bought: {")
              .starts_with("41:3: events.moved: the event \"moved\" is declared in the engine "
                           "already\n"));
}

TEST_CASE("every name the engine puts on an object is taken, whatever wants it", "[catalog]") {
    const auto is_refused = [](const std::string& problems, const std::string& name) {
        return problems.find('"' + name + "\" means something on ") != std::string::npos;
    };
    std::size_t tried = 0;
    for (const api::Row* row : api::rows()) {
        const std::string name{row->name};
        INFO(name);
        if (row->on.has(api::Object::player)) {
            CHECK(is_refused(after_ruleset_edit("tokens: 3", name + ": 3"), name));
            CHECK(is_refused(
                after_ruleset_edit("verbs:\n  play:", "verbs:\n  " + name + ": []\n  play:"),
                name));
            ++tried;
        }
        if (row->on.has(api::Object::game)) {
            CHECK(is_refused(after_ruleset_edit("game: { lots: 0 }", "game: { " + name + ": 0 }"),
                             name));
        }
        if (row->on.has(api::Object::card)) {
            CHECK(is_refused(after_ruleset_edit("card: { age: 0 }", "card: { " + name + ": 0 }"),
                             name));
        }
        if (row->on.has(api::Object::zone)) {
            CHECK(is_refused(
                after_ruleset_edit("zone: { embargo: 0 }", "zone: { " + name + ": 0 }"), name));
        }
        if (row->on.has(api::Object::event)) {
            CHECK(is_refused(after_ruleset_edit("  bought: {",
                                                "  sold: { fields: [" + name + "] }\n  bought: {"),
                             name));
        }
    }
    CHECK(tried > 20);
    for (const api::Argument& key : api::filter_keys()) {
        const std::string name{key.name};
        INFO(name);
        CHECK(
            is_refused(after_ruleset_edit("card: { age: 0 }", "card: { " + name + ": 0 }"), name));
    }
}

TEST_CASE("a name is made of lower-case letters, digits and underscores", "[catalog]") {
    CHECK(after_ruleset_edit("trash: {}", "Trash: {}") ==
          "25:5: zones.game.Trash: \"Trash\" is not a name of lower-case letters, digits and "
          "underscores\n");
    CHECK(
        after_ruleset_edit("types: [action, coin]", "types: [action, 2coins]") ==
        "7:17: types[1]: expected a name of lower-case letters, digits and underscores, found the "
        "text \"2coins\"\n");
    CHECK(after_ruleset_edit("types: [action, coin]", "types: [action, action]") ==
          "7:17: types[1]: \"action\" is there twice\n");
}
