#include "spec/table_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "catalog/text/text.hpp"
#include "match/option_text.hpp"
#include "state/lens.hpp"

namespace cardwright {
namespace {

/// Writes the table through a lens, or (without one) as it is.
class TableWriter {
  public:
    TableWriter(const Game& game, const State& state, std::optional<Lens> lens,
                std::string language, SeatName seat_name)
        : game_{game},
          state_{state},
          lens_{lens},
          language_{std::move(language)},
          seat_name_{seat_name} {}

    std::string write() {
        add_line("round {}", state_.position.round);
        add_counters(Scope::game, 0, table_owner, "table");
        add_zones(table_owner, "table");
        for (std::size_t at = 0; at < state_.owners(); ++at) {
            const OwnerId owner = id_at<OwnerId>(at);
            const std::string name = name_of(at);
            add_counters(Scope::player, at, owner, name);
            add_zones(owner, name);
        }
        return text_;
    }

  private:
    template <typename... Parts>
    void add_line(fmt::format_string<Parts...> format, Parts&&... parts) {
        text_ += fmt::format(format, std::forward<Parts>(parts)...);
        text_ += '\n';
    }

    std::string name_of(std::size_t owner) {
        if (owner >= state_.seats()) return game_.schema().seatless[owner - state_.seats()];
        return seat_name_ != nullptr ? seat_name_(owner) : fmt::format("player {}", owner + 1);
    }

    void add_counters(Scope scope, std::size_t subject, OwnerId owner, const std::string& name) {
        std::string line;
        const auto& counters = game_.schema().counters_of(scope);
        for (std::size_t id = 0; id < counters.size(); ++id) {
            const CounterId counter = id_at<CounterId>(id);
            if (lens_ && !lens_->reads(scope, counter, owner)) continue;
            line += fmt::format("{}{} {}", line.empty() ? "" : ", ", counters[id].name,
                                state_.counter(scope, subject, counter));
        }
        if (!line.empty()) add_line("{}: {}", name, line);
    }

    std::string definition_words(DefId definition) {
        return language_.empty() ? game_.schema().definition(definition).id
                                 : card_name(game_.blueprint(), definition, language_);
    }

    std::string card_words(CardId id) {
        const Card& card = state_.card(id);
        if (lens_ && !lens_->knows(id)) {
            return lens_->sees_back(id)
                       ? "?" + back_name(state_.schema(), state_.card(id).definition)
                       : "?";
        }
        std::string words = definition_words(card.definition);
        const auto& counters = game_.schema().counters_of(Scope::card);
        for (std::size_t at = 0; at < counters.size(); ++at) {
            const auto value = state_.counter(Scope::card, index_of(id), id_at<CounterId>(at));
            if (value != counters[at].starts)
                words += fmt::format(" ({} {})", counters[at].name, value);
        }
        if (!card.face_up) words += " (face down)";
        if (card.side != 0) words += fmt::format(" (side {})", card.side);
        if (card.on != no_card) words += fmt::format(" on {}", state_.definition(card.on).id);
        return words;
    }

    void add_zones(OwnerId owner, const std::string& name) {
        const auto zones = state_.topology().zones();
        std::string piles;
        for (std::size_t at = 0; at < zones.size(); ++at) {
            const ZoneInfo& info = zones[at];
            const ZoneId zone = id_at<ZoneId>(at);
            const auto cards = state_.cards_in(zone);
            if (info.owner != owner || (info.kind == no_zone_kind && cards.empty())) continue;
            std::string place =
                info.kind == no_zone_kind ? "aside" : game_.schema().zone(info.kind).name;
            if (info.slot != 0) place += fmt::format(".{}", info.slot);
            if (info.pile != no_definition) {
                const bool first = at == 0 || zones[at - 1].kind != info.kind;
                const bool last = at + 1 == zones.size() || zones[at + 1].kind != info.kind;
                if (first) piles.clear();
                piles += fmt::format("{}{} {}", piles.empty() ? "" : ", ",
                                     definition_words(info.pile), cards.size());
                if (last) add_line("{}: {}: {}", name, place, piles);
                continue;
            }
            if (cards.empty() && info.slot == 0) continue;
            add_line("{}: {}: {}", name, place, contents(zone, info, cards));
        }
    }

    std::string contents(ZoneId zone, const ZoneInfo& info, std::span<const CardId> cards) {
        if (cards.empty()) return "-";
        std::string line;
        const bool look = !lens_ || lens_->looks_into(zone);
        if (!look) {
            if (info.top_only) return fmt::format("{} on top", card_words(cards.back()));
            const std::string all =
                lens_->counts(zone) ? fmt::format("{} cards", cards.size()) : "some cards";
            if (lens_->sees_backs(zone)) return fmt::format("{}: {}", all, backs(cards));
            const bool top = lens_->top(zone).has_value() || lens_->top_back(zone);
            return top ? fmt::format("{}, {} on top", all, card_words(cards.back())) : all;
        }
        // Ordered places read from the top.
        for (std::size_t at = 0; at < cards.size(); ++at) {
            const CardId card = info.ordered ? cards[cards.size() - 1 - at] : cards[at];
            line += (line.empty() ? "" : ", ") + card_words(card);
        }
        return line;
    }

    /// In no order: how somebody holds them is nobody else's business.
    std::string backs(std::span<const CardId> cards) {
        std::vector<std::string> words;
        for (const CardId card : cards) words.push_back(card_words(card));
        std::sort(words.begin(), words.end());
        return fmt::format("{}", fmt::join(words, ", "));
    }

    const Game& game_;
    const State& state_;
    std::optional<Lens> lens_;
    std::string language_;
    SeatName seat_name_;
    std::string text_;
};

}  // namespace

std::string table_text(const Game& game, OwnerId seat, const std::string& language) {
    const State& state = game.state_for(seat);
    return TableWriter{game, state, Lens{state, seat}, language, nullptr}.write();
}

std::string open_table_text(const Game& game, SeatName name) {
    return TableWriter{game, game.table_state(), std::nullopt, "", name}.write();
}

std::string question_text(const Game& game, const Choice& choice, const std::string& language) {
    std::vector<TextArg> args;
    for (const auto& [name, number] : choice.arguments) {
        args.emplace_back(std::string{game.words().text(name)}, number);
    }
    if (choice.about.kind() == ValueKind::card &&
        Lens{game.state_for(choice.seat), choice.seat}.knows(choice.about.card())) {
        const DefId about = game.state_for(choice.seat).card(choice.about.card()).definition;
        args.emplace_back("card", card_name(game.blueprint(), about, language));
    }
    std::string text;
    for (const Reason& reason : game.reasons(choice.seat)) {
        if (reason.card == no_definition) continue;
        text += card_name(game.blueprint(), reason.card, language) + " > ";
    }
    text += localized(game.blueprint(), language, game.words().text(choice.prompt), args);
    if (choice.kind == Choice::Kind::number) {
        return text + fmt::format(" ({} to {}{})\n", choice.least, choice.most,
                                  choice.optional ? ", or nothing" : "");
    }
    if (choice.reply != Choice::Reply::grouped && (choice.least != 1 || choice.most != 1)) {
        text += fmt::format(" ({} to {})", choice.least, choice.most);
    }
    text += '\n';
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const Option& option = choice.options[at];
        text += fmt::format("  {:>2}  {}{}\n", at + 1, option_token(game, choice, at),
                            option.count > 1 ? fmt::format(" x{}", option.count) : "");
    }
    return text;
}

}  // namespace cardwright
