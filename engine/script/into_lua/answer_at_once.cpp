// Functions of scripts that answer at once: conditions, queries, scores.

#include "script/common/call.hpp"
#include "script/from_lua/particulars.hpp"
#include "script/into_lua/host_impl.hpp"
#include "script/sandbox/frozen.hpp"

namespace cardwright {
namespace {

/// A score and what breaks its ties are kept for every seat.
constexpr lua_Integer most_rank_parts = 64;

/// Where the coroutine that asks has its question: it waits in the call with which it asked.
constexpr int place_of_question = 2;

/// Takes a reason, and what it speaks of, from the stack; none if there is none.
void take_reason(const Game& game, Call& call, Refused& refused) {
    lua_State* L = call.lua();
    const int particulars = lua_gettop(L);
    const int reason = particulars - 1;
    if (!call.absent(reason)) {
        try {
            refused.reason = call.learnt_word(reason);
            if (!call.absent(particulars)) {
                read_particulars(call, particulars, refused.particulars);
            }
        } catch (const ScriptMistake& mistake) {
            lua_settop(L, reason - 1);
            game.fail(mistake.what());
        }
    }
    lua_settop(L, reason - 1);
}

/// Pushes what a table, which may be read-only, has at a key. False, and nothing is pushed, if
/// there is no table.
bool push_entry(lua_State* L, int table, std::string_view key) {
    table = lua_absindex(L, table);
    if (!push_behind_proxy(L, table)) {
        if (!lua_istable(L, table)) return false;
        lua_pushvalue(L, table);
    }
    lua_pushlstring(L, key.data(), key.size());
    lua_rawget(L, -2);
    lua_remove(L, -2);
    return true;
}

/// Pushes the `why` of a question, or of a group of it. False, and nothing is pushed, if it has
/// none.
bool push_why(lua_State* L, std::string_view group) {
    const int before = lua_gettop(L);
    int asked = place_of_question;
    if (!group.empty()) {
        if (!push_entry(L, asked, "moves") || !push_entry(L, -1, group)) {
            lua_settop(L, before);
            return false;
        }
        asked = lua_gettop(L);
    }
    if (!push_entry(L, asked, "why") || lua_type(L, -1) != LUA_TFUNCTION) {
        lua_settop(L, before);
        return false;
    }
    lua_copy(L, -1, before + 1);
    lua_settop(L, before + 1);
    return true;
}

}  // namespace

void ScriptHost::call_function(Game& game, FunctionRef function, const Context& context,
                               Value subject, int results) {
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    lua_State* L = world.sandbox().lua();
    int arguments = 1;
    std::uint32_t slot = 0;
    {
        const HostRoom room{world.sandbox().allocator()};
        lua_checkstack(L, 8);
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
        slot = world.push_context(L, context);
        if (!subject.empty()) arguments += Call{L}.push(subject);
    }
    const bool good = world.sandbox().call(L, arguments, results);
    world.free_context(slot);
    // Nobody may learn from a mistake which card was asked.
    if (!good) world.fail(&game, context.card);
}

bool ScriptHost::test(Game& game, FunctionRef function, const Context& context) {
    call_function(game, function, context, {}, 1);
    const bool result = lua_toboolean(sandbox().lua(), -1) != 0;
    lua_pop(sandbox().lua(), 1);
    return result;
}

std::int64_t ScriptHost::number(Game& game, FunctionRef function, const Context& context,
                                Value subject) {
    call_function(game, function, context, subject, 1);
    return whole_number(game, "a query's function");
}

/// Takes what a function has returned from the stack.
std::int64_t ScriptHost::whole_number(const Game& game, const std::string& of) {
    int is_integer = 0;
    lua_State* L = sandbox().lua();
    const lua_Integer result = lua_tointegerx(L, -1, &is_integer);
    const std::string got = luaL_typename(L, -1);
    lua_pop(L, 1);
    constexpr std::int64_t widest = INT32_MAX;
    if (is_integer == 0 || got != "number" || result > widest || result < -widest) {
        game.fail(of + " must return a whole number, this one returned a " + got);
    }
    return result;
}

std::vector<std::int64_t> ScriptHost::rank(Game& game, FunctionRef function, OwnerId player) {
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    lua_State* L = world.sandbox().lua();
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call{L}.push(Value::of(player));
    if (!world.sandbox().call(L, 1, 1)) world.fail(&game);
    std::vector<std::int64_t> parts;
    if (push_behind_proxy(L, -1)) lua_replace(L, -2);
    bool good = is_plain_table(L, -1);
    if (good) {
        const auto length = static_cast<lua_Integer>(lua_rawlen(L, -1));
        good = length > 0 && length <= most_rank_parts;
        for (lua_Integer at = 1; good && at <= length; ++at) {
            lua_rawgeti(L, -1, at);
            good = lua_isinteger(L, -1) != 0;
            parts.push_back(lua_tointeger(L, -1));
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
    if (!good) {
        game.fail("scoring.rank must return a list of whole numbers, at most " +
                  std::to_string(most_rank_parts) + " of them");
    }
    return parts;
}

Refused ScriptHost::reason(Game& game, FunctionRef function, OwnerId player, OwnerId asked) {
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    const Game::Quiet quiet{game, true};
    lua_State* L = world.sandbox().lua();
    Refused found;
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call call{L};
    call.push(Value::of(player));
    call.push(Value::of(asked));
    if (!world.sandbox().call(L, 2, 2)) world.fail(&game);
    found.what = Value::of(player);
    take_reason(game, call, found);
    return found;
}

Refused ScriptHost::why(Game& game, const FunctionFrame& asking, Value candidate, Word group) {
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    const Game::Quiet quiet{game, true};
    lua_State* const asker = impl_->coroutines.thread(asking.coroutine);
    lua_State* const L = world.sandbox().lua();
    Refused found;
    found.what = candidate;
    found.group = group;
    Call call{L};
    {
        const HostRoom room{world.sandbox().allocator()};
        lua_checkstack(asker, LUA_MINSTACK);
        const std::string_view name = group == no_word ? "" : game.words().text(group);
        if (!push_why(asker, name)) return found;
        lua_xmove(asker, L, 1);
        call.push(candidate);
    }
    if (!world.sandbox().call(L, 1, 2)) world.fail(&game);
    take_reason(game, call, found);
    return found;
}

bool ScriptHost::wins(Game& game, FunctionRef function, OwnerId player) {
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    lua_State* L = world.sandbox().lua();
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call{L}.push(Value::of(player));
    if (!world.sandbox().call(L, 1, 1)) world.fail(&game);
    const bool good = lua_type(L, -1) == LUA_TBOOLEAN;
    const bool result = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    if (!good) game.fail("scoring.wins must return true or false");
    return result;
}

std::int64_t ScriptHost::score(Game& game, FunctionRef function, OwnerId player) {
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    const Game::Quiet pure{game, true};
    lua_State* L = world.sandbox().lua();
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call{L}.push(Value::of(player));
    if (!world.sandbox().call(L, 1, 1)) world.fail(&game);
    return whole_number(game, "a part of the score");
}

std::vector<ScorePart> ScriptHost::score_parts(Game& game, OwnerId player) {
    std::vector<ScorePart> parts = parts_of_ruleset(game, player);
    const auto& scoring = blueprint().scoring;
    for (std::size_t part = 0; part < scoring.size(); ++part) {
        const std::int64_t points = game.scored(part, player);
        if (points == 0) continue;
        parts.push_back({no_definition, "score." + scoring[part].name, 0, points});
    }
    return parts;
}

std::vector<ScorePart> ScriptHost::parts_of_ruleset(Game& game, OwnerId player) {
    std::vector<ScorePart> parts;
    if (behaviours().parts == no_function) return parts;
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    const Game::Quiet pure{game, true};
    lua_State* L = world.sandbox().lua();
    {
        const HostRoom room{world.sandbox().allocator()};
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(behaviours().parts));
        Call{L}.push(Value::of(player));
    }
    if (!world.sandbox().call(L, 1, 1)) world.fail(&game);
    const HostRoom room{world.sandbox().allocator()};
    const Call call{L};
    try {
        call.each_element(lua_gettop(L), [&](int entry) {
            call.table(entry);
            call.only_fields(entry, {"what", "count", "points"});
            ScorePart part;
            if (!call.field(entry, "what")) call.mistake("each part says `what` it is");
            if (lua_type(L, -1) == LUA_TSTRING) {
                part.text = call.text(-1);
            } else {
                part.card = call.definition(-1, "a definition");
            }
            const auto number = [&](const char* name) {
                return call.field(entry, name) ? call.integer(-1, -INT32_MAX, INT32_MAX) : 0;
            };
            part.count = number("count");
            part.points = number("points");
            parts.push_back(std::move(part));
        });
    } catch (const ScriptMistake& mistake) {
        lua_settop(L, 0);
        game.fail(std::string{"scoring.parts must return a list of { what, count, points }: "} +
                  mistake.what());
    }
    lua_pop(L, 1);
    return parts;
}

std::vector<OwnerId> ScriptHost::first_after(Game& game, const std::vector<OwnerId>& winners) {
    std::vector<OwnerId> candidates = game.all_seats();
    if (behaviours().first_after == no_function) return candidates;
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    const Game::Quiet pure{game, true};
    lua_State* L = world.sandbox().lua();
    {
        const HostRoom room{world.sandbox().allocator()};
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(behaviours().first_after));
        Call{L}.push(std::span<const OwnerId>{winners});
    }
    if (!world.sandbox().call(L, 1, 1)) world.fail(&game);
    candidates.clear();
    const HostRoom room{world.sandbox().allocator()};
    const Call call{L};
    try {
        call.each_element(lua_gettop(L),
                          [&](int element) { candidates.push_back(call.player(element)); });
    } catch (const ScriptMistake& mistake) {
        lua_settop(L, 0);
        game.fail(std::string{"setup.first_after must return a list of players: "} +
                  mistake.what());
    }
    lua_pop(L, 1);
    if (candidates.empty()) game.fail("setup.first_after returned nobody");
    return candidates;
}

void ScriptHost::change(Game& game, FunctionRef function, const Context& context) {
    const Game::Quiet quiet{game, false};
    call_function(game, function, context, {}, 0);
}

}  // namespace cardwright
