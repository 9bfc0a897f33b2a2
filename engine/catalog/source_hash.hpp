#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "catalog/content_files.hpp"
#include "catalog/limits.hpp"
#include "catalog/read/sources.hpp"
#include "flow/blueprint.hpp"

namespace cardwright {

/// What something is called, and the hash of its files.
using NamedHashes = std::vector<std::pair<std::string, std::string>>;

// Hashes of what a game is made of. Where content lies does not matter, what a bot thinks neither.

/// Everything of a set: its file, its scripts, and its translations in all roots.
[[nodiscard]] std::string hash_of(const SetSource& set, const ContentFiles& files,
                                  const CatalogLimits& limits);

/// Everything of a ruleset, and what all rulesets share.
[[nodiscard]] std::string hash_of(const RulesetSource& ruleset, const ContentFiles& files,
                                  const CatalogLimits& limits);

/// All files of a root.
[[nodiscard]] std::string hash_of_root(const std::string& root, const ContentFiles& files,
                                       const CatalogLimits& limits);

/// Each file that says how a game goes: the ruleset's own, its scripts, those all rulesets share.
[[nodiscard]] NamedHashes hashes_of_rules(const RulesetSource& ruleset, const ContentFiles& files,
                                          const CatalogLimits& limits);

/// Each card of a set: its entry, its script, the scripts of the set that belong to no card, and
/// what mods change of it.
[[nodiscard]] NamedHashes hashes_of_cards(const SetSource& set,
                                          std::span<const ContentChange> changes,
                                          const ContentFiles& files, const CatalogLimits& limits);

}  // namespace cardwright
