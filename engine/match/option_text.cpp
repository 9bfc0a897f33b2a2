#include "match/option_text.hpp"

#include <charconv>

#include "match/record_text.hpp"
#include "state/lens.hpp"

namespace cardwright {

std::string back_name(const Schema& schema, DefId card) {
    const Definition& definition = schema.definition(card);
    std::string name;
    for (std::size_t at = 0; at < schema.facts.size(); ++at) {
        if (!schema.facts[at].on_back || definition.facts[at].empty()) continue;
        if (!name.empty()) name += '-';
        if (const std::string* word = definition.facts[at].word()) {
            name += *word;
        } else {
            name += std::to_string(definition.numbers[at]);
        }
    }
    return name;
}

std::string option_name(const Game& game, const Choice& choice, const Option& option) {
    const State& state = game.state_for(choice.seat);
    switch (option.what.kind()) {
        case ValueKind::card: {
            const CardId card = option.what.card();
            const Lens lens{state, choice.seat};
            if (lens.knows(card)) return state.definition(card).id;
            return lens.sees_back(card)
                       ? "?" + back_name(state.schema(), state.card(card).definition)
                       : "?";
        }
        case ValueKind::definition:
            return game.schema().definition(option.what.definition()).id;
        case ValueKind::word:
            return std::string{game.words().text(option.what.word())};
        case ValueKind::boolean:
            return option.what.truth() ? "yes" : "no";
        case ValueKind::integer:
            return std::to_string(option.what.number());
        case ValueKind::owner: {
            const std::size_t owner = index_of(option.what.owner());
            return owner < state.seats() ? "p" + std::to_string(owner + 1)
                                         : game.schema().seatless[owner - state.seats()];
        }
        case ValueKind::zone: {
            const ZoneInfo& zone = state.zone(option.what.zone());
            std::string name =
                zone.kind == no_zone_kind ? "aside" : game.schema().zone(zone.kind).name;
            if (zone.slot != 0) name += "." + std::to_string(zone.slot);
            if (zone.pile != no_definition) name += "." + game.schema().definition(zone.pile).id;
            if (zone.owner != table_owner && zone.owner != choice.seat) {
                name = "p" + std::to_string(index_of(zone.owner) + 1) + "." + name;
            }
            return name;
        }
        default:
            return "?";
    }
}

namespace {

std::string bare_token(const Game& game, const Choice& choice, const Option& option) {
    std::string name = option_name(game, choice, option);
    if (option.group == no_word || option.what == Value::of(option.group)) return name;
    return std::string{game.words().text(option.group)} + ":" + name;
}

}  // namespace

std::string option_token(const Game& game, const Choice& choice, std::size_t option) {
    std::string token = bare_token(game, choice, choice.options[option]);
    std::size_t same = 1;
    for (std::size_t at = 0; at < option; ++at) {
        if (bare_token(game, choice, choice.options[at]) == token) ++same;
    }
    if (same > 1) token += "@" + std::to_string(same);
    return token;
}

std::string answer_text(const Game& game, const Choice& choice, const Picks& picks) {
    if (picks.empty()) return "-";
    std::string text;
    for (const std::int32_t pick : picks) {
        if (!text.empty()) text += ' ';
        text += choice.kind == Choice::Kind::number
                    ? std::to_string(pick)
                    : record_word(option_token(game, choice, static_cast<std::size_t>(pick)));
    }
    return text;
}

std::optional<Picks> read_answer(const Game& game, const Choice& choice, std::string_view text) {
    Picks picks;
    std::vector<std::string> tokens;
    if (choice.kind != Choice::Kind::number) {
        for (std::size_t at = 0; at < choice.options.size(); ++at) {
            tokens.push_back(record_word(option_token(game, choice, at)));
        }
    }
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty() || word == "-") continue;
        if (choice.kind == Choice::Kind::number) {
            std::int32_t number = 0;
            const auto result = std::from_chars(word.data(), word.data() + word.size(), number);
            if (result.ec != std::errc{} || result.ptr != word.data() + word.size()) {
                return std::nullopt;
            }
            picks.push_back(number);
            continue;
        }
        std::size_t found = tokens.size();
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            if (tokens[at] == word) found = at;
        }
        if (found == tokens.size()) return std::nullopt;
        picks.push_back(static_cast<std::int32_t>(found));
    }
    return picks;
}

}  // namespace cardwright
