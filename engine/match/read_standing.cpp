#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "match/record_text.hpp"
#include "match/standing.hpp"
#include "match/standing_names.hpp"

namespace cardwright {

/// Reads one line after the other into a copy of the table as it was dealt. The text may come from
/// anybody: every number is compared with what there is before it is used.
class StandingReader {
  public:
    explicit StandingReader(Game& game)
        : game_{&game},
          schema_{&game.schema()},
          state_{game.table_state()},
          zones_{state_},
          most_streams_{state_.contents_.size() +
                        game.limits().random_streams * (std::size_t{state_.seats()} + 1)} {
        clear();
    }

    void read(std::string_view text) {
        // Zones name cards that are told of first, and so do effects.
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            words_ = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            read_line(word());
            if (!words_.empty()) refuse();
        }
        if (!position_known_) refuse("it does not say where the game stands");
        settle_cards();
        if (!state_.mixtures_.read(mixed_, state_.cards_.size())) refuse();
    }

    [[nodiscard]] const State& state() const noexcept { return state_; }

  private:
    [[noreturn]] static void refuse(const std::string& why = "it is not written as it should be") {
        throw BadStanding{why};
    }

    void clear() {
        state_.cards_.clear();
        for (auto& zone : state_.contents_) zone.clear();
        state_.counters_[State::slot(Scope::card)].clear();
        state_.effects_.clear();
        state_.streams_.clear();
        state_.streams_of_seats_.clear();
        std::fill(state_.stale_.begin(), state_.stale_.end(), std::uint8_t{1});
    }

    // ---- words ----

    std::string_view word() {
        const std::size_t end = std::min(words_.find(' '), words_.size());
        const std::string_view first = words_.substr(0, end);
        if (first.empty()) refuse();
        words_.remove_prefix(std::min(end + 1, words_.size()));
        return first;
    }
    std::string name() {
        auto meant = meant_by(word());
        if (!meant) refuse();
        return std::move(*meant);
    }
    template <typename Number>
    static Number number_in(std::string_view text, int base = 10) {
        Number number{};
        const auto result = std::from_chars(text.data(), text.data() + text.size(), number, base);
        if (text.empty() || result.ec != std::errc{} || result.ptr != text.data() + text.size()) {
            refuse();
        }
        return number;
    }
    template <typename Number = std::uint32_t>
    Number number(std::uint64_t below = std::numeric_limits<std::uint64_t>::max()) {
        const auto read = number_in<std::uint64_t>(word());
        if (read >= below || read > std::numeric_limits<Number>::max()) refuse();
        return static_cast<Number>(read);
    }
    bool truth() { return number<std::uint8_t>(2) != 0; }
    std::uint64_t hex() { return number_in<std::uint64_t>(word(), 16); }
    SeatMask seats() {
        const auto mask = number<SeatMask>();
        if ((mask & ~state_.topology().everyone()) != 0) refuse();
        return mask;
    }
    OwnerId owner_in(std::string_view text, std::size_t below) const {
        const auto owner = number_in<std::uint8_t>(text);
        if (owner >= below && id_at<OwnerId>(owner) != table_owner) refuse();
        return id_at<OwnerId>(owner);
    }
    OwnerId seat_or_none() { return owner_in(word(), state_.seats()); }
    OwnerId seat() { return id_at<OwnerId>(number<std::uint8_t>(state_.seats())); }
    CardId card_in(std::string_view text) const {
        const auto card = id_at<CardId>(number_in<std::uint16_t>(text));
        if (card != no_card && index_of(card) >= state_.cards_.size()) refuse();
        return card;
    }
    DefId definition_in(std::string_view text) const {
        const auto meant = meant_by(text);
        if (!meant) refuse();
        const auto known = schema_->find_definition(*meant);
        if (!known) refuse(fmt::format("there is no card \"{:.60}\" any more", *meant));
        return *known;
    }
    DefId definition_or_none() {
        const std::string_view text = word();
        return text == "-" ? no_definition : definition_in(text);
    }
    ZoneId zone_in(std::string_view text) const {
        const ZoneId zone = zones_.find(text);
        if (zone == no_zone) refuse(fmt::format("there is no place \"{:.60}\" any more", text));
        return zone;
    }

    // ---- lines ----

