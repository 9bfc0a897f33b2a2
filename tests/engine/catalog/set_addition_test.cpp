// What a set may bring besides cards: phases, steps, verbs, acts at turns, ends, parts of the
// score.

#include <catch2/catch_test_macros.hpp>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

struct Added {
    std::string id;
    std::string rest;
};

Overlay with_sets(const std::vector<Added>& sets) {
    Overlay content = mini_content();
    for (const Added& set : sets) {
        content["mini/sets/" + set.id + ".yaml"] =
            "format: cardwright/set@1\nid: " + set.id +
            "\nversion: 1.0.0\nruleset: mini\nname: " + set.id + "\n" + set.rest;
    }
    return content;
}

std::vector<std::string> ids_of(const std::vector<Added>& sets) {
    std::vector<std::string> ids{"small"};
    for (const Added& set : sets) ids.push_back(set.id);
    return ids;
}

std::string problems_with(const std::vector<Added>& sets) {
    return problems_of(with_sets(sets), ids_of(sets));
}

std::string problems_with(const std::string& declares) {
    return problems_with({{"more", "declares:\n" + declares}});
}

/// `main: main buy | clean_up: clean_up score`
std::string flow_with(const std::vector<Added>& sets) {
    const Blueprint blueprint = blueprint_of(with_sets(sets), ids_of(sets));
    std::string text;
    for (const Phase& phase : blueprint.phases) {
        text += (text.empty() ? "" : " | ") + phase.id + ":";
        for (std::size_t at = 0; at < phase.step_count; ++at) {
            text += " " + blueprint.steps[phase.first_step + at].id;
        }
    }
    return text;
}

std::string flow_with(const std::string& declares) {
    return flow_with({{"more", "declares:\n" + declares}});
}

/// Where the ways out of a step lead: `buy`, `next_phase`.
std::string ways_out(const Blueprint& blueprint, const std::string& id) {
    const auto name = [&](const Next& next) -> std::string {
        constexpr const char* words[] = {"again", "", "next_phase", "end_cycle", "finish"};
        return next.kind == Next::Kind::step ? blueprint.steps[next.step].id
                                             : words[static_cast<std::size_t>(next.kind)];
    };
    for (const Step& step : blueprint.steps) {
        if (step.id != id) continue;
        std::string text = name(step.next);
        for (const MenuEntry& entry : step.menu) text += " " + name(entry.next);
        return text;
    }
    return "no such step";
}

constexpr const char* untouched = "main: main buy | clean_up: clean_up score";

}  // namespace

TEST_CASE("a set puts phases beside, in place of and away from those there are",
          "[catalog][sets]") {
    CHECK(flow_with("  params: { x: 1 }\n") == untouched);
    CHECK(flow_with("  phases: [{ id: night, after: main, steps: [{ id: night, do: [] }] }]\n") ==
          "main: main buy | night: night | clean_up: clean_up score");
    CHECK(flow_with("  phases: [{ id: dawn, before: main, steps: [{ id: dawn, do: [] }] }]\n") ==
          "dawn: dawn | main: main buy | clean_up: clean_up score");
    CHECK(flow_with(
              "  phases: [{ id: rest, instead_of: clean_up, steps: [{ id: rest, do: [] }] }]\n") ==
          "main: main buy | rest: rest");
    CHECK(flow_with("  phases: [{ drop: clean_up }]\n") == "main: main buy");
    // The one in its place may be called the same.
    CHECK(
        flow_with("  phases: [{ id: main, instead_of: main, steps: [{ id: idle, do: [] }] }]\n") ==
        "main: idle | clean_up: clean_up score");
}

