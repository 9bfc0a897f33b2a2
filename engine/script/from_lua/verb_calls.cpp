// Verbs of the ruleset, as scripts call them: `me:play(card, { time = 1, times = 2 })`.

#include "script/common/bound.hpp"
#include "script/common/ordered_keys.hpp"
#include "script/from_lua/install.hpp"

namespace cardwright {
namespace {

/// Upvalue 1: which verb.
VerbCall verb_wanted(Call& call) {
    VerbCall wanted;
    wanted.verb =
        id_at<VerbId>(static_cast<std::size_t>(lua_tointeger(call.lua(), lua_upvalueindex(1))));
    wanted.player = call.player(1);
    wanted.card = call.card(2);
    return wanted;
}

Value argument_at(Call& call, const VerbArgument& argument, int index) {
    if (argument.kind == VerbArgument::Kind::number) {
        return Value::of(std::int64_t{call.integer(index, INT32_MIN, INT32_MAX)});
    }
    return Value::of(call.zone(index));
}

bool can_be_told(const VerbArgument& argument) noexcept {
    return argument.kind != VerbArgument::Kind::here;
}

std::size_t argument_called(std::string_view name, const VerbKind& verb, const Words& words) {
    std::size_t at = 0;
    for (const VerbArgument& argument : verb.arguments) {
        if (can_be_told(argument) && words.text(argument.name) == name) break;
        ++at;
    }
    return at;
}

/// What is said besides the card: which of several times it is, and the verb's own arguments.
void read_arguments(Call& call, VerbCall& wanted) {
    const Game& game = call.game();
    const VerbKind& verb = game.blueprint().verbs[index_of(wanted.verb)];
    call.table(3);
    const OrderedKeys keys{call.lua(), 3};
    for (const auto& [key, value] : keys.entries()) {
        if (key == "time" || key == "times") {
            (key == "time" ? wanted.time : wanted.times) =
                static_cast<std::uint8_t>(call.integer(value, 0, UINT8_MAX));
            continue;
        }
        const std::size_t at = argument_called(key, verb, game.words());
        if (at == verb.arguments.size()) {
            std::vector<std::string_view> known{"time", "times"};
            for (const VerbArgument& each : verb.arguments) {
                if (can_be_told(each)) known.push_back(game.words().text(each.name));
            }
            call.only_fields(3, known);
        }
        wanted.arguments.resize(verb.arguments.size());
        wanted.arguments[at] = argument_at(call, verb.arguments[at], value);
    }
}

int run_verb(Call& call) {
    Game& game = call.changing();
    VerbCall wanted = verb_wanted(call);
    if (!call.absent(3)) read_arguments(call, wanted);
    if (game.run_verb_now(wanted)) return call.push(Value::of(wanted.card));
    if (game.quiet() || lua_isyieldable(call.lua()) == 0) {
        call.mistake("this may set off effects, and nothing can be resolved here");
    }
    game.request(std::move(wanted));
    return Call::suspend;
}

/// Most calls say nothing but who and which card, and most of those set off nothing.
int run_bare_verb(Call& call) {
    const VerbCall wanted = verb_wanted(call);
    if (!call.changing().run_verb_now(wanted)) {
        lua_pushnil(call.lua());
        return 1;
    }
    return call.push(Value::of(wanted.card));
}

int call_verb(lua_State* L) {
    if (lua_isnoneornil(L, 3)) {
        lua_settop(L, 2);
        bound<run_bare_verb, no_more_room>(L);
        if (!lua_isnil(L, -1)) return 1;
        lua_settop(L, 2);
    }
    return bound<run_verb>(L);
}

}  // namespace

void add_verbs(ScriptWorld& world, lua_State* L, const std::string& file) {
    const Blueprint& blueprint = world.blueprint();
    world.push_names_of(L, ValueKind::owner);
    for (std::size_t at = 0; at < blueprint.verbs.size(); ++at) {
        const std::string& name = blueprint.verbs[at].name;
        if (lua_getfield(L, -1, name.c_str()) != LUA_TNIL) {
            throw GameError{"the ruleset declares the verb \"" + name + "\", but player." + name +
                            " means something already, here or to the engine (" + file +
                            "); one name means one thing on one object"};
        }
        lua_pop(L, 1);
        lua_pushinteger(L, static_cast<lua_Integer>(at));
        lua_pushcclosure(L, call_verb, 1);
        lua_setfield(L, -2, name.c_str());
    }
    lua_pop(L, 1);
}

}  // namespace cardwright
