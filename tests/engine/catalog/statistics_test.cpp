// Which movements a ruleset says are worth counting.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* before_phases = "lineup: { size: 1, eligible: kingdom }\n";

std::string with_statistics(const std::string& statistics) {
    return after_ruleset_edit(before_phases,
                              std::string{before_phases} + "statistics:\n" + statistics + "\n");
}

}  // namespace

TEST_CASE("a statistic names the zones between which cards are counted", "[catalog]") {
    Overlay content = mini_content();
    edit(content, mini_ruleset, before_phases,
         std::string{before_phases} +
             "statistics: { gained: { from: [supply, trash], into: hand }, played: { into: "
             "[in_play] "
             "} }\n");
    const Blueprint blueprint = blueprint_of(content);
    REQUIRE(blueprint.statistics.size() == 2);
    CHECK(blueprint.statistics[0].name == "gained");
    CHECK(blueprint.statistics[0].from ==
          std::vector{blueprint.schema.find_zone("supply"), blueprint.schema.find_zone("trash")});
    CHECK(blueprint.statistics[0].into == std::vector{blueprint.schema.find_zone("hand")});
    CHECK(blueprint.statistics[1].from.empty());
}

TEST_CASE("mistakes in statistics are told with their place", "[catalog]") {
    CHECK(
        with_statistics("  gained: { into: [hannd] }") ==
        "54:20: statistics.gained.into[0]: there is no zone \"hannd\" (did you mean \"hand\"?)\n");
    CHECK(with_statistics("  gained: { to: [hand] }") ==
          "54:11: statistics.gained: expected `from` or `into` with the zones cards are counted "
          "between\n"
          "54:13: statistics.gained.to: unknown key (there are: from, into, again)\n");
    CHECK(with_statistics("  gained: {}") ==
          "54:11: statistics.gained: expected `from` or `into` with the zones cards are counted "
          "between\n");
    CHECK_THAT(
        with_statistics("  gained: { into: [hand], again: [on_plya] }"),
        ContainsSubstring("54:35: statistics.gained.again[0]: there is no hook \"on_plya\""));
    CHECK(with_statistics("  Gained: { into: [hand] }") != no_problems);
}

TEST_CASE("a ruleset has so many statistics at most", "[catalog]") {
    std::string many;
    for (std::size_t at = 0; at <= most_statistics; ++at) {
        many += "  s" + std::to_string(at) + ": { into: [hand] }\n";
    }
    CHECK(with_statistics(many) == "62:3: statistics.s8: more than 8 statistics\n");
}