TEST_CASE("a set puts steps into phases", "[catalog][sets]") {
    CHECK(flow_with("  steps: [{ id: sell, in: main, before: buy, do: [] }]\n") ==
          "main: main sell buy | clean_up: clean_up score");
    CHECK(flow_with("  steps: [{ id: sell, after: buy, do: [] }]\n") ==
          "main: main buy sell | clean_up: clean_up score");
    CHECK(flow_with("  steps: [{ id: sell, in: main, do: [] }]\n") ==
          "main: main buy sell | clean_up: clean_up score");
    CHECK(flow_with("  steps: [{ id: sell, instead_of: buy, do: [] }, { drop: score }]\n") ==
          "main: main sell | clean_up: clean_up");
    CHECK(
        flow_with(
            "  phases: [{ id: night, after: main, steps: [{ id: night, do: [] }] }]\n"
            "  steps: [{ id: dusk, before: night, do: [] }, { id: dew, after: dusk, do: [] }]\n") ==
        "main: main buy | night: dusk dew night | clean_up: clean_up score");
}

TEST_CASE("several sets at one place stand in the order of needs, then of ids", "[catalog][sets]") {
    const auto step = [](const std::string& id, const std::string& place) {
        return "declares:\n  steps: [{ id: " + id + ", " + place + ", do: [] }]\n";
    };
    const std::string expected = "main: main p q buy x y | clean_up: clean_up score";
    const std::vector<Added> sets{{"aa", step("p", "before: buy")},
                                  {"bb", step("q", "before: buy")},
                                  {"cc", step("x", "after: buy")},
                                  {"dd", step("y", "after: buy")}};
    CHECK(flow_with(sets) == expected);
    CHECK(flow_with({sets[3], sets[1], sets[2], sets[0]}) == expected);
    // What is needed stands first, whatever it is called.
    CHECK(flow_with({{"aa", "needs: [bb]\n" + step("p", "before: buy")}, sets[1]}) ==
          "main: main q p buy | clean_up: clean_up score");
}

TEST_CASE(
    "whoever goes to a step comes by what was put before it, and what follows a step comes by "
    "what was put behind it",
    "[catalog][sets]") {
    const auto with = [](const std::string& declares) {
        return blueprint_of(with_sets({{"more", "declares:\n" + declares}}), {"small", "more"});
    };
    // `next: main` of the entries of the ruleset: again, again, and by itself.
    CHECK(ways_out(with("  params: { x: 1 }\n"), "buy") == "next_phase next_phase next_phase");
    const Blueprint behind = with("  steps: [{ id: sell, after: buy, do: [] }]\n");
    CHECK(ways_out(behind, "buy") == "sell sell sell");
    CHECK(ways_out(behind, "sell") == "next_phase");
    const Blueprint between = with(
        "  steps:\n"
        "    - { id: back, after: buy, menu: { back: { next: buy }, on: { next: next_phase }, "
        "whole: { next: main } } }\n"
        "    - { id: toll, before: buy, menu: { pay: { next: buy }, leave: { next: next_phase } } "
        "}\n"
        "    - { id: fee, before: buy, do: [] }\n");
    CHECK(ways_out(between, "main") == "toll again again toll");
    CHECK(ways_out(between, "toll") == "fee fee next_phase");
    CHECK(ways_out(between, "fee") == "buy");
    CHECK(ways_out(between, "buy") == "back back back");
    CHECK(ways_out(between, "back") == "next_phase toll next_phase main");
    // Who goes to a step that is gone arrives at what stands there now.
    const Blueprint dropped =
        with("  steps: [{ drop: buy }, { id: back, in: main, menu: { up: { next: buy } } }]\n");
    CHECK(ways_out(dropped, "back") == "next_phase back");
    const Blueprint replaced = with(
        "  steps: [{ id: sell, instead_of: buy, do: [] }, { id: back, in: main, menu: { up: { "
        "next: buy } } }]\n");
    CHECK(ways_out(replaced, "back") == "next_phase sell");
}

