#include "spec/arrangement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "spec/lua_datum.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

constexpr std::uint8_t most_on_one_card = 100;
constexpr std::int64_t most_rounds = 1'000'000;

const std::array<std::string, most_seats> seat_names{"ann", "bob", "cat", "dan",
                                                     "eve", "fay", "gil", "hal"};

DefId definition_named(const Game& game, const std::string& name) {
    if (const auto found = game.schema().find_definition(name)) return *found;
    std::vector<std::string_view> known;
    for (const Definition& each : game.schema().definitions) known.emplace_back(each.id);
    throw SpecFailure{fmt::format("there is no card \"{}\"{}", name, did_you_mean(name, known))};
}

/// As new: what lay on the card where it was before is not on it any more.
void clear_counters(State& state, CardId card) {
    const auto& kinds = state.schema().counters_of(Scope::card);
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const CounterId counter = id_at<CounterId>(at);
        state.add(
            Scope::card, index_of(card), counter,
            std::int64_t{kinds[at].starts} - state.counter(Scope::card, index_of(card), counter));
    }
}

/// A card of this kind that lies nowhere, or a new one.
CardId spare_card(Game& game, DefId definition, ZoneId zone) {
    State& state = game.state();
    for (std::size_t at = 0; at < state.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        if (state.card(card).zone == no_zone && state.card(card).definition == definition) {
            state.move(card, zone);
            clear_counters(state, card);
            return card;
        }
    }
    if (state.card_count() >= most_cards) {
        throw SpecFailure{fmt::format("a table holds at most {} cards", most_cards)};
    }
    return state.add_card(definition, zone);
}

void empty_zone(State& state, ZoneId zone) {
    while (!state.cards_in(zone).empty()) state.set_out(state.cards_in(zone).back());
}

/// The name of a card in a list: `"miner"` or `{ "miner", age = 2 }`.
std::string name_in(const SpecValue& entry) {
    if (entry.is_word()) return entry.word();
    if (entry.is_list()) {
        if (const auto parts = entry.list(); parts.size() == 1) return parts.front().word();
    } else if (entry.is_map()) {
        if (const auto name = entry.at("1")) return name->word();
    }
    entry.fail("the name of a card");
}

void lay_on_earlier(State& state, CardId card, const SpecValue& number,
                    const std::vector<CardId>& earlier) {
    if (earlier.empty()) number.fail("no `on`: the first card of a list lies on nothing");
    const auto which = number.number(1, static_cast<std::int64_t>(earlier.size()));
    const CardId below = earlier[static_cast<std::size_t>(which) - 1];
    if (state.card(below).carries >= most_on_one_card) number.fail("fewer cards on one card");
    state.lay_on(card, below);
}

void turn_down(State& state, CardId card) {
    const ZoneId zone = state.card(card).zone;
    state.set_out(card);
    state.move(card, zone, State::Place::top, false);
    state.show(card, seat_bit(state.zone(zone).owner));
}

void dress_card(Game& game, CardId card, const SpecValue& entry,
                const std::vector<CardId>& earlier) {
    if (!entry.is_map()) return;
    State& state = game.state();
    for (const auto& [key, value] : entry.entries()) {
        if (key == "1") continue;
        if (key == "on") {
            lay_on_earlier(state, card, value, earlier);
        } else if (key == "side") {
            state.turn_side(card, static_cast<std::uint8_t>(value.number(0, UINT8_MAX)));
        } else if (key == "face") {
            if (!value.is_word("down") && !value.is_word("up")) value.fail("\"up\" or \"down\"");
            if (value.is_word("down")) turn_down(state, card);
        } else if (const CounterId counter = game.schema().find_counter(Scope::card, key);
                   counter != no_counter) {
            state.add(Scope::card, index_of(card), counter,
                      std::int64_t{value.small_number()} -
                          state.counter(Scope::card, index_of(card), counter));
        } else {
            throw SpecFailure{fmt::format("{}: a card has no \"{}\"", value.where(), key)};
        }
    }
}

void fill_zone(Game& game, ZoneId zone, const SpecValue& wish) {
    State& state = game.state();
    empty_zone(state, zone);
    const std::vector<SpecValue> cards = wish.list();
    const bool from_top = state.zone(zone).ordered;
    std::vector<CardId> placed;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        // Lists of ordered places are written top first, so the last is put down first.
        const bool chained = cards[at].is_map();
        const SpecValue& entry = from_top && !chained ? cards[cards.size() - 1 - at] : cards[at];
        const CardId card = spare_card(game, definition_named(game, name_in(entry)), zone);
        dress_card(game, card, entry, placed);
        placed.push_back(card);
    }
}

void fill_pile(Game& game, ZoneKindId kind, OwnerId owner, const std::string& name,
               std::size_t wanted) {
    State& state = game.state();
    const DefId definition = definition_named(game, name);
    const ZoneId pile = state.add_pile(kind, owner, definition);
    while (state.cards_in(pile).size() > wanted) state.set_out(state.cards_in(pile).back());
    while (state.cards_in(pile).size() < wanted) spare_card(game, definition, pile);
}

