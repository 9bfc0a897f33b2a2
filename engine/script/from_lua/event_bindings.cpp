// Events: what happens by name, who may replace it, what follows it.

#include <algorithm>

#include "script/common/bound.hpp"
#include "script/common/event_handle.hpp"
#include "script/common/ordered_keys.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/sandbox/frozen.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

namespace {

/// The number of an event, for something that changes it.
std::uint32_t event_to_change(Call& call, int index) {
    const std::uint32_t event = event_number(call, index);
    if (!call.changing().may_change_event(event)) {
        call.mistake("this event began before the trial, which changes only what it begins itself");
    }
    return event;
}

void set_field(Call& call, std::uint32_t event, Word name, int index) {
    if (lua_type(call.lua(), index) != LUA_TTABLE) {
        call.game().set_field(event, name, call.value(index));
        return;
    }
    std::vector<Value> list;
    call.each_element(index, [&](int element) { list.push_back(call.value(element)); });
    call.game().set_field(event, name, std::move(list));
}

[[noreturn]] void unknown_field(Call& call, const EventKind& kind, std::string_view name) {
    const std::vector<std::string_view> known{kind.fields.begin(), kind.fields.end()};
    call.mistake("the event \"" + kind.name + "\" has no field \"" + std::string{name} + "\"" +
                 did_you_mean(name, known));
}

/// Finds the key that the event does not have.
[[noreturn]] void complain_about_fields(Call& call, const EventKind& kind, int table) {
    lua_State* L = call.lua();
    const OrderedKeys keys{L, table};
    for (const auto& [name, value] : keys.entries()) {
        if (std::find(kind.fields.begin(), kind.fields.end(), name) == kind.fields.end()) {
            unknown_field(call, kind, name);
        }
    }
    call.mistake("the fields of an event stand in a table of their own");
}

std::uint32_t new_event(Call& call) {
    Game& game = call.game();
    const std::string_view name = call.text(2);
    const auto kind = call.world().names().event(name);
    if (!kind) {
        std::vector<std::string_view> known;
        for (const EventKind& each : game.blueprint().events) known.emplace_back(each.name);
        call.mistake("no event is called \"" + std::string{name} + "\"" +
                     did_you_mean(name, known));
    }
    const EventKind& declared = game.blueprint().events[index_of(*kind)];
    const std::uint32_t index = game.new_event(*kind);
    if (call.absent(3)) return index;
    call.table(3);
    lua_State* L = call.lua();
    std::size_t given = 0;
    const std::size_t most = declared.fields.size();
    lua_pushnil(L);
    while (lua_next(L, 3) != 0) {
        lua_pop(L, 1);
        if (++given <= most) continue;
        lua_pop(L, 1);  // one of them it does not have
        break;
    }
    const std::vector<Word>& words = call.world().fields_of(*kind);
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!call.field(3, declared.fields[at].c_str())) continue;
        set_field(call, index, words[at], lua_gettop(L));
        lua_pop(L, 1);
        --given;
    }
    if (given != 0) complain_about_fields(call, declared, 3);
    return index;
}

int raise(Call& call, std::uint32_t index, bool before) {
    Game& game = call.game();
    const Event& event = game.strand().events[index];
    const Value handle = handle_of(game.strand(), index);
    if (!before) {
        const Value player = event.field(game.words().find("player"));
        const Value card = event.field(game.words().find("card"));
        game.note_event(event.kind,
                        player.kind() == ValueKind::owner ? player.owner() : table_owner,
                        card.kind() == ValueKind::card ? card.card() : no_card);
    }
    if (!game.anyone_answers(index, before)) return call.push(handle);
    if (game.quiet() || lua_isyieldable(call.lua()) == 0) {
        call.mistake("something listens to this event, and nothing can be resolved here");
    }
    game.raise_event(index, before);
    game.await_events(handle);
    return Call::suspend;
}

int fire(Call& call) {
    call.changing();
    const bool known = lua_type(call.lua(), 2) == LUA_TLIGHTUSERDATA;
    return raise(call, known ? event_number(call, 2) : new_event(call), false);
}

int announce(Call& call) {
    call.changing();
    return raise(call, new_event(call), true);
}

