#include <fmt/format.h>

#include "catalog/build/build_steps.hpp"

namespace cardwright {

void build_statistics(const RulesetSource& ruleset, const Resolver& resolver,
                      NamesOfObjects& names) {
    const auto zones = [&](const std::vector<LocatedName>& written) {
        std::vector<ZoneKindId> kinds;
        for (const LocatedName& name : written) {
            const ZoneKindId kind = resolver.zone(name);
            if (kind != no_zone_kind) kinds.push_back(kind);
        }
        return kinds;
    };
    auto& statistics = resolver.blueprint().statistics;
    for (const StatisticSource& source : ruleset.declarations.statistics) {
        if (!names.claim("statistic", source.name.value, source.name.where)) continue;
        StatisticKind& kind = statistics.emplace_back();
        kind.name = source.name.value;
        kind.from = zones(source.from);
        kind.into = zones(source.into);
        for (const LocatedName& name : source.again) {
            if (const auto hook = resolver.hook(name)) kind.again.push_back(*hook);
        }
        if (statistics.size() == most_statistics + 1) {
            resolver.report().error(source.name.where,
                                    fmt::format("more than {} statistics", most_statistics));
        }
    }
}

}  // namespace cardwright
