#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "match/kit.hpp"
#include "support/places.hpp"

namespace cardwright::testing {

/// A game the invariants are checked on.
struct GameUnderTest {
    std::string ruleset;
    std::string folder;  ///< below the source; empty: the project's own content
};

inline const std::vector<GameUnderTest>& mini_games() {
    static const std::vector<GameUnderTest> games{{"brawl", "tests/minis/brawl"},
                                                  {"caravans", "tests/minis/caravans"},
                                                  {"hamlets", "tests/minis/hamlets"}};
    return games;
}

/// The games of docs/examples that have a ruleset of their own.
inline const std::vector<GameUnderTest>& example_games() {
    static const std::vector<GameUnderTest> games{{"tricks", "docs/examples/tricks"},
                                                  {"whispers", "docs/examples/whispers"},
                                                  {"embers", "docs/examples/embers"}};
    return games;
}

/// Dominion with the expansion of docs/examples, which brings what a set may bring.
inline const GameUnderTest& expanded_game() {
    static const GameUnderTest game{"dominion", "docs/examples/lanterns"};
    return game;
}

/// Every game there is, with all its sets.
inline std::vector<GameUnderTest> every_game() {
    std::vector<GameUnderTest> games{{"dominion", ""}, {"chronicles", ""}, {"villages", ""}};
    games.insert(games.end(), mini_games().begin(), mini_games().end());
    games.insert(games.end(), example_games().begin(), example_games().end());
    games.push_back(expanded_game());
    return games;
}

inline Kit open_game(const GameUnderTest& game) {
    const std::filesystem::path source{testing::source_tree()};
    std::vector<std::filesystem::path> roots{source};
    if (!game.folder.empty()) roots.push_back(source / game.folder);
    return Kit{Catalog::open(roots), roots, game.ruleset};
}

}  // namespace cardwright::testing
