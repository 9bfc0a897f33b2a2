#include "cardwright/console/sight.hpp"

#include <fmt/format.h>

#include <array>

#include "cardwright/console/glyphs.hpp"

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

std::string Sight::marks(CardId id) const {
    std::string text;
    const auto add = [&](const std::string& mark) { text += (text.empty() ? "" : ", ") + mark; };
    const auto& counters = schema().counters_of(Scope::card);
    for (std::size_t at = 0; at < counters.size(); ++at) {
        const auto value = state().counter(Scope::card, index_of(id), id_at<CounterId>(at));
        const OwnerId owner = state().owner_of(id);
        if (value == counters[at].starts ||
            !lens().reads(Scope::card, id_at<CounterId>(at), owner)) {
            continue;
        }
        add(fmt::format("{} {}", phrases.counter(Scope::card, id_at<CounterId>(at)), value));
    }
    const Card& card = state().card(id);
    if (!card.face_up && lens().knows(id)) add(phrases.say("console.lies_face_down"));
    if (card.side != 0) {
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
    std::string name = phrases.zone(info.kind);
    if (info.slot != 0) name += fmt::format(" {}", info.slot);
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

std::string Sight::reading(const ShownNumber& number, CardId card) const {
    if (!lens().knows(card)) return "?";
    if (number.query) return std::to_string(game.value(*number.query, Value::of(card)));
    if (number.counter != no_counter) {
        const bool readable = lens().reads(Scope::card, number.counter, state().owner_of(card));
        return readable
                   ? std::to_string(state().counter(Scope::card, index_of(card), number.counter))
                   : "";
    }
    const Definition& definition = state().definition(card);
    const std::uint8_t side = state().card(card).side;
    if (!number.fact || definition.fact(index_of(*number.fact), side).empty()) return "";
    return std::to_string(definition.number(index_of(*number.fact), side));
}

}  // namespace cardwright::tool
