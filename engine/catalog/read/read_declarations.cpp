#include "catalog/read/read_declarations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>

#include "catalog/read/read_acts.hpp"
#include "catalog/read/read_common.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

constexpr std::array fact_types{
    std::pair{"integer"sv, FactType::integer}, std::pair{"boolean"sv, FactType::boolean},
    std::pair{"word"sv, FactType::word}, std::pair{"data"sv, FactType::data}};

constexpr std::array orders{std::pair{"kept"sv, true}, std::pair{"free"sv, false}};

constexpr std::array lifetimes{
    std::pair{"game"sv, Lifetime::game}, std::pair{"round"sv, Lifetime::round},
    std::pair{"turn"sv, Lifetime::turn}, std::pair{"phase"sv, Lifetime::phase},
    std::pair{"step"sv, Lifetime::step}};

constexpr std::array query_subjects{std::pair{"card"sv, QueryKind::Of::card},
                                    std::pair{"player"sv, QueryKind::Of::player},
                                    std::pair{"game"sv, QueryKind::Of::game}};

Located<FactKind> read_fact(const LocatedName& name, const CheckedNode& entry) {
    FactKind fact;
    fact.name = name.value;
    KeyReader keys{entry, shape("fact")};
    if (const auto type = keys.required("type")) {
        fact.type = type->one_of(fact_types).value_or(FactType::data);
    }
    fact.required = keys.flag("required");
    fact.on_back = keys.flag("back");
    keys.finish();
    return {std::move(fact), name.where};
}

// A zone of the table has no owner who could see more than others.
Audience read_audience(KeyReader& keys, std::string_view key, bool shared, bool with_top) {
    constexpr std::array full{
        std::pair{"everyone"sv, Audience::everyone}, std::pair{"owner"sv, Audience::owner},
        std::pair{"nobody"sv, Audience::nobody}, std::pair{"top"sv, Audience::top}};
    constexpr std::array without_top{std::pair{"everyone"sv, Audience::everyone},
                                     std::pair{"owner"sv, Audience::owner},
                                     std::pair{"nobody"sv, Audience::nobody}};
    const auto value = keys.optional(key);
    if (!value) return Audience::everyone;
    const auto read = with_top ? value->one_of(full) : value->one_of(without_top);
    if (read == Audience::owner && shared) {
        value->error("a zone of the game has no owner: everyone or nobody sees it");
    }
    return read.value_or(Audience::everyone);
}

/// `slots: { front: 3, back: 2 }`
void read_slot_rows(const CheckedNode& map, ZoneKind& zone) {
    constexpr std::int32_t most_slots = std::numeric_limits<std::uint8_t>::max();
    std::int32_t next = 1;
    for (const CheckedNode& entry : map.entries()) {
        const auto name = read_key(entry);
        const auto size = entry.integer(1, most_slots);
        if (!name || !size) continue;
        if (next + *size - 1 > most_slots) {
            entry.error(fmt::format("a zone has at most {} slots", most_slots));
            return;
        }
        zone.rows.push_back(
            {name->value, static_cast<std::uint8_t>(next), static_cast<std::uint8_t>(*size)});
        next += *size;
    }
    zone.slots = static_cast<std::uint8_t>(std::max(next - 1, 1));
    if (zone.rows.empty()) map.expected("rows by name, as in { front: 3, back: 2 }");
}

ZoneSource read_zone(const LocatedName& name, const CheckedNode& entry, bool shared) {
    ZoneSource zone;
    zone.where = name.where;
    zone.kind.name = name.value;
    zone.kind.shared = shared;
    KeyReader keys{entry, shape("zone")};
    zone.kind.piles = keys.flag("piles");
    zone.kind.ordered = keys.one_of("order", orders, true);
    zone.kind.sees = read_audience(keys, "sees", shared, true);
    zone.kind.counts = read_audience(keys, "count", shared, false);
    zone.refill_from = keys.reference("refill_from");
    if (const auto slots = keys.optional("slots")) {
        if (slots->is(Node::Kind::map)) {
            read_slot_rows(*slots, zone.kind);
        } else {
            zone.kind.slots = static_cast<std::uint8_t>(
                slots->integer(1, std::numeric_limits<std::uint8_t>::max()).value_or(1));
        }
        if (zone.kind.piles) slots->error("a zone of piles has no slots");
    }
    if (const auto capacity = keys.optional("capacity")) {
        zone.kind.capacity = static_cast<std::uint16_t>(
            capacity->integer(1, std::numeric_limits<std::uint16_t>::max()).value_or(1));
    }
    keys.finish();
    return zone;
}