void fill_slots(Game& game, std::span<const ZoneId> zones, const SpecValue& wish) {
    for (const ZoneId zone : zones) empty_zone(game.state(), zone);
    const auto put = [&](std::size_t slot, const SpecValue& entry) {
        if (entry.is_list()) {
            fill_zone(game, zones[slot - 1], entry);
            return;
        }
        const CardId card =
            spare_card(game, definition_named(game, name_in(entry)), zones[slot - 1]);
        dress_card(game, card, entry, {});
    };
    if (wish.is_list()) {
        const auto list = wish.list();
        if (list.size() > zones.size()) wish.fail(fmt::format("at most {} cards", zones.size()));
        for (std::size_t at = 0; at < list.size(); ++at) put(at + 1, list[at]);
        return;
    }
    for (const SpecValue::Entry& entry : wish.entries()) {
        put(slot_number(entry, zones.size()), entry.second);
    }
}

void fill_family(Game& game, ZoneKindId kind_id, OwnerId owner, const SpecValue& wish) {
    const ZoneKind& kind = game.schema().zone(kind_id);
    const OwnerId of = kind.shared ? table_owner : owner;
    if (kind.piles) {
        for (const auto& [name, number] : wish.entries()) {
            fill_pile(game, kind_id, of, name,
                      static_cast<std::size_t>(number.number(0, most_cards)));
        }
        return;
    }
    const auto zones = game.state().topology().family(kind_id, of);
    if (zones.empty()) throw SpecFailure{fmt::format("{}: no such place here", wish.where())};
    if (kind.slots == 0) {
        fill_zone(game, zones.front(), wish);
    } else {
        fill_slots(game, zones, wish);
    }
}

/// The step a table begins with: that of this name in the phase of this name, or the first.
void set_step(Game& game, const std::optional<SpecValue>& phase_name,
              const std::optional<SpecValue>& step_name, OwnerId active) {
    Position& position = game.state().position;
    const Blueprint& blueprint = game.blueprint();
    for (std::size_t at = 0; at < blueprint.phases.size(); ++at) {
        const Phase& phase = blueprint.phases[at];
        if (phase_name && phase_name->word() != phase.id) continue;
        for (std::uint16_t number = 0; number < phase.step_count; ++number) {
            const auto index = static_cast<std::uint16_t>(phase.first_step + number);
            if (step_name && step_name->word() != blueprint.steps[index].id) continue;
            position.phase = static_cast<std::uint16_t>(at);
            position.step = index;
            position.point = Position::Point::run_step;
            position.turn = active;
            position.active = phase.who == Phase::Who::nobody ? table_owner : active;
            position.cycle = 1;
            game.state().cycles_taken[index_of(active)] = 1;
            return;
        }
    }
    throw SpecFailure{"`given` names a phase or step the ruleset does not have"};
}

void set_position(Game& game, const SpecValue& given) {
    Position& position = game.state().position;
    OwnerId active{0};
    if (const auto name = given.at("active")) active = seat_named(game, name->word());
    position.first = active;
    if (const auto round = given.at("round")) {
        position.round = static_cast<std::uint32_t>(round->number(1, most_rounds));
    }
    const auto phase = given.at("phase");
    const auto step = given.at("step");
    if (phase || step) set_step(game, phase, step, active);
    if (const auto turns = given.at("turns")) {
        for (const auto& [name, number] : turns->entries()) {
            game.state().cycles_taken[index_of(seat_named(game, name))] =
                static_cast<std::uint32_t>(number.number(0, most_rounds));
        }
    }
}

}  // namespace

const std::string& player_name(std::size_t seat) {
    return seat_names[seat % seat_names.size()];
}

OwnerId owner_named(const Game& game, const std::string& name) {
    const std::size_t seats = game.table_state().seats();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (seat_names[seat] == name) return id_at<OwnerId>(seat);
    }
    const auto& seatless = game.schema().seatless;
    const auto found = std::find(seatless.begin(), seatless.end(), name);
    if (found == seatless.end()) {
        throw SpecFailure{fmt::format("no player is called \"{}\" in this scenario", name)};
    }
    return id_at<OwnerId>(seats + static_cast<std::size_t>(found - seatless.begin()));
}

OwnerId seat_named(const Game& game, const std::string& name) {
    const OwnerId owner = owner_named(game, name);
    if (index_of(owner) < game.table_state().seats()) return owner;
    throw SpecFailure{fmt::format("{} has no seat and decides nothing", name)};
}

void arrange_owner(Game& game, OwnerId owner, const SpecValue& wishes) {
    const Scope scope = owner == table_owner ? Scope::game : Scope::player;
    for (const auto& [key, wish] : wishes.entries()) {
        const ZoneKindId zone = game.schema().find_zone(key);
        if (zone != no_zone_kind && game.schema().zone(zone).shared == (owner == table_owner)) {
            fill_family(game, zone, owner, wish);
            continue;
        }
        const CounterId counter = game.schema().find_counter(scope, key);
        if (counter == no_counter) {
            throw SpecFailure{
                fmt::format("{}: there is no zone or counter \"{}\" here", wish.where(), key)};
        }
        const std::size_t subject = scope == Scope::game ? 0 : index_of(owner);
        game.state().add(
            scope, subject, counter,
            std::int64_t{wish.small_number()} - game.state().counter(scope, subject, counter));
    }
}

void arrange_table(Game& game, const SpecValue& given) {
    State& state = game.state();
    const auto zones = state.topology().zones();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        if (zones[at].owner != table_owner) empty_zone(state, id_at<ZoneId>(at));
    }
    set_position(game, given);
    for (const auto& [key, wishes] : given.entries()) {
        static constexpr std::array position{"phase", "step", "active", "round", "turns"};
        if (std::find(position.begin(), position.end(), key) != position.end()) continue;
        arrange_owner(game, key == "game" ? table_owner : owner_named(game, key), wishes);
    }
}

}  // namespace cardwright
