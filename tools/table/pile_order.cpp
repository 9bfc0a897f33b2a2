#include "table/pile_order.hpp"

#include <algorithm>

namespace cardwright::tool {

std::vector<PileGroup> piles_in_order(const State& state, const ShownRow& row) {
    const Schema& schema = state.schema();
    struct Pile {
        ZoneId zone;
        std::vector<std::int64_t> order;
    };
    std::vector<std::vector<Pile>> found(row.by_type ? schema.types.size() + 1 : 1);
    for (const ZoneId zone : state.topology().family(row.zone, table_owner)) {
        const Definition& definition = schema.definition(state.zone(zone).pile);
        Pile pile{zone, {}};
        for (const ShownValue& value : row.sorted) {
            pile.order.push_back(value.fact ? definition.numbers[index_of(*value.fact)] : 0);
        }
        std::size_t group = 0;
        if (row.by_type) {
            while (group < schema.types.size() && !definition.types[group]) ++group;
        }
        found[group].push_back(std::move(pile));
    }
    std::vector<PileGroup> groups;
    for (std::size_t at = 0; at < found.size(); ++at) {
        auto& piles = found[at];
        if (piles.empty()) continue;
        std::stable_sort(piles.begin(), piles.end(),
                         [](const Pile& a, const Pile& b) { return a.order < b.order; });
        PileGroup group;
        if (row.by_type && at < schema.types.size()) group.type = id_at<TypeId>(at);
        for (const Pile& pile : piles) group.piles.push_back(pile.zone);
        groups.push_back(std::move(group));
    }
    return groups;
}

}  // namespace cardwright::tool