Located<CounterKind> read_counter(const LocatedName& name, const CheckedNode& entry, Scope scope) {
    CounterKind counter;
    counter.name = name.value;
    if (entry.is(Node::Kind::scalar)) {
        counter.starts = entry.integer().value_or(0);
        return {std::move(counter), name.where};
    }
    if (!entry.is(Node::Kind::map)) {
        entry.expected("a whole number or a map");
        return {std::move(counter), name.where};
    }
    KeyReader keys{entry, shape("counter")};
    counter.starts = keys.integer("starts").value_or(0);
    counter.at_least = keys.integer("at_least");
    counter.at_most = keys.integer("at_most");
    counter.lasts = keys.one_of("lasts", lifetimes, Lifetime::game);
    if (const auto sees = keys.optional("sees")) {
        constexpr std::array audiences{std::pair{"everyone"sv, Audience::everyone},
                                       std::pair{"owner"sv, Audience::owner}};
        counter.sees = sees->one_of(audiences).value_or(Audience::everyone);
        if (counter.sees == Audience::owner && scope == Scope::game) {
            sees->error("a counter of the game has no owner: everyone sees it");
        }
    }
    keys.finish();
    const bool below = counter.at_least && counter.starts < *counter.at_least;
    const bool above = counter.at_most && counter.starts > *counter.at_most;
    if (below || above)
        entry.error(fmt::format("it starts at {}, out of its own bounds", counter.starts));
    return {std::move(counter), name.where};
}

void read_base(KeyReader& keys, QuerySource& query) {
    const auto base = keys.optional("base");
    if (!base) return;
    if (query.kind.list) {
        base->error("a list query begins empty: it has no base");
    } else if (base->is_integer()) {
        query.kind.base = base->integer().value_or(0);
    } else if (base->is(Node::Kind::scalar) && base->node().text == "script") {
        query.kind.base_script = true;
    } else {
        query.base = base->reference();
    }
}

/// The types of cards of which a function gives the base instead.
void read_script_for(KeyReader& keys, QuerySource& query) {
    const auto types = keys.optional("script_for");
    if (!types) return;
    query.script_for = keys.ids("script_for");
    if (query.script_for.empty()) return;
    if (query.kind.of != QueryKind::Of::card) {
        types->error("only cards have types: this query is not of cards");
    } else if (query.kind.base_script) {
        types->error("`base: script` is for all cards already; say what the base of the others is");
    }
    query.kind.base_script = true;
}

QuerySource read_query(const LocatedName& name, const CheckedNode& entry) {
    QuerySource query;
    query.where = name.where;
    query.kind.name = name.value;
    KeyReader keys{entry, shape("query")};
    if (const auto of = keys.required("of")) {
        query.kind.of = of->one_of(query_subjects).value_or(QueryKind::Of::card);
    }
    query.kind.list = keys.flag("list");
    read_base(keys, query);
    read_script_for(keys, query);
    for (LocatedName& layer : keys.ids("layers")) {
        query.kind.layers.push_back(std::move(layer.value));
    }
    query.kind.at_least = keys.integer("at_least");
    query.kind.at_most = keys.integer("at_most");
    keys.finish();
    if (query.kind.at_least && query.kind.at_most && *query.kind.at_least > *query.kind.at_most) {
        entry.error("at_least is more than at_most");
    }
    return query;
}

enum class StageManner : std::uint8_t { once, until_stable, any_order };

/// `build`, `{ replace: until_stable }` or `{ gold: any_order }`.
void read_stage(const CheckedNode& item, std::vector<LocatedName>& names,
                std::vector<StageManner>& manners) {
    constexpr std::array ways{std::pair{"until_stable"sv, StageManner::until_stable},
                              std::pair{"any_order"sv, StageManner::any_order}};
    if (!item.is(Node::Kind::map)) {
        if (auto name = item.id()) {
            names.push_back(std::move(*name));
            manners.push_back(StageManner::once);
        }
        return;
    }
    const auto entries = item.entries();
    if (entries.size() != 1) {
        item.error("expected one stage, as in { some_stage: until_stable }");
        return;
    }
    auto name = read_key(entries.front());
    const auto manner = entries.front().one_of(ways);
    if (!name || !manner) return;
    names.push_back(std::move(*name));
    manners.push_back(*manner);
}

