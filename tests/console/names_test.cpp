// Whatever a table shows has a name for people: nobody reads `discard_pile` or `big-money`.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "cardwright/console/play_plan.hpp"
#include "catalog/catalog.hpp"
#include "console/terminal.hpp"
#include "support/places.hpp"
#include "table/phrases.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using namespace cardwright::tool;

namespace {

/// Keys that English lacks, one below the other.
std::string nameless(const Blueprint& blueprint) {
    const Phrases phrases{blueprint, "en"};
    std::string missing;
    const auto look = [&](const std::string& key) {
        if (!phrases.find(key, {{"count", std::int64_t{1}}})) missing += key + "\n";
    };
    const Schema& schema = blueprint.schema;
    for (const ZoneKind& zone : schema.zones) look("zone." + zone.name);
    for (const std::string& type : schema.types) look("type." + type);
    for (const Scope scope : {Scope::game, Scope::player, Scope::card, Scope::zone}) {
        for (const CounterKind& counter : schema.counters_of(scope)) {
            look("counter." + counter.name);
        }
    }
    for (const Phase& phase : blueprint.phases) look("phase." + phase.id);
    for (const std::string& owner : schema.seatless) look("owner." + owner);
    for (std::string bot : opponents_of(blueprint)) {
        std::replace(bot.begin(), bot.end(), '-', '_');
        look("bot." + bot);
    }
    look("rank.first");
    return missing;
}

}  // namespace

TEST_CASE("who is there in the solo game only is not heard of among several players",
          "[console][terminal]") {
    const PipedRun run = run_piped({"--lang", "en", "--game", "villages", "--sets", "villages",
                                    "--seats", "courtier,prospector", "--seed", "3", "--watch"},
                                   "");
    CHECK_THAT(run.output, Catch::Matchers::ContainsSubstring("Courtier drafts Thatcher") &&
                               !Catch::Matchers::ContainsSubstring("ountess"));
}

TEST_CASE("whatever a table shows has a name for people", "[console][text]") {
    const Catalog catalog = Catalog::open({source_tree()});
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        std::vector<std::string> sets;
        for (const SetInfo& set : catalog.sets()) {
            if (set.ruleset == ruleset.id) sets.push_back(set.id);
        }
        std::vector<Diagnostic> problems;
        const auto blueprint = catalog.blueprint(ruleset.id, sets, problems);
        REQUIRE(blueprint);
        INFO(ruleset.id);
        CHECK(nameless(*blueprint) == "");
    }
}