TEST_CASE("places that cannot be are reported once, where they are written", "[catalog][sets]") {
    const auto file = [](const std::string& line) { return "mini/sets/more.yaml:" + line; };
    CHECK(problems_with("  phases: [{ id: night, steps: [{ id: night, do: [] }] }]\n") ==
          file("7:12: declares.phases[0]: say one place: before, after, instead_of or drop\n"));
    CHECK(problems_with("  phases: [{ id: night, after: main, before: main, steps: [{ id: night, "
                        "do: [] }] }]\n") ==
          file("7:12: declares.phases[0]: say one place: before, after, instead_of or drop\n"));
    CHECK(problems_with("  steps: [{ id: night, do: [] }]\n") ==
          file("7:11: declares.steps[0]: say one place: in, before, after, instead_of or drop\n"));
    CHECK(
        problems_with("  phases: [{ id: night, after: mian, steps: [{ id: night, do: [] }] }]\n") ==
        file("7:32: declares.phases[0].after: there is no phase \"mian\" (did you mean "
             "\"main\"?)\n"));
    CHECK(
        problems_with("  steps: [{ id: sell, before: buyy, do: [] }]\n") ==
        file(
            "7:31: declares.steps[0].before: there is no step \"buyy\" (did you mean \"buy\"?)\n"));
    CHECK(
        problems_with("  steps: [{ id: sell, in: mian, do: [] }]\n") ==
        file("7:27: declares.steps[0].in: there is no phase \"mian\" (did you mean \"main\"?)\n"));
    CHECK(problems_with("  steps: [{ id: sell, in: clean_up, before: buy, do: [] }]\n") ==
          file("7:45: declares.steps[0].before: there is no step of this phase \"buy\"\n"));
    CHECK(problems_with("  phases: [{ drop: main, id: x }]\n") ==
          file("7:26: declares.phases[0].id: unknown key (there are: before, after, instead_of, "
               "drop)\n"));
    CHECK(problems_with(
              "  steps: [{ id: one, after: two, do: [] }, { id: two, after: one, do: [] }]\n") ==
          file("7:29: declares.steps[0].after: there is no step \"two\"\n") +
              file("7:62: declares.steps[1].after: there is no step \"one\"\n"));
    CHECK(problems_with("  steps: [{ id: one, in: main, after: two, do: [] }, { id: two, in: main, "
                        "after: one, do: [] }]\n") ==
          file("7:11: declares.steps[0]: the step of this phase \"one\" is put beside itself: "
               "\"two\" is put beside it\n") +
              file("7:54: declares.steps[1]: the step of this phase \"two\" is put beside itself: "
                   "\"one\" is put beside it\n"));
    CHECK(problems_with("  steps: [{ id: buy, after: main, do: [] }]\n") ==
          file("7:17: declares.steps[0].id: the step \"buy\" is declared in "
               "mini/scripts/mini/ruleset.yaml:65 already\n"));
}

TEST_CASE("two in place of one phase are an error", "[catalog][sets]") {
    const auto rest = [](const std::string& id) {
        return "declares:\n  phases: [{ id: " + id + ", instead_of: clean_up, steps: [{ id: " + id +
               ", do: [] }] }]\n";
    };
    CHECK(problems_with({{"aa", rest("one")}, {"bb", rest("two")}}) ==
          "mini/sets/bb.yaml:7:12: declares.phases[0]: the phase \"clean_up\" has another in its "
          "place already (mini/sets/aa.yaml:7): two cannot stand in place of one\n");
    CHECK(problems_with(
              {{"aa", rest("one")}, {"bb", "declares:\n  phases: [{ drop: clean_up }]\n"}}) ==
          "mini/sets/bb.yaml:7:12: declares.phases[0]: the phase \"clean_up\" has another in its "
          "place already (mini/sets/aa.yaml:7)\n");
    CHECK(problems_with(
              {{"aa", "declares:\n  phases: [{ drop: clean_up }]\n"}, {"bb", rest("two")}}) ==
          "mini/sets/bb.yaml:7:12: declares.phases[0]: the phase \"clean_up\" is dropped in "
          "mini/sets/aa.yaml:7\n");
    CHECK(problems_with({{"aa", "declares:\n  phases: [{ drop: clean_up }]\n"},
                         {"bb", "declares:\n  phases: [{ drop: clean_up }]\n"}}) == no_problems);
}

