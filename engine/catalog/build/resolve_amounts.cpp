#include <fmt/format.h>

#include <algorithm>

#include "catalog/build/resolver.hpp"
#include "catalog/candidates.hpp"

namespace cardwright {
namespace {

Amount indexed(Amount::Kind kind, std::size_t index) {
    return {kind, static_cast<std::int32_t>(index)};
}

std::optional<Amount> query_amount(const Blueprint& blueprint, std::string_view name,
                                   QueryKind::Of of, Amount::Kind kind) {
    const auto found = blueprint.find_query(name);
    if (!found) return std::nullopt;
    const QueryKind& query = blueprint.queries[index_of(*found)];
    if (query.of != of || query.list) return std::nullopt;
    return indexed(kind, index_of(*found));
}

}  // namespace

std::optional<Amount> Resolver::special_amount(const AmountSource& source,
                                               const ReadingPlace& context) const {
    if (source.constant) return Amount::of(*source.constant);
    const bool picked = source.name == "picked";
    if (picked && context.picks_number) {
        return Amount{Amount::Kind::picked_number, source.negated ? -1 : 1};
    }
    if (picked) {
        report_->error(source.where,
                       "no number is picked here: only a menu entry with \"counter\" "
                       "picks one");
        return Amount{};
    }
    if (source.negated) {
        report_->error(source.where, "only numbers and picked may have \"-\" before them");
        return Amount{};
    }
    // What a card gives is its own number times this one.
    if (!context.give.empty() && naming_->meant(source.name, source.where) == context.give) {
        return Amount::of(1);
    }
    return std::nullopt;
}

std::optional<Amount> Resolver::actors_amount(std::string_view name) const {
    const CounterId counter = blueprint_->schema.find_counter(Scope::player, name);
    if (counter != no_counter) return indexed(Amount::Kind::player_counter, index_of(counter));
    return query_amount(*blueprint_, name, QueryKind::Of::player, Amount::Kind::player_query);
}

std::optional<Amount> Resolver::tables_amount(std::string_view name) const {
    const auto& params = blueprint_->params;
    const auto param = std::find_if(params.begin(), params.end(),
                                    [&](const auto& entry) { return entry.first == name; });
    if (param != params.end()) {
        return indexed(Amount::Kind::param, static_cast<std::size_t>(param - params.begin()));
    }
    const CounterId counter = blueprint_->schema.find_counter(Scope::game, name);
    if (counter != no_counter) return indexed(Amount::Kind::game_counter, index_of(counter));
    return std::nullopt;
}

std::optional<Amount> Resolver::cards_amount(std::string_view name) const {
    if (auto query =
            query_amount(*blueprint_, name, QueryKind::Of::card, Amount::Kind::picked_query)) {
        return query;
    }
    const auto fact = blueprint_->schema.find_fact(name);
    if (!fact || blueprint_->schema.facts[index_of(*fact)].type != FactType::integer) {
        return std::nullopt;
    }
    return indexed(Amount::Kind::picked_fact, index_of(*fact));
}

Amount Resolver::unknown_amount(const AmountSource& source, bool with_cards) const {
    auto candidates = keys_of(blueprint_->params);
    for (const Scope scope : {Scope::player, Scope::game}) {
        add_names(candidates, blueprint_->schema.counters_of(scope));
    }
    for (const auto& query : blueprint_->queries) {
        if (query.of == QueryKind::Of::player || with_cards) candidates.push_back(query.name);
    }
    if (with_cards) add_names(candidates, blueprint_->schema.facts);
    unknown("number called", {source.name, source.where}, candidates);
    return {};
}

Amount Resolver::amount(const AmountSource& source, const ReadingPlace& context) const {
    if (const auto special = special_amount(source, context)) return *special;
    const std::string name = naming_->meant(source.name, source.where);
    // A param cannot change during a game, so it is the most specific meaning of a name.
    if (const auto table = tables_amount(name); table && table->kind == Amount::Kind::param) {
        return *table;
    }
    if (const auto actor = actors_amount(name)) return *actor;
    if (const auto table = tables_amount(name)) return *table;
    return unknown_amount(source, false);
}

Amount Resolver::payment(const AmountSource& source, const ReadingPlace& context) const {
    if (const auto special = special_amount(source, context)) return *special;
    const std::string name = naming_->meant(source.name, source.where);
    if (context.picks_cards) {
        if (const auto card = cards_amount(name)) return *card;
    }
    if (const auto actor = actors_amount(name)) return *actor;
    if (const auto table = tables_amount(name)) return *table;
    return unknown_amount(source, context.picks_cards);
}

Amount Resolver::bound(const AmountSource& source) const {
    if (const auto special = special_amount(source, {})) return *special;
    const std::string name = naming_->meant(source.name, source.where);
    if (const auto actor = actors_amount(name)) return *actor;
    if (const auto table = tables_amount(name)) return *table;
    return unknown_amount(source, false);
}

}  // namespace cardwright
