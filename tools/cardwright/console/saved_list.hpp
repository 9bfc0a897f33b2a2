#pragma once

#include <string>
#include <vector>

#include "table/phrases.hpp"

namespace cardwright::tool {

/// A game that is kept in the user's data folder.
struct SavedGame {
    std::string path;
    std::string text;  ///< which game, how far, when: for people
};

/// How many files of games there are, whatever is in them.
[[nodiscard]] std::size_t count_saved_games();

/// The games that are not over and can be taken up again, the latest first.
[[nodiscard]] std::vector<SavedGame> saved_games(const Phrases& phrases, std::size_t most);

}  // namespace cardwright::tool
