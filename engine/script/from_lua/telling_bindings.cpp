// What scripts tell the table: lines of the journal, and what chance has brought.

#include "script/common/bound.hpp"
#include "script/from_lua/bindings.hpp"

namespace cardwright {
namespace {

void count_line(Call& call, Game& game) {
    const ScriptLimits& limits = call.world().sandbox().limits();
    if (++game.state().lines_logged > limits.log_lines_per_game) {
        call.mistake("limit log_lines_per_game (" + std::to_string(limits.log_lines_per_game) +
                     ") reached: the script logs without end");
    }
}

int log(Call& call) {
    Game& game = call.changing();
    count_line(call, game);
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::happened;
    entry.word = call.learnt_word(2);
    game.note(std::move(entry));
    return 0;
}

JournalCard named_card(Call& call, Game& game, int index) {
    JournalCard told;
    told.seen_by = game.state().topology().everyone();
    if (lua_type(call.lua(), index) != LUA_TSTRING) {
        if (call.any_handle(index).kind() == ValueKind::card) {
            return game.as_seen(call.card(index));
        }
        told.definition = call.definition(index, "a card, a definition or a card's name");
        return told;
    }
    const auto known = game.schema().find_definition(call.text(index));
    if (!known) call.mistake("there is no card \"" + std::string{call.text(index)} + "\"");
    told.definition = *known;
    return told;
}

int tell(Call& call) {
    Game& game = call.changing();
    count_line(call, game);
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::told;
    entry.word = call.learnt_word(2);
    if (!call.absent(3)) {
        call.table(3);
        if (call.field(3, "who")) entry.who = call.player(-1);
        if (call.field(3, "whom")) entry.whom = call.player(-1);
        if (call.field(3, "number")) entry.number = call.integer(-1, INT32_MIN, INT32_MAX);
        if (call.field(3, "card")) {
            entry.cards.push_back(named_card(call, game, lua_gettop(call.lua())));
        }
        if (call.field(3, "cards")) {
            std::vector<CardId> cards;
            call.cards(lua_gettop(call.lua()), cards);
            for (const CardId card : cards) entry.cards.push_back(game.as_seen(card));
        }
        if (call.field(3, "to")) {
            entry.public_to = 0;
            call.each_element(lua_gettop(call.lua()), [&](int element) {
                entry.public_to |= seat_bit(call.player(element));
            });
        }
        call.only_fields(3, {"who", "whom", "card", "cards", "number", "to"});
    }
    game.note(std::move(entry));
    return 0;
}

/// The table is told what has come up, if the script says with which text.
void tell_chance(Call& call, Game& game, int how, Value came_up) {
    if (call.absent(how)) return;
    count_line(call, game);
    JournalEntry entry;
    entry.kind = JournalEntry::Kind::told;
    call.table(how);
    if (!call.field(how, "tell")) call.mistake("say with which text to `tell` it");
    entry.word = call.learnt_word(lua_gettop(call.lua()));
    if (call.field(how, "who")) entry.who = call.player(-1);
    call.only_fields(how, {"tell", "who"});
    switch (came_up.kind()) {
        case ValueKind::integer:
            entry.number = came_up.number();
            break;
        case ValueKind::owner:
            entry.whom = came_up.owner();
            break;
        case ValueKind::card:
            entry.cards.push_back(game.as_seen(came_up.card()));
            break;
        case ValueKind::definition:
            entry.cards.push_back(
                {came_up.definition(), game.state().topology().everyone(), false});
            break;
        default:
            break;
    }
    game.note(std::move(entry));
}

Game& chance(Call& call) {
    Game& game = call.changing();
    game.may_draw_lots();
    if (game.dealing()) call.mistake("nothing random may happen while the table is dealt");
    return game;
}

std::string_view stream_named(Call& call) {
    return call.absent(3) ? std::string_view{"game"} : call.text(3);
}

int random(Call& call) {
    Game& game = chance(call);
    const auto bound = call.integer(2, 1, INT32_MAX);
    const auto drawn = game.random_below(stream_named(call), static_cast<std::uint32_t>(bound));
    tell_chance(call, game, 4, Value::of(std::int64_t{drawn} + 1));
    lua_pushinteger(call.lua(), lua_Integer{drawn} + 1);
    return 1;
}

int random_pick(Call& call) {
    Game& game = chance(call);
    const lua_Integer length = call.list(2);
    if (length == 0) {
        lua_pushnil(call.lua());
        return 1;
    }
    const bool told = !call.absent(4);
    const auto drawn = game.random_below(stream_named(call), static_cast<std::uint32_t>(length));
    call.element(2, lua_Integer{drawn} + 1);
    if (told) {
        const int picked = lua_gettop(call.lua());
        tell_chance(call, game, 4, call.value(picked));
        lua_settop(call.lua(), picked);
    }
    return 1;
}

constexpr Binding telling_table[] = {
    {api::Object::game, "log", bound<log>},
    {api::Object::game, "tell", bound<tell>},
    {api::Object::game, "random", bound<random>},
    {api::Object::game, "random_pick", bound<random_pick>},
};

}  // namespace

std::span<const Binding> telling_bindings() {
    return telling_table;
}

}  // namespace cardwright
