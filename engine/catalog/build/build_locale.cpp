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

/// A translation that fills in what the English text does not know of is most likely misspelt; one
/// that leaves something out keeps it from its readers.
void compare_with_english(const Blueprint& blueprint, const Places& places, Report& report) {
    const auto english = blueprint.locale.find("en");
    if (english == blueprint.locale.end()) return;
    for (const auto& [language, texts] : blueprint.locale) {
        for (const auto& [key, text] : texts) {
            const auto original = english->second.find(key);
            if (original == english->second.end()) continue;
            const auto known = placeholders_of(original->second);
            const auto shown = placeholders_of(text);
            const Where& where = places.at({language, key}).where;
            bool misspelt = false;
            for (const std::string& name : shown) {
                if (known.contains(name)) continue;
                report.warning(where, fmt::format("the English text has no {{{}}}", name));
                misspelt = true;
            }
            if (misspelt) continue;
            // Of one of a thing, languages may leave out the number.
            if (without_plural(key) != key) continue;
            for (const std::string& name : known) {
                if (shown.contains(name)) continue;
                report.warning(where, fmt::format("the English text shows {{{}}}, and this one "
                                                  "does not",
                                                  name));
            }
        }
    }
}

/// A set's own texts lie in its folder, whoever has written them.
HomeId home_of(const LocaleSource& locale, const Blueprint& blueprint) {
    for (std::size_t at = 1; at < blueprint.homes.size(); ++at) {
        const std::string folder =
            ContentFiles::join(locale.root, "cards/" + blueprint.homes[at].set + "/");
        if (locale.path->starts_with(folder)) return id_at<HomeId>(at);
    }
    return ruleset_home;
}

/// `counter.tokens` of a set whose tokens are called `mills:tokens` in this game.
std::string called(std::string_view key, HomeId home, const SetNames& names) {
    if (home == ruleset_home || names.empty()) return std::string{key};
    std::string text;
    while (true) {
        const std::size_t dot = key.find('.');
        text += names.meant(key.substr(0, dot), home);
        if (dot == std::string_view::npos) return text;
        text += '.';
        key.remove_prefix(dot + 1);
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
        const HomeId home = home_of(locale, blueprint);
        for (const auto& [written, text] : locale.texts) {
            const LocatedName key{called(written.value, home, blueprint.set_names), written.where};
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
