#include "support/state_lab.hpp"

#include <array>
#include <stdexcept>

namespace cardwright::testing {
namespace {

ZoneKind zone_kind(std::string name, Audience sees, bool ordered = true) {
    ZoneKind kind;
    kind.name = std::move(name);
    kind.sees = sees;
    kind.ordered = ordered;
    return kind;
}

CounterKind counter_kind(std::string name, std::int32_t starts = 0,
                         Lifetime lasts = Lifetime::game) {
    CounterKind kind;
    kind.name = std::move(name);
    kind.starts = starts;
    kind.lasts = lasts;
    return kind;
}

Schema make_schema() {
    Schema schema;
    schema.seats = {1, 4};
    schema.seatless = {"ghost"};
    schema.types = {"animal"};

    FactKind suit;
    suit.name = "suit";
    suit.on_back = true;
    schema.facts = {suit};

    ZoneKind deck = zone_kind("deck", Audience::nobody);
    deck.counts = Audience::owner;
    deck.refill_from = ZoneKindId{2};
    ZoneKind slots = zone_kind("slots", Audience::everyone);
    slots.slots = 2;
    ZoneKind pool = zone_kind("pool", Audience::everyone);
    pool.shared = true;
    ZoneKind supply = zone_kind("supply", Audience::everyone);
    supply.shared = supply.piles = true;
    ZoneKind stash = zone_kind("stash", Audience::nobody, false);
    stash.counts = Audience::nobody;
    schema.zones = {deck,
                    zone_kind("hand", Audience::owner, false),
                    zone_kind("discard", Audience::top),
                    zone_kind("board", Audience::everyone),
                    zone_kind("pouch", Audience::nobody, false),
                    slots,
                    pool,
                    supply,
                    stash};

    const auto add = [&](Scope scope, CounterKind kind) {
        schema.counters[static_cast<std::size_t>(scope)].push_back(std::move(kind));
    };
    add(Scope::game, counter_kind("lots"));
    CounterKind coins = counter_kind("coins", 3);
    coins.at_least = 0;
    coins.at_most = 10;
    add(Scope::player, coins);
    add(Scope::player, counter_kind("debt"));
    add(Scope::player, counter_kind("actions", 1, Lifetime::turn));
    add(Scope::player, counter_kind("drafts", 0, Lifetime::phase));
    add(Scope::player, counter_kind("wins", 5, Lifetime::round));
    CounterKind secret = counter_kind("secret");
    secret.sees = Audience::owner;
    add(Scope::player, secret);
    add(Scope::card, counter_kind("age"));
    add(Scope::card, counter_kind("fresh", 0, Lifetime::round));
    add(Scope::zone, counter_kind("embargo", 2, Lifetime::step));

    for (const char* name : {"ant", "bee", "cat", "dog", "eel", "fox"}) {
        Definition definition;
        definition.id = name;
        definition.name = schema.words.intern(name);
        definition.types.set(0);
        definition.numbers = {schema.definitions.size() < 3 ? 1 : 2};
        definition.facts.resize(1);
        schema.definitions.push_back(std::move(definition));
    }
    return schema;
}

}  // namespace

const Schema& lab_schema() {
    static const Schema schema = make_schema();
    return schema;
}

State lab_state(std::uint8_t seats, std::uint64_t seed) {
    return State{lab_schema(), seats, seed};
}

ZoneId zone(const State& state, std::string_view name, OwnerId owner) {
    const ZoneKindId found = lab_schema().find_zone(name);
    if (found == no_zone_kind) throw std::invalid_argument{"no such zone in the lab"};
    return state.zone_of(found, owner);
}

DefId kind(std::string_view name) {
    return lab_schema().find_definition(name).value();
}

CounterId counter(Scope scope, std::string_view name) {
    const CounterId found = lab_schema().find_counter(scope, name);
    if (found == no_counter) throw std::invalid_argument{"no such counter in the lab"};
    return found;
}

std::vector<CardId> put(State& state, ZoneId into, const std::vector<std::string_view>& names) {
    std::vector<CardId> cards;
    for (const std::string_view name : names) cards.push_back(state.add_card(kind(name), into));
    return cards;
}

std::string names_in(const State& state, ZoneId place) {
    std::string text;
    for (const CardId card : state.cards_in(place)) {
        text += (text.empty() ? "" : " ") + state.definition(card).id;
    }
    return text;
}

std::string knowers(const State& state, CardId card) {
    std::string text;
    for (std::size_t seat = 0; seat < state.seats(); ++seat) {
        if ((state.card(card).known_by & seat_bit(id_at<OwnerId>(seat))) != 0) {
            text += std::to_string(seat + 1);
        }
    }
    return text.empty() ? "-" : text;
}

void random_change(State& state, Stream& random) {
    const auto below = [&](std::size_t bound) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bound)));
    };
    const CardId card = id_at<CardId>(below(state.card_count()));
    const CardId other = id_at<CardId>(below(state.card_count()));
    const ZoneId place = id_at<ZoneId>(below(state.topology().zones().size()));
    const ZoneId second = id_at<ZoneId>(below(state.topology().zones().size()));
    const auto place_of_card = state.card(card).zone;
    switch (below(14)) {
        case 0:
            state.move(card, place, below(2) == 0 ? State::Place::top : State::Place::bottom,
                       below(4) != 0);
            break;
        case 1: {
            const auto found = state.cards_in(place);
            const std::vector<CardId> list{
                found.begin(), found.begin() + static_cast<std::ptrdiff_t>(found.size() / 2)};
            state.move(list, second, State::Place::top, true);
            break;
        }
        case 2:
            state.move_all(place, second);
            break;
        case 3:
            state.shuffle(place);
            break;
        case 4:
            state.draw(place, second, static_cast<std::uint32_t>(below(4)));
            break;
        case 5:
            if (card != other && state.card(other).on != card) state.lay_on(card, other);
            break;
        case 6:
            if (card != other) state.replace(card, other, place);
            break;
        case 7:
            state.turn_face(card, below(2) == 0);
            break;
        case 8:
            state.turn_side(card, static_cast<std::uint8_t>(below(3)));
            break;
        case 9:
            state.show(card, static_cast<SeatMask>(below(1U << state.seats())));
            break;
        case 10: {
            constexpr std::array scopes{Scope::game, Scope::player, Scope::card, Scope::zone};
            const Scope scope = scopes[below(scopes.size())];
            const std::size_t subject = scope == Scope::game     ? 0
                                        : scope == Scope::player ? below(state.owners())
                                        : scope == Scope::card   ? index_of(card)
                                                                 : index_of(place_of_card);
            const auto id = id_at<CounterId>(below(lab_schema().counters_of(scope).size()));
            state.add(scope, subject, id, static_cast<std::int64_t>(below(9)) - 4);
            break;
        }
        case 11:
            state.expire(static_cast<Lifetime>(below(6)));
            break;
        case 12: {
            Effect effect;
            effect.definition = state.card(card).definition;
            effect.source = card;
            effect.owner = id_at<OwnerId>(below(state.owners()));
            effect.ends = static_cast<Lifetime>(below(6));
            effect.fields[0] = Value::of(other);
            if (state.effects().size() < 20) state.add_effect(effect);
            break;
        }
        default:
            static_cast<void>(state.random_below(below(3), 6));
            break;
    }
}

}  // namespace cardwright::testing
