#include "script/from_lua/fields.hpp"

namespace cardwright {
namespace {

using api::Object;

const Choice& choice_of_bot(Call& call) {
    const Choice* choice = call.world().bot_view().choice;
    if (choice == nullptr) call.mistake("no choice is open");
    return *choice;
}

int read_prompt(Call& call, Value, std::size_t) {
    return call.push_text(call.game().words().text(choice_of_bot(call).prompt));
}

int read_about(Call& call, Value, std::size_t) {
    return call.push(choice_of_bot(call).about);
}

int read_min(Call& call, Value, std::size_t) {
    lua_pushinteger(call.lua(), choice_of_bot(call).least);
    return 1;
}

int read_max(Call& call, Value, std::size_t) {
    lua_pushinteger(call.lua(), choice_of_bot(call).most);
    return 1;
}

int read_kind(Call& call, Value, std::size_t) {
    const Choice::Kind kind = choice_of_bot(call).kind;
    return call.push_text(kind == Choice::Kind::number  ? "number"
                          : kind == Choice::Kind::order ? "order"
                                                        : "pick");
}

int read_optional(Call& call, Value, std::size_t) {
    const Choice& choice = choice_of_bot(call);
    lua_pushboolean(call.lua(), choice.optional || choice.least == 0 ? 1 : 0);
    return 1;
}

constexpr FieldBinding choice_field_table[] = {
    {Object::choice, "prompt", read_prompt}, {Object::choice, "about", read_about},
    {Object::choice, "min", read_min},       {Object::choice, "max", read_max},
    {Object::choice, "kind", read_kind},     {Object::choice, "optional", read_optional},
};

}  // namespace

std::span<const FieldBinding> choice_fields() {
    return choice_field_table;
}

}  // namespace cardwright
