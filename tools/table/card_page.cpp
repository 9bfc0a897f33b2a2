#include "table/card_page.hpp"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>

#include "table/card_values.hpp"
#include "table/glyphs.hpp"

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
        // What nobody has put into words is for scripts.
        auto named = sight.phrases.find("query." + kind.name);
        if (!named) named = sight.phrases.find("fact." + kind.name);
        if (!named) continue;
        const std::string& label = *named;
        if (const auto* number = fact.integer()) {
            facts.push_back(fmt::format("{} {}", label, *number));
        } else if (const auto* word = fact.word()) {
            // What is worked out says more than the name of its formula.
            if (sight.game.blueprint().find_query(kind.name)) continue;
            const auto card_meant = sight.schema().find_definition(*word);
            facts.push_back(fmt::format("{}: {}", label,
                                        card_meant ? sight.phrases.card(*card_meant)
                                                   : sight.phrases.named(kind.name, *word)));
        }
    }
    return fmt::format("{}", fmt::join(facts, " · "));
}

/// Data in words: `wood 1, food 2`; things of a list are alternatives.
std::string data_text(const Sight& sight, const Datum& datum) {
    if (const auto* number = datum.integer()) return std::to_string(*number);
    if (const auto* word = datum.word()) return safe_text(*word);
    std::vector<std::string> texts;
    if (const auto* entries = datum.map()) {
        for (const auto& [name, value] : *entries) {
            texts.push_back(
                fmt::format("{} {}", sight.phrases.named("query", name), data_text(sight, value)));
        }
        return fmt::format("{}", fmt::join(texts, ", "));
    }
    if (const auto* items = datum.list()) {
        for (const Datum& item : *items) texts.push_back(data_text(sight, item));
    }
    return fmt::format("{}", fmt::join(texts, " / "));
}

/// Lists that are printed on the card and that the locale has a sentence for, `fact.levels.each`:
/// it is said of each of them, with its number.
std::string lists_text(const Sight& sight, const Definition& card) {
    std::string text;
    for (std::size_t at = 0; at < sight.schema().facts.size(); ++at) {
        const std::string key = "fact." + sight.schema().facts[at].name + ".each";
        const auto* items = card.facts[at].list();
        if (items == nullptr) continue;
        for (std::size_t number = 0; number < items->size(); ++number) {
            const auto* entries = (*items)[number].map();
            if (entries == nullptr) continue;
            std::vector<TextArg> args{{"number", static_cast<std::int64_t>(number + 1)}};
            for (const auto& [name, value] : *entries) {
                if (const auto* integer = value.integer()) {
                    args.emplace_back(name, *integer);
                } else {
                    args.emplace_back(name, data_text(sight, value));
                }
            }
            const auto said = sight.phrases.find(key, std::move(args));
            if (said) text += (text.empty() ? "" : " ") + *said;
        }
    }
    return text;
}

/// The card a fact names; of a list the last.
std::optional<DefId> card_named(const Schema& schema, const Datum& fact) {
    if (const auto* list = fact.list()) {
        return list->empty() ? std::nullopt : card_named(schema, list->back());
    }
    return fact.word() == nullptr ? std::nullopt : schema.find_definition(*fact.word());
}

