#include "table/phrases.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t most_name_columns = 200;

/// `discard_pile` for people who have never seen the files.
std::string readable(std::string_view name) {
    std::string text{name};
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

}  // namespace

std::vector<std::string> Phrases::languages() const {
    std::vector<std::string> all{"en"};
    const auto add = [&](const std::string& language) {
        if (std::find(all.begin(), all.end(), language) == all.end()) all.push_back(language);
    };
    for (const auto& [language, texts] : blueprint_->locale) add(language);
    for (const Definition& card : blueprint_->schema.definitions) {
        for (const auto& [language, name] : card.names) add(language);
    }
    return all;
}

std::string Phrases::say(std::string_view key, std::vector<TextArg> args) const {
    return safe_text(localized(*blueprint_, language_, key, args));
}

std::optional<std::string> Phrases::find(std::string_view key, std::vector<TextArg> args) const {
    std::string text = say(key, std::move(args));
    if (text == key) return std::nullopt;
    return text;
}

std::string Phrases::card(DefId card) const {
    return safe_text(card_name(*blueprint_, card, language_));
}

std::string Phrases::object(DefId card) const {
    const std::string& id = blueprint_->schema.definition(card).id;
    const auto accusative = find(id + ".name.accusative");
    return accusative ? cut_to(*accusative, most_name_columns) : this->card(card);
}

std::string Phrases::bot(std::string_view bot) const {
    std::string key{bot};
    std::replace(key.begin(), key.end(), '-', '_');
    return find("bot." + key).value_or(safe_text(bot));
}

std::string Phrases::list(const std::vector<std::string>& texts) const {
    if (texts.empty()) return {};
    std::string first = texts.front();
    for (std::size_t at = 1; at + 1 < texts.size(); ++at) first += ", " + texts[at];
    if (texts.size() == 1) return first;
    return say("console.and", {{"first", first}, {"last", texts.back()}});
}

std::string Phrases::either(const std::vector<std::string>& texts) const {
    if (texts.size() < 2) return list(texts);
    const std::vector<std::string> first{texts.begin(), texts.end() - 1};
    return say("console.or",
               {{"first", fmt::format("{}", fmt::join(first, ", "))}, {"last", texts.back()}});
}

std::string Phrases::back(DefId card) const {
    const std::string words = back_words(card);
    return words.empty() ? words : " (" + words + ")";
}

std::string Phrases::back_words(DefId card) const {
    const Schema& schema = blueprint_->schema;
    const Definition& definition = schema.definition(card);
    std::string text;
    for (std::size_t at = 0; at < schema.facts.size(); ++at) {
        const FactKind& fact = schema.facts[at];
        const Datum& told = definition.facts[at];
        if (!fact.on_back || told.empty()) continue;
        const std::string word = told.word() != nullptr ? named(fact.name, *told.word())
                                                        : std::to_string(definition.numbers[at]);
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

std::string Phrases::text_of(DefId card) const {
    return safe_text(card_text(*blueprint_, card, language_));
}

std::string Phrases::zone(ZoneKindId zone) const {
    if (zone == no_zone_kind) return say("console.aside");
    return named("zone", blueprint_->schema.zone(zone).name);
}

std::string Phrases::place(ZoneKindId zone, std::size_t slot) const {
    std::string number = std::to_string(slot);
    const ZoneKind& kind = blueprint_->schema.zone(zone);
    if (const auto own = find("zone." + kind.name + ".slot_" + number)) return *own;
    const SlotRow* const row = kind.row_of(static_cast<std::uint8_t>(slot));
    if (row == nullptr) return number;
    return named("row", row->name) + " " + std::to_string(slot - row->first + 1U);
}

std::optional<std::string> Phrases::row_of_place(ZoneKindId zone, std::size_t slot) const {
    const ZoneKind& kind = blueprint_->schema.zone(zone);
    if (auto own = find(fmt::format("zone.{}.slot_{}.row", kind.name, slot))) return own;
    const SlotRow* const row = kind.row_of(static_cast<std::uint8_t>(slot));
    return row == nullptr ? std::nullopt : std::optional{named("row", row->name)};
}

std::string Phrases::zone_and_place(const ZoneInfo& zone) const {
    if (zone.slot == 0) return this->zone(zone.kind);
    const std::string name = place(zone.kind, zone.slot);
    const bool only_a_number = name == std::to_string(zone.slot);
    return only_a_number ? this->zone(zone.kind) + " " + name : name;
}

std::string Phrases::type(TypeId type) const {
    return named("type", blueprint_->schema.types[index_of(type)]);
}

std::string Phrases::counter(Scope scope, CounterId counter) const {
    return named("counter", blueprint_->schema.counters_of(scope)[index_of(counter)].name);
}

std::string Phrases::name(const Translated& names, std::string_view otherwise) const {
    for (const std::string& language : {language_, std::string{"en"}}) {
        if (const auto found = names.find(language); found != names.end()) {
            return safe_text(found->second);
        }
    }
    return readable(otherwise);
}

std::string Phrases::named(std::string_view kind, std::string_view name) const {
    const std::string key = std::string{kind} + "." + std::string{name};
    if (auto text = find(key)) return *text;
    return safe_text(readable(name));
}

std::string Phrases::word(std::string_view prompt, std::string_view word) const {
    if (auto text = find(std::string{prompt} + "." + std::string{word})) return *text;
    if (auto text = find("option." + std::string{word})) return *text;
    return named("group", word);
}

std::string Phrases::reason(std::string_view code, const std::vector<TextArg>& args) const {
    if (auto text = find("reason." + std::string{code}, args)) return *text;
    if (auto text = find(code, args)) return *text;
    return safe_text(readable(code));
}

std::string Phrases::reason(const Game& game, const Refused& refused,
                            const std::string& name) const {
    std::vector<TextArg> args{{"card", name}};
    for (const auto& [word, value] : refused.particulars) {
        std::string key{game.words().text(word)};
        switch (value.kind()) {
            case ValueKind::integer:
                args.emplace_back(std::move(key), value.number());
                break;
            case ValueKind::definition:
                args.emplace_back(std::move(key), card(value.definition()));
                break;
            case ValueKind::word: {
                // Names of cards are words too.
                const std::string_view said = game.words().text(value.word());
                const auto definition = game.schema().find_definition(said);
                args.emplace_back(std::move(key),
                                  definition ? card(*definition) : named("option", said));
                break;
            }
            default:
                break;
        }
    }
    std::string text = reason(game.words().text(refused.reason), args);
    const bool named = text.find(name) != std::string::npos;
    return named ? text : say("console.why.reason", {{"name", name}, {"reason", text}});
}

}  // namespace cardwright::tool
