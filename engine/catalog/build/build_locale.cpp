#include <fmt/format.h>

#include <set>

#include "catalog/build/build_steps.hpp"
#include "catalog/text/plural.hpp"
#include "catalog/text/template.hpp"

namespace cardwright {
namespace {

struct Place {
    Where where;
    bool common = false;
};
using Places = std::map<std::pair<std::string, std::string>, Place>;  // by language and key

void check_template(const std::string& text, const std::string& language, const Where& where,
                    const Blueprint& blueprint, Report& report) {
    const TextTemplate parsed = parse_template(text);
    if (!parsed.problem.empty()) {
        report.error(where, parsed.problem);
        return;
    }
    const std::size_t wanted = plurals_of(blueprint, language).size();
    for (const auto& piece : parsed.pieces) {
        if (!piece.forms.empty() && piece.forms.size() != wanted) {
            report.error(where, fmt::format("\"{}\" needs {} forms in this language, found {}",
                                            piece.text, wanted, piece.forms.size()));
        }
    }
}

std::set<std::string> placeholders_of(const std::string& text) {
    std::set<std::string> names;
    for (const auto& piece : parse_template(text).pieces) {
        if (piece.is_placeholder) names.insert(piece.text);
    }
    return names;
}

/// A translation that fills in what the English text does not know of is most likely misspelt.
void compare_with_english(const Blueprint& blueprint, const Places& places, Report& report) {
    const auto english = blueprint.locale.find("en");
    if (english == blueprint.locale.end()) return;
    for (const auto& [language, texts] : blueprint.locale) {
        for (const auto& [key, text] : texts) {
            const auto original = english->second.find(key);
            if (original == english->second.end()) continue;
            const auto known = placeholders_of(original->second);
            for (const std::string& name : placeholders_of(text)) {
                if (known.contains(name)) continue;
                report.warning(places.at({language, key}).where,
                               fmt::format("the English text has no {{{}}}", name));
            }
        }
    }
}

}  // namespace

void build_plurals(const Ingredients& ingredients, Blueprint& blueprint) {
    // What the game's own files say replaces what is common to all games.
    for (const LocaleSource* locale : ingredients.locales) {
        if (!locale->plurals.empty()) blueprint.plurals[locale->language] = locale->plurals;
    }
}

void build_locale(const Ingredients& ingredients, const Resolver& resolver) {
    Blueprint& blueprint = resolver.blueprint();
    Places places;
    for (std::size_t i = 0; i < ingredients.locales.size(); ++i) {
        const LocaleSource& locale = *ingredients.locales[i];
        const bool common = i < ingredients.common_locales;
        for (const auto& [key, text] : locale.texts) {
            check_template(text, locale.language, key.where, blueprint, resolver.report());
            const auto [place, added] =
                places.try_emplace({locale.language, key.value}, Place{key.where, common});
            if (!added) {
                // A ruleset may say something common in its own words.
                if (!place->second.common || common) {
                    resolver.report().warning(key.where, fmt::format("replaces the text in {}",
                                                                     to_text(place->second.where)));
                }
                place->second = {key.where, common};
            }
            blueprint.locale[locale.language].insert_or_assign(key.value, text);
        }
    }
    compare_with_english(blueprint, places, resolver.report());
}

}  // namespace cardwright
