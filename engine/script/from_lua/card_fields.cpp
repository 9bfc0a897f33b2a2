// Fields of cards, and of definitions: what all copies of a card have in common.

#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

using api::Object;

int push_params_of(Call& call, DefId definition) {
    if (!call.world().push_known_params(call.lua(), definition)) {
        call.world().push_params(call.lua(), definition);
    }
    return 1;
}

int read_card_name(Call& call, Value object, std::size_t) {
    const CardId card = call.card(object);
    must_see(call, card);
    return call.push_text(call.state().definition(card).id);
}

int read_card_owner(Call& call, Value object, std::size_t) {
    return push_owner(call, call.state().owner_of(call.card(object)));
}

int read_card_zone(Call& call, Value object, std::size_t) {
    const ZoneId zone = call.state().card(call.card(object)).zone;
    return call.push(zone == no_zone ? Value{} : Value::of(zone));
}

int read_below(Call& call, Value object, std::size_t) {
    const CardId below = call.state().card(call.card(object)).on;
    return call.push(below == no_card ? Value{} : Value::of(below));
}

int read_side(Call& call, Value object, std::size_t) {
    lua_pushinteger(call.lua(), call.state().card(call.card(object)).side);
    return 1;
}

int read_face_up(Call& call, Value object, std::size_t) {
    lua_pushboolean(call.lua(), call.state().card(call.card(object)).face_up ? 1 : 0);
    return 1;
}

int read_definition(Call& call, Value object, std::size_t) {
    const CardId card = call.card(object);
    must_see(call, card);
    return call.push(Value::of(call.state().card(card).definition));
}

int read_printed(Call& call, Value object, std::size_t) {
    const CardId id = call.card(object);
    must_see(call, id);
    const Card& card = call.state().card(id);
    return call.push(call.state().definition(id).sides.empty()
                         ? Value::of(card.definition)
                         : Value::of(card.definition, card.side));
}

int read_card_params(Call& call, Value object, std::size_t) {
    const CardId card = call.card(object);
    must_see(call, card);
    return push_params_of(call, call.state().card(card).definition);
}

int read_definition_name(Call& call, Value, std::size_t) {
    return call.push_text(call.game().schema().definition(call.definition(1, "a definition")).id);
}

int read_definition_params(Call& call, Value, std::size_t) {
    return push_params_of(call, call.definition(1, "a definition"));
}

/// What it gives when it is carried out, by the names that a script may call it.
int read_definition_gives(Call& call, Value, std::size_t) {
    const DefId definition = call.definition(1, "a definition");
    const auto& gives = call.game().schema().definition(definition).gives;
    const bool contested = call.game().blueprint().set_names.any_contested();
    const HomeId home = contested ? call.world().home_of_caller() : ruleset_home;
    call.pay(gives.size());
    lua_createtable(call.lua(), 0, static_cast<int>(gives.size()));
    for (const auto& [name, number] : gives) {
        const std::string called{call.game().schema().words.text(name)};
        call.world().set_number(call.lua(), called, number, home);
    }
    return 1;
}

/// The face tells what the back does; without it the back itself must be in sight.
void must_see_back(Call& call, CardId card) {
    if (const Lens* lens = call.world().lens();
        lens != nullptr && !lens->knows(card) && !lens->sees_back(card)) {
        call.mistake("your seat cannot see the back of that card");
    }
}

constexpr FieldBinding card_field_table[] = {
    {Object::card, "name", read_card_name},
    {Object::card, "owner", read_card_owner},
    {Object::card, "zone", read_card_zone},
    {Object::card, "below", read_below},
    {Object::card, "side", read_side},
    {Object::card, "face_up", read_face_up},
    {Object::card, "definition", read_definition},
    {Object::card, "printed", read_printed},
    {Object::card, "params", read_card_params, FieldSize::table},
    {Object::definition, "name", read_definition_name},
    {Object::definition, "params", read_definition_params, FieldSize::table},
    {Object::definition, "gives", read_definition_gives, FieldSize::table},
};

}  // namespace

std::span<const FieldBinding> card_fields() {
    return card_field_table;
}

int read_fact_of_card(Call& call, Value object, std::size_t which) {
    const CardId card = call.card(object);
    if (call.world().lens() != nullptr) {
        if (call.game().schema().facts[which].on_back) {
            must_see_back(call, card);
        } else {
            must_see(call, card);
        }
    }
    const Card& shown = call.state().card(card);
    call.world().push_fact(call.lua(), shown.definition, shown.side, id_at<FactId>(which));
    return 1;
}

int read_fact_of_definition(Call& call, Value object, std::size_t which) {
    call.world().push_fact(call.lua(), call.definition(1, "a definition"), object.printed_side(),
                           id_at<FactId>(which));
    return 1;
}

}  // namespace cardwright
