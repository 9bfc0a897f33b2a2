#include "table/card_values.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

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

std::string said_briefly(const Sight& sight, const Datum& datum, bool plain);

/// `♠1` with a sign of the ruleset, else `Wood 1`.
std::string entry_briefly(const Sight& sight, const std::string& name, const Datum& datum,
                          bool plain) {
    const std::string text = said_briefly(sight, datum, plain);
    for (const auto& [named, symbol] : sight.game.blueprint().layout.symbols) {
        if (!plain && named == name) return safe_text(symbol) + text;
    }
    const auto query = sight.phrases.find("query." + name);
    return (query ? *query : sight.phrases.named("fact", name)) + " " + text;
}

/// Things of a map belong together, those of a list are alternatives.
std::string said_briefly(const Sight& sight, const Datum& datum, bool plain) {
    if (const auto* number = datum.integer()) return std::to_string(*number);
    std::vector<std::string> texts;
    if (const auto* entries = datum.map()) {
        for (const auto& [name, value] : *entries) {
            texts.push_back(entry_briefly(sight, name, value, plain));
        }
        return fmt::format("{}", fmt::join(texts, plain ? " + " : ""));
    }
    if (const auto* items = datum.list()) {
        for (const Datum& item : *items) texts.push_back(said_briefly(sight, item, plain));
    }
    return fmt::format("{}", fmt::join(texts, "/"));
}

/// A list for which the locale has a few words, `fact.levels.brief`: they are said of each of it.
std::string list_briefly(const Sight& sight, const std::string& fact, const Datum& datum,
                         bool plain) {
    const auto* items = datum.list();
    if (items == nullptr) return {};
    std::vector<std::string> texts;
    for (const Datum& item : *items) {
        const auto* entries = item.map();
        if (entries == nullptr) return {};
        std::vector<TextArg> args;
        for (const auto& [name, value] : *entries) {
            args.emplace_back(name, value.integer() != nullptr
                                        ? entry_briefly(sight, name, value, plain)
                                        : said_briefly(sight, value, plain));
        }
        const auto said = sight.phrases.find("fact." + fact + ".brief", std::move(args));
        if (said) texts.push_back(*said);
    }
    return fmt::format("{}", fmt::join(texts, plain ? "; " : " "));
}

/// What the card says; nothing if it says nothing, or if the seat may not know it.
std::string reading(const Sight& sight, const ShownValue& value, CardId card, bool plain) {
    if (!sight.lens().knows(card)) return {};
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
    std::string brief = list_briefly(sight, value.name, fact, plain);
    if (!brief.empty()) return brief;
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
        const std::string read = reading(sight, value, card, plain);
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