Located<EventKind> read_event(const LocatedName& name, const CheckedNode& entry) {
    EventKind event;
    event.name = name.value;
    KeyReader keys{entry, shape("event")};
    for (LocatedName& field : keys.ids("fields")) event.fields.push_back(std::move(field.value));
    if (const auto stages = keys.optional("stages")) {
        std::vector<LocatedName> names;
        std::vector<StageManner> manners;
        for (const CheckedNode& item : stages->items()) read_stage(item, names, manners);
        for (const LocatedName& stage : names) event.stages.push_back(stage.value);
        drop_repeated(names, entry.report());
        for (const StageManner manner : manners) {
            event.repeated.push_back(manner == StageManner::until_stable);
            event.any_order.push_back(manner == StageManner::any_order);
        }
    }
    keys.finish();
    return {std::move(event), name.where};
}

HookKind::FieldRange read_range(const CheckedNode& value) {
    HookKind::FieldRange range;
    range.field = value.node().key;
    if (!value.is(Node::Kind::map)) {
        range.min = range.max = value.integer();
        return range;
    }
    KeyReader keys{value, shape("range")};
    range.min = keys.integer("min");
    range.max = keys.integer("max");
    keys.finish();
    return range;
}

HookSource read_hook(const LocatedName& name, const CheckedNode& entry) {
    HookSource hook;
    hook.where = name.where;
    hook.kind.name = name.value;
    KeyReader keys{entry, shape("hook")};
    hook.event = keys.reference("event");
    hook.kind.before = keys.flag("before");
    hook.from = keys.references("from");
    hook.kind.self = keys.flag("self");
    hook.kind.once_per_kind = keys.flag("once_per_kind");
    hook.stage = keys.id("stage");
    if (const auto whose = keys.optional("whose")) {
        constexpr std::array owners{std::pair{"anyone"sv, Whose::anyone},
                                    std::pair{"mine"sv, Whose::mine},
                                    std::pair{"others"sv, Whose::others}};
        hook.kind.whose = whose->one_of(owners).value_or(Whose::anyone);
    }
    if (const auto when = keys.optional("when")) {
        for (const CheckedNode& value : when->entries()) {
            if (const auto field = read_key(value))
                hook.when.emplace_back(*field, read_range(value));
        }
    }
    keys.finish();
    const bool triggers = !hook.from.empty() || !hook.when.empty() || hook.stage ||
                          hook.kind.before || hook.kind.self || hook.kind.once_per_kind ||
                          hook.kind.whose != Whose::anyone;
    if (!hook.event && triggers && entry.is(Node::Kind::map)) {
        entry.error("the key \"event\" is missing: without it only a verb calls the hook");
    }
    return hook;
}

void read_scoped(KeyReader& keys, Declarations& declarations) {
    if (const auto zones = keys.optional("zones")) {
        KeyReader scopes{*zones, shape("zones")};
        for (const bool shared : {false, true}) {
            each_declared(scopes, shared ? "game" : "player", "zone", declarations,
                          [&](const LocatedName& name, const CheckedNode& entry) {
                              declarations.zones.push_back(read_zone(name, entry, shared));
                          });
        }
        scopes.finish();
    }
    if (const auto counters = keys.optional("counters")) {
        KeyReader scopes{*counters, shape("counters")};
        constexpr std::array names{"game"sv, "player"sv, "card"sv, "zone"sv};  // by Scope
        for (std::size_t i = 0; i < scope_count; ++i) {
            const auto scope = static_cast<Scope>(i);
            auto& list = declarations.counters[i];
            each_declared(scopes, names[i], std::string{"counter."} += names[i], declarations,
                          [&](const LocatedName& name, const CheckedNode& entry) {
                              list.push_back(read_counter(name, entry, scope));
                          });
        }
        scopes.finish();
    }
}

}  // namespace

Declarations read_declarations(KeyReader& keys) {
    Declarations declarations;
    declarations.types = keys.ids("types");
    if (const auto params = keys.optional("params")) {
        for (const CheckedNode& entry : params->entries()) {
            const auto name = read_key(entry);
            const auto number = entry.integer();
            if (name && number) {
                declarations.params.push_back({{name->value, *number}, name->where});
            }
        }
    }
    each_declared(keys, "facts", "fact", declarations,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      declarations.facts.push_back(read_fact(name, entry));
                  });
    read_scoped(keys, declarations);
    each_declared(keys, "queries", "query", declarations,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      declarations.queries.push_back(read_query(name, entry));
                  });
    each_declared(keys, "events", "event", declarations,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      declarations.events.push_back(read_event(name, entry));
                  });
    each_declared(keys, "hooks", "hook", declarations,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      declarations.hooks.push_back(read_hook(name, entry));
                  });
    each_declared(keys, "gives", "give", declarations,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      if (auto act = read_act(entry))
                          declarations.gives.push_back({name, std::move(*act)});
                  });
    read_rules(keys, declarations);
    return declarations;
}

}  // namespace cardwright
