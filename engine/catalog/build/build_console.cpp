#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "catalog/build/build_steps.hpp"
#include "catalog/candidates.hpp"

namespace cardwright {
namespace {

std::pair<std::string, std::string> split_at_dot(const std::string& name) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) return {name, {}};
    return {name.substr(0, dot), name.substr(dot + 1)};
}

class ConsoleBuilder {
  public:
    explicit ConsoleBuilder(const Resolver& resolver)
        : resolver_{resolver}, blueprint_{resolver.blueprint()} {}

    /// Before the rows: they are written with the symbols.
    void symbols(const std::vector<std::pair<LocatedName, std::string>>& source) {
        for (const auto& [name, symbol] : source) {
            (void)value(name);
            blueprint_.layout.symbols.emplace_back(meant(name).value, symbol);
        }
    }

    void never(const LocatedName& written) {
        const LocatedName name = meant(written);
        Layout& layout = blueprint_.layout;
        const Schema& schema = blueprint_.schema;
        bool found = false;
        for (const Scope scope : {Scope::game, Scope::player, Scope::card, Scope::zone}) {
            const CounterId counter = schema.find_counter(scope, name.value);
            if (counter == no_counter) continue;
            layout.unseen_counters.emplace_back(scope, counter);
            found = true;
        }
        const ZoneKindId zone = schema.find_zone(name.value);
        if (zone != no_zone_kind) layout.unseen_zones.push_back(zone);
        if (found || zone != no_zone_kind) return;
        auto known = names_of(schema.zones);
        for (const Scope scope : {Scope::game, Scope::player, Scope::card, Scope::zone}) {
            add_names(known, schema.counters_of(scope));
        }
        resolver_.unknown("counter or zone called", name, known);
    }

    ShownRow row(const ConsoleRowSource& source) {
        ShownRow row;
        const std::string zone = read_subject(source.show, row);
        if (!zone.empty()) {
            row.zone = zone_of(row, {zone, source.show.where});
            const bool piles = row.zone != no_zone_kind && blueprint_.schema.zone(row.zone).piles;
            row.form = source.form.value_or(piles ? ShownRow::Form::piles : ShownRow::Form::cards);
            if (row.form == ShownRow::Form::piles && row.zone != no_zone_kind && !piles) {
                resolver_.report().error(source.show.where,
                                         fmt::format("\"{}\" has no piles", source.show.value));
            }
        }
        if (zone.empty() != (source.form.value_or(row.form) == ShownRow::Form::line)) {
            resolver_.report().error(
                source.show.where, zone.empty()
                                       ? "name a zone, as in me.<zone>, or say `as: line`"
                                       : "a line is about a player: `me`, `others` or `everyone`");
        }
        if (source.above) add_above(*source.above, row);
        if (row.form == ShownRow::Form::places) check_slots(source.show, row.zone);
        for (const LocatedName& name : source.group) add_grouping(name, row);
        for (const LocatedName& name : source.with) {
            if (row.form == ShownRow::Form::line) {
                row.items.push_back(item(name, Scope::player));
            } else if (name.value != "count") {  // piles and groups always say how many there are
                row.values.push_back(value(name));
            }
        }
        row.covered = row.values;
        if (source.covered) {
            row.covered.clear();
            for (const LocatedName& name : *source.covered) row.covered.push_back(value(name));
        }
        return row;
    }

    /// `counters`, a counter, a query, `zone`, `zone.count`, `zone.top`, `counter.of.query`; above
    /// everything also `round`, `turn` and `phase`.
    ShownItem item(const LocatedName& written, Scope scope) {
        const LocatedName name = meant(written);
        using Kind = ShownItem::Kind;
        const Schema& schema = blueprint_.schema;
        ShownItem item;
        item.scope = scope;
        if (name.value == "counters") return item;
        if (scope == Scope::game) {
            constexpr std::pair<std::string_view, Kind> words[] = {
                {"round", Kind::round}, {"turn", Kind::turn}, {"phase", Kind::phase}};
            for (const auto& [word, kind] : words) {
                if (name.value != word) continue;
                item.kind = kind;
                return item;
            }
        }
        const auto [first, part] = split_at_dot(name.value);
        const auto [word, limit] = split_at_dot(part);
        const bool limited = word == "of" && !limit.empty();
        if (limited) item.limit = number_of(scope, {limit, name.where});
        item.kind = Kind::counter;
        item.counter = schema.find_counter(scope, limited ? first : name.value);
        if (item.counter != no_counter) return item;
        item.query = query_of(scope, name.value);
        item.kind = Kind::query;
        if (item.query) return item;
        item.zone = schema.find_zone(first);
        item.kind = part == "count" || limited ? Kind::count
                    : part == "top"            ? Kind::top
                                               : Kind::cards;
        const bool fits = item.zone != no_zone_kind &&
                          schema.zone(item.zone).shared == (scope == Scope::game) &&
                          (part.empty() || part == "count" || part == "top" || limited);
        if (!fits) {
            auto known = names_of(schema.counters_of(scope));
            add_names(known, schema.zones);
            resolver_.unknown("counter or zone to show here called", name, known);
        }
        return item;
    }

  private:
    [[nodiscard]] LocatedName meant(const LocatedName& name) const {
        return {resolver_.naming().meant_dotted(name), name.where};
    }

