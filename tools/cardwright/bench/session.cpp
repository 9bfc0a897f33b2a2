#include "cardwright/bench/session.hpp"

#include <algorithm>

namespace cardwright::bench {

bool Content::has(std::string_view ruleset) const {
    return std::any_of(catalog.rulesets().begin(), catalog.rulesets().end(),
                       [&](const RulesetInfo& each) { return each.id == ruleset; });
}

bool BenchSession::wants(std::string_view name) const {
    return only.empty() || std::find(only.begin(), only.end(), name) != only.end();
}

}  // namespace cardwright::bench
