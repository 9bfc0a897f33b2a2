// A small game in memory whose files tests change in one place to see what the catalog says.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"

namespace cardwright::testing {

/// Sound files: `mini/scripts/mini/ruleset.yaml`, `mini/sets/small.yaml` and a script.
Overlay mini_content();

inline constexpr const char* mini_ruleset = "mini/scripts/mini/ruleset.yaml";
inline constexpr const char* mini_set = "mini/sets/small.yaml";

/// Compared with, it shows the problems if there are some.
inline constexpr std::string_view no_problems;

/// Replaces a text that must occur exactly once.
void edit(Overlay& content, const std::string& path, std::string_view from, std::string_view to);

/// All problems of a game with the mini ruleset and these sets, one line each.
std::string problems_of(const Overlay& content, const std::vector<std::string>& sets = {"small"});

/// The problems after one edit of the ruleset or the set. `mini/` and the name of the file are left
/// out: `12:5: zones.game: …`.
std::string after_ruleset_edit(std::string_view from, std::string_view to);
std::string after_set_edit(std::string_view from, std::string_view to);

/// A blueprint that must be sound.
Blueprint blueprint_of(const Overlay& content, const std::vector<std::string>& sets = {"small"});

}  // namespace cardwright::testing