    /// Whose it is; returns the zone's name, if one is named.
    std::string read_subject(const LocatedName& show, ShownRow& row) {
        constexpr std::pair<std::string_view, ShownRow::Whose> subjects[] = {
            {"me", ShownRow::Whose::me},
            {"others", ShownRow::Whose::others},
            {"everyone", ShownRow::Whose::everyone}};
        const auto [first, rest] = split_at_dot(show.value);
        for (const auto& [word, whose] : subjects) {
            if (first != word) continue;
            row.whose = whose;
            row.form = ShownRow::Form::line;
            return rest;
        }
        return show.value;
    }

    ZoneKindId zone_of(const ShownRow& row, const LocatedName& name) {
        const ZoneKindId zone = resolver_.zone(name);
        const bool shared = row.whose == ShownRow::Whose::table;
        if (zone != no_zone_kind && blueprint_.schema.zone(zone).shared != shared) {
            resolver_.report().error(
                name.where,
                shared ? fmt::format("\"{0}\" belongs to players: write me.{0}, "
                                     "others.{0} or everyone.{0}",
                                     name.value)
                       : fmt::format("\"{0}\" lies on the table: write just {0}", name.value));
        }
        return zone;
    }

    /// A number of a subject that is worked out.
    [[nodiscard]] std::optional<QueryId> query_of(Scope scope, const std::string& name) const {
        const auto query = blueprint_.find_query(name);
        if (!query) return std::nullopt;
        const QueryKind& kind = blueprint_.queries[index_of(*query)];
        const auto wanted = scope == Scope::game ? QueryKind::Of::game : QueryKind::Of::player;
        return kind.of == wanted && !kind.list ? query : std::nullopt;
    }

    std::optional<QueryId> number_of(Scope scope, const LocatedName& name) {
        const auto query = query_of(scope, name.value);
        if (!query)
            resolver_.unknown("query to show here called", name, names_of(blueprint_.queries));
        return query;
    }

    void check_slots(const LocatedName& name, ZoneKindId zone) {
        if (zone == no_zone_kind || blueprint_.schema.zone(zone).slots > 0) return;
        resolver_.report().error(name.where, fmt::format("\"{}\" has no places", name.value));
    }

    void add_above(const LocatedName& name, ShownRow& row) {
        row.above = zone_of(row, name);
        check_slots(name, row.above);
        if (row.form == ShownRow::Form::places) return;
        resolver_.report().error(name.where, "only a row `as: places` has something above it");
    }

    /// `cost`, or `lock.mark` for the symbol alone.
    ShownValue value(const LocatedName& written) {
        const LocatedName name = meant(written);
        const auto [first, part] = split_at_dot(name.value);
        ShownValue value;
        value.name = part == "mark" ? first : name.value;
        value.mark_only = part == "mark";
        const auto query = blueprint_.find_query(value.name);
        if (query) {
            const QueryKind& kind = blueprint_.queries[index_of(*query)];
            if (kind.of == QueryKind::Of::card && !kind.list) value.query = query;
            value.fact = kind.base_fact;
        }
        if (const auto fact = blueprint_.schema.find_fact(value.name)) value.fact = fact;
        value.counter = blueprint_.schema.find_counter(Scope::card, value.name);
        if (!value.query && !value.fact && value.counter == no_counter) {
            auto known = names_of(blueprint_.queries);
            add_names(known, blueprint_.schema.counters_of(Scope::card));
            add_names(known, blueprint_.schema.facts);
            resolver_.unknown("number of cards called", name, known);
        }
        for (const auto& [named, symbol] : blueprint_.layout.symbols) {
            if (named == value.name) value.symbol = symbol;
        }
        if (value.mark_only && value.symbol.empty()) {
            resolver_.report().error(name.where,
                                     fmt::format("`symbols` has no mark for \"{}\"", value.name));
        }
        return value;
    }

    void add_grouping(const LocatedName& name, ShownRow& row) {
        if (name.value == "type") {
            row.by_type = true;
        } else if (name.value == "name") {
            row.by_name = true;
        } else {
            row.sorted.push_back(value(name));
        }
    }

    const Resolver& resolver_;
    Blueprint& blueprint_;
};

}  // namespace

void build_console(const Ingredients& ingredients, const Resolver& resolver) {
    const ConsoleSource& source = ingredients.ruleset->console;
    Layout& layout = resolver.blueprint().layout;
    ConsoleBuilder builder{resolver};
    builder.symbols(source.symbols);
    for (const LocatedName& name : source.never) builder.never(name);
    for (const LocatedName& name : source.status) {
        layout.status.push_back(builder.item(name, Scope::game));
    }
    for (const ConsoleRowSource& row : source.rows) layout.rows.push_back(builder.row(row));
    for (const SetSource* set : ingredients.sets) {
        for (const ConsoleRowSource& row : set->console) {
            // What is one's own stays at the bottom, beside the question.
            ShownRow added = builder.row(row);
            auto place = layout.rows.end();
            if (added.whose != ShownRow::Whose::me) {
                place = std::find_if(layout.rows.begin(), layout.rows.end(), [](const auto& each) {
                    return each.whose == ShownRow::Whose::me;
                });
            }
            layout.rows.insert(place, std::move(added));
        }
    }
    for (const auto& [type, colour] : source.colours) {
        if (const auto found = resolver.type(type)) layout.colours.emplace_back(*found, colour);
    }
    layout.opponent = source.opponent;
    if (source.lineup) layout.lineup = source.lineup->value;
}

}  // namespace cardwright
