// Names of sets: two sets may call different things alike, share one, or be mistaken for each
// other.

#include <catch2/catch_test_macros.hpp>

#include "catalog/text/text.hpp"
#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

Overlay with_twins(const std::string& one, const std::string& other) {
    Overlay content = mini_content();
    const auto add = [&](const std::string& id, const std::string& rest) {
        content["mini/sets/" + id + ".yaml"] = "format: cardwright/set@1\nid: " + id +
                                               "\nversion: 1.0.0\nruleset: mini\nname: " + id +
                                               "\n" + rest;
    };
    add("aa", one);
    add("bb", other);
    return content;
}

const std::vector<std::string> small_and_twins{"small", "aa", "bb"};

std::string problems_with(const std::string& one, const std::string& other) {
    return problems_of(with_twins(one, other), small_and_twins);
}

std::vector<std::string> player_counters(const Blueprint& blueprint) {
    std::vector<std::string> names;
    for (const CounterKind& counter : blueprint.schema.counters_of(Scope::player)) {
        names.push_back(counter.name);
    }
    return {names.begin() + 3, names.end()};  // behind those of the ruleset
}

constexpr const char* lights = "declares:\n  counters: { player: { lights: 0 } }\n";
constexpr const char* shared_lights =
    "declares:\n  counters: { player: { lights: { at_least: 0, shared: true } } }\n";

}  // namespace

TEST_CASE("a name that one set has is its short name, and is known by the full one",
          "[catalog][names]") {
    const Overlay content =
        with_twins(lights, "declares:\n  gives: { glow: { add: aa:lights } }\n  scoring: {}\n");
    CHECK(problems_of(content, small_and_twins) == no_problems);
    CHECK(player_counters(blueprint_of(content, small_and_twins)) ==
          std::vector<std::string>{"lights"});
}

TEST_CASE("what two sets call alike goes by full names, and each means its own",
          "[catalog][names]") {
    const std::string twin = std::string{lights} +
                             "  gives: { lights: { add: lights } }\n"
                             "  menus: { main: { burn: { counter: lights, do: [{ add: lights, "
                             "amount: -picked }], next: again } } }\n"
                             "  at: { turn_begins: [{ add: lights }] }\n";
    const Overlay content = with_twins(twin, twin);
    CHECK(problems_of(content, small_and_twins) == no_problems);
    const Blueprint blueprint = blueprint_of(content, small_and_twins);
    CHECK(player_counters(blueprint) == std::vector<std::string>{"aa:lights", "bb:lights"});
    const CounterId own = blueprint.schema.find_counter(Scope::player, "bb:lights");
    CHECK(blueprint.gives.back().act.counter == own);
    CHECK(blueprint.point_acts.back().acts[0].counter == own);
    const auto& menu = blueprint.steps[0].menu;
    REQUIRE(menu.size() == 5);
    CHECK(blueprint.schema.words.text(menu[2].name) == "aa:burn");
    CHECK(blueprint.schema.words.text(menu[3].name) == "bb:burn");
    CHECK(menu[3].counter == own);
}

TEST_CASE("whoever cannot mean one of them must say which", "[catalog][names]") {
    const std::string twin = std::string{lights};
    Overlay content = with_twins(twin, twin);
    content["mini/sets/cc.yaml"] =
        "format: cardwright/set@1\nid: cc\nversion: 1.0.0\nruleset: mini\nname: cc\n"
        "declares:\n  at: { turn_begins: [{ add: lights }] }\n";
    const std::vector<std::string> sets{"small", "aa", "bb", "cc"};
    CHECK(problems_of(content, sets) ==
          "mini/sets/cc.yaml:7:30: declares.at.turn_begins[0].add: several sets have declared "
          "\"lights\": write aa:lights or bb:lights\n");
    edit(content, "mini/sets/cc.yaml", "add: lights", "add: bb:lights");
    CHECK(problems_of(content, sets) == no_problems);
    edit(content, "mini/sets/cc.yaml", "add: bb:lights", "add: lights");
    edit(content, "mini/sets/cc.yaml", "declares:", "needs: [aa]\ndeclares:");
    const Blueprint blueprint = blueprint_of(content, sets);
    CHECK(blueprint.point_acts.back().acts[0].counter ==
          blueprint.schema.find_counter(Scope::player, "aa:lights"));
}

TEST_CASE("what is shared word by word is one", "[catalog][names]") {
    const Overlay content = with_twins(
        shared_lights,
        "declares:\n  counters: { player: { lights: { shared: true, at_least: 0 } } }\n");
    CHECK(problems_of(content, small_and_twins) == no_problems);
    CHECK(player_counters(blueprint_of(content, small_and_twins)) ==
          std::vector<std::string>{"lights"});
    // Only one of them shares it: they are two.
    CHECK(player_counters(blueprint_of(with_twins(shared_lights, lights), small_and_twins)) ==
          std::vector<std::string>{"aa:lights", "bb:lights"});
    const std::string night =
        "declares:\n  phases: [{ id: night, after: main, shared: true, steps: [{ id: night, do: [] "
        "}] }]\n";
    CHECK(blueprint_of(with_twins(night, night), small_and_twins).phases.size() == 3);
}

TEST_CASE("what is shared must be the same everywhere", "[catalog][names]") {
    CHECK(
        problems_with(shared_lights,
                      "declares:\n  counters: { player: { lights: { at_least: 1, starts: 1, "
                      "shared: true } } }\n") ==
        "mini/sets/bb.yaml:7:33: declares.counters.player.lights: \"lights\" is shared, but "
        "mini/sets/aa.yaml:7 declares it otherwise: what is shared must be the same everywhere\n");
    CHECK(after_ruleset_edit("tokens: 3", "tokens: { starts: 3, shared: true }") ==
          "31:13: counters.player.tokens: only what sets declare can be shared among them\n");
}

TEST_CASE("a name that is declared has no set before it", "[catalog][names]") {
    CHECK(problems_with("declares:\n  counters: { player: { aa:lights: 0 } }\n", lights) ==
          "mini/sets/aa.yaml:7:25: declares.counters.player.aa:lights: \"aa:lights\" is not a name "
          "of "
          "lower-case letters, digits and underscores\n");
}

TEST_CASE("texts of a set are about what it means itself", "[catalog][names]") {
    Overlay content = with_twins(lights, lights);
    for (const std::string id : {"aa", "bb"}) {
        content["mini/cards/" + id + "/locale/en.yaml"] =
            "format: cardwright/locale@1\nlanguage: en\ntexts:\n  counter.lights: \"Lights of " +
            id + "\"\n";
    }
    CHECK(problems_of(content, small_and_twins) == no_problems);
    const Blueprint blueprint = blueprint_of(content, small_and_twins);
    CHECK(blueprint.locale.at("en").at("counter.aa:lights") == "Lights of aa");
    CHECK(blueprint.locale.at("en").at("counter.bb:lights") == "Lights of bb");
}