TEST_CASE("sets bring verbs, options, ends, statistics and parts of the score", "[catalog][sets]") {
    const std::string declares =
        "  options: { lit: { max: 3 } }\n"
        "  counters: { player: { lights: 0 }, game: { nights: 0 } }\n"
        "  queries: { light_points: { of: player, base: lights } }\n"
        "  verbs: { light: [{ move: picked, to: in_play }, { run: play }] }\n"
        "  start: [{ shuffle: deck, of: everyone }]\n"
        "  at: { turn_begins: [{ add: lights }], phase_ends: { main: [{ add: nights }] } }\n"
        "  scoring: { lights: light_points, dark: script }\n"
        "  statistics: { lit: { into: [in_play] } }\n"
        "  finish_if: { clean_up: [{ counter: nights, at_least: 3 }] }\n";
    CHECK(problems_with(declares) == no_problems);
    const Blueprint blueprint =
        blueprint_of(with_sets({{"more", "declares:\n" + declares}}), {"small", "more"});
    CHECK(blueprint.options.back().name == "lit");
    CHECK(blueprint.find_verb("light").has_value());
    CHECK(blueprint.start.size() == 1);
    CHECK(blueprint.point_acts.size() == 2);
    CHECK(blueprint.scoring.size() == 2);
    CHECK(blueprint.scoring[1].home == id_at<HomeId>(1));
    CHECK(blueprint.homes[1].folder == "mini/cards/more");
    CHECK(blueprint.statistics.back().name == "lit");
    for (const Step& step : blueprint.steps) {
        if (step.id == "clean_up") CHECK(step.finish_if.size() == 5);
    }
}

TEST_CASE("what a set says wrongly of the ruleset is reported", "[catalog][sets]") {
    const auto file = [](const std::string& line) { return "mini/sets/more.yaml:" + line; };
    CHECK(problems_with("  verbs: { play: [{ resolve: on_play }] }\n") ==
          file("7:12: declares.verbs.play: on a player \"play\" would be both a verb and a verb "
               "(mini/scripts/mini/ruleset.yaml:51)\n"));
    CHECK(problems_with("  options: { hard: { max: 3 } }\n") ==
          file("7:14: declares.options.hard: the option \"hard\" is declared in "
               "mini/scripts/mini/ruleset.yaml:9 already\n"));
    CHECK(problems_with("  at: { phase_begins: { mian: [] } }\n") ==
          file("7:25: declares.at.phase_begins.mian: there is no phase \"mian\" (did you mean "
               "\"main\"?)\n"));
    CHECK(problems_with("  at: { round_begins: [{ add: coins }] }\n") ==
          file("7:24: declares.at.round_begins[0]: nobody acts in this phase: whose is meant? (of: "
               "everyone)\n"));
    CHECK(problems_with("  scoring: { lights: cost }\n") ==
          file("7:22: declares.scoring.lights: there is no query of players called \"cost\"\n"));
    CHECK(problems_with("  finish_if: { clenup: [{ rounds: 3 }] }\n") ==
          file("7:16: declares.finish_if.clenup: there is no step \"clenup\" (did you mean "
               "\"clean_up\"?)\n"));
}

TEST_CASE("a game has a limited number of phases and steps", "[catalog][sets]") {
    std::string steps = "  steps:\n";
    for (int at = 0; at < 1001; ++at) {
        steps += "    - { id: s" + std::to_string(at) + ", in: main, do: [] }\n";
    }
    CHECK(problems_with(steps) ==
          "mini/scripts/mini/ruleset.yaml: more than 1000 steps in one game\n");
}