/// Where cards of this kind are to be seen, as far as the seat can.
std::string whereabouts(const Sight& sight, DefId card) {
    std::map<std::string, std::size_t> places;
    for (std::size_t at = 0; at < sight.state().card_count(); ++at) {
        const CardId id = id_at<CardId>(at);
        const Card& found = sight.state().card(id);
        if (found.definition != card || found.zone == no_zone || !sight.lens().knows(id)) continue;
        if (sight.shows(sight.state().zone(found.zone).kind)) ++places[sight.zone(found.zone)];
    }
    std::vector<std::string> texts;
    for (const auto& [place, count] : places) {
        texts.push_back(count > 1 ? fmt::format("{} ×{}", place, count) : place);
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::vector<ShownValue> worked_out(const ShownRow& row) {
    std::vector<ShownValue> values = row.values;
    std::erase_if(values,
                  [](const ShownValue& each) { return !each.query || each.symbol.empty(); });
    return values;
}

/// What the queries of the table's rows say of a card of this kind that the seat has.
void add_worked_out(Page& page, const Sight& sight, DefId card) {
    const Game::LookAs inside{sight.game, sight.seat};
    std::set<std::string> texts;
    for (const ShownRow& row : sight.game.blueprint().layout.rows) {
        if (row.zone == no_zone_kind || row.whose != ShownRow::Whose::me) continue;
        for (const ZoneId zone : sight.state().topology().family(row.zone, sight.seat)) {
            for (const CardId id : sight.state().cards_in(zone)) {
                if (sight.state().card(id).definition != card) continue;
                for (const std::string& text : card_values(sight, worked_out(row), id, true)) {
                    texts.insert(sight.phrases.say(
                        "console.card_now",
                        {{"zone", sight.phrases.zone(row.zone)}, {"value", text}}));
                }
            }
        }
    }
    for (const std::string& text : texts) page.add_paragraph(text, Tone::plain, 2);
}

/// The numbers that a row of the table tells with a card, as they stand there; of the rows that
/// tell something of it the one that tells most.
std::string printed_numbers(const Sight& sight, const Definition& card) {
    std::string best;
    std::size_t most = 0;
    for (const ShownRow& row : sight.game.blueprint().layout.rows) {
        std::string bare;
        std::string signs;
        std::size_t count = 0;
        for (const ShownValue& value : row.values) {
            if (!value.fact || card.facts[index_of(*value.fact)].integer() == nullptr) continue;
            const std::int32_t number = card.numbers[index_of(*value.fact)];
            ++count;
            if (value.symbol.empty()) {
                bare += fmt::format("{}{}", bare.empty() ? "" : "/", number);
            } else if (number != 0) {
                signs += fmt::format(" {}{}", safe_text(value.symbol), number);
            }
        }
        if (count <= most) continue;
        most = count;
        best = (bare.empty() ? "" : " (" + bare + ")") + signs;
    }
    return best;
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

void add_card_now(Page& page, const Sight& sight, DefId card) {
    const Schema& schema = sight.schema();
    for (std::size_t at = 0; at < schema.facts.size(); ++at) {
        const std::string& fact = schema.facts[at].name;
        if (const auto named = card_named(schema, schema.definition(card).facts[at])) {
            const std::string places = whereabouts(sight, *named);
            page.add_paragraph(
                sight.phrases.say(places.empty() ? "console.card_nowhere" : "console.card_where",
                                  {{"fact", sight.phrases.named("fact", fact)},
                                   {"card", sight.phrases.card(*named)},
                                   {"places", places}}),
                Tone::plain, 2);
        }
        const auto heading = sight.phrases.find("fact." + fact + ".of");
        if (!heading) continue;
        std::vector<std::string> names;
        for (std::size_t other = 0; other < schema.definitions.size(); ++other) {
            const auto named = card_named(schema, schema.definitions[other].facts[at]);
            if (named == card) names.push_back(sight.phrases.card(id_at<DefId>(other)));
        }
        if (names.empty()) continue;
        page.add_paragraph(fmt::format("{}: {}", *heading, fmt::join(names, ", ")), Tone::plain, 2);
    }
    add_worked_out(page, sight, card);
}

void add_card(Page& page, const Sight& sight, DefId card) {
    const Definition& definition = sight.schema().definition(card);
    page.add(Piece{{sight.phrases.card(card), sight.tone(card)},
                   {" · " + types_text(sight, definition), Tone::plain}});
    const std::string facts = facts_text(sight, definition);
    if (!facts.empty()) page.add_paragraph(facts, Tone::plain, 2);
    const std::string text = sight.phrases.text_of(card);
    if (!text.empty()) page.add_paragraph(text, Tone::plain, 2);
    const std::string lists = lists_text(sight, definition);
    if (!lists.empty()) page.add_paragraph(lists, Tone::plain, 2);
    add_card_now(page, sight, card);
}

void add_card_briefly(Page& page, const Sight& sight, DefId card) {
    const Definition& definition = sight.schema().definition(card);
    const std::string heading = sight.phrases.card(card) + printed_numbers(sight, definition);
    std::string text = sight.phrases.text_of(card);
    const std::string lists = lists_text(sight, definition);
    if (!lists.empty()) text += (text.empty() ? "" : " ") + lists;
    page.add_paragraph(text.empty() ? heading : heading + ": " + text);
}

namespace {

bool concerns(const ContentChange& change, const Definition& definition) {
    return change.target == definition.set + ":" + definition.id;
}

bool is_changed(const Sight& sight, const Definition& definition) {
    const auto& changes = sight.game.blueprint().changes;
    return std::any_of(changes.begin(), changes.end(),
                       [&](const ContentChange& change) { return concerns(change, definition); });
}

}  // namespace

void add_card_changes(Page& page, const Sight& sight, DefId card) {
    const Definition& definition = sight.schema().definition(card);
    // Of a field that several have set, what is printed and what holds.
    std::vector<const ContentChange*> first;
    std::vector<const ContentChange*> last;
    for (const ContentChange& change : sight.game.blueprint().changes) {
        if (!concerns(change, definition)) continue;
        const auto known = std::find_if(first.begin(), first.end(), [&](const auto* other) {
            return other->field == change.field;
        });
        if (known == first.end()) {
            first.push_back(&change);
            last.push_back(&change);
        } else {
            last[static_cast<std::size_t>(known - first.begin())] = &change;
        }
    }
    for (std::size_t at = 0; at < first.size(); ++at) {
        page.add_paragraph(sight.phrases.say("console.card_changed", {{"field", first[at]->field},
                                                                      {"before", first[at]->before},
                                                                      {"now", last[at]->now},
                                                                      {"mod", last[at]->by}}),
                           Tone::good, 2);
    }
}

void add_card_origin(Page& page, const Sight& sight, DefId card) {
    const Definition& definition = sight.schema().definition(card);
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
    if (is_changed(sight, definition) && from.origin == Origin::published) return;
    page.add_paragraph(sight.phrases.say(origin_key(from.origin)) +
                           (from.note.empty() ? "" : " " + safe_text(from.note)),
                       Tone::faint, 2);
}

}  // namespace cardwright::tool
