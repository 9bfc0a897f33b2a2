#include "cardwright/annotate/additions.hpp"

#include "cardwright/annotate/lua_types.hpp"
#include "script/script_method.hpp"

namespace cardwright::tool {
namespace {

using api::Object;

class Collector {
  public:
    explicit Collector(Match& match)
        : match_{&match}, blueprint_{&match.kit().blueprint()}, schema_{&blueprint_->schema} {}

    Additions collect() {
        add_zones();
        add_counters();
        add_facts();
        add_queries();
        add_verbs();
        add_events();
        add_names();
        return std::move(additions_);
    }

  private:
    std::vector<Member>& members(Object object) {
        return additions_.members[static_cast<std::size_t>(object)];
    }

    void add_zones() {
        for (const ZoneKind& zone : schema_->zones) {
            const bool several = zone.piles || zone.slots != 0;
            members(zone.shared ? Object::game : Object::player)
                .push_back({zone.name, class_of(several ? Object::zones : Object::zone), ""});
            if (!zone.shared) {
                additions_.all_zones.push_back({zone.name, class_of(Object::zones), ""});
            }
        }
        for (const std::string& owner : schema_->seatless) {
            members(Object::game).push_back({owner, class_of(Object::player), ""});
        }
    }

    void add_counters() {
        constexpr std::pair<Scope, Object> scopes[] = {{Scope::game, Object::game},
                                                       {Scope::player, Object::player},
                                                       {Scope::card, Object::card},
                                                       {Scope::zone, Object::zone}};
        for (const auto& [scope, object] : scopes) {
            for (const CounterKind& counter : schema_->counters_of(scope)) {
                members(object).push_back({counter.name, "integer", "A counter."});
                additions_.alternatives["counter_name"].push_back(counter.name);
                if (scope != Scope::card) continue;
                additions_.alternatives["number_name"].push_back(counter.name);
                additions_.filters.push_back({counter.name, "any", ""});
            }
        }
    }

    void add_facts() {
        for (const FactKind& fact : schema_->facts) {
            constexpr std::string_view types[] = {"integer", "boolean", "string", "any"};
            const std::string type{types[static_cast<std::size_t>(fact.type)]};
            const std::string mark = fact.required ? "" : "?";
            const bool asked = blueprint_->find_query(fact.name).has_value();
            if (!asked) members(Object::card).push_back({fact.name, type + mark, "A fact."});
            members(Object::definition).push_back({fact.name, type + mark, "A fact."});
            if (fact.type == FactType::data) continue;
            if (!asked) additions_.filters.push_back({fact.name, "any", ""});
            if (fact.type == FactType::integer && !asked) {
                additions_.alternatives["number_name"].push_back(fact.name);
            }
        }
    }

    void add_queries() {
        for (const QueryKind& query : blueprint_->queries) {
            constexpr Object objects[] = {Object::card, Object::player, Object::game};
            const Object object = objects[static_cast<std::size_t>(query.of)];
            members(object).push_back(
                {query.name,
                 "fun(self: " + class_of(object) + "): " + (query.list ? "any[]" : "integer"),
                 "A query."});
            if (query.of != QueryKind::Of::card || query.list) continue;
            additions_.alternatives["number_name"].push_back(query.name);
            additions_.filters.push_back({query.name, "any", ""});
        }
    }

    void add_verbs() {
        for (const VerbKind& verb : blueprint_->verbs) {
            std::string keys = "time: integer?, times: integer?";
            for (const VerbArgument& argument : verb.arguments) {
                if (argument.kind == VerbArgument::Kind::here) continue;
                keys += ", " + std::string{schema_->words.text(argument.name)} + ": " +
                        (argument.kind == VerbArgument::Kind::number ? "integer"
                                                                     : class_of(Object::zone)) +
                        "?";
            }
            members(Object::player)
                .push_back({verb.name,
                            "fun(self: " + class_of(Object::player) +
                                ", card: " + class_of(Object::card) + ", how?: { " + keys + " })",
                            "A verb of the ruleset."});
        }
        for (const ScriptMethod& method : match_->scripts().methods_of_ruleset()) {
            std::string type = "fun(self: " + class_of(method.object);
            for (const std::string& name : method.parameters) type += ", " + name + "?: any";
            members(method.object)
                .push_back({method.name, type + "): any", "A function of the ruleset."});
        }
    }

    void add_events() {
        for (const EventKind& event : blueprint_->events) {
            additions_.alternatives["event_name"].push_back(event.name);
            for (const std::string& field : event.fields) {
                const auto& known = members(Object::event);
                const bool there =
                    std::any_of(known.begin(), known.end(),
                                [&](const Member& member) { return member.name == field; });
                if (!there) members(Object::event).push_back({field, "any", ""});
            }
        }
        for (const HookKind& hook : blueprint_->hooks) {
            additions_.alternatives["hook_name"].push_back(hook.name);
            additions_.hooks.push_back(
                {hook.name, "fun(ctx: " + class_of(Object::context) + ")?",
                 hook.event == no_event
                     ? ""
                     : "On `" + blueprint_->events[index_of(hook.event)].name + "`."});
        }
    }

    void add_names() {
        additions_.alternatives["type_name"] = schema_->types;
        for (const Definition& card : schema_->definitions) {
            additions_.alternatives["card_name"].push_back(card.id);
        }
        for (const auto& [name, number] : blueprint_->params) {
            additions_.params.push_back({name, "integer", std::to_string(number) + "."});
        }
        for (const OptionKind& option : blueprint_->options) {
            additions_.options.push_back({option.name, "integer", ""});
        }
    }

    Match* match_;
    const Blueprint* blueprint_;
    const Schema* schema_;
    Additions additions_;
};

}  // namespace

Additions additions_of(Match& match) {
    return Collector{match}.collect();
}

}  // namespace cardwright::tool