    void read_line(std::string_view key) {
        if (key == "table") return read_table();
        if (key == "position") return read_position();
        if (key == "order") return read_order();
        if (key == "extra") return read_extra();
        if (key == "seat") return read_seat();
        if (key == "card") return read_card();
        if (key == "zone") return read_zone();
        if (key == "count") return read_counter(Scope::game, 0);
        if (key == "count_of") return read_counter(Scope::player, number(state_.owners()));
        if (key == "count_on") return read_counter(Scope::card, number(state_.cards_.size()));
        if (key == "count_in") return read_counter(Scope::zone, index_of(zone_in(word())));
        if (key == "effect") return read_effect();
        if (key == "stream") return read_stream();
        if (key == "mixed") return read_mixed();
        if (key == "next") {
            state_.next_effect_ = number();
            state_.next_generation_ = number();
        } else if (key == "made") {
            state_.lines_logged = number();
            state_.cards_changed = number();
            state_.cards_made = number();
        } else if (key == "stream_of") {
            if (state_.streams_of_seats_.size() >= most_streams_) refuse();
            const OwnerId owner = seat();
            state_.streams_of_seats_.emplace_back(owner, hex());
        } else {
            refuse();
        }
    }

    void read_table() {
        if (number() != state_.seats() || number() != state_.owners()) {
            refuse("it is about another number of players");
        }
        state_.seed_ = number<std::uint64_t>();
        state_.chance_ = number<std::uint64_t>();
    }

    void read_position() {
        Position& at = state_.position;
        at.point = static_cast<Position::Point>(
            number<std::uint8_t>(static_cast<std::uint64_t>(Position::Point::pass_part) + 1));
        if (at.point == Position::Point::finished) refuse("the game is over there");
        const Blueprint& blueprint = game_->blueprint();
        const auto index = [](const auto& list, const std::string& name) {
            const auto found = std::find_if(list.begin(), list.end(),
                                            [&](const auto& each) { return each.id == name; });
            return static_cast<std::size_t>(found - list.begin());
        };
        const std::string phase = name();
        const std::string step = name();
        const std::size_t phase_at = index(blueprint.phases, phase);
        const std::size_t step_at = index(blueprint.steps, step);
        const bool in_phase =
            at.point == Position::Point::begin_phase || at.point == Position::Point::run_step ||
            at.point == Position::Point::end_phase || at.point == Position::Point::pass_part;
        if (in_phase && phase_at == blueprint.phases.size()) {
            refuse(fmt::format("there is no phase \"{:.60}\" any more", phase));
        }
        at.phase = static_cast<std::uint16_t>(phase_at < blueprint.phases.size() ? phase_at : 0);
        at.step = 0;
        if (at.point == Position::Point::run_step) {
            const Phase& within = blueprint.phases[phase_at];
            if (step_at < within.first_step || step_at >= within.first_step + within.step_count) {
                refuse(fmt::format("there is no step \"{:.60}\" there any more", step));
            }
            at.step = static_cast<std::uint16_t>(step_at);
        }
        at.round = number();
        at.cycle = number();
        at.active = seat_or_none();
        at.turn = seat_or_none();
        at.first = seat();
        const bool acts = at.point == Position::Point::run_step &&
                          blueprint.phases[phase_at].who != Phase::Who::nobody;
        if (acts && at.active == table_owner) refuse();
        position_known_ = true;
    }

    void read_order() {
        TurnOrder& order = state_.order;
        order.out = seats();
        order.served = seats();
        if (order.out == state_.topology().everyone()) refuse();
        order.reversed = truth();
        order.round_begins = truth();
        order.skipping = truth();
        order.serving = seat_or_none();
        order.next = seat_or_none();
        order.stands_at = seat_or_none();
        order.waiting = 0;
    }

    void read_extra() {
        TurnOrder& order = state_.order;
        if (order.waiting >= most_turns_waiting) refuse();
        order.extra[order.waiting++] = seat();
    }

    void read_seat() {
        const auto at = number<std::size_t>(state_.seats());
        state_.order.skips[at] = number<std::uint8_t>(std::uint64_t{most_turns_skipped} + 1);
        state_.order.team[at] = number<std::uint8_t>(most_seats + 1);
        state_.cycles_taken[at] = number();
    }

    void read_card() {
        if (state_.cards_.size() >= most_cards) refuse();
        const DefId definition = definition_in(word());
        const CardId id = state_.new_card(definition);
        Card& card = state_.cards_[index_of(id)];
        card.on = id_at<CardId>(number<std::uint16_t>());  // checked when all cards are known
        card.side = number<std::uint8_t>();
        const Definition& kind = schema_->definition(definition);
        const std::size_t sides = std::max(kind.sides.size(), kind.faces.size());
        if (sides != 0 && card.side >= sides) {
            refuse(fmt::format("the card \"{}\" has no such side any more", kind.id));
        }
        card.face_up = truth();
        card.known_by = seats();
        card.original = definition_or_none();
        card.generation = number();
    }

