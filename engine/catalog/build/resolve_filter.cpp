#include <fmt/format.h>

#include <array>

#include "catalog/build/resolver.hpp"
#include "catalog/candidates.hpp"
#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_acts.hpp"

namespace cardwright {
namespace {

void read_types(const Resolver& resolver, const CheckedNode& value, Clause& clause) {
    for (const CheckedNode& item : value.items_or_self()) {
        const auto name = item.id();
        const auto type = name ? resolver.type(*name) : std::nullopt;
        if (type) clause.types.set(index_of(*type));
    }
}

void read_names(const Resolver& resolver, const CheckedNode& value, Clause& clause) {
    for (const CheckedNode& item : value.items_or_self()) {
        const auto name = item.text();
        const auto card =
            name ? resolver.definition({*name, item.where()}) : std::optional<DefId>{};
        if (card) clause.names.push_back(*card);
    }
}

void read_flag(const CheckedNode& value, Clause& clause) {
    if (value.boolean() == false) clause.negated = !clause.negated;
}

void read_numbers(const Resolver& resolver, const CheckedNode& value, Clause& clause) {
    if (value.is(Node::Kind::list)) {
        for (const CheckedNode& item : value.items()) {
            if (const auto number = item.integer()) clause.among.push_back(*number);
        }
        return;
    }
    if (value.is_integer()) {
        if (const auto number = value.integer()) clause.among.push_back(*number);
        return;
    }
    const auto bound = [&](const CheckedNode& from) {
        const auto amount = read_amount(from);
        return amount ? resolver.bound(*amount) : Amount{};
    };
    if (!value.is(Node::Kind::map)) {
        clause.has_min = clause.has_max = true;
        clause.min = clause.max = bound(value);
        return;
    }
    KeyReader keys{value, shape("range")};
    if (const auto min = keys.optional("min")) {
        clause.has_min = true;
        clause.min = bound(*min);
    }
    if (const auto max = keys.optional("max")) {
        clause.has_max = true;
        clause.max = bound(*max);
    }
    keys.finish();
    if (!clause.has_min && !clause.has_max) value.error("expected min or max");
}

void read_fact_values(const Resolver& resolver, FactType type, const CheckedNode& value,
                      Clause& clause) {
    switch (type) {
        case FactType::integer:
            read_numbers(resolver, value, clause);
            break;
        case FactType::boolean:
            if (const auto truth = value.boolean()) clause.among.push_back(*truth ? 1 : 0);
            break;
        case FactType::word:
            for (const CheckedNode& item : value.items_or_self()) {
                const auto word = item.text();
                if (word) clause.among.push_back(static_cast<std::int32_t>(resolver.word(*word)));
            }
            break;
        case FactType::data:
            value.error("a fact of type data cannot be compared: it is for scripts");
            break;
    }
}

/// What a key other than the built-in ones means: the value of a query now, a printed fact, or a
/// counter of the card.
bool read_valued(const Resolver& resolver, const ClauseSource& source, const CheckedNode& value,
                 Clause& clause) {
    const Blueprint& blueprint = resolver.blueprint();
    const std::string key = resolver.naming().meant(source.key, source.where);
    const auto query = blueprint.find_query(key);
    if (query && blueprint.queries[index_of(*query)].of == QueryKind::Of::card) {
        clause.subject = Clause::Subject::query;
        clause.index = static_cast<std::uint8_t>(index_of(*query));
        if (blueprint.queries[index_of(*query)].list) value.error("a list cannot be compared");
        read_numbers(resolver, value, clause);
        return true;
    }
    if (const auto fact = blueprint.schema.find_fact(key)) {
        clause.subject = Clause::Subject::fact;
        clause.index = static_cast<std::uint8_t>(index_of(*fact));
        read_fact_values(resolver, blueprint.schema.facts[index_of(*fact)].type, value, clause);
        return true;
    }
    const CounterId counter = blueprint.schema.find_counter(Scope::card, key);
    if (counter == no_counter) return false;
    clause.subject = Clause::Subject::counter;
    clause.index = static_cast<std::uint8_t>(index_of(counter));
    read_numbers(resolver, value, clause);
    return true;
}

void report_unknown(const Resolver& resolver, const ClauseSource& source) {
    const Blueprint& blueprint = resolver.blueprint();
    std::vector<std::string_view> candidates{"type", "name", "face_up", "top", "except"};
    for (const auto& query : blueprint.queries) {
        if (query.of == QueryKind::Of::card) candidates.push_back(query.name);
    }
    add_names(candidates, blueprint.schema.facts);
    add_names(candidates, blueprint.schema.counters_of(Scope::card));
    resolver.unknown("fact, counter or query of cards called", {source.key, source.where},
                     candidates);
}

}  // namespace

std::optional<Clause> Resolver::clause(const ClauseSource& source) const {
    const CheckedNode value{source.value, source.where, *report_};
    if (value.is(Node::Kind::list) && value.node().children.empty()) {
        value.error("an empty list fits no card");
        return std::nullopt;
    }
    Clause clause;
    clause.negated = source.negated;
    if (source.key == "type") {
        clause.subject = Clause::Subject::type;
        read_types(*this, value, clause);
    } else if (source.key == "name") {
        clause.subject = Clause::Subject::name;
        read_names(*this, value, clause);
    } else if (source.key == "face_up") {
        clause.subject = Clause::Subject::face_up;
        read_flag(value, clause);
    } else if (source.key == "top") {
        clause.subject = Clause::Subject::top;
        read_flag(value, clause);
    } else if (!read_valued(*this, source, value, clause)) {
        report_unknown(*this, source);
        return std::nullopt;
    }
    return clause;
}

}  // namespace cardwright
