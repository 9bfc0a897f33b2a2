#include "catalog/text/text.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "catalog/text/plural.hpp"
#include "catalog/text/template.hpp"
#include "catalog/yaml/utf8.hpp"

namespace cardwright {
namespace {

constexpr std::string_view fallback = "en";

// A name may be filled into a text a thousand times, and a journal has thousands of such texts:
// what is shown stays short, whatever the files say.
constexpr std::size_t longest_name = 200;
constexpr std::size_t longest_filled = 16'000;

std::string cut(std::string_view text, std::size_t most) {
    const std::string_view kept = shortened(text, most);
    return std::string{kept} + (kept.size() < text.size() ? "…" : "");
}

/// The languages to look into, best first: `pt-br`, `pt`, `en`.
std::vector<std::string_view> languages_for(std::string_view language) {
    std::vector<std::string_view> languages{language};
    const std::string_view base = language.substr(0, language.find('-'));
    if (base != language) languages.push_back(base);
    if (base != fallback) languages.push_back(fallback);
    return languages;
}

const std::string* find_in(const Translated& texts, std::string_view key) {
    const auto found = texts.find(key);
    return found == texts.end() ? nullptr : &found->second;
}

struct Found {
    const std::string* text = nullptr;
    std::string_view language;
};

const std::string* locale_text(const Blueprint& blueprint, std::string_view language,
                               std::string_view key) {
    const auto texts = blueprint.locale.find(language);
    return texts == blueprint.locale.end() ? nullptr : find_in(texts->second, key);
}

/// Number arguments that decide the plural of a whole text.
std::optional<std::int64_t> counted(std::span<const TextArg> args) {
    for (const std::string_view name : {"n", "count"}) {
        for (const TextArg& arg : args) {
            if (arg.name == name && arg.number) return arg.number;
        }
    }
    return std::nullopt;
}

Found find_locale(const Blueprint& blueprint, std::string_view language, std::string_view key,
                  std::optional<std::int64_t> number) {
    for (const std::string_view candidate : languages_for(language)) {
        if (const auto* text = locale_text(blueprint, candidate, key)) return {text, candidate};
        if (!number) continue;
        std::string form{key};
        form += '.';
        const PluralForms& forms = plurals_of(blueprint, candidate);
        form += forms[plural_of(forms, *number)].name;
        if (const auto* text = locale_text(blueprint, candidate, form)) return {text, candidate};
    }
    return {};
}

/// A translation of a card's name or text: in its set file, or in a locale file under `card.name`
/// or `card.text`, so that a language can be added without touching the set.
Found find_translation(const Blueprint& blueprint, const Translated& own, std::string_view card,
                       std::string_view part, std::string_view language) {
    std::string key{card};
    key += part;
    for (const std::string_view candidate : languages_for(language)) {
        // A locale may say it in other words than the set, in English too.
        if (const auto* text = locale_text(blueprint, candidate, key)) return {text, candidate};
        if (const auto* text = find_in(own, candidate)) return {text, candidate};
    }
    return {};
}

const std::string& form_for(const Blueprint& blueprint, const std::vector<std::string>& forms,
                            std::string_view language, std::int64_t number) {
    const std::size_t form = plural_of(plurals_of(blueprint, language), number);
    return forms[std::min(form, forms.size() - 1)];
}

std::string filled(const Blueprint& blueprint, std::string_view text, std::string_view language,
                   std::span<const TextArg> args) {
    const TextTemplate parsed = parse_template(text);
    if (!parsed.problem.empty()) return std::string{text};
    std::string result;
    for (const auto& piece : parsed.pieces) {
        if (result.size() > longest_filled) break;
        if (!piece.is_placeholder) {
            result += piece.text;
            continue;
        }
        const auto arg = std::find_if(args.begin(), args.end(),
                                      [&](const TextArg& a) { return a.name == piece.text; });
        if (arg == args.end()) {
            result += "{" + piece.text + "}";
        } else if (!piece.forms.empty() && arg->number) {
            result += form_for(blueprint, piece.forms, language, *arg->number);
        } else {
            result += shortened(arg->text, longest_filled);
        }
    }
    return result.size() > longest_filled ? cut(result, longest_filled) : result;
}

std::string gives_phrases(const Blueprint& blueprint, const Definition& definition,
                          std::string_view language) {
    const auto or_else = [&](std::string_view key, std::string_view otherwise) {
        const Found found = find_locale(blueprint, language, key, std::nullopt);
        return found.text != nullptr ? *found.text : std::string{otherwise};
    };
    std::string phrases;
    for (const auto& [word, number] : definition.gives) {
        const std::string name{blueprint.schema.words.text(word)};
        const std::array args{TextArg{"n", std::int64_t{number}}};
        const Found found = find_locale(blueprint, language, "gives." + name, number);
        if (!phrases.empty()) phrases += or_else("gives.between", ", ");
        phrases += found.text != nullptr ? filled(blueprint, *found.text, found.language, args)
                                         : "+" + std::to_string(number) + " " + name;
    }
    if (!phrases.empty()) phrases += or_else("gives.end", ".");
    return phrases;
}

void add_arg(std::vector<TextArg>& args, const std::string& name, const Datum& datum) {
    if (const auto* number = datum.integer()) args.emplace_back(name, *number);
    if (const auto* word = datum.word()) args.emplace_back(name, *word);
    if (const auto* truth = datum.boolean()) args.emplace_back(name, std::int64_t{*truth});
}

std::size_t missing_locale_texts(const Blueprint& blueprint, const std::string& language) {
    const auto keys_of = [&](std::string_view wanted) {
        std::set<std::string_view> keys;
        const auto texts = blueprint.locale.find(wanted);
        if (texts == blueprint.locale.end()) return keys;
        for (const auto& [key, text] : texts->second) keys.insert(without_plural(key));
        return keys;
    };
    const auto there = keys_of(language);
    const auto wanted = keys_of(fallback);
    return static_cast<std::size_t>(std::count_if(
        wanted.begin(), wanted.end(), [&](std::string_view key) { return !there.contains(key); }));
}

}  // namespace

std::string card_name(const Blueprint& blueprint, DefId card, std::string_view language) {
    const Definition& definition = blueprint.schema.definition(card);
    const Found found =
        find_translation(blueprint, definition.names, definition.id, ".name", language);
    return cut(found.text != nullptr ? *found.text : definition.id, longest_name);
}

const Datum& fact_in_text(const Definition& card, std::size_t fact) noexcept {
    for (const Side& side : card.sides) {
        if (!side.facts[fact].empty()) return side.facts[fact];
    }
    return card.facts[fact];
}

std::string card_text(const Blueprint& blueprint, DefId card, std::string_view language) {
    const Definition& definition = blueprint.schema.definition(card);
    const Found found =
        find_translation(blueprint, definition.texts, definition.id, ".text", language);
    if (found.text == nullptr) return {};
    // Params first: where a param and a fact share a name, the text is about the param.
    std::vector<TextArg> args;
    for (const auto& [name, datum] : definition.params) add_arg(args, name, datum);
    for (const auto& [word, number] : definition.gives) {
        args.emplace_back(std::string{blueprint.schema.words.text(word)}, std::int64_t{number});
    }
    for (std::size_t i = 0; i < definition.facts.size(); ++i) {
        add_arg(args, blueprint.schema.facts[i].name, fact_in_text(definition, i));
    }
    args.emplace_back("gives", gives_phrases(blueprint, definition, found.language));
    return filled(blueprint, *found.text, found.language, args);
}

std::string localized(const Blueprint& blueprint, std::string_view language, std::string_view key,
                      std::span<const TextArg> args) {
    const Found found = find_locale(blueprint, language, key, counted(args));
    return found.text != nullptr ? filled(blueprint, *found.text, found.language, args)
                                 : std::string{key};
}

std::vector<TranslationGaps> translation_gaps(const Blueprint& blueprint) {
    std::set<std::string> languages;
    for (const auto& [language, texts] : blueprint.locale) languages.insert(language);
    for (const Definition& definition : blueprint.schema.definitions) {
        for (const auto& [language, name] : definition.names) languages.insert(language);
        for (const auto& [language, text] : definition.texts) languages.insert(language);
    }
    languages.erase(std::string{fallback});

    std::vector<TranslationGaps> all;
    for (const std::string& language : languages) {
        TranslationGaps gaps;
        gaps.language = language;
        const auto lacks = [&](const Definition& definition, const Translated& own,
                               std::string_view part) {
            const Found found = find_translation(blueprint, own, definition.id, part, language);
            return found.text != nullptr && found.language == fallback;
        };
        for (const Definition& definition : blueprint.schema.definitions) {
            if (lacks(definition, definition.names, ".name")) ++gaps.names;
            if (lacks(definition, definition.texts, ".text")) ++gaps.texts;
        }
        gaps.locale = missing_locale_texts(blueprint, language);
        all.push_back(std::move(gaps));
    }
    return all;
}

}  // namespace cardwright
