#include "cardwright/console/card_page.hpp"

#include <fmt/format.h>

#include "cardwright/console/glyphs.hpp"

namespace cardwright::tool {
namespace {

std::string types_text(const Sight& sight, const Definition& card) {
    std::vector<std::string> types;
    for (std::size_t type = 0; type < sight.schema().types.size(); ++type) {
        if (card.types[type]) types.push_back(sight.phrases.type(id_at<TypeId>(type)));
    }
    return fmt::format("{}", fmt::join(types, ", "));
}

/// Numbers and words that are printed on the card. What is yes or no is for scripts.
std::string facts_text(const Sight& sight, const Definition& card) {
    std::vector<std::string> facts;
    for (std::size_t at = 0; at < sight.schema().facts.size(); ++at) {
        const FactKind& kind = sight.schema().facts[at];
        const Datum& fact = card.facts[at];
        const std::string label = sight.phrases.find("query." + kind.name)
                                      .value_or(sight.phrases.named("fact", kind.name));
        if (const auto* number = fact.integer()) {
            facts.push_back(fmt::format("{} {}", label, *number));
        } else if (const auto* word = fact.word()) {
            facts.push_back(fmt::format("{}: {}", label, sight.phrases.named(kind.name, *word)));
        }
    }
    return fmt::format("{}", fmt::join(facts, " · "));
}

std::string_view origin_key(Origin origin) {
    switch (origin) {
        case Origin::seed:
            return "console.origin.seed";
        case Origin::published:
            return "console.origin.public";
        case Origin::designed:
            return "console.origin.designed";
    }
    return "";
}

}  // namespace

void add_card(Page& page, const Sight& sight, DefId card) {
    const Definition& definition = sight.schema().definition(card);
    page.add(Piece{{sight.phrases.card(card), sight.tone(card)},
                   {" · " + types_text(sight, definition), Tone::plain}});
    const std::string facts = facts_text(sight, definition);
    if (!facts.empty()) page.add("  " + facts);
    const std::string text = sight.phrases.text_of(card);
    if (!text.empty()) page.add_paragraph(text, Tone::plain, 2);
    page.add_paragraph(
        sight.phrases.say(
            "console.card_from",
            {{"set", definition.set},
             {"file", fmt::format("{}:{}", safe_text(definition.file), definition.line)}}),
        Tone::faint, 2);
    if (!definition.script.empty()) {
        page.add_paragraph(
            sight.phrases.say("console.card_script", {{"file", safe_text(definition.script)}}),
            Tone::faint, 2);
    }
    const Provenance& from = definition.provenance;
    page.add_paragraph(sight.phrases.say(origin_key(from.origin)) +
                           (from.note.empty() ? "" : " " + safe_text(from.note)),
                       Tone::faint, 2);
}

}  // namespace cardwright::tool
