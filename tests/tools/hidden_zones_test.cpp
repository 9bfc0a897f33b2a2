// Every secret of every game is proven: if the rules no longer said who sees a zone, a spec would
// fail.

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <regex>

#include "cardwright/content.hpp"
#include "spec/runner.hpp"
#include "support/places.hpp"

using namespace cardwright;

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    std::ifstream input{file};
    return {std::istreambuf_iterator<char>{input}, {}};
}

bool some_spec_fails(const fs::path& specs, const Overlay& overlay) {
    SpecRunner runner{tool::spec_content()};
    runner.change(overlay);
    for (const SpecResult& result : runner.run_file(specs, "")) {
        if (!result.passed) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("without its secret no hidden zone passes its specs", "[specs]") {
    struct Game {
        std::string rules;  ///< the file that declares zones
        std::string specs;  ///< the folder that looks at all of them
    };
    const fs::path own{testing::source_tree()};
    int zones = 0;
    const std::string minis = "tests/minis/";
    for (const Game& game :
         {Game{"scripts/dominion/ruleset.yaml", "tests/rules/dominion"},
          Game{"scripts/chronicles/ruleset.yaml", "tests/rules/chronicles"},
          Game{"sets/chronicles-solo.yaml", "tests/rules/chronicles"},
          Game{"scripts/villages/ruleset.yaml", "tests/rules/villages"},
          Game{"sets/villages-solo.yaml", "tests/rules/villages"},
          Game{minis + "brawl/scripts/brawl/ruleset.yaml", minis + "brawl/tests"},
          Game{minis + "caravans/scripts/caravans/ruleset.yaml", minis + "caravans/tests"},
          Game{minis + "caravans/sets/caravans.yaml", minis + "caravans/tests"},
          Game{minis + "hamlets/scripts/hamlets/ruleset.yaml", minis + "hamlets/tests"}}) {
        const fs::path specs = own / game.specs / "information_spec.lua";
        const std::string text = text_of(own / game.rules);
        REQUIRE_FALSE(some_spec_fails(specs, {}));
        static const std::regex secret{R"((, )?sees: (owner|nobody|top))"};
        for (auto found = std::sregex_iterator{text.begin(), text.end(), secret};
             found != std::sregex_iterator{}; ++found) {
            std::string open = text;
            const auto at = static_cast<std::size_t>(found->position());
            open.erase(at, static_cast<std::size_t>(found->length()));
            // The first entry of a table leaves its comma behind.
            if (open.compare(at, 2, ", ") == 0 && open[at - 1] == ' ') open.erase(at, 2);
            CAPTURE(game.rules,
                    std::count(text.begin(), text.begin() + found->position(), '\n') + 1);
            CHECK(some_spec_fails(specs, {{(own / game.rules).generic_string(), open}}));
            ++zones;
        }
    }
    CHECK(zones >= 27);
}
