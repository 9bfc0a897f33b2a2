// The examples of docs/set-files.md are one small game: whoever copies them starts from files that
// load.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.hpp"
#include "catalog/text/text.hpp"
#include "engine/catalog/mini_content.hpp"
#include "support/places.hpp"

using namespace cardwright;
using cardwright::testing::no_problems;

namespace {

std::vector<std::string> yaml_blocks(const std::filesystem::path& page) {
    std::ifstream stream{page};
    std::vector<std::string> blocks;
    bool inside = false;
    for (std::string line; std::getline(stream, line);) {
        if (inside && line == "```") {
            inside = false;
        } else if (inside) {
            blocks.back() += line + "\n";
        } else if (line == "```yaml") {
            inside = true;
            blocks.emplace_back();
        }
    }
    return blocks;
}

}  // namespace

TEST_CASE("the examples of the documentation are a sound game", "[catalog][docs]") {
    const auto blocks =
        yaml_blocks(std::filesystem::path{testing::source_tree()} / "docs" / "set-files.md");
    REQUIRE(blocks.size() == 4);
    const Overlay content{{"docs/scripts/dominion/ruleset.yaml", blocks[0]},
                          {"docs/sets/base.yaml", blocks[1]},
                          {"docs/sets/lamps.yaml", blocks[2]},
                          {"docs/scripts/dominion/locale/ru.yaml", blocks[3]},
                          {"docs/cards/base/militia.lua", "return {}"}};
    const Catalog catalog = Catalog::open({"docs"}, content);
    CHECK(to_text(catalog.check()) == no_problems);

    std::vector<Diagnostic> problems;
    const std::vector<std::string> sets{"base"};
    const auto blueprint = catalog.blueprint("dominion", sets, problems);
    REQUIRE(blueprint);
    REQUIRE(catalog.blueprint("dominion", std::vector<std::string>{"base", "lamps"}, problems));
    const DefId militia = blueprint->schema.find_definition("militia").value();
    CHECK(card_text(*blueprint, militia, "en") ==
          "+2 coins. Each other player discards down to 3 cards in hand.");
    CHECK(card_text(*blueprint, militia, "ru") ==
          "+2 монеты. Каждый из остальных сбрасывает карты, пока на руке не останется 3 карты.");
    const DefId gold = blueprint->schema.find_definition("gold").value();
    CHECK(card_text(*blueprint, gold, "ru") == "+3 монеты. Просто золото.");
}
