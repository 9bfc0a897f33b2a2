#include "table/standard_layout.hpp"

namespace cardwright::tool {
namespace {

ShownRow zone_row(ShownRow::Whose whose, ZoneKindId zone, const ZoneKind& kind) {
    ShownRow row;
    row.whose = whose;
    row.zone = zone;
    row.form = kind.piles ? ShownRow::Form::piles : ShownRow::Form::cards;
    row.by_name = !kind.ordered;
    return row;
}

ShownItem zone_item(ZoneKindId zone, ShownItem::Kind kind) {
    ShownItem item;
    item.kind = kind;
    item.zone = zone;
    return item;
}

/// About the others: what everybody sees in full, of the rest how much there is.
ShownRow line_about_others(const Schema& schema) {
    ShownRow row;
    row.whose = ShownRow::Whose::others;
    row.form = ShownRow::Form::line;
    for (std::size_t at = 0; at < schema.zones.size(); ++at) {
        const ZoneKind& kind = schema.zones[at];
        if (kind.shared) continue;
        if (kind.sees == Audience::everyone) {
            row.items.push_back(zone_item(id_at<ZoneKindId>(at), ShownItem::Kind::cards));
        } else if (kind.counts == Audience::everyone) {
            row.items.push_back(zone_item(id_at<ZoneKindId>(at), ShownItem::Kind::count));
        }
    }
    row.items.emplace_back();
    return row;
}

}  // namespace

std::vector<ShownRow> rows_to_show(const Blueprint& blueprint) {
    if (!blueprint.layout.rows.empty()) return blueprint.layout.rows;
    const Schema& schema = blueprint.schema;
    std::vector<ShownRow> rows;
    const auto add_zones = [&](bool shared, ShownRow::Whose whose) {
        for (std::size_t at = 0; at < schema.zones.size(); ++at) {
            if (schema.zones[at].shared != shared) continue;
            rows.push_back(zone_row(whose, id_at<ZoneKindId>(at), schema.zones[at]));
        }
    };
    add_zones(true, ShownRow::Whose::table);
    rows.push_back(line_about_others(schema));
    add_zones(false, ShownRow::Whose::me);
    ShownRow counters;
    counters.whose = ShownRow::Whose::me;
    counters.form = ShownRow::Form::line;
    counters.items.emplace_back();
    rows.push_back(counters);
    return rows;
}

std::vector<ShownItem> status_to_show(const Blueprint& blueprint) {
    if (!blueprint.layout.status.empty()) return blueprint.layout.status;
    std::vector<ShownItem> items(3);
    items[0].kind = ShownItem::Kind::round;
    items[1].kind = ShownItem::Kind::phase;
    items[2].kind = ShownItem::Kind::counters;
    for (ShownItem& item : items) item.scope = Scope::game;
    return items;
}

}  // namespace cardwright::tool
