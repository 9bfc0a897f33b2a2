#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "state/state.hpp"

namespace cardwright {

/// What the zones of a table are called when its state is written down: by kind, owner and place.
class ZoneNames {
  public:
    explicit ZoneNames(const State& state) {
        std::map<std::string, int> times;
        const Schema& schema = state.schema();
        for (const ZoneInfo& zone : state.topology().zones()) {
            std::string name = zone.kind == no_zone_kind ? "aside" : schema.zone(zone.kind).name;
            if (zone.owner != table_owner) name += "/" + std::to_string(index_of(zone.owner));
            if (zone.slot != 0) name += "." + std::to_string(zone.slot);
            if (zone.pile != no_definition) name += "=" + schema.definition(zone.pile).id;
            // Places for what is set aside differ only in their number.
            if (const int time = ++times[name]; time > 1) name += "+" + std::to_string(time);
            ids_.emplace(name, id_at<ZoneId>(names_.size()));
            names_.push_back(std::move(name));
        }
    }

    [[nodiscard]] const std::string& of(ZoneId zone) const { return names_[index_of(zone)]; }
    [[nodiscard]] ZoneId find(std::string_view name) const {
        const auto found = ids_.find(name);
        return found == ids_.end() ? no_zone : found->second;
    }

  private:
    std::vector<std::string> names_;
    std::map<std::string, ZoneId, std::less<>> ids_;
};

}  // namespace cardwright
