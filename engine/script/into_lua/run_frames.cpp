// Functions of scripts that may stop: each runs in a coroutine, for a frame of the stack.

#include "script/common/call.hpp"
#include "script/into_lua/host_impl.hpp"

namespace cardwright {
namespace {

/// What players who decide together return is a list of this many values at most.
constexpr lua_Integer most_results = 1000;

int push_reply(const Call& call, const Reply& reply, Value value) {
    if (value.kind() != ValueKind::list) return call.push(value);
    const auto& list = reply.lists[static_cast<std::size_t>(value.number())];
    lua_createtable(call.lua(), static_cast<int>(list.size()), 0);
    lua_Integer at = 0;
    for (const Value element : list) {
        call.push(element);
        lua_rawseti(call.lua(), -2, ++at);
    }
    return 1;
}

/// A list is taken apart into plain values: whoever gets it has one of their own.
Value read_list(const Call& call, int place, Reply& reply) {
    const lua_Integer length = call.list(place);
    if (length > most_results) {
        call.mistake("a list of " + std::to_string(length) + " is too long; " +
                     std::to_string(most_results) + " may be returned");
    }
    std::vector<Value>& list = reply.lists.emplace_back();
    call.each_element(place, [&](int element) { list.push_back(call.value(element)); });
    return {ValueKind::list, static_cast<std::int64_t>(reply.lists.size() - 1)};
}

}  // namespace

std::int32_t Coroutines::take() {
    if (idle_.empty()) {
        lua_State* L = world_->sandbox().lua();
        idle_.push_back(static_cast<std::int32_t>(threads_.size()));
        threads_.push_back(lua_newthread(L));
        references_.push_back(luaL_ref(L, LUA_REGISTRYINDEX));
        contexts_.push_back(0);
        idle_.reserve(threads_.size());
    }
    const std::int32_t number = idle_.back();
    idle_.pop_back();
    world_->sandbox().arm(thread(number));
    return number;
}

void Coroutines::give(std::int32_t number) noexcept {
    world_->free_context(contexts_[static_cast<std::size_t>(number)]);
    idle_.push_back(number);
}

void Coroutines::abandon(std::int32_t number) noexcept {
    const auto index = static_cast<std::size_t>(number);
    Sandbox& sandbox = world_->sandbox();
    if (!sandbox.recycle(threads_[index])) {
        // A thread that was stopped by a limit cannot run again: its place gets a new one.
        const HostRoom room{sandbox.allocator()};
        lua_State* L = sandbox.lua();
        luaL_unref(L, LUA_REGISTRYINDEX, references_[index]);
        threads_[index] = lua_newthread(L);
        references_[index] = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    give(number);
}

ScriptRunner::Outcome ScriptHost::start(Game& game, FunctionFrame& function, const Context& context,
                                        Reply& reply) {
    if (function.function == no_function) throw GameError{"a function is missing"};
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    int arguments = 1;
    lua_State* thread = nullptr;
    {
        const HostRoom room{world.sandbox().allocator()};
        function.coroutine = impl_->coroutines.take();
        thread = impl_->coroutines.thread(function.coroutine);
        lua_rawgeti(thread, LUA_REGISTRYINDEX, static_cast<int>(function.function));
        impl_->coroutines.give_context(function.coroutine, world.push_context(thread, context));
        if (!function.arguments.empty()) {
            // The function gets values instead, but its slot is taken all the same.
            lua_pop(thread, 1);
            const Call call{thread};
            arguments = 0;
            for (const Value value : function.arguments) arguments += call.push(value);
        }
    }
    int results = 0;
    const int status = world.sandbox().resume(thread, arguments, &results);
    return after(function, reply, status, results);
}

ScriptRunner::Outcome ScriptHost::resume(Game& game, FunctionFrame& function, Reply& reply) {
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    lua_State* const thread = impl_->coroutines.thread(function.coroutine);
    int arguments = 0;
    {
        const HostRoom room{world.sandbox().allocator()};
        const Call call{thread};
        // A function may return more values than Lua has room for unasked.
        const auto places = static_cast<int>(reply.as_list ? 2 : reply.values.size());
        if (lua_checkstack(thread, places + LUA_MINSTACK) == 0) {
            game.fail("a function returned more values than another can take");
        }
        world.sandbox().owe(reply.values.size());
        if (reply.as_list) {
            lua_createtable(thread, static_cast<int>(reply.values.size()), 0);
            lua_Integer at = 0;
            for (const Value value : reply.values) {
                push_reply(call, reply, value);
                lua_rawseti(thread, -2, ++at);
            }
            arguments = 1;
        } else {
            for (const Value value : reply.values) arguments += call.push(value);
        }
    }
    int results = 0;
    const int status = world.sandbox().resume(thread, arguments, &results);
    return after(function, reply, status, results);
}

ScriptRunner::Outcome ScriptHost::after(FunctionFrame& function, Reply& reply, int status,
                                        int results) {
    ScriptWorld& world = impl_->world;
    Game& game = world.game();
    lua_State* const thread = impl_->coroutines.thread(function.coroutine);
    if (status == LUA_YIELD) {
        lua_pop(thread, results);
        return Outcome::requested;
    }
    if (status != LUA_OK) {
        abandon(function);
        world.fail(&game);
    }
    reply.clear();
    std::string problem;
    const bool of_branch = game.in_branch() && game.strand().depth == 1;
    {
        const HostRoom room{world.sandbox().allocator()};
        const Call call{thread};
        const int first = lua_gettop(thread) - results + 1;
        try {
            call.pay_for_elements(static_cast<std::size_t>(results));
            for (int place = first; place < first + results; ++place) {
                const bool list = of_branch && lua_type(thread, place) == LUA_TTABLE;
                reply.values.push_back(list ? read_list(call, place, reply) : call.value(place));
            }
        } catch (const ScriptMistake& mistake) {
            problem = mistake.what();
        }
        lua_settop(thread, 0);
    }
    impl_->coroutines.give(function.coroutine);
    function.coroutine = -1;
    if (!problem.empty()) game.fail("a function returned something odd: " + problem);
    return Outcome::finished;
}

void ScriptHost::abandon(FunctionFrame& function) noexcept {
    if (function.coroutine < 0) return;
    impl_->coroutines.abandon(function.coroutine);
    function.coroutine = -1;
}

}  // namespace cardwright
