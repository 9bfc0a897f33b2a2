// What scripts can change: movements, counters, faces, effects.

#include <algorithm>

#include "script/common/bound.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/from_lua/changed.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

int move(Call& call) {
    Game& game = call.changing();
    const ZoneId to = call.zone(3);
    if (call.absent(4) && call.any_handle(2).kind() == ValueKind::card) {
        const CardId card = call.card(2);
        return done(call, game.move_cards({&card, 1}, to, State::Place::top, doer(call)));
    }
    std::vector<CardId> cards;
    call.cards(2, cards);
    State::Place place = State::Place::top;
    bool face_up = true;
    if (!call.absent(4)) {
        call.table(4);
        call.only_fields(4, {"to", "face"});
        if (call.field(4, "to")) {
            const auto where = call.text(-1);
            if (where != "top" && where != "bottom") call.mistake("`to` is \"top\" or \"bottom\"");
            if (where == "bottom") place = State::Place::bottom;
        }
        if (call.field(4, "face")) {
            const auto face = call.text(-1);
            if (face != "up" && face != "down") call.mistake("`face` is \"up\" or \"down\"");
            face_up = face == "up";
        }
    }
    return done(call, game.move_cards(cards, to, place, doer(call), face_up));
}

int draw_from(Call& call) {
    Game& game = call.changing();
    const ZoneId from = call.zone(2);
    const ZoneId to = call.zone(3);
    const auto amount = call.integer(4, INT32_MIN, INT32_MAX);
    std::vector<CardId> drawn;
    const bool raised =
        amount > 0 && game.draw_cards(from, to,
                                      static_cast<std::uint32_t>(std::min<std::int64_t>(
                                          amount, static_cast<std::int64_t>(most_cards))),
                                      doer(call), &drawn);
    return done_with_cards(call, raised, drawn);
}

int shuffle(Call& call) {
    return done(call, call.changing().shuffle_zone(call.zone(2)));
}

int refill(Call& call) {
    Game& game = call.changing();
    const ZoneId zone = call.zone(2);
    game.may_change(zone);
    lua_pushboolean(call.lua(), game.refill(zone) ? 1 : 0);
    return 1;
}

int lay(Call& call) {
    Game& game = call.changing();
    const CardId card = call.card(2);
    if (call.any_handle(3).kind() == ValueKind::card) {
        game.lay(card, call.card(3), doer(call));
        return 0;
    }
    const CardId cards[] = {card};
    return done(call, game.move_cards(cards, call.zone(3), State::Place::top, doer(call)));
}

int replace(Call& call) {
    call.changing().replace(call.card(2), call.card(3), call.zone(4));
    return 0;
}

int turn_face(Call& call) {
    Game& game = call.changing();
    std::vector<CardId> cards;
    call.cards(2, cards);
    const auto face = call.text(3);
    if (face != "up" && face != "down") call.mistake("a face is \"up\" or \"down\"");
    return done(call, game.turn_cards(cards, face == "up"));
}

int turn_side(Call& call) {
    call.changing().turn_side(call.card(1), static_cast<std::uint8_t>(call.integer(2, 0, 255)));
    return 0;
}

int become(Call& call) {
    Game& game = call.changing();
    const CardId card = call.card(1);
    if (call.absent(2)) {
        const Card& changed = game.state().card(card);
        if (changed.original != no_definition) game.become(card, changed.original);
        return 0;
    }
    game.become(card, definition_argument(call, 2));
    return 0;
}

int reveal(Call& call) {
    Game& game = call.changing();
    std::vector<CardId> cards;
    call.cards(2, cards);
    return done(call, game.reveal_cards(cards, doer(call)));
}

int look(Call& call) {
    Game& game = call.changing();
    std::vector<CardId> cards;
    call.cards(2, cards);
    game.look_at(cards, call.player(1));
    return 0;
}

struct CounterOf {
    Scope scope;
    std::size_t subject;
    CounterId counter;
};

CounterOf counter_argument(Call& call) {
    CounterOf found{};
    switch (call.any_handle(1).kind()) {
        case ValueKind::game:
            found = {Scope::game, 0, no_counter};
            break;
        case ValueKind::owner:
            found = {Scope::player, index_of(call.player(1)), no_counter};
            break;
        case ValueKind::card:
            found = {Scope::card, index_of(call.card(1)), no_counter};
            break;
        default:
            found = {Scope::zone, index_of(call.zone(1)), no_counter};
            break;
    }
    const std::string_view name = call.text(2);
    const Schema& schema = call.game().schema();
    found.counter = call.world().names().counter(found.scope, name);
    if (found.counter == no_counter) {
        std::vector<std::string_view> known;
        for (const CounterKind& kind : schema.counters_of(found.scope))
            known.emplace_back(kind.name);
        call.mistake("there is no counter \"" + std::string{name} + "\" on " + call.describe(1) +
                     did_you_mean(name, known));
    }
    return found;
}

