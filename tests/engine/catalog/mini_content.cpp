#include "engine/catalog/mini_content.hpp"

#include <catch2/catch_test_macros.hpp>

namespace cardwright::testing {
namespace {

constexpr const char* ruleset_text = R"(format: cardwright/ruleset@2
id: mini
name: { en: Mini, pl: Mini }
seats: { min: 2, max: 4 }
cycle: turn
owners_without_seat: [bandit]
types: [action, coin]
params: { hand_size: 5 }
options: { hard: { default: 1, min: 0, max: 2 } }
facts:
  copies: { type: integer }
  cost: { type: integer, required: true }
  kingdom: { type: boolean }
  suit: { type: word, back: true }
  levels: { type: data }
zones:
  player:
    deck: { sees: nobody, count: owner, refill_from: discard_pile }
    hand: { order: free, sees: owner }
    in_play: {}
    discard_pile: { sees: top }
    yard: { slots: 5, capacity: 1 }
  game:
    supply: { piles: true }
    trash: {}
counters:
  game: { lots: 0 }
  player:
    actions: { starts: 1, lasts: turn, at_least: 0 }
    coins: { lasts: turn, at_least: 0 }
    tokens: 3
  card: { age: 0 }
  zone: { embargo: 0 }
queries:
  cost: { of: card, base: cost, layers: [instead, each], at_least: 0 }
  limit: { of: player, base: 2, at_most: 5 }
  wealth: { of: player, base: coins }
  swaps: { of: player, list: true }
  strength: { of: card, base: script }
events:
  bought: { fields: [player, card, overpaid] }
  deployed: { stages: [{ replace: until_stable }, build] }
hooks:
  on_play: {}
  on_overpay: { event: bought, from: [supply], self: true, when: { overpaid: { min: 1 } } }
  on_placed: { event: deployed, stage: build, before: true }
gives:
  cards: { draw: cards, from: deck, to: hand }
  coins: { add: coins }
verbs:
  play: { with: { to: in_play, extra: 0 }, do: [{ move: picked, to: to }, { resolve: on_play }] }
lineup: { size: 1, eligible: kingdom }
phases:
  - id: main
    who: active
    steps:
      - id: main
        prompt: main.what
        automatic: true
        menu:
          play: { from: hand, where: { type: action }, pay: { actions: 1 }, verb: play, next: again,
                  reasons: { type: not_an_action, actions: no_actions } }
          spend: { counter: tokens, do: [{ add: coins, amount: picked }], next: again }
          stop: {}
      - id: buy
        menu:
          buy: { from: supply, top: true, where: { cost: { max: coins } }, pay: { coins: cost }, do: [{ move: picked, to: discard_pile }] }
          stop: { next: next_phase }
  - id: clean_up
    who: nobody
    steps:
      - id: clean_up
        do: [{ move: hand, to: discard_pile, of: everyone }, { draw: hand_size, from: deck, to: hand, of: everyone }]
        finish_if: [{ empty: supply.village }, { empty_in: supply, at_least: 3 }, { counter: lots, at_least: 2 }, { rounds: 9 }]
      - id: score
        script: true
console: [{ show: supply }]
)";

constexpr const char* set_text = R"(format: cardwright/set@1
id: small
version: 1.2.0
ruleset: mini
name: { en: Small, pl: Mały }
cards:
  - id: village
    name: { en: Village, pl: Wioska }
    types: [action]
    cost: 3
    kingdom: true
    copies: 10
    suit: wood
    gives: { cards: 1, coins: 2 }
    text: "{gives}"
    provenance: { origin: public, note: "from the box" }
  - id: militia
    name: Militia
    types: [action]
    cost: 4
    levels: [{ cost: 1 }, { cost: 2, then: yard }]
    script: militia.lua
    params: { keep: 3 }
    text: { en: "Keep {keep} {keep|card|cards}.", pl: "Zostaw {keep} {keep|kartę|karty|kart}." }
lineups:
  - id: first
    name: First
    cards: [village]
)";

}  // namespace

Overlay mini_content() {
    return {
        {mini_ruleset, ruleset_text},
        {mini_set, set_text},
        {"mini/scripts/std/locale/pl.yaml",
         "format: cardwright/locale@1\nlanguage: pl\nplurals: { one: n = 1, few: \"n % 10 = 2..4 "
         "and n % 100 != 12..14\", many: otherwise }\ntexts: {}\n"},
        {"mini/cards/small/militia.lua", "return {}\n"}};
}

void edit(Overlay& content, const std::string& path, std::string_view from, std::string_view to) {
    std::string& text = content.at(path);
    const std::size_t at = text.find(from);
    INFO("looking for " << from);
    REQUIRE(at != std::string::npos);
    REQUIRE(text.find(from, at + 1) == std::string::npos);
    text.replace(at, from.size(), to);
}

std::string problems_of(const Overlay& content, const std::vector<std::string>& sets) {
    const Catalog catalog = Catalog::open({"mini"}, content);
    std::vector<Diagnostic> problems;
    const auto blueprint = catalog.blueprint("mini", sets, problems);
    CHECK(blueprint.has_value() == !has_errors(problems));
    return to_text(problems);
}

namespace {

std::string after_edit(const char* path, std::string_view from, std::string_view to) {
    Overlay content = mini_content();
    edit(content, path, from, to);
    std::string text = problems_of(content);
    const std::string prefix = std::string{path} + ":";
    for (std::size_t at = 0; (at = text.find(prefix, at)) != std::string::npos;) {
        // Only where a line begins: a message may name the other place of a clash.
        if (at == 0 || text[at - 1] == '\n') {
            text.erase(at, prefix.size());
        } else {
            at += prefix.size();
        }
    }
    return text;
}

}  // namespace

std::string after_ruleset_edit(std::string_view from, std::string_view to) {
    return after_edit(mini_ruleset, from, to);
}

std::string after_set_edit(std::string_view from, std::string_view to) {
    return after_edit(mini_set, from, to);
}

Blueprint blueprint_of(const Overlay& content, const std::vector<std::string>& sets) {
    const Catalog catalog = Catalog::open({"mini"}, content);
    std::vector<Diagnostic> problems;
    auto blueprint = catalog.blueprint("mini", sets, problems);
    INFO(to_text(problems));
    REQUIRE(blueprint.has_value());
    return std::move(*blueprint);
}

}  // namespace cardwright::testing
