#include "state/topology.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

TEST_CASE("every zone is among those of its owner, in the order of their numbers", "[state]") {
    const Kit kit = GameLab{}.card("imp").kit();
    const Topology topology{kit.blueprint().schema, 3};
    std::vector<OwnerId> owners{table_owner};
    for (std::size_t owner = 0; owner < topology.owners(); ++owner) {
        owners.push_back(id_at<OwnerId>(owner));
    }
    std::size_t counted = 0;
    for (const OwnerId owner : owners) {
        const auto zones = topology.zones_of(owner);
        CHECK(std::is_sorted(zones.begin(), zones.end()));
        CHECK(std::all_of(zones.begin(), zones.end(),
                          [&](ZoneId zone) { return topology.zone(zone).owner == owner; }));
        counted += zones.size();
    }
    CHECK(counted == topology.zones().size());
    CHECK(topology.zones_of(id_at<OwnerId>(topology.owners())).empty());
}
