#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "catalog/build/build_steps.hpp"
#include "catalog/candidates.hpp"
#include "catalog/read/shapes.hpp"

namespace cardwright {
namespace {

/// Ids are bytes, and the last one means "none".
constexpr std::size_t most_of_a_kind = std::numeric_limits<std::uint8_t>::max();

class DeclarationsBuilder {
  public:
    DeclarationsBuilder(const Resolver& resolver, NamesOfObjects& names)
        : resolver_{resolver}, names_{names}, blueprint_{resolver.blueprint()} {}

    // Two passes: what is declared may refer to what stands below it.
    void add(const Declarations& declared) {
        for (const auto& type : declared.types) add_type(type);
        for (const auto& param : declared.params) {
            if (names_.claim("param", param.value.first, param.where)) {
                blueprint_.params.push_back(param.value);
            }
        }
        for (const auto& fact : declared.facts) add_fact(fact);
        for (const auto& zone : declared.zones) add_zone(zone);
        for (std::size_t scope = 0; scope < scope_count; ++scope) {
            for (const auto& counter : declared.counters[scope]) {
                add_counter(static_cast<Scope>(scope), counter);
            }
        }
        for (const auto& event : declared.events) add_event(event);
        for (const auto& query : declared.queries) add_query(query);
    }

    void resolve(const Declarations& declared) {
        for (const auto& zone : declared.zones) resolve_refill(zone);
        for (const auto& query : declared.queries) resolve_base(query);
        for (const auto& hook : declared.hooks) add_hook(hook);
        for (const auto& give : declared.gives) add_give(give);
    }

  private:
    template <typename T>
    void push(std::vector<T>& list, const T& entry, const Where& where, std::string_view what) {
        if (list.size() < most_of_a_kind) {
            list.push_back(entry);
        } else {
            resolver_.report().error(where, fmt::format("more than {} {}", most_of_a_kind, what));
        }
    }

    // Sets may share a type without knowing of each other.
    void add_type(const LocatedName& type) {
        auto& types = blueprint_.schema.types;
        if (std::find(types.begin(), types.end(), type.value) != types.end()) return;
        if (types.size() == most_types) {
            resolver_.report().error(type.where, fmt::format("more than {} types", most_types));
            return;
        }
        types.push_back(type.value);
    }

    void add_fact(const Located<FactKind>& fact) {
        const std::string& name = fact.value.name;
        if (shape("card").find(name) != nullptr) {
            resolver_.report().error(fact.where,
                                     fmt::format("\"{}\" is a key of every card: choose another "
                                                 "name for the fact",
                                                 name));
            return;
        }
        if (names_.claim("fact", name, fact.where) &&
            names_.claim_on(api::Object::card, "fact", name, fact.where)) {
            push(blueprint_.schema.facts, fact.value, fact.where, "facts");
        }
    }

    void add_zone(const ZoneSource& zone) {
        const api::Object object = zone.kind.shared ? api::Object::game : api::Object::player;
        // Acts and scripts name a zone without saying whose: the name alone must do.
        if (names_.claim("zone", zone.kind.name, zone.where) &&
            names_.claim_on(object, "zone", zone.kind.name, zone.where)) {
            push(blueprint_.schema.zones, zone.kind, zone.where, "zones");
        }
    }

    void add_counter(Scope scope, const Located<CounterKind>& counter) {
        constexpr std::string_view kinds[] = {"counter of the game", "counter of players",
                                              "counter of cards", "counter of zones"};
        constexpr api::Object objects[] = {api::Object::game, api::Object::player,
                                           api::Object::card, api::Object::zone};
        const auto index = static_cast<std::size_t>(scope);
        const std::string& name = counter.value.name;
        if (names_.claim(kinds[index], name, counter.where) &&
            names_.claim_on(objects[index], "counter", name, counter.where)) {
            push(blueprint_.schema.counters[index], counter.value, counter.where, kinds[index]);
        }
    }

    void add_event(const Located<EventKind>& event) {
        for (const std::string& field : event.value.fields) {
            names_.allows_on(api::Object::event, "field", field, event.where);
        }
        if (names_.claim("event", event.value.name, event.where)) {
            push(blueprint_.events, event.value, event.where, "events");
        }
    }

    void add_query(const QuerySource& query) {
        constexpr api::Object objects[] = {api::Object::card, api::Object::player,
                                           api::Object::game};
        const api::Object object = objects[static_cast<std::size_t>(query.kind.of)];
        if (names_.claim("query", query.kind.name, query.where) &&
            names_.claim_on(object, "query", query.kind.name, query.where)) {
            push(blueprint_.queries, query.kind, query.where, "queries");
        }
    }

