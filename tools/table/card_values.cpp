#include "table/card_values.hpp"

#include <fmt/format.h>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

/// A name of a card or a word of its own; of a list the last one.
std::string word_text(const Sight& sight, const std::string& fact, const Datum& datum) {
    if (const auto* list = datum.list()) {
        return list->empty() ? std::string{} : word_text(sight, fact, list->back());
    }
    const auto* word = datum.word();
    if (word == nullptr) return {};
    const auto card = sight.schema().find_definition(*word);
    return card ? sight.phrases.card(*card) : sight.phrases.named(fact, *word);
}

/// What the card says; nothing if it says nothing, or if the seat may not know it.
std::string reading(const Sight& sight, const ShownValue& value, CardId card) {
    if (!sight.lens().knows(card)) return value.symbol.empty() ? "?" : "";
    const State& state = sight.state();
    const auto number = [&](std::int64_t read) {
        return read == 0 && !value.symbol.empty() ? std::string{} : std::to_string(read);
    };
    if (value.query) return number(sight.game.value(*value.query, Value::of(card)));
    if (value.counter != no_counter) {
        const bool readable = sight.lens().reads(Scope::card, value.counter, state.owner_of(card));
        return readable ? number(state.counter(Scope::card, index_of(card), value.counter)) : "";
    }
    if (!value.fact) return {};
    const Definition& definition = state.definition(card);
    const std::uint8_t side = state.card(card).side;
    const Datum& fact = definition.fact(index_of(*value.fact), side);
    if (fact.empty()) return {};
    if (sight.schema().facts[index_of(*value.fact)].type == FactType::integer) {
        return number(definition.number(index_of(*value.fact), side));
    }
    return word_text(sight, value.name, fact);
}

}  // namespace

std::string value_name(const Sight& sight, const ShownValue& value) {
    if (value.counter != no_counter) return sight.phrases.counter(Scope::card, value.counter);
    const auto query = sight.phrases.find("query." + value.name);
    return query ? *query : sight.phrases.named("fact", value.name);
}

std::vector<std::string> card_values(const Sight& sight, const std::vector<ShownValue>& values,
                                     CardId card, bool plain) {
    std::vector<std::string> texts;
    std::string bare;
    for (const ShownValue& value : values) {
        const std::string read = reading(sight, value, card);
        if (read.empty()) continue;
        if (value.symbol.empty()) {
            bare += (bare.empty() ? "" : "/") + read;
        } else if (plain) {
            const std::string name = value_name(sight, value);
            texts.push_back(value.mark_only ? name : fmt::format("{} {}", name, read));
        } else {
            texts.push_back(safe_text(value.symbol) + (value.mark_only ? "" : read));
        }
    }
    if (!bare.empty()) texts.insert(texts.begin(), plain ? bare : "(" + bare + ")");
    return texts;
}

std::string card_values_text(const Sight& sight, const std::vector<ShownValue>& values, CardId card,
                             bool plain) {
    const auto texts = card_values(sight, values, card, plain);
    if (texts.empty()) return {};
    return plain ? fmt::format(" ({})", fmt::join(texts, ", "))
                 : fmt::format(" {}", fmt::join(texts, " "));
}

}  // namespace cardwright::tool
