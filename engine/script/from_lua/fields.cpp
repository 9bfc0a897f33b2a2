// What the fields of objects hold: `game.round`, `me.hand`, `card.owner`, `ctx.event`.

#include "script/from_lua/fields.hpp"

#include "script/from_lua/event_handle.hpp"

namespace cardwright {
namespace {

enum Builtin : lua_Integer {
    // game
    game_players,
    game_seats,
    game_active,
    game_turn,
    game_first,
    game_round,
    game_phase,
    game_params,
    game_options,
    game_lineup,
    game_all,
    game_definitions,
    game_me,
    // player
    player_left,
    player_right,
    player_others,
    player_everyone,
    player_seat,
    player_turns,
    // card and definition
    card_name,
    card_owner,
    card_zone,
    card_below,
    card_side,
    card_face_up,
    card_definition,
    card_params,
    card_printed,
    // zone
    zone_name,
    zone_owner,
    zone_slot,
    zone_pile,
    // context
    ctx_player,
    ctx_owner,
    ctx_card,
    ctx_params,
    ctx_event,
    ctx_aside,
    ctx_effect,
    // event
    event_cancelled,
    // choice
    choice_prompt,
    choice_about,
    choice_min,
    choice_max,
    choice_kind,
    choice_optional,
};

constexpr FieldBinding builtins[] = {
    {api::Object::game, "players", game_players},
    {api::Object::game, "seats", game_seats},
    {api::Object::game, "active", game_active},
    {api::Object::game, "turn", game_turn},
    {api::Object::game, "first", game_first},
    {api::Object::game, "round", game_round},
    {api::Object::game, "phase", game_phase},
    {api::Object::game, "params", game_params},
    {api::Object::game, "options", game_options},
    {api::Object::game, "lineup", game_lineup},
    {api::Object::game, "all", game_all},
    {api::Object::game, "definitions", game_definitions},
    {api::Object::game, "me", game_me},
    {api::Object::player, "left", player_left},
    {api::Object::player, "right", player_right},
    {api::Object::player, "others", player_others},
    {api::Object::player, "everyone", player_everyone},
    {api::Object::player, "seat", player_seat},
    {api::Object::player, "turns", player_turns},
    {api::Object::card | api::Object::definition, "name", card_name},
    {api::Object::card, "owner", card_owner},
    {api::Object::card, "zone", card_zone},
    {api::Object::card, "below", card_below},
    {api::Object::card, "side", card_side},
    {api::Object::card, "face_up", card_face_up},
    {api::Object::card, "definition", card_definition},
    {api::Object::card | api::Object::definition, "params", card_params},
    {api::Object::card, "printed", card_printed},
    {api::Object::zone, "name", zone_name},
    {api::Object::zone, "owner", zone_owner},
    {api::Object::zone, "slot", zone_slot},
    {api::Object::zone, "pile", zone_pile},
    {api::Object::context, "player", ctx_player},
    {api::Object::context, "owner", ctx_owner},
    {api::Object::context, "card", ctx_card},
    {api::Object::context, "params", ctx_params},
    {api::Object::context, "event", ctx_event},
    {api::Object::context, "aside", ctx_aside},
    {api::Object::context, "effect", ctx_effect},
    {api::Object::event, "cancelled", event_cancelled},
    {api::Object::choice, "prompt", choice_prompt},
    {api::Object::choice, "about", choice_about},
    {api::Object::choice, "min", choice_min},
    {api::Object::choice, "max", choice_max},
    {api::Object::choice, "kind", choice_kind},
    {api::Object::choice, "optional", choice_optional},
};

}  // namespace

std::span<const FieldBinding> builtin_fields() {
    return builtins;
}

void must_see(Call& call, CardId card) {
    if (const Lens* lens = call.host().lens(); lens != nullptr && !lens->knows(card)) {
        call.mistake("your seat cannot see that card");
    }
}

/// The face tells what the back does; without it the back itself must be in sight.
void must_see_back(Call& call, CardId card) {
    if (const Lens* lens = call.host().lens();
        lens != nullptr && !lens->knows(card) && !lens->sees_back(card)) {
        call.mistake("your seat cannot see the back of that card");
    }
}

int push_zone_of_kind(Call& call, ZoneKindId kind_id, OwnerId owner, bool everyone) {
    const ZoneKind& kind = call.game().schema().zone(kind_id);
    if (everyone || kind.piles || kind.slots != 0) {
        return call.push(Value::family(kind_id, kind.shared ? table_owner : owner, everyone));
    }
    return call.push(Value::of(call.state().zone_of(kind_id, owner)));
}

namespace {

int push_game_field(Call& call, Builtin field) {
    Game& game = call.game();
    const State& state = call.state();
    const Position& position = state.position;
    const auto owner_or_nil = [&](OwnerId owner) {
        return call.push(owner == table_owner ? Value{} : Value::of(owner));
    };
    switch (field) {
        case game_players: {
            const OwnerId from = position.active != table_owner ? position.active
                                 : position.turn != table_owner ? position.turn
                                                                : position.first;
            return call.push(std::span<const OwnerId>{game.seats_from(from)});
        }
        case game_seats:
            return call.push(std::span<const OwnerId>{game.seats_from(OwnerId{0})});
        case game_active:
            return owner_or_nil(position.active);
        case game_turn:
            return owner_or_nil(position.turn);
        case game_first:
            return owner_or_nil(position.first);
        case game_round:
            return call.push(Value::of(std::int64_t{position.round}));
        case game_phase:
            if (position.phase >= game.blueprint().phases.size()) return call.push(Value{});
            return call.push_text(game.blueprint().phases[position.phase].id);
        case game_params:
            call.host().push_game_params(call.lua());
            return 1;
        case game_options: {
            const auto& options = game.blueprint().options;
            lua_createtable(call.lua(), 0, static_cast<int>(options.size()));
            for (std::size_t at = 0; at < options.size(); ++at) {
                lua_pushinteger(call.lua(), at < game.setup().options.size()
                                                ? game.setup().options[at]
                                                : options[at].default_value);
                lua_setfield(call.lua(), -2, options[at].name.c_str());
            }
            return 1;
        }
        case game_lineup: {
            call.pay(game.setup().lineup.size());
            lua_createtable(call.lua(), static_cast<int>(game.setup().lineup.size()), 0);
            lua_Integer at = 0;
            for (const DefId definition : game.setup().lineup) {
                call.push(Value::of(definition));
                lua_rawseti(call.lua(), -2, ++at);
            }
            return 1;
        }
        case game_definitions: {
            const std::size_t count = game.schema().definitions.size();
            call.pay(count);
            lua_createtable(call.lua(), static_cast<int>(count), 0);
            for (std::size_t at = 0; at < count; ++at) {
                call.push(Value::of(id_at<DefId>(at)));
                lua_rawseti(call.lua(), -2, static_cast<lua_Integer>(at) + 1);
            }
            return 1;
        }
        case game_all:
            return call.push(Value{ValueKind::game, 1});
        case game_me:
            if (call.host().lens() == nullptr) call.mistake("only a bot has a `me`");
            return call.push(Value::of(call.host().lens()->seat()));
        default:
            return 0;
    }
}

int push_player_field(Call& call, Builtin field, OwnerId player) {
    Game& game = call.game();
    const bool seated = index_of(player) < call.state().seats();
    if (!seated && field != player_others)
        call.mistake("an owner without a seat has no neighbours");
    switch (field) {
        case player_left:
            return call.push(Value::of(game.left_of(player)));
        case player_right:
            return call.push(Value::of(game.right_of(player)));
        case player_others: {
            std::vector<OwnerId> order = game.seats_from(seated ? player : OwnerId{0});
            if (seated) order.erase(order.begin());
            return call.push(std::span<const OwnerId>{order});
        }
        case player_everyone:
            return call.push(std::span<const OwnerId>{game.seats_from(player)});
        case player_seat:
            return call.push(Value::of(static_cast<std::int64_t>(index_of(player) + 1)));
        case player_turns:
            return call.push(Value::of(std::int64_t{call.state().cycles_taken[index_of(player)]}));
        default:
            return 0;
    }
}

int push_card_field(Call& call, Builtin field, CardId id) {
    const State& state = call.state();
    const Card& card = state.card(id);
    switch (field) {
        case card_name:
            must_see(call, id);
            return call.push_text(state.definition(id).id);
        case card_owner: {
            const OwnerId owner = state.owner_of(id);
            return call.push(owner == table_owner ? Value{} : Value::of(owner));
        }
        case card_zone:
            return call.push(card.zone == no_zone ? Value{} : Value::of(card.zone));
        case card_below:
            return call.push(card.on == no_card ? Value{} : Value::of(card.on));
        case card_side:
            return call.push(Value::of(std::int64_t{card.side}));
        case card_face_up:
            return call.push(Value::of(card.face_up));
        case card_definition:
            must_see(call, id);
            return call.push(Value::of(card.definition));
        case card_printed:
            must_see(call, id);
            return call.push(call.state().definition(id).sides.empty()
                                 ? Value::of(card.definition)
                                 : Value::of(card.definition, card.side));
        case card_params:
            must_see(call, id);
            call.host().push_params(call.lua(), card.definition);
            return 1;
        default:
            return 0;
    }
}

int push_zone_field(Call& call, Builtin field, ZoneId id) {
    const ZoneInfo& info = call.state().zone(id);
    switch (field) {
        case zone_name:
            if (info.kind == no_zone_kind) return call.push_text("aside");
            return call.push_text(call.game().schema().zone(info.kind).name);
        case zone_owner:
            return call.push(info.owner == table_owner ? Value{} : Value::of(info.owner));
        case zone_slot:
            return call.push(Value::of(std::int64_t{info.slot}));
        case zone_pile:
            return call.push(info.pile == no_definition ? Value{} : Value::of(info.pile));
        default:
            return 0;
    }
}

int push_context_field(Call& call, Builtin field, Value handle) {
    const Context context = call.host().context(handle);
    Game& game = call.game();
    const auto owner_or_nil = [&](OwnerId owner) {
        return call.push(owner == table_owner ? Value{} : Value::of(owner));
    };
    switch (field) {
        case ctx_player:
            return owner_or_nil(context.player);
        case ctx_owner:
            return owner_or_nil(context.owner);
        case ctx_card:
            return call.push(context.card == no_card ? Value{} : Value::of(context.card));
        case ctx_params:
            if (context.definition == no_definition)
                call.mistake("there is no card here to have params");
            call.host().push_params(call.lua(), context.definition);
            return 1;
        case ctx_event:
            return call.push(handle_of(game.strand(), context.event));
        case ctx_aside:
            return call.push(Value::of(call.changing().aside()));
        case ctx_effect: {
            call.pay(call.state().effects().size());
            for (const Effect& effect : call.state().effects()) {
                if (effect.serial != context.effect) continue;
                lua_createtable(call.lua(), 4, 0);
                lua_Integer at = 0;
                for (const Value value : effect.fields) {
                    call.push(value);
                    lua_rawseti(call.lua(), -2, ++at);
                }
                return 1;
            }
            return call.push(Value{});
        }
        default:
            return 0;
    }
}

int push_choice_field(Call& call, Builtin field) {
    const Choice* choice = call.host().bot_choice();
    if (choice == nullptr) call.mistake("no choice is open");
    switch (field) {
        case choice_prompt:
            return call.push_text(call.game().words().text(choice->prompt));
        case choice_about:
            return call.push(choice->about);
        case choice_min:
            return call.push(Value::of(std::int64_t{choice->least}));
        case choice_max:
            return call.push(Value::of(std::int64_t{choice->most}));
        case choice_optional:
            return call.push(Value::of(choice->optional || choice->least == 0));
        case choice_kind:
            return call.push_text(choice->kind == Choice::Kind::number  ? "number"
                                  : choice->kind == Choice::Kind::order ? "order"
                                                                        : "pick");
        default:
            return 0;
    }
}

int push_counter(Call& call, Scope scope, std::size_t subject, CounterId counter, OwnerId owner) {
    if (const Lens* lens = call.host().lens();
        lens != nullptr && !lens->reads(scope, counter, owner)) {
        call.mistake("your seat cannot see that counter");
    }
    return call.push(Value::of(std::int64_t{call.state().counter(scope, subject, counter)}));
}

int push_fact(Call& call, DefId definition, std::uint8_t side, FactId fact) {
    call.host().push_fact(call.lua(), definition, side, fact);
    return 1;
}

}  // namespace

int push_named_field(Call& call, Value object, lua_Integer code) {
    const auto index = static_cast<std::size_t>(code & field_mask);
    switch (code & ~field_mask) {
        case builtin_field: {
            const auto field = static_cast<Builtin>(index);
            switch (object.kind()) {
                case ValueKind::game:
                    return push_game_field(call, field);
                case ValueKind::owner:
                    return push_player_field(call, field, call.player(1));
                case ValueKind::card:
                    return push_card_field(call, field, call.card(1));
                case ValueKind::zone:
                    return push_zone_field(call, field, call.zone(1));
                case ValueKind::context:
                    return push_context_field(call, field, object);
                case ValueKind::choice:
                    return push_choice_field(call, field);
                case ValueKind::event:
                    return call.push(Value::of(event_behind(call, 1).cancelled));
                case ValueKind::definition:
                    if (field == card_params) {
                        call.host().push_params(call.lua(), call.definition(1, "a definition"));
                        return 1;
                    }
                    return call.push_text(
                        call.game().schema().definition(call.definition(1, "a definition")).id);
                default:
                    return 0;
            }
        }
        case zone_field: {
            const bool everyone = object.kind() == ValueKind::game && object.number() == 1;
            return push_zone_of_kind(
                call, id_at<ZoneKindId>(index),
                object.kind() == ValueKind::owner ? call.player(1) : table_owner, everyone);
        }
        case counter_field: {
            const CounterId counter = id_at<CounterId>(index);
            switch (object.kind()) {
                case ValueKind::game:
                    return push_counter(call, Scope::game, 0, counter, table_owner);
                case ValueKind::owner:
                    return push_counter(call, Scope::player, index_of(call.player(1)), counter,
                                        call.player(1));
                case ValueKind::card: {
                    const CardId card = call.card(1);
                    return push_counter(call, Scope::card, index_of(card), counter,
                                        call.state().owner_of(card));
                }
                default: {
                    const ZoneId zone = call.zone(1);
                    return push_counter(call, Scope::zone, index_of(zone), counter,
                                        call.state().zone(zone).owner);
                }
            }
        }
        case fact_field: {
            const FactId fact = id_at<FactId>(index);
            if (object.kind() == ValueKind::definition) {
                return push_fact(call, call.definition(1, "a definition"), object.printed_side(),
                                 fact);
            }
            const CardId card = call.card(1);
            if (!call.game().schema().facts[index].on_back) {
                must_see(call, card);
            } else {
                must_see_back(call, card);
            }
            const Card& shown = call.state().card(card);
            return push_fact(call, shown.definition, shown.side, fact);
        }
        case owner_field:
            return call.push(Value::of(id_at<OwnerId>(call.state().seats() + index)));
        default:
            return 0;
    }
}

bool push_plain_field(lua_State* L, Value object, lua_Integer code) noexcept {
    const auto code_of = [](Builtin field) {
        return lua_Integer{builtin_field} + static_cast<lua_Integer>(field);
    };
    const auto* host = static_cast<const ScriptHost*>(Sandbox::link(L).host);
    const Game* game = host->game_or_null();
    if (game == nullptr) return false;
    const Lens* lens = host->lens();
    const State& state = lens != nullptr ? lens->state() : game->state();
    const auto index = static_cast<std::size_t>(code & field_mask);
    const auto push = [&](Value value) {
        push_handle(L, *host, value);
        return true;
    };
    const auto push_zone = [&](OwnerId owner) {
        const ZoneKindId kind = id_at<ZoneKindId>(index);
        const ZoneKind& declared = game->schema().zone(kind);
        if (declared.piles || declared.slots != 0) {
            return push(Value::family(kind, declared.shared ? table_owner : owner));
        }
        return push(Value::of(state.zone_of(kind, owner)));
    };
    const auto push_count = [&](Scope scope, std::size_t subject, OwnerId owner) {
        const CounterId counter = id_at<CounterId>(index);
        if (lens != nullptr && !lens->reads(scope, counter, owner)) return false;
        lua_pushinteger(L, state.counter(scope, subject, counter));
        return true;
    };
    switch (object.kind()) {
        case ValueKind::game:
            if (object.number() != 0) return false;
            if ((code & ~field_mask) == zone_field) return push_zone(table_owner);
            if ((code & ~field_mask) == counter_field) {
                return push_count(Scope::game, 0, table_owner);
            }
            if (code == code_of(game_params)) return host->push_known_params(L);
            return code == code_of(game_me) && lens != nullptr && push(Value::of(lens->seat()));
        case ValueKind::owner: {
            const OwnerId owner = object.owner();
            if (index_of(owner) >= state.owners()) return false;
            if ((code & ~field_mask) == zone_field) return push_zone(owner);
            if (code == code_of(player_turns) && index_of(owner) < state.seats()) {
                lua_pushinteger(L, state.cycles_taken[index_of(owner)]);
                return true;
            }
            return (code & ~field_mask) == counter_field &&
                   push_count(Scope::player, index_of(owner), owner);
        }
        case ValueKind::card: {
            const CardId card = object.card();
            if (index_of(card) >= state.card_count()) return false;
            const OwnerId owner = state.owner_of(card);
            if ((code & ~field_mask) == counter_field) {
                return push_count(Scope::card, index_of(card), owner);
            }
            if ((code & ~field_mask) == fact_field) {
                return lens == nullptr &&
                       host->push_known_fact(L, state.card(card).definition, state.card(card).side,
                                             id_at<FactId>(index));
            }
            if (code == code_of(card_owner)) {
                return owner != table_owner && push(Value::of(owner));
            }
            return code == code_of(card_zone) && state.card(card).zone != no_zone &&
                   push(Value::of(state.card(card).zone));
        }
        case ValueKind::context: {
            const Context* context = host->live_context(object);
            if (context == nullptr) return false;
            if (code == code_of(ctx_player)) {
                return context->player != table_owner && push(Value::of(context->player));
            }
            if (code == code_of(ctx_card)) {
                return context->card != no_card && push(Value::of(context->card));
            }
            if (code == code_of(ctx_params)) {
                return context->definition != no_definition &&
                       host->push_known_params(L, context->definition);
            }
            return code == code_of(ctx_event) && context->event < game->strand().event_count &&
                   push(handle_of(game->strand(), context->event));
        }
        case ValueKind::event: {
            const Event* event = live_event(game->strand(), object);
            if (event == nullptr || code != code_of(event_cancelled)) return false;
            lua_pushboolean(L, event->cancelled ? 1 : 0);
            return true;
        }
        default:
            return false;
    }
}

}  // namespace cardwright
