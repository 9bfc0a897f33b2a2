#pragma once

#include <set>
#include <string>
#include <vector>

#include "catalog/content_files.hpp"
#include "catalog/limits.hpp"
#include "catalog/read/sources.hpp"
#include "catalog/report.hpp"
#include "flow/blueprint.hpp"

namespace cardwright {

/// What goes into one game.
struct Ingredients {
    const RulesetSource* ruleset = nullptr;
    std::vector<const SetSource*> sets;        ///< those needed stand before those that need them
    std::vector<const LocaleSource*> locales;  ///< common ones, the ruleset's, the sets'
    std::size_t common_locales = 0;            ///< so many of them are common to all rulesets
    std::set<std::string, std::less<>> elsewhere;  ///< cards of sets that are not in this game
};

/// Puts names of several files together. The result is of use only if the report has no errors.
[[nodiscard]] Blueprint build_blueprint(const Ingredients& ingredients, const ContentFiles& files,
                                        const CatalogLimits& limits, Report& report);

}  // namespace cardwright
