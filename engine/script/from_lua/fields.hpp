// What the fields of objects hold: `game.round`, `me.hand`, `card.owner`, `ctx.event`.
#pragma once

#include <span>
#include <vector>

#include "api/api.hpp"
#include "script/common/call.hpp"
#include "script/common/field.hpp"

namespace cardwright {

/// A field that the engine gives every object of a kind.
struct FieldBinding {
    api::Objects on;
    const char* name;
    FieldReader read;
    FieldSize size = FieldSize::value;
};

// One table for each file of fields.
[[nodiscard]] std::span<const FieldBinding> game_fields();
[[nodiscard]] std::span<const FieldBinding> player_fields();
[[nodiscard]] std::span<const FieldBinding> card_fields();
[[nodiscard]] std::span<const FieldBinding> zone_fields();
[[nodiscard]] std::span<const FieldBinding> context_fields();
[[nodiscard]] std::span<const FieldBinding> choice_fields();

/// All of them.
[[nodiscard]] const std::vector<FieldBinding>& all_fields();

// Fields that a ruleset declares: `which` is the number of the zone, counter, fact or owner.
int read_zone_of_game(Call& call, Value object, std::size_t which);
int read_zone_of_player(Call& call, Value object, std::size_t which);
int read_counter_of_game(Call& call, Value object, std::size_t which);
int read_counter_of_player(Call& call, Value object, std::size_t which);
int read_counter_of_card(Call& call, Value object, std::size_t which);
int read_counter_of_zone(Call& call, Value object, std::size_t which);
int read_fact_of_card(Call& call, Value object, std::size_t which);
int read_fact_of_definition(Call& call, Value object, std::size_t which);
int read_owner_without_seat(Call& call, Value object, std::size_t which);

/// A zone of a kind: the zone itself, or all of them where there are slots, piles or owners.
int push_zone_of_kind(Call& call, ZoneKindId kind, OwnerId owner, bool everyone);

/// A player, or nil for the table.
inline int push_owner(Call& call, OwnerId owner) {
    return call.push(owner == table_owner ? Value{} : Value::of(owner));
}

/// Stops a bot that reads a card its seat cannot see.
inline void must_see(Call& call, CardId card) {
    if (const Lens* lens = call.world().lens(); lens != nullptr && !lens->knows(card)) {
        call.mistake("your seat cannot see that card");
    }
}

}  // namespace cardwright
