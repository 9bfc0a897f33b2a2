#pragma once

#include <map>
#include <string>
#include <vector>

#include "catalog/content_files.hpp"
#include "catalog/diagnostic.hpp"
#include "catalog/limits.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// Scripts and texts that every ruleset may use, from all roots together.
inline constexpr const char* common_folder = "scripts/std";

/// All content files of some roots, read one by one: names are not looked up in other files yet.
struct Contents {
    std::map<std::string, RulesetSource, std::less<>> rulesets;
    std::map<std::string, SetSource, std::less<>> sets;
    /// By the folder they belong to, `scripts/<ruleset>`, `scripts/std` or `cards/<set>`. Any root
    /// may translate what another one declares.
    std::map<std::string, std::vector<LocaleSource>, std::less<>> locales;
    /// By content root.
    std::map<std::string, ModSource, std::less<>> mods;
    std::vector<Diagnostic> problems;
};

[[nodiscard]] Contents read_contents(const ContentFiles& files, const CatalogLimits& limits);

/// The same after some files were changed: those that were not are taken over as they were read,
/// unless something was wrong with any of them.
[[nodiscard]] Contents read_changed(const Contents& earlier, const Overlay& changes,
                                    const ContentFiles& files, const CatalogLimits& limits);

}  // namespace cardwright
