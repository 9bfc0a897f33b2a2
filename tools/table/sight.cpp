#include "table/sight.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

Tone tone_called(std::string_view colour) {
    constexpr std::pair<std::string_view, Tone> tones[] = {
        {"red", Tone::red},        {"green", Tone::green}, {"yellow", Tone::yellow},
        {"blue", Tone::blue},      {"cyan", Tone::cyan},   {"white", Tone::white},
        {"magenta", Tone::magenta}};
    for (const auto& [name, tone] : tones) {
        if (name == colour) return tone;
    }
    return Tone::plain;
}

/// Without a word of the ruleset every type has a colour of its own, as far as they go.
constexpr std::array standard_tones{Tone::white, Tone::yellow,  Tone::green,
                                    Tone::blue,  Tone::magenta, Tone::cyan};

}  // namespace

std::string Sight::owner(OwnerId owner) const {
    const std::size_t number = index_of(owner);
    if (number < names.size()) return names[number];
    if (owner == table_owner) return phrases.say("console.table");
    return phrases.named("owner", schema().seatless[number - state().seats()]);
}

std::string Sight::card(CardId card) const {
    if (lens().knows(card)) return phrases.card(state().card(card).definition);
    std::string name = phrases.say("console.face_down");
    if (lens().sees_back(card)) name += phrases.back(state().card(card).definition);
    return name;
}

bool Sight::shows(Scope scope, CounterId counter) const {
    const auto& unseen = game.blueprint().layout.unseen_counters;
    return std::find(unseen.begin(), unseen.end(), std::pair{scope, counter}) == unseen.end();
}

bool Sight::shows(ZoneKindId zone) const {
    const auto& unseen = game.blueprint().layout.unseen_zones;
    return std::find(unseen.begin(), unseen.end(), zone) == unseen.end();
}

std::string Sight::marks(CardId id, const std::vector<ShownValue>& told) const {
    const Card& card = state().card(id);
    const Definition& definition = state().definition(id);
    std::string text;
    const auto add = [&](const std::string& mark) { text += (text.empty() ? "" : ", ") + mark; };
    const auto& counters = schema().counters_of(Scope::card);
    for (std::size_t at = 0; at < counters.size(); ++at) {
        const CounterId counter = id_at<CounterId>(at);
        const auto value = state().counter(Scope::card, index_of(id), counter);
        const bool known = std::any_of(told.begin(), told.end(), [&](const ShownValue& each) {
            return each.counter == counter;
        });
        if (known || value == counters[at].starts || !shows(Scope::card, counter) ||
            !lens().reads(Scope::card, counter, state().owner_of(id))) {
            continue;
        }
        add(fmt::format("{} {}", phrases.counter(Scope::card, counter), value));
    }
    if (!card.face_up && lens().knows(id)) add(phrases.say("console.lies_face_down"));
    // A side is known by what only it says.
    const bool side_told = std::any_of(told.begin(), told.end(), [&](const ShownValue& each) {
        return each.fact && definition.number(index_of(*each.fact), card.side) !=
                                definition.number(index_of(*each.fact), 0);
    });
    if (card.side != 0 && !side_told) {
        add(phrases.say("console.side", {{"number", std::int64_t{card.side} + 1}}));
    }
    return text.empty() ? text : " [" + text + "]";
}

Tone Sight::tone(CardId card) const {
    return lens().knows(card) ? tone(state().card(card).definition) : Tone::faint;
}

Tone Sight::tone(DefId card) const {
    const TypeSet& types = schema().definition(card).types;
    const auto& colours = game.blueprint().layout.colours;
    Tone found = Tone::plain;
    if (!colours.empty()) {
        // The later of two types that have a colour is the more particular one.
        for (const auto& [type, colour] : colours) {
            if (types[index_of(type)]) found = tone_called(colour);
        }
        return found;
    }
    for (std::size_t type = 0; type < schema().types.size(); ++type) {
        if (types[type]) found = standard_tones[type % standard_tones.size()];
    }
    return found;
}

std::string Sight::zone(ZoneId id) const {
    const ZoneInfo& info = state().zone(id);
    std::string name = phrases.zone_and_place(info);
    if (info.pile != no_definition) name += ": " + phrases.card(info.pile);
    if (info.owner != table_owner && info.owner != seat) {
        name += fmt::format(" ({})", owner(info.owner));
    }
    return name;
}

std::string Sight::option(const Choice& choice, const Option& option) const {
    switch (option.what.kind()) {
        case ValueKind::card: {
            const CardId id = option.what.card();
            return card(id) + marks(id);
        }
        case ValueKind::definition:
            return phrases.card(option.what.definition());
        case ValueKind::word:
            return phrases.word(game.words().text(choice.prompt),
                                game.words().text(option.what.word()));
        case ValueKind::boolean:
            return phrases.say(option.what.truth() ? "console.yes" : "console.no");
        case ValueKind::integer:
            return std::to_string(option.what.number());
        case ValueKind::owner:
            return owner(option.what.owner());
        case ValueKind::zone:
            return zone(option.what.zone());
        default:
            return "?";
    }
}

}  // namespace cardwright::tool
