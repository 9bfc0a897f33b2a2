#include <fmt/format.h>

#include "match/record_text.hpp"
#include "match/standing.hpp"
#include "match/standing_names.hpp"

namespace cardwright {

class StandingWriter {
  public:
    StandingWriter(const Game& game, const State& state)
        : game_{&game}, state_{&state}, schema_{&game.schema()}, zones_{state} {}

    std::string write() {
        line("table {} {} {} {}", state_->seats(), state_->owners(), state_->seed_,
             state_->chance_);
        write_position();
        for (std::size_t at = 0; at < state_->cards_.size(); ++at) write_card(at);
        write_zones();
        write_counters(Scope::game, 0, "");
        for (std::size_t at = 0; at < state_->owners(); ++at) {
            write_counters(Scope::player, at, std::to_string(at));
        }
        for (const Effect& effect : state_->effects_) write_effect(effect);
        line("next {} {}", state_->next_effect_, state_->next_generation_);
        line("made {} {} {}", state_->lines_logged, state_->cards_changed, state_->cards_made);
        for (const Stream& stream : state_->streams_) {
            line("stream {:x} {:x}", stream.name, stream.state);
        }
        for (const auto& [owner, stream] : state_->streams_of_seats_) {
            line("stream_of {} {:x}", index_of(owner), stream);
        }
        write_mixtures();
        return std::move(text_);
    }

  private:
    template <typename... Args>
    void line(fmt::format_string<Args...> form, Args&&... args) {
        fmt::format_to(std::back_inserter(text_), form, std::forward<Args>(args)...);
        text_ += '\n';
    }

    [[nodiscard]] std::string definition(DefId id) const {
        return id == no_definition ? "-" : record_word(schema_->definition(id).id);
    }
    [[nodiscard]] static std::size_t number(CardId card) { return index_of(card); }

    void write_position() {
        const Position& at = state_->position;
        const Blueprint& blueprint = game_->blueprint();
        const auto name = [](const auto& list, std::size_t index) {
            return index < list.size() ? record_word(list[index].id) : std::string{"-"};
        };
        line("position {} {} {} {} {} {} {} {}", static_cast<int>(at.point),
             name(blueprint.phases, at.phase), name(blueprint.steps, at.step), at.round, at.cycle,
             index_of(at.active), index_of(at.turn), index_of(at.first));
        const TurnOrder& order = state_->order;
        line("order {} {} {:d} {:d} {:d} {} {} {}", order.out, order.served, order.reversed,
             order.round_begins, order.skipping, index_of(order.serving), index_of(order.next),
             index_of(order.stands_at));
        for (std::size_t turn = 0; turn < order.waiting; ++turn) {
            line("extra {}", index_of(order.extra[turn]));
        }
        for (std::size_t seat = 0; seat < state_->seats(); ++seat) {
            line("seat {} {} {} {}", seat, order.skips[seat], order.team[seat],
                 state_->cycles_taken[seat]);
        }
    }

    void write_card(std::size_t at) {
        const Card& card = state_->cards_[at];
        line("card {} {} {} {:d} {} {} {}", definition(card.definition), number(card.on), card.side,
             card.face_up, card.known_by, definition(card.original), card.generation);
        write_counters(Scope::card, at, std::to_string(at));
    }

    void write_zones() {
        for (std::size_t at = 0; at < state_->contents_.size(); ++at) {
            const std::string& name = zones_.of(id_at<ZoneId>(at));
            if (!state_->contents_[at].empty()) {
                text_ += "zone " + name;
                for (const CardId card : state_->contents_[at]) {
                    text_ += " " + std::to_string(number(card));
                }
                text_ += '\n';
            }
            write_counters(Scope::zone, at, name);
        }
    }

    void write_counters(Scope scope, std::size_t subject, const std::string& name) {
        constexpr std::string_view keys[] = {"count", "count_of", "count_on", "count_in"};
        const auto& kinds = schema_->counters_of(scope);
        for (std::size_t at = 0; at < kinds.size(); ++at) {
            const std::int32_t value = state_->counter(scope, subject, id_at<CounterId>(at));
            const bool many = scope == Scope::card || scope == Scope::zone;
            if (many && value == kinds[at].starts) continue;
            line("{}{}{} {} {}", keys[static_cast<std::size_t>(scope)], name.empty() ? "" : " ",
                 name, record_word(kinds[at].name), value);
        }
    }

    void write_effect(const Effect& effect) {
        const auto& kinds = game_->behaviours().cards[index_of(effect.definition)].effects;
        text_ += fmt::format("effect {} {} {} {} {} {} {:x}", definition(effect.definition),
                             record_word(kinds[effect.index].name), static_cast<int>(effect.ends),
                             index_of(effect.owner), number(effect.source), effect.serial,
                             effect.spelling);
        for (const Value field : effect.fields) text_ += " " + value(field);
        text_ += '\n';
    }

    [[nodiscard]] std::string value(Value value) const {
        switch (value.kind()) {
            case ValueKind::boolean:
                return value.truth() ? "true" : "false";
            case ValueKind::integer:
                return std::to_string(value.number());
            case ValueKind::word:
                return "word:" + record_word(game_->words().text(value.word()));
            case ValueKind::card:
                return fmt::format("card:{}", number(value.card()));
            case ValueKind::owner:
                return fmt::format("owner:{}", index_of(value.owner()));
            case ValueKind::zone:
                return "zone:" + zones_.of(value.zone());
            case ValueKind::family:
                return fmt::format("family:{}:{}:{:d}", schema_->zone(value.family_kind()).name,
                                   index_of(value.family_owner()), value.family_of_everyone());
            case ValueKind::definition:
                return fmt::format("kind:{}:{}", value.printed_side(),
                                   definition(value.definition()));
            default:
                return "-";
        }
    }

    /// A line for each, since any of them may be long.
    void write_mixtures() {
        const std::vector<std::uint32_t> all = state_->mixtures_.words();
        const std::span words{all};
        constexpr std::size_t words_on_a_line = 64;
        for (std::size_t at = 0; at < words.size(); at += words_on_a_line) {
            const auto some = words.subspan(at, std::min(words_on_a_line, words.size() - at));
            line("mixed {:x}", fmt::join(some, " "));
        }
    }

    const Game* game_;
    const State* state_;
    const Schema* schema_;
    ZoneNames zones_;
    std::string text_;
};

std::string standing_text(const Game& game, const State& state) {
    return StandingWriter{game, state}.write();
}

}  // namespace cardwright