int respond(Call& call) {
    Game& game = call.asking();
    const std::string name = call.world().meant_here(call.text(2));
    const auto& windows = game.blueprint().windows;
    std::vector<std::string_view> known;
    for (const Window& window : windows) known.push_back(game.words().text(window.name));
    const auto found = std::find(known.begin(), known.end(), name);
    if (found == known.end()) {
        call.mistake("there is no window \"" + name + "\"" + did_you_mean(name, known));
    }
    const std::uint32_t index = event_number(call, 3);
    if (game.in_branch()) {
        call.mistake("while players decide together nobody can answer the others");
    }
    const Value player = event_behind(call, 3).field(game.words().find("player"));
    WindowRequest wanted;
    wanted.window = static_cast<std::uint8_t>(found - known.begin());
    wanted.event = index;
    if (player.kind() == ValueKind::owner) wanted.player = player.owner();
    game.request(wanted);
    return Call::suspend;
}

int cancel(Call& call) {
    const std::uint32_t event = event_to_change(call, 1);
    call.game().cancel(event);
    return 0;
}

int leave_out(Call& call) {
    const std::uint32_t event = event_to_change(call, 1);
    const Value what = call.value(2);
    call.pay(event_behind(call, 1).counted);
    call.game().leave_out(event, what);
    return 0;
}

int includes(Call& call) {
    const Event& event = event_behind(call, 1);
    call.pay(event.left_out.size());
    lua_pushboolean(call.lua(), event.includes(call.value(2)) ? 1 : 0);
    return 1;
}

int set(Call& call) {
    const std::uint32_t event = event_to_change(call, 1);
    const std::string_view name = call.text(2);
    const EventId kind = event_behind(call, 1).kind;
    const EventKind& declared = call.game().blueprint().events[index_of(kind)];
    if (std::find(declared.fields.begin(), declared.fields.end(), name) == declared.fields.end()) {
        unknown_field(call, declared, name);
    }
    set_field(call, event, call.world().know_word(name), 3);
    return 0;
}

int once_more(Call& call) {
    const std::uint32_t event = event_to_change(call, 1);
    call.game().do_once_more(event, call.card(2));
    return 0;
}

int resolve(Call& call) {
    Game& game = call.asking();
    ResolveRequest wanted;
    wanted.player = call.player(1);
    wanted.card = call.card(2);
    std::optional<HookId> hook;
    call.table(3);
    const auto hook_named = [&](std::string_view name) {
        hook = call.world().names().hook(name);
        if (!hook) {
            std::vector<std::string_view> known;
            for (const HookKind& each : game.blueprint().hooks) known.emplace_back(each.name);
            call.mistake("the ruleset declares no hook \"" + std::string{name} + "\"" +
                         did_you_mean(name, known));
        }
    };
    lua_State* L = call.lua();
    const OrderedKeys keys{L, 3};
    for (const auto& [key, value] : keys.entries()) {
        if (key == "hook") {
            hook_named(call.text(value));
        } else if (key == "event") {
            wanted.event = event_number(call, value);
        } else if (key == "gives") {
            wanted.give = call.boolean(value);
        } else if (key == "time") {
            wanted.time = static_cast<std::uint8_t>(call.integer(value, 0, UINT8_MAX));
        } else if (key == "times") {
            wanted.times = static_cast<std::uint8_t>(call.integer(value, 0, UINT8_MAX));
        } else {
            call.only_fields(3, {"hook", "event", "gives", "time", "times"});
        }
    }
    if (!hook) call.mistake("say which `hook` to carry out");
    wanted.hook = *hook;
    game.request(wanted);
    return Call::suspend;
}

constexpr Binding event_table[] = {
    {api::Object::game, "fire", bound<fire>},
    {api::Object::game, "announce", bound<announce>},
    {api::Object::player, "resolve", bound<resolve>},
    {api::Object::game, "respond", bound<respond>},
    {api::Object::event, "cancel", bound<cancel>},
    {api::Object::event, "leave_out", bound<leave_out>},
    {api::Object::event, "includes", bound<includes, no_more_room>},
    {api::Object::event, "set", bound<set>},
    {api::Object::event, "once_more", bound<once_more>},
};

}  // namespace

std::span<const Binding> event_bindings() {
    return event_table;
}

}  // namespace cardwright
