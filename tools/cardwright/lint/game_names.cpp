#include "cardwright/lint/game_names.hpp"

#include <algorithm>

namespace cardwright::tool {
namespace {

using api::Object;
using NodeKind = LuaNode::Kind;

constexpr std::pair<const char*, Object> extended_objects[] = {{"player", Object::player},
                                                               {"card", Object::card},
                                                               {"context", Object::context},
                                                               {"game", Object::game},
                                                               {"zone", Object::zone}};

LintType of_kind(LintType::Kind kind) {
    LintType type;
    type.kind = kind;
    return type;
}

}  // namespace

ReturnedTable fields_of_value(const LuaNode& chunk, const LuaNode& value) {
    ReturnedTable table;
    const auto add_entries = [&](const LuaNode& built) {
        for (const LuaNode& entry : built.children) {
            if (entry.children.size() < 2 || entry.children[0].kind != NodeKind::string) continue;
            table.fields.push_back(
                {entry.children[0].text, &entry.children[0], &entry.children[1]});
        }
    };
    if (value.is(NodeKind::table)) {
        table.found = true;
        add_entries(value);
        return table;
    }
    if (!value.is(NodeKind::name)) return table;
    for (const LuaNode& statement : chunk.children) {
        if (statement.is(NodeKind::local)) {
            for (std::size_t at = 0; at < statement.names.size(); ++at) {
                if (statement.names[at] != value.text || at >= statement.children.size()) continue;
                if (!statement.children[at].is(NodeKind::table)) continue;
                table.found = true;
                add_entries(statement.children[at]);
            }
        }
        if (!statement.is(NodeKind::assignment) || statement.count != 1) continue;
        const LuaNode& target = statement.children[0];
        if (!target.is_field() || !target.children[0].is(NodeKind::name)) continue;
        if (target.children[0].text != value.text || statement.children.size() < 2) continue;
        table.fields.push_back(
            {target.children[1].text, &target.children[1], &statement.children[1]});
    }
    return table;
}

ReturnedTable returned_table(const LuaNode& chunk) {
    if (chunk.children.empty()) return {};
    const LuaNode& last = chunk.children.back();
    if (!last.is(NodeKind::result) || last.children.size() != 1) return {};
    return fields_of_value(chunk, last.children[0]);
}

GameNames::GameNames(const Blueprint& blueprint, const Doubt& doubt)
    : blueprint_{&blueprint}, doubt_{&doubt} {
    for (const api::Row* row : api::rows()) all_.emplace(row->name);
    for (const api::Type& type : api::types()) learn_keys_of(type.meaning);
    for (const api::Argument& key : api::filter_keys()) filters_.emplace(key.name);
    add_zones();
    add_numbers();
    add_names();
}

/// `{ group: string?, what: value }`
void GameNames::learn_keys_of(std::string_view record) {
    if (!record.starts_with('{')) return;
    for (std::size_t colon = record.find(':'); colon != std::string_view::npos;
         colon = record.find(':', colon + 1)) {
        const std::size_t start = record.rfind(' ', colon) + 1;
        all_.emplace(record.substr(start, colon - start));
    }
}

std::vector<std::string> GameNames::learn_spellings(const std::string& called) {
    std::vector<std::string> spellings = blueprint_->set_names.spellings(called);
    for (const std::string& spelling : spellings) {
        all_.insert(spelling);
        meant_.emplace(spelling, called);
    }
    return spellings;
}

void GameNames::add_to(NameSet& names, const std::string& called) {
    for (std::string& spelling : learn_spellings(called)) names.insert(std::move(spelling));
}

void GameNames::add(Object object, const std::string& called, const LintType& type) {
    for (const std::string& spelling : learn_spellings(called)) {
        // With a mistake in its declaration it may be meant as something else.
        members_[static_cast<std::size_t>(object)].emplace(
            spelling, doubt_->about_kind(spelling) ? LintType{} : type);
    }
}

void GameNames::add_zones() {
    for (const ZoneKind& zone : blueprint_->schema.zones) {
        const bool several = zone.piles || zone.slots != 0;
        add(zone.shared ? Object::game : Object::player, zone.name,
            object_type(several ? Object::zones : Object::zone));
        add_to(zones_, zone.name);
    }
    for (const std::string& owner : blueprint_->schema.seatless) {
        add(Object::game, owner, object_type(Object::player));
    }
}

void GameNames::add_numbers() {
    constexpr std::pair<Scope, Object> scopes[] = {{Scope::game, Object::game},
                                                   {Scope::player, Object::player},
                                                   {Scope::card, Object::card},
                                                   {Scope::zone, Object::zone}};
    const Schema& schema = blueprint_->schema;
    const LintType number = of_kind(LintType::Kind::number);
    for (const auto& [scope, object] : scopes) {
        for (const CounterKind& counter : schema.counters_of(scope)) {
            add(object, counter.name, number);
            add_to(counters_[static_cast<std::size_t>(scope)], counter.name);
            if (scope != Scope::card) continue;
            add_to(names_["number_name"], counter.name);
            add_to(filters_, counter.name);
        }
    }
    for (const FactKind& fact : schema.facts) {
        const bool whole = fact.type == FactType::integer;
        const LintType type = whole && fact.required ? number : LintType{};
        add(Object::card, fact.name, type);
        add(Object::definition, fact.name, type);
        add_to(filters_, fact.name);
        add_to(names_["number_name"], fact.name);
    }
    for (const QueryKind& query : blueprint_->queries) {
        constexpr Object objects[] = {Object::card, Object::player, Object::game};
        add(objects[static_cast<std::size_t>(query.of)], query.name, {});
        add_to(names_["number_name"], query.name);
        add_to(queries_, query.name);
        if (query.of == QueryKind::Of::card) add_to(filters_, query.name);
    }
}

void GameNames::add_names() {
    for (const VerbKind& verb : blueprint_->verbs) add(Object::player, verb.name, {});
    for (const EventKind& event : blueprint_->events) {
        add_to(names_["event_name"], event.name);
        for (const std::string& field : event.fields) add(Object::event, field, {});
    }
    for (const HookKind& hook : blueprint_->hooks) {
        add_to(names_["hook_name"], hook.name);
    }
    for (const std::string& type : blueprint_->schema.types) names_["type_name"].insert(type);
    for (const Definition& card : blueprint_->schema.definitions) {
        names_["card_name"].insert(card.id);
        all_.insert(card.id);
        for (const auto& [name, value] : card.params) {
            card_params_.insert(name);
            all_.insert(name);
            learn_data(value);
        }
        for (const Datum& fact : card.facts) learn_data(fact);
        for (const Side& side : card.sides) {
            for (const Datum& fact : side.facts) learn_data(fact);
        }
    }
    for (const auto& param : blueprint_->params) {
        add_to(names_["game_param"], param.first);
    }
    for (const OptionKind& option : blueprint_->options) {
        add_to(names_["option"], option.name);
    }
    for (const GiveKind& give : blueprint_->gives) {
        learn_spellings(std::string{blueprint_->schema.words.text(give.name)});
    }
}

void GameNames::learn_data(const Datum& datum) {
    if (const Datum::List* list = datum.list()) {
        for (const Datum& item : *list) learn_data(item);
    }
    if (const Datum::Map* map = datum.map()) {
        for (const auto& [key, value] : *map) {
            all_.insert(key);
            learn_data(value);
        }
    }
}

void GameNames::learn_verbs(const LuaNode& chunk) {
    for (const ReturnedTable::Field& part : returned_table(chunk).fields) {
        for (const auto& [name, object] : extended_objects) {
            if (part.name != name) continue;
            for (const auto& verb : fields_of_value(chunk, *part.value).fields) {
                ScriptVerb known{0, true};
                if (verb.value->is(NodeKind::function)) {
                    const std::size_t all = verb.value->names.size();
                    known = {all == 0 ? 0 : all - 1, verb.value->dotted};
                }
                verbs_[static_cast<std::size_t>(object)].emplace(verb.name, known);
                all_.insert(verb.name);
            }
        }
    }
}

void GameNames::learn_keys(const LuaNode& node) {
    if (node.is(NodeKind::entry) && node.children.size() > 1 &&
        node.children[0].is(NodeKind::string)) {
        all_.insert(node.children[0].text);
    }
    if (node.is(NodeKind::assignment)) {
        for (std::size_t at = 0; at < node.count; ++at) {
            if (node.children[at].is_field()) all_.insert(node.children[at].children[1].text);
        }
    }
    for (const LuaNode& child : node.children) learn_keys(child);
}

std::string_view GameNames::meant(std::string_view spelling) const {
    const auto found = meant_.find(spelling);
    return found == meant_.end() ? spelling : found->second;
}

const LintType* GameNames::member(Object object, std::string_view name) const {
    const auto& members = members_[static_cast<std::size_t>(object)];
    const auto found = members.find(name);
    return found == members.end() ? nullptr : &found->second;
}

const ScriptVerb* GameNames::verb(Object object, std::string_view name) const {
    const auto& verbs = verbs_[static_cast<std::size_t>(object)];
    const auto found = verbs.find(name);
    return found == verbs.end() ? nullptr : &found->second;
}

std::vector<std::string_view> GameNames::known(Object object) const {
    std::vector<std::string_view> names;
    for (const api::Row* row : api::rows()) {
        if (row->on.has(object)) names.push_back(row->name);
    }
    for (const auto& [name, type] : members_[static_cast<std::size_t>(object)]) {
        names.emplace_back(name);
    }
    for (const auto& [name, verb] : verbs_[static_cast<std::size_t>(object)]) {
        names.emplace_back(name);
    }
    return names;
}

std::vector<std::string_view> GameNames::known_anywhere() const {
    return {all_.begin(), all_.end()};
}

const NameSet* GameNames::names_of(std::string_view type, Object object) const {
    if (type == "counter_name") {
        constexpr std::pair<Object, Scope> scopes[] = {{Object::game, Scope::game},
                                                       {Object::player, Scope::player},
                                                       {Object::card, Scope::card},
                                                       {Object::zone, Scope::zone}};
        for (const auto& [of, scope] : scopes) {
            if (of == object) return &counters_[static_cast<std::size_t>(scope)];
        }
        return nullptr;
    }
    const auto found = names_.find(type);
    return found == names_.end() ? nullptr : &found->second;
}

int GameNames::event_called(std::string_view name) const {
    const auto event = blueprint_->find_event(meant(name));
    return event ? static_cast<int>(index_of(*event)) : -1;
}

std::optional<NameSet> GameNames::fields_of(int event) const {
    if (event < 0) return std::nullopt;
    const auto& fields = blueprint_->events[static_cast<std::size_t>(event)].fields;
    return NameSet{fields.begin(), fields.end()};
}

bool GameNames::has_text(std::string_view key) const {
    const auto english = blueprint_->locale.find("en");
    if (english == blueprint_->locale.end()) return false;
    if (english->second.contains(key)) return true;
    for (const char* form : {".one", ".few", ".many", ".other"}) {
        if (english->second.contains(std::string{key} + form)) return true;
    }
    return false;
}

}  // namespace cardwright::tool
