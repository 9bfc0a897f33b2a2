#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

using api::Object;

int read_players(Call& call, Value, std::size_t) {
    const Position& position = call.state().position;
    const OwnerId from = position.active != table_owner ? position.active
                         : position.turn != table_owner ? position.turn
                                                        : position.first;
    return call.push(std::span<const OwnerId>{call.game().seats_from(from)});
}

int read_seats(Call& call, Value, std::size_t) {
    return call.push(std::span<const OwnerId>{call.game().all_seats()});
}

int read_active(Call& call, Value, std::size_t) {
    return push_owner(call, call.state().position.active);
}

int read_turn(Call& call, Value, std::size_t) {
    return push_owner(call, call.state().position.turn);
}

int read_first(Call& call, Value, std::size_t) {
    return push_owner(call, call.state().position.first);
}

int read_reversed(Call& call, Value, std::size_t) {
    lua_pushboolean(call.lua(), call.state().order.reversed ? 1 : 0);
    return 1;
}

int read_round(Call& call, Value, std::size_t) {
    lua_pushinteger(call.lua(), call.state().position.round);
    return 1;
}

int read_phase(Call& call, Value, std::size_t) {
    const auto& phases = call.game().blueprint().phases;
    const auto phase = call.state().position.phase;
    return phase < phases.size() ? call.push_text(phases[phase].id) : call.push(Value{});
}

int read_game_params(Call& call, Value, std::size_t) {
    static_cast<void>(call.game());  // none while a script is loaded
    call.world().push_game_params(call.lua());
    return 1;
}

int read_options(Call& call, Value, std::size_t) {
    const auto& options = call.game().blueprint().options;
    const auto& chosen = call.game().setup().options;
    lua_createtable(call.lua(), 0, static_cast<int>(options.size()));
    const bool contested = call.game().blueprint().set_names.any_contested();
    const HomeId home = contested ? call.world().home_of_caller() : ruleset_home;
    for (std::size_t at = 0; at < options.size(); ++at) {
        call.world().set_number(call.lua(), options[at].name,
                                at < chosen.size() ? chosen[at] : options[at].default_value, home);
    }
    return 1;
}

int read_lineup(Call& call, Value, std::size_t) {
    const auto& lineup = call.game().setup().lineup;
    call.pay(lineup.size());
    lua_createtable(call.lua(), static_cast<int>(lineup.size()), 0);
    lua_Integer at = 0;
    for (const DefId definition : lineup) {
        call.push(Value::of(definition));
        lua_rawseti(call.lua(), -2, ++at);
    }
    return 1;
}

int read_definitions(Call& call, Value, std::size_t) {
    const std::size_t count = call.game().schema().definitions.size();
    call.pay(count);
    lua_createtable(call.lua(), static_cast<int>(count), 0);
    for (std::size_t at = 0; at < count; ++at) {
        call.push(Value::of(id_at<DefId>(at)));
        lua_rawseti(call.lua(), -2, static_cast<lua_Integer>(at) + 1);
    }
    return 1;
}

/// The zones of everybody: an object whose names are the kinds of zones.
int read_all(Call& call, Value, std::size_t) {
    static_cast<void>(call.game());
    return call.push(Value{ValueKind::game, 1});
}

int read_me(Call& call, Value, std::size_t) {
    static_cast<void>(call.game());
    if (call.world().lens() == nullptr) call.mistake("only a bot has a `me`");
    return call.push(Value::of(call.world().lens()->seat()));
}

constexpr FieldBinding game_field_table[] = {
    {Object::game, "players", read_players, FieldSize::table},
    {Object::game, "seats", read_seats, FieldSize::table},
    {Object::game, "active", read_active},
    {Object::game, "turn", read_turn},
    {Object::game, "first", read_first},
    {Object::game, "reversed", read_reversed},
    {Object::game, "round", read_round},
    {Object::game, "phase", read_phase},
    {Object::game, "params", read_game_params, FieldSize::table},
    {Object::game, "options", read_options, FieldSize::table},
    {Object::game, "lineup", read_lineup, FieldSize::table},
    {Object::game, "all", read_all},
    {Object::game, "definitions", read_definitions, FieldSize::table},
    {Object::game, "me", read_me},
};

}  // namespace

std::span<const FieldBinding> game_fields() {
    return game_field_table;
}

int read_zone_of_game(Call& call, Value object, std::size_t which) {
    const bool everyone = object.number() == 1;
    return push_zone_of_kind(call, id_at<ZoneKindId>(which), table_owner, everyone);
}

int read_owner_without_seat(Call& call, Value, std::size_t which) {
    return call.push(Value::of(id_at<OwnerId>(call.state().seats() + which)));
}

}  // namespace cardwright
