#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "catalog/build/parts.hpp"
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
        for (const LocatedName& name : source.group) add_grouping(name, row);
        for (const LocatedName& name : source.with) {
            if (row.form == ShownRow::Form::line) {
                row.items.push_back(item(name, Scope::player));
            } else if (name.value != "count") {  // piles and groups always say how many there are
                row.numbers.push_back(number(name));
            }
        }
        return row;
    }

    /// `counters`, a counter, `zone`, `zone.count`, `zone.top`; above everything also `round`,
    /// `turn` and `phase`.
    ShownItem item(const LocatedName& name, Scope scope) {
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
        item.kind = Kind::counter;
        item.counter = schema.find_counter(scope, name.value);
        if (item.counter != no_counter) return item;
        const auto [zone, part] = split_at_dot(name.value);
        item.zone = schema.find_zone(zone);
        item.kind = part == "count" ? Kind::count : part == "top" ? Kind::top : Kind::cards;
        const bool fits = item.zone != no_zone_kind &&
                          schema.zone(item.zone).shared == (scope == Scope::game) &&
                          (part.empty() || part == "count" || part == "top");
        if (!fits) {
            auto known = names_of(schema.counters_of(scope));
            add_names(known, schema.zones);
            resolver_.unknown("counter or zone to show here called", name, known);
        }
        return item;
    }

  private:
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

    ShownNumber number(const LocatedName& name) {
        ShownNumber number;
        const auto query = blueprint_.find_query(name.value);
        if (query) {
            const QueryKind& kind = blueprint_.queries[index_of(*query)];
            if (kind.of == QueryKind::Of::card && !kind.list) number.query = query;
            number.fact = kind.base_fact;
        }
        const auto fact = blueprint_.schema.find_fact(name.value);
        if (fact && blueprint_.schema.facts[index_of(*fact)].type == FactType::integer) {
            number.fact = fact;
        }
        number.counter = blueprint_.schema.find_counter(Scope::card, name.value);
        if (!number.query && !number.fact && number.counter == no_counter) {
            auto known = names_of(blueprint_.queries);
            add_names(known, blueprint_.schema.counters_of(Scope::card));
            add_names(known, blueprint_.schema.facts);
            resolver_.unknown("number of cards called", name, known);
        }
        return number;
    }

    void add_grouping(const LocatedName& name, ShownRow& row) {
        if (name.value == "type") {
            row.by_type = true;
        } else if (name.value == "name") {
            row.by_name = true;
        } else {
            row.sorted.push_back(number(name));
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