int add(Call& call) {
    Game& game = call.changing();
    const CounterOf what = counter_argument(call);
    std::int32_t changed = 0;
    const bool raised = game.add_to(what.scope, what.subject, what.counter,
                                    call.integer(3, INT32_MIN, INT32_MAX), &changed);
    return done(call, raised, Value::of(std::int64_t{changed}));
}

int take(Call& call) {
    Game& game = call.changing();
    const CounterOf what = counter_argument(call);
    const std::int32_t had = game.state().counter(what.scope, what.subject, what.counter);
    const bool raised = game.add_to(what.scope, what.subject, what.counter, -std::int64_t{had});
    return done(call, raised, Value::of(std::int64_t{had}));
}

Lifetime lifetime_named(Call& call, std::string_view name) {
    if (name == "turn") return Lifetime::turn;
    if (name == "phase") return Lifetime::phase;
    if (name == "round") return Lifetime::round;
    if (name == "step") return Lifetime::step;
    if (name == "next_time") return Lifetime::next_time;
    if (name == "game") return Lifetime::game;
    call.mistake("`ends` is turn, phase, round, step, next_time or game, not \"" +
                 std::string{name} + "\"");
}

int add_effect(Call& call) {
    Game& game = call.changing();
    Effect effect;
    effect.owner = doer(call);
    const std::string_view name = call.text(2);
    effect.source = game.acting_card();
    std::vector<Value> fields;
    if (!call.absent(3)) {
        call.table(3);
        if (call.field(3, "source")) effect.source = call.card(-1);
        if (call.field(3, "ends")) effect.ends = lifetime_named(call, call.text(-1));
        if (call.field(3, "fields")) {
            call.each_element(lua_gettop(call.lua()), [&](int element) {
                fields.push_back(call.value(element));
                const ValueKind kind = fields.back().kind();
                if (kind == ValueKind::event || kind == ValueKind::context) {
                    call.mistake("an effect cannot keep " + call.describe(element) +
                                 ": it is over long before the effect is");
                }
            });
        }
        call.only_fields(3, {"source", "ends", "fields"});
    }
    if (fields.size() > std::size(effect.fields)) call.mistake("an effect has at most 4 fields");
    std::copy(fields.begin(), fields.end(), std::begin(effect.fields));
    if (effect.source == no_card) call.mistake("an effect needs a source card");
    effect.definition = game.state().card(effect.source).definition;
    const auto& kinds = game.behaviours().cards[index_of(effect.definition)].effects;
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const EffectKind& each) { return each.name == name; });
    if (kind == kinds.end()) {
        std::vector<std::string_view> known;
        for (const EffectKind& each : kinds) known.emplace_back(each.name);
        call.mistake("the script of " + game.schema().definition(effect.definition).id +
                     " has no effect \"" + std::string{name} + "\"" + did_you_mean(name, known));
    }
    effect.index = static_cast<std::uint8_t>(kind - kinds.begin());
    game.add_effect(effect);
    return 0;
}

constexpr Binding change_table[] = {
    {api::Object::game | api::Object::player, "move", bound<move>},
    {api::Object::game | api::Object::player, "draw_from", bound<draw_from>},
    {api::Object::game | api::Object::player, "shuffle", bound<shuffle>},
    {api::Object::game | api::Object::player, "refill", bound<refill>},
    {api::Object::game | api::Object::player, "lay", bound<lay>},
    {api::Object::game | api::Object::player, "turn_face", bound<turn_face>},
    {api::Object::game | api::Object::player, "reveal", bound<reveal>},
    {api::Object::game | api::Object::player | api::Object::card | api::Object::zone, "add",
     bound<add>},
    {api::Object::game | api::Object::player, "add_effect", bound<add_effect>},
    {api::Object::player, "look", bound<look>},
    {api::Object::player | api::Object::card, "take", bound<take>},
    {api::Object::game, "replace", bound<replace>},
    {api::Object::card, "turn", bound<turn_side>},
    {api::Object::card, "become", bound<become>},
};

}  // namespace

std::span<const Binding> change_bindings() {
    return change_table;
}

}  // namespace cardwright