    void read_zone() {
        const ZoneId zone = zone_in(word());
        while (!words_.empty()) {
            const CardId id = card_in(word());
            if (id == no_card || state_.cards_[index_of(id)].zone != no_zone) refuse();
            state_.cards_[index_of(id)].zone = zone;
            state_.contents_[index_of(zone)].push_back(id);
        }
    }

    /// What the content no longer counts is left out, and bounds hold.
    void read_counter(Scope scope, std::size_t subject) {
        const CounterId counter = schema_->find_counter(scope, name());
        const auto value = number_in<std::int32_t>(word());
        if (counter == no_counter) return;
        const CounterBounds& bounds = state_.topology().bounds(scope, counter);
        const std::size_t at = subject * state_.widths_[State::slot(scope)] + index_of(counter);
        state_.counters_[State::slot(scope)][at] = std::clamp(value, bounds.least, bounds.most);
    }

    void read_effect() {
        if (state_.effects_.size() >= game_->limits().effects) refuse();
        Effect effect;
        effect.definition = definition_in(word());
        const std::string called = name();
        const auto& kinds = game_->behaviours().cards[index_of(effect.definition)].effects;
        const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                       [&](const EffectKind& each) { return each.name == called; });
        if (kind == kinds.end()) {
            refuse(fmt::format("the card \"{}\" has no effect \"{:.60}\" any more",
                               schema_->definition(effect.definition).id, called));
        }
        effect.index = static_cast<std::uint8_t>(kind - kinds.begin());
        effect.ends = static_cast<Lifetime>(number<std::uint8_t>(lifetime_count));
        effect.owner = owner_in(word(), state_.owners());
        effect.source = card_in(word());
        effect.serial = number();
        effect.spelling = hex();
        for (Value& field : effect.fields) field = value(word());
        state_.effects_.push_back(effect);
    }

    [[nodiscard]] Value value(std::string_view text) {
        if (text == "-") return {};
        if (text == "true" || text == "false") return Value::of(text == "true");
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos) {
            const auto whole = number_in<std::int64_t>(text);
            if (Value::of(whole).number() != whole) refuse();
            return Value::of(whole);
        }
        const std::string_view kind = text.substr(0, colon);
        text.remove_prefix(colon + 1);
        if (kind == "card") return Value::of(card_in(text));
        if (kind == "owner") return Value::of(owner_in(text, state_.owners()));
        if (kind == "zone") return Value::of(zone_in(text));
        if (kind == "word") {
            const auto meant = meant_by(text);
            if (!meant) refuse();
            return Value::of(game_->learn(*meant));
        }
        const std::size_t next = text.find(':');
        if (next == std::string_view::npos) refuse();
        const std::string_view rest = text.substr(next + 1);
        text = text.substr(0, next);
        if (kind == "kind") {
            return Value::of(definition_in(rest), number_in<std::uint8_t>(text));
        }
        const ZoneKindId zones = schema_->find_zone(text);
        const std::size_t last = rest.find(':');
        if (kind != "family" || zones == no_zone_kind || last == std::string_view::npos) refuse();
        return Value::family(zones, owner_in(rest.substr(0, last), state_.owners()),
                             rest.substr(last + 1) == "1");
    }

    void read_stream() {
        if (state_.streams_.size() >= most_streams_) refuse();
        Stream stream;
        stream.name = hex();
        stream.state = hex();
        if (state_.has_stream(stream.name)) refuse();
        state_.streams_.push_back(stream);
    }

    void read_mixed() {
        while (!words_.empty()) mixed_.push_back(number_in<std::uint32_t>(word(), 16));
        if (mixed_.size() > most_mixed) refuse();
    }

    /// Cards lie on cards of the same zone, and not in a circle.
    void settle_cards() {
        for (const Card& card : state_.cards_) {
            if (card.on == no_card) continue;
            CardId below = card.on;
            for (std::size_t steps = 0; below != no_card; ++steps) {
                if (index_of(below) >= state_.cards_.size() || steps > state_.cards_.size()) {
                    refuse();
                }
                if (card.zone == no_zone || state_.card(below).zone != card.zone) refuse();
                below = state_.card(below).on;
            }
            std::uint8_t& carries = state_.cards_[index_of(card.on)].carries;
            if (carries < most_carried) ++carries;
        }
    }

    static constexpr std::size_t most_mixed = 8192;

    Game* game_;
    const Schema* schema_;
    State state_;
    ZoneNames zones_;
    std::size_t most_streams_;  ///< each zone may have one, and those that scripts have named
    std::string_view words_;    ///< of the line that are not read yet
    std::vector<std::uint32_t> mixed_;
    bool position_known_ = false;
};

void stand_like(Game& game, std::string_view text) {
    StandingReader reader{game};
    reader.read(text);
    game.restore(reader.state());
}

}  // namespace cardwright
