#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "catalog/build/build_steps.hpp"
#include "catalog/candidates.hpp"
#include "catalog/text/plural.hpp"
#include "catalog/text/template.hpp"
#include "catalog/text/text.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

/// What a template may ask for, and whether it is a number that can choose a plural.
struct Fillable {
    std::string_view name;
    bool shown = true;  // a list or map cannot be shown
    bool number = false;
};

Fillable fillable(std::string_view name, const Datum& datum) {
    return {name, datum.list() == nullptr && datum.map() == nullptr, datum.integer() != nullptr};
}

std::vector<Fillable> fillables_of(const Definition& card, const Blueprint& blueprint) {
    std::vector<Fillable> fillables{{"gives"}};
    for (const auto& [name, datum] : card.params) fillables.push_back(fillable(name, datum));
    for (const auto& [word, number] : card.gives) {
        fillables.push_back({blueprint.schema.words.text(word), true, true});
    }
    for (std::size_t i = 0; i < card.facts.size(); ++i) {
        if (const Datum& fact = fact_in_text(card, i); !fact.empty()) {
            fillables.push_back(fillable(blueprint.schema.facts[i].name, fact));
        }
    }
    return fillables;
}

bool is_shown(std::string_view name, const std::vector<Fillable>& fillables) {
    return std::any_of(fillables.begin(), fillables.end(),
                       [&](const Fillable& known) { return known.name == name && known.shown; });
}

void check_placeholder(const TextTemplate::Piece& piece, std::string_view language,
                       const std::vector<Fillable>& fillables, const Where& where,
                       const Resolver& resolver) {
    const auto found = std::find_if(fillables.begin(), fillables.end(), [&](const Fillable& known) {
        return known.name == piece.text;
    });
    if (found == fillables.end()) {
        resolver.unknown("param, give or fact of this card called", {piece.text, where},
                         names_of(fillables));
        return;
    }
    if (!found->shown) {
        resolver.report().error(
            where, fmt::format("\"{}\" is a list or map: a text cannot show it", piece.text));
    }
    if (piece.forms.empty()) return;
    if (!found->number) {
        resolver.report().error(
            where, fmt::format("\"{}\" is no number: it cannot choose a form", piece.text));
    }
    const std::size_t wanted = plurals_of(resolver.blueprint(), language).size();
    if (piece.forms.size() != wanted) {
        resolver.report().error(
            where, fmt::format("\"{}\" needs {} forms in this language, found {}", piece.text,
                               wanted, piece.forms.size()));
    }
}

}  // namespace

void check_texts(const CardSource& source, const Definition& card, const Resolver& resolver) {
    if (card.texts.empty()) return;
    const auto fillables = fillables_of(card, resolver.blueprint());
    std::set<std::string, std::less<>> used;
    std::map<std::string, std::set<std::string>, std::less<>> shown;  // by language
    for (const auto& [language, text] : card.texts) {
        const Where& where = source.text_places.at(language);
        const TextTemplate parsed = parse_template(text);
        if (!parsed.problem.empty()) {
            resolver.report().error(where, parsed.problem);
            continue;
        }
        for (const auto& piece : parsed.pieces) {
            if (!piece.is_placeholder) continue;
            used.insert(piece.text);
            if (is_shown(piece.text, fillables)) shown[language].insert(piece.text);
            check_placeholder(piece, language, fillables, where, resolver);
        }
    }
    for (const auto& [language, text] : card.texts) {
        for (const std::string& name : shown["en"]) {
            // What a card gives may be said word by word.
            if (name == "gives" || shown[language].contains(name)) continue;
            resolver.report().warning(
                source.text_places.at(language),
                fmt::format("the English text shows {{{}}}, and this one does not", name));
        }
    }
    const auto misspelt = [&](const std::string& param) {
        const std::vector<std::string_view> meant{param};
        return std::any_of(used.begin(), used.end(), [&](const std::string& name) {
            return !is_shown(name, fillables) && !did_you_mean(name, meant).empty();
        });
    };
    for (std::size_t i = 0; i < card.params.size(); ++i) {
        const auto& [name, datum] = card.params[i];
        if (datum.integer() == nullptr || used.contains(name) || misspelt(name)) continue;
        resolver.report().warning(source.param_places[i],
                                  "no text of the card shows this param: who changes it would "
                                  "change the card unseen");
    }
}

}  // namespace cardwright
