// Counters are read by name from whatever has them.

#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

int push_counter(Call& call, Scope scope, std::size_t subject, std::size_t which, OwnerId owner) {
    const CounterId counter = id_at<CounterId>(which);
    if (const Lens* lens = call.world().lens();
        lens != nullptr && !lens->reads(scope, counter, owner)) {
        call.mistake("your seat cannot see that counter");
    }
    lua_pushinteger(call.lua(), call.state().counter(scope, subject, counter));
    return 1;
}

}  // namespace

int read_counter_of_game(Call& call, Value, std::size_t which) {
    return push_counter(call, Scope::game, 0, which, table_owner);
}

int read_counter_of_player(Call& call, Value object, std::size_t which) {
    const OwnerId player = call.player(object);
    return push_counter(call, Scope::player, index_of(player), which, player);
}

int read_counter_of_card(Call& call, Value object, std::size_t which) {
    const CardId card = call.card(object);
    return push_counter(call, Scope::card, index_of(card), which, call.state().owner_of(card));
}

int read_counter_of_zone(Call& call, Value object, std::size_t which) {
    const ZoneId zone = call.zone(object);
    return push_counter(call, Scope::zone, index_of(zone), which, call.state().zone(zone).owner);
}

}  // namespace cardwright
