#include "cardwright/specs/arrangement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cardwright/specs/lua_datum.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

const std::array<std::string, most_seats> seat_names{"ann", "bob", "cat", "dan",
                                                     "eve", "fay", "gil", "hal"};

DefId definition_named(const Game& game, const std::string& name) {
    if (const auto found = game.schema().find_definition(name)) return *found;
    std::vector<std::string_view> known;
    for (const Definition& each : game.schema().definitions) known.emplace_back(each.id);
    throw SpecFailure{fmt::format("there is no card \"{}\"{}", name, did_you_mean(name, known))};
}

/// A card of this kind that lies nowhere, or a new one.
CardId spare_card(Game& game, DefId definition, ZoneId zone) {
    State& state = game.state();
    for (std::size_t at = 0; at < state.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        if (state.card(card).zone == no_zone && state.card(card).definition == definition) {
            state.move(card, zone);
            return card;
        }
    }
    return state.add_card(definition, zone);
}

void empty_zone(State& state, ZoneId zone) {
    while (!state.cards_in(zone).empty()) state.set_out(state.cards_in(zone).back());
}

/// The name of a card in a list: `"miner"` or `{ "miner", age = 2 }`.
std::string name_in(const Datum& entry) {
    if (const std::string* word = entry.word()) return *word;
    if (const Datum* name = entry.at("1"); name != nullptr && name->word() != nullptr) {
        return *name->word();
    }
    if (const Datum::List* list = entry.list(); list != nullptr && list->size() == 1) {
        return name_in(list->front());
    }
    throw SpecFailure{"expected the name of a card, got " + to_text(entry)};
}

void dress_card(Game& game, CardId card, const Datum& entry, const std::vector<CardId>& earlier) {
    const Datum::Map* map = entry.map();
    if (map == nullptr) return;
    State& state = game.state();
    for (const auto& [key, value] : *map) {
        if (key == "1") continue;
        const std::int64_t* number = value.integer();
        if (key == "on" && number != nullptr) {
            if (*number < 1 || static_cast<std::size_t>(*number) > earlier.size()) {
                throw SpecFailure{"`on` names an earlier card of the same list"};
            }
            state.lay_on(card, earlier[static_cast<std::size_t>(*number) - 1]);
        } else if (key == "side" && number != nullptr) {
            state.turn_side(card, static_cast<std::uint8_t>(*number));
        } else if (key == "face" && value.word() != nullptr) {
            const ZoneId zone = state.card(card).zone;
            if (*value.word() == "down") {
                state.set_out(card);
                state.move(card, zone, State::Place::top, false);
                state.show(card, seat_bit(state.zone(zone).owner));
            }
        } else if (const CounterId counter = game.schema().find_counter(Scope::card, key);
                   counter != no_counter && number != nullptr) {
            state.add(Scope::card, index_of(card), counter,
                      *number - state.counter(Scope::card, index_of(card), counter));
        } else {
            throw SpecFailure{fmt::format("a card has no \"{}\"", key)};
        }
    }
}

void fill_zone(Game& game, ZoneId zone, const Datum::List& cards) {
    State& state = game.state();
    empty_zone(state, zone);
    const bool from_top = state.zone(zone).ordered;
    std::vector<CardId> placed;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        // Lists of ordered places are written top first, so the last is put down first.
        const bool chained = cards[at].map() != nullptr;
        const Datum& entry = from_top && !chained ? cards[cards.size() - 1 - at] : cards[at];
        const CardId card = spare_card(game, definition_named(game, name_in(entry)), zone);
        dress_card(game, card, entry, placed);
        placed.push_back(card);
    }
}

void fill_pile(Game& game, ZoneKindId kind, OwnerId owner, const std::string& name,
               std::int64_t wanted) {
    State& state = game.state();
    const DefId definition = definition_named(game, name);
    const ZoneId pile = state.add_pile(kind, owner, definition);
    while (static_cast<std::int64_t>(state.cards_in(pile).size()) > wanted) {
        state.set_out(state.cards_in(pile).back());
    }
    while (static_cast<std::int64_t>(state.cards_in(pile).size()) < wanted) {
        spare_card(game, definition, pile);
    }
}

