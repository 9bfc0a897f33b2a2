#include <fmt/format.h>

#include "catalog/build/parts.hpp"

namespace cardwright {

void build_statistics(const RulesetSource& ruleset, const Resolver& resolver) {
    const auto zones = [&](const std::vector<LocatedName>& names) {
        std::vector<ZoneKindId> kinds;
        for (const LocatedName& name : names) {
            const ZoneKindId kind = resolver.zone(name);
            if (kind != no_zone_kind) kinds.push_back(kind);
        }
        return kinds;
    };
    auto& statistics = resolver.blueprint().statistics;
    for (const StatisticSource& source : ruleset.statistics) {
        statistics.push_back({source.name.value, zones(source.from), zones(source.into)});
        if (statistics.size() == most_statistics + 1) {
            resolver.report().error(source.name.where,
                                    fmt::format("more than {} statistics", most_statistics));
        }
    }
}

}  // namespace cardwright