    void resolve_refill(const ZoneSource& zone) {
        if (!zone.refill_from) return;
        const ZoneKindId own = blueprint_.schema.find_zone(zone.kind.name);
        const ZoneKindId from = resolver_.zone(*zone.refill_from);
        if (own == no_zone_kind || from == no_zone_kind) return;
        if (own == from) {
            resolver_.report().error(zone.refill_from->where, "a zone cannot refill itself");
        } else if (zone.kind.shared && !blueprint_.schema.zone(from).shared) {
            resolver_.report().error(zone.refill_from->where,
                                     "a zone of the game cannot be refilled from a player's");
        }
        blueprint_.schema.zones[index_of(own)].refill_from = from;
    }

    void resolve_base(const QuerySource& source) {
        const auto own = blueprint_.find_query(source.kind.name);
        if (!own) return;
        QueryKind& query = blueprint_.queries[index_of(*own)];
        for (const LocatedName& type : source.script_for) {
            if (const auto found = resolver_.type(type)) query.script_for.set(index_of(*found));
        }
        if (!source.base) return;
        const std::string name = resolver_.naming().meant(*source.base);
        const Schema& schema = blueprint_.schema;
        constexpr Scope scopes[] = {Scope::card, Scope::player, Scope::game};
        const Scope scope = scopes[static_cast<std::size_t>(query.of)];
        if (query.of == QueryKind::Of::card) {
            const auto fact = schema.find_fact(name);
            if (fact && schema.facts[index_of(*fact)].type == FactType::integer) {
                query.base_fact = fact;
                return;
            }
            if (fact) {
                resolver_.report().error(
                    source.base->where, fmt::format("\"{}\" is not a whole number on cards", name));
                return;
            }
        }
        const CounterId counter = schema.find_counter(scope, name);
        if (counter != no_counter) {
            query.base_counter = counter;
            return;
        }
        report_unknown_base(*source.base, query.of, scope);
    }

    void report_unknown_base(const LocatedName& base, QueryKind::Of of, Scope scope) {
        std::vector<std::string_view> candidates{"script"};
        if (of == QueryKind::Of::card) add_names(candidates, blueprint_.schema.facts);
        add_names(candidates, blueprint_.schema.counters_of(scope));
        resolver_.unknown(of == QueryKind::Of::card ? "fact or counter of cards" : "counter", base,
                          candidates);
    }

    void add_hook(const HookSource& source) {
        if (!names_.claim("hook", source.kind.name, source.where)) return;
        HookKind hook = source.kind;
        const EventKind* event = nullptr;
        if (source.event) {
            const auto found = resolver_.event(*source.event);
            hook.event = found.value_or(no_event);
            if (found) event = &blueprint_.events[index_of(*found)];
        }
        for (const LocatedName& zone : source.from) {
            const ZoneKindId found = resolver_.zone(zone);
            if (found != no_zone_kind) hook.from.push_back(found);
        }
        if (source.stage) {
            hook.stage = source.stage->value;
            if (event != nullptr) check_part("stage", *source.stage, event->stages, *event);
        }
        for (const auto& [field, range] : source.when) {
            hook.when.push_back(range);
            if (event != nullptr) check_part("field", field, event->fields, *event);
        }
        push(blueprint_.hooks, hook, source.where, "hooks");
    }

    void check_part(std::string_view what, const LocatedName& name,
                    const std::vector<std::string>& known, const EventKind& event) {
        if (std::find(known.begin(), known.end(), name.value) != known.end()) return;
        const std::vector<std::string_view> candidates{known.begin(), known.end()};
        resolver_.unknown(fmt::format("{} of the event \"{}\" called", what, event.name), name,
                          candidates);
    }

    void add_give(const GiveSource& give) {
        if (!names_.claim("give", give.name.value, give.name.where)) return;
        if (give.act.kind != Act::Kind::draw && give.act.kind != Act::Kind::add) {
            resolver_.report().error(give.act.where, "what a card gives is drawn or added");
        }
        ReadingPlace context;
        context.give = give.name.value;
        blueprint_.gives.push_back(
            {resolver_.word(give.name.value), resolver_.act(give.act, context)});
    }

    const Resolver& resolver_;
    NamesOfObjects& names_;
    Blueprint& blueprint_;
};

}  // namespace

void build_declarations(const Declarations& declared, const Resolver& resolver,
                        NamesOfObjects& names) {
    DeclarationsBuilder builder{resolver, names};
    builder.add(declared);
    builder.resolve(declared);
}

}  // namespace cardwright
