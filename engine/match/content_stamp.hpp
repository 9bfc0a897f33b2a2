#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace cardwright {

/// What a game was played with: the engine, and the hashes of all content.
struct ContentStamp {
    std::string engine;
    std::string ruleset;
    std::string ruleset_hash;  ///< of everything of the ruleset, translations included
    NamedHashes rules;         ///< the files that say how the game goes
    NamedHashes sets;
    NamedHashes mods;  ///< folders beside the engine's own content, as full paths
    NamedHashes cards;

    bool operator==(const ContentStamp&) const = default;
};

/// What is not as it was when a game was recorded.
struct ContentChanges {
    std::string engine;              ///< the version of then; empty: the same
    std::vector<std::string> rules;  ///< files; what they say concerns every card
    std::vector<std::string> sets;
    std::vector<std::string> mods;
    std::vector<std::string> cards;  ///< of this game
    bool cards_known = false;        ///< the record says what its cards were

    [[nodiscard]] bool any() const noexcept {
        return !engine.empty() || !rules.empty() || !sets.empty() || !mods.empty() ||
               !cards.empty();
    }
};

/// Older records say less; what they do not say is not compared.
[[nodiscard]] ContentChanges changes(const ContentStamp& then, const ContentStamp& now);

}  // namespace cardwright
