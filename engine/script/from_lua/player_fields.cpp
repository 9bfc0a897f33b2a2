#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

using api::Object;

/// The player, who must have a seat.
OwnerId seated(Call& call, Value object) {
    const OwnerId player = call.player(object);
    if (index_of(player) >= call.state().seats()) {
        call.mistake("an owner without a seat has no neighbours");
    }
    return player;
}

int read_left(Call& call, Value object, std::size_t) {
    return call.push(Value::of(call.game().left_of(seated(call, object))));
}

int read_right(Call& call, Value object, std::size_t) {
    return call.push(Value::of(call.game().right_of(seated(call, object))));
}

int read_next(Call& call, Value object, std::size_t) {
    return call.push(Value::of(call.game().after(seated(call, object))));
}

int read_out(Call& call, Value object, std::size_t) {
    lua_pushboolean(call.lua(), call.state().order.in_game(seated(call, object)) ? 0 : 1);
    return 1;
}

int push_team_mates(Call& call, Value object, bool wanted) {
    const OwnerId player = seated(call, object);
    const auto& team = call.state().order.team;
    const std::uint8_t number = team[index_of(player)];
    std::vector<OwnerId> found = call.game().seats_from(player);
    std::erase_if(found, [&](OwnerId other) {
        const bool together = number != 0 && team[index_of(other)] == number;
        return other == player || together != wanted;
    });
    return call.push(std::span<const OwnerId>{found});
}

int read_partners(Call& call, Value object, std::size_t) {
    return push_team_mates(call, object, true);
}

int read_opponents(Call& call, Value object, std::size_t) {
    return push_team_mates(call, object, false);
}

int read_team(Call& call, Value object, std::size_t) {
    lua_pushinteger(call.lua(), call.state().order.team[index_of(seated(call, object))]);
    return 1;
}

int read_skips(Call& call, Value object, std::size_t) {
    lua_pushinteger(call.lua(), call.state().order.skips[index_of(seated(call, object))]);
    return 1;
}

int read_others(Call& call, Value object, std::size_t) {
    const OwnerId player = call.player(object);
    const bool has_seat = index_of(player) < call.state().seats();
    std::vector<OwnerId> order = call.game().seats_from(has_seat ? player : OwnerId{0});
    std::erase(order, player);
    return call.push(std::span<const OwnerId>{order});
}

int read_everyone(Call& call, Value object, std::size_t) {
    return call.push(std::span<const OwnerId>{call.game().seats_from(seated(call, object))});
}

int read_seat(Call& call, Value object, std::size_t) {
    lua_pushinteger(call.lua(), static_cast<lua_Integer>(index_of(seated(call, object))) + 1);
    return 1;
}

int read_turns(Call& call, Value object, std::size_t) {
    lua_pushinteger(call.lua(), call.state().cycles_taken[index_of(seated(call, object))]);
    return 1;
}

constexpr FieldBinding player_field_table[] = {
    {Object::player, "next", read_next},
    {Object::player, "out", read_out},
    {Object::player, "partners", read_partners, FieldSize::table},
    {Object::player, "opponents", read_opponents, FieldSize::table},
    {Object::player, "team", read_team},
    {Object::player, "skips", read_skips},
    {Object::player, "left", read_left},
    {Object::player, "right", read_right},
    {Object::player, "others", read_others, FieldSize::table},
    {Object::player, "everyone", read_everyone, FieldSize::table},
    {Object::player, "seat", read_seat},
    {Object::player, "turns", read_turns},
};

}  // namespace

std::span<const FieldBinding> player_fields() {
    return player_field_table;
}

int read_zone_of_player(Call& call, Value object, std::size_t which) {
    return push_zone_of_kind(call, id_at<ZoneKindId>(which), call.player(object), false);
}

}  // namespace cardwright
