// Fields of contexts and events. (What an event tells is its own, see `other_names.cpp`.)

#include "script/common/event_handle.hpp"
#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

using api::Object;

int read_context_player(Call& call, Value object, std::size_t) {
    return push_owner(call, call.world().context(object).player);
}

int read_context_owner(Call& call, Value object, std::size_t) {
    return push_owner(call, call.world().context(object).owner);
}

int read_context_card(Call& call, Value object, std::size_t) {
    const CardId card = call.world().context(object).card;
    return call.push(card == no_card ? Value{} : Value::of(card));
}

int read_context_params(Call& call, Value object, std::size_t) {
    const DefId definition = call.world().context(object).definition;
    if (definition == no_definition) call.mistake("there is no card here to have params");
    if (!call.world().push_known_params(call.lua(), definition)) {
        call.world().push_params(call.lua(), definition);
    }
    return 1;
}

int read_context_event(Call& call, Value object, std::size_t) {
    return call.push(handle_of(call.game().strand(), call.world().context(object).event));
}

int read_answers(Call& call, Value object, std::size_t) {
    return call.push(handle_of(call.game().strand(), call.world().context(object).answers));
}

int read_aside(Call& call, Value object, std::size_t) {
    static_cast<void>(call.world().context(object));
    return call.push(Value::of(call.changing().aside()));
}

int read_effect(Call& call, Value object, std::size_t) {
    const Context context = call.world().context(object);
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

int read_cancelled(Call& call, Value, std::size_t) {
    lua_pushboolean(call.lua(), event_behind(call, 1).cancelled ? 1 : 0);
    return 1;
}

constexpr FieldBinding context_field_table[] = {
    {Object::context, "player", read_context_player},
    {Object::context, "owner", read_context_owner},
    {Object::context, "card", read_context_card},
    {Object::context, "params", read_context_params, FieldSize::table},
    {Object::context, "event", read_context_event},
    {Object::context, "answers", read_answers},
    {Object::context, "aside", read_aside},
    {Object::context, "effect", read_effect, FieldSize::table},
    {Object::event, "cancelled", read_cancelled},
};

}  // namespace

std::span<const FieldBinding> context_fields() {
    return context_field_table;
}

}  // namespace cardwright
