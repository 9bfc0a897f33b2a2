// The examples of docs/set-files.md are one small game: whoever copies them starts from files that
// load.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.hpp"
#include "catalog/pack_file.hpp"
#include "catalog/text/text.hpp"
#include "engine/catalog/mini_content.hpp"
#include "support/game_lab.hpp"
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
    REQUIRE(blocks.size() == 8);
    // A ruleset and further keys of one, a deck file, a set and one entry more, a set that brings
    // much, a locale and how its words follow numbers.
    const std::string set = testing::replaced(blocks[3], "\ncards:\n", "\ncards:\n" + blocks[4]);
    CHECK(read_pack_file("deck.yaml", blocks[2]).size() == 2);
    const Overlay content{{"docs/scripts/dominion/ruleset.yaml", blocks[0] + blocks[1]},
                          {"docs/sets/base.yaml", set},
                          {"docs/sets/lamps.yaml", blocks[5]},
                          {"docs/scripts/dominion/locale/ru.yaml", blocks[6] + blocks[7]},
                          {"docs/cards/base/militia.lua", "return {}"}};
    const Catalog catalog = Catalog::open({"docs"}, content);
    CHECK(to_text(catalog.check()) == no_problems);

    std::vector<Diagnostic> problems;
    const std::vector<std::string> sets{"base"};
    const auto blueprint = catalog.blueprint("dominion", sets, problems);
    REQUIRE(blueprint);
    CHECK(blueprint->schema.find_definition("elm_10"));
    CHECK(blueprint->windows.size() == 1);
    REQUIRE(catalog.blueprint("dominion", std::vector<std::string>{"base", "lamps"}, problems));
    const DefId militia = blueprint->schema.find_definition("militia").value();
    CHECK(card_text(*blueprint, militia, "en") ==
          "+2 coins. Each other player discards down to 3 cards in hand.");
    CHECK(card_text(*blueprint, militia, "ru") ==
          "+2 монеты. Каждый из остальных сбрасывает карты, пока на руке не останется 3 карты.");
    const DefId gold = blueprint->schema.find_definition("gold").value();
    CHECK(card_text(*blueprint, gold, "ru") == "+3 монеты. Просто золото.");
}