void fill_family(Game& game, ZoneKindId kind_id, OwnerId owner, const std::string& key,
                 const Datum& wish) {
    State& state = game.state();
    const ZoneKind& kind = game.schema().zone(kind_id);
    const OwnerId of = kind.shared ? table_owner : owner;
    if (kind.piles) {
        const Datum::Map* piles = wish.map();
        if (piles == nullptr) throw SpecFailure{key + " has piles: write { name = number }"};
        for (const auto& [name, number] : *piles) {
            if (number.integer() == nullptr) throw SpecFailure{"a pile is given as a number"};
            fill_pile(game, kind_id, of, name, *number.integer());
        }
        return;
    }
    const auto zones = state.topology().family(kind_id, of);
    if (kind.slots == 0) {
        if (wish.list() == nullptr) throw SpecFailure{key + " is given as a list of cards"};
        fill_zone(game, zones.front(), *wish.list());
        return;
    }
    for (const ZoneId zone : zones) empty_zone(state, zone);
    const auto put = [&](std::size_t slot, const Datum& entry) {
        if (slot < 1 || slot > zones.size()) throw SpecFailure{key + " has no such slot"};
        if (entry.list() != nullptr) {
            fill_zone(game, zones[slot - 1], *entry.list());
            return;
        }
        const CardId card =
            spare_card(game, definition_named(game, name_in(entry)), zones[slot - 1]);
        dress_card(game, card, entry, {});
    };
    if (const Datum::List* list = wish.list()) {
        for (std::size_t at = 0; at < list->size(); ++at) put(at + 1, (*list)[at]);
    } else if (const Datum::Map* map = wish.map()) {
        for (const auto& [slot, entry] : *map) put(std::stoul(slot), entry);
    }
}

void set_position(Game& game, const Datum& given) {
    Position& position = game.state().position;
    OwnerId active{0};
    if (const Datum* name = given.at("active")) active = seat_named(game, *name->word());
    position.first = active;
    if (const Datum* round = given.at("round")) {
        position.round = static_cast<std::uint32_t>(*round->integer());
    }
    const Datum* phase_name = given.at("phase");
    const Datum* step_name = given.at("step");
    if (phase_name == nullptr && step_name == nullptr) return;
    const Blueprint& blueprint = game.blueprint();
    for (std::size_t at = 0; at < blueprint.phases.size(); ++at) {
        const Phase& phase = blueprint.phases[at];
        if (phase_name != nullptr && *phase_name->word() != phase.id) continue;
        for (std::uint16_t number = 0; number < phase.step_count; ++number) {
            const auto index = static_cast<std::uint16_t>(phase.first_step + number);
            if (step_name != nullptr && *step_name->word() != blueprint.steps[index].id) continue;
            position.phase = static_cast<std::uint16_t>(at);
            position.step = index;
            position.stage = Position::Stage::run_step;
            position.turn = active;
            position.active = phase.who == Phase::Who::nobody ? table_owner : active;
            position.cycle = 1;
            game.state().cycles_taken[index_of(active)] = 1;
            return;
        }
    }
    throw SpecFailure{"`given` names a phase or step the ruleset does not have"};
}

}  // namespace

const std::string& player_name(std::size_t seat) {
    return seat_names[seat % seat_names.size()];
}

OwnerId seat_named(const Game& game, const std::string& name) {
    for (std::size_t seat = 0; seat < game.table_state().seats(); ++seat) {
        if (seat_names[seat] == name) return id_at<OwnerId>(seat);
    }
    const auto& seatless = game.schema().seatless;
    const auto found = std::find(seatless.begin(), seatless.end(), name);
    if (found != seatless.end()) {
        return id_at<OwnerId>(game.table_state().seats() +
                              static_cast<std::size_t>(found - seatless.begin()));
    }
    throw SpecFailure{fmt::format("no player is called \"{}\" in this scenario", name)};
}

void arrange_owner(Game& game, OwnerId owner, const Datum& wishes) {
    const Datum::Map* map = wishes.map();
    if (map == nullptr) return;
    const Scope scope = owner == table_owner ? Scope::game : Scope::player;
    for (const auto& [key, wish] : *map) {
        const ZoneKindId zone = game.schema().find_zone(key);
        if (zone != no_zone_kind && game.schema().zone(zone).shared == (owner == table_owner)) {
            fill_family(game, zone, owner, key, wish);
            continue;
        }
        const CounterId counter = game.schema().find_counter(scope, key);
        if (counter == no_counter || wish.integer() == nullptr) {
            throw SpecFailure{fmt::format("there is no zone or counter \"{}\" here", key)};
        }
        const std::size_t subject = scope == Scope::game ? 0 : index_of(owner);
        game.state().add(scope, subject, counter,
                         *wish.integer() - game.state().counter(scope, subject, counter));
    }
}

void arrange_table(Game& game, const Datum& given) {
    State& state = game.state();
    const auto zones = state.topology().zones();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        if (zones[at].owner != table_owner) empty_zone(state, id_at<ZoneId>(at));
    }
    set_position(game, given);
    const Datum::Map* map = given.map();
    if (map == nullptr) return;
    for (const auto& [key, wishes] : *map) {
        if (key == "phase" || key == "step" || key == "active" || key == "round") continue;
        arrange_owner(game, key == "game" ? table_owner : seat_named(game, key), wishes);
    }
}

}  // namespace cardwright::tool
