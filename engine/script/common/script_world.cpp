#include "script/common/script_world.hpp"

#include <algorithm>

#include "script/common/handles.hpp"
#include "script/sandbox/shared_function.hpp"

namespace cardwright {
namespace {

/// Protected: a function -> what has to be given back when it is no longer shared.
int lend(lua_State* L) {
    push_lent(L, 1);
    return 1;
}

}  // namespace

ScriptWorld::ScriptWorld(const Blueprint& blueprint, ScriptSource source, ScriptLimits limits)
    : blueprint_{&blueprint},
      source_{std::move(source)},
      sandbox_{limits},
      names_{blueprint, [this](std::string_view name) { return meant_here(name); }} {
    std::fill(std::begin(names_refs_), std::end(names_refs_), LUA_NOREF);
    for (const Definition& card : blueprint.schema.definitions) {
        if (!card.script.empty()) card_scripts_.insert(card.script);
        card_scripts_.insert(card.overriding.begin(), card.overriding.end());
    }
    const HostRoom room{sandbox_.allocator()};
    lua_State* L = sandbox_.lua();
    Sandbox::link(L).host = this;
    for (int* reference :
         {&modules_ref_, &lent_ref_, &params_ref_, &facts_ref_, &collected_ref_, &words_ref_}) {
        lua_newtable(L);
        *reference = luaL_ref(L, LUA_REGISTRYINDEX);
    }
}

// ---- the game at hand ----

/// What scripts may use up is counted from one answer to the next question.
void ScriptWorld::begin_bill(const Game& game) noexcept {
    const std::uint64_t run = game.run_number();
    if (run == 0 || run != billed_run_) sandbox_.begin_call();
    billed_run_ = run;
}

void ScriptWorld::pay(Game& game, std::uint64_t units) {
    if (game_ == nullptr) begin_bill(game);
    if (sandbox_.charge(units)) return;
    game.fail(sandbox_.abort_reason(), sandbox_.abort_limit());
}

void ScriptWorld::lay_out_lasting(const Game& game) {
    const HostRoom room{sandbox_.allocator()};
    lasting_.lay_out(sandbox_.lua(), *this, game);
}

void ScriptWorld::refuse_without_game() const {
    throw ScriptMistake{"there is no game while a script is loaded; do this in a function"};
}

void ScriptWorld::fail(const Game* game, CardId card) const {
    const ScriptError& problem = sandbox_.error();
    std::string message;
    if (!problem.file.empty()) {
        message = problem.file + ":" + std::to_string(problem.line) + ": ";
    }
    message += problem.message;
    GameError error{message};
    error.file = problem.file;
    error.line = problem.line;
    error.limit = problem.limit;
    if (game != nullptr) {
        error.chain = game->chain();
        error.known_to = game->who_knows_chain(card);
    }
    throw error;
}

// ---- contexts ----

const Context* ScriptWorld::live_context(Value handle) const noexcept {
    const auto bits = static_cast<std::uint64_t>(handle.number());
    const std::size_t slot = bits & 0xFFFF;
    const bool live = slot < contexts_.size() && contexts_[slot].used &&
                      (contexts_[slot].generation & 0x3FFFFFFF) == ((bits >> 16) & 0x3FFFFFFF) &&
                      game_ != nullptr && game_->goes_on_here(contexts_[slot].strand);
    return live ? &contexts_[slot].context : nullptr;
}

const Context& ScriptWorld::context(Value handle) const {
    if (const Context* live = live_context(handle)) return *live;
    throw ScriptMistake{"this context is over; it lives as long as the effect it was given to"};
}

std::uint32_t ScriptWorld::push_context(lua_State* L, const Context& context) {
    if (idle_contexts_.empty()) {
        idle_contexts_.push_back(static_cast<std::uint32_t>(contexts_.size()));
        contexts_.emplace_back();
    }
    const std::uint32_t taken = idle_contexts_.back();
    idle_contexts_.pop_back();
    ContextSlot& slot = contexts_[taken];
    slot.context = context;
    slot.strand = &game().strand();
    slot.used = true;
    ++slot.generation;
    const Value handle{
        ValueKind::context,
        static_cast<std::int64_t>((std::uint64_t{slot.generation & 0x3FFFFFFF} << 16) | taken)};
    push_plain_handle(L, handle);
    return taken;
}

void ScriptWorld::free_context(std::uint32_t slot) noexcept {
    contexts_[slot].used = false;
    idle_contexts_.push_back(slot);
}

// ---- functions ----

FunctionRef ScriptWorld::keep_function(lua_State* L, int index) {
    lua_pushvalue(L, index);
    return static_cast<FunctionRef>(luaL_ref(L, LUA_REGISTRYINDEX));
}

FunctionRef ScriptWorld::share_function(lua_State* L, int index) {
    if (closes_over_nothing(L, index)) return keep_function(L, index);
    const int shared = lua_absindex(L, index);
    lua_pushcfunction(L, lend);
    lua_pushvalue(L, shared);
    if (!sandbox_.call(L, 1, 1)) fail(game_);
    const FunctionRef function = keep_function(L, shared);
    lua_rawgeti(L, LUA_REGISTRYINDEX, lent_ref_);
    lua_insert(L, -2);
    lua_rawseti(L, -2, static_cast<lua_Integer>(function));
    lua_pop(L, 1);
    return function;
}

void ScriptWorld::release(FunctionRef function) noexcept {
    const HostRoom room{sandbox_.allocator()};
    lua_State* L = sandbox_.lua();
    lua_checkstack(L, 8);
    lua_rawgeti(L, LUA_REGISTRYINDEX, lent_ref_);
    if (lua_rawgeti(L, -1, static_cast<lua_Integer>(function)) == LUA_TTABLE) {
        give_back_lent(L, -1);
        lua_pushnil(L);
        lua_rawseti(L, -3, static_cast<lua_Integer>(function));
    }
    lua_pop(L, 2);
    luaL_unref(L, LUA_REGISTRYINDEX, static_cast<int>(function));
}

void ScriptWorld::call_pure(lua_State* L, int arguments, int results) {
    const Game::Quiet quiet{game(), true};
    if (!sandbox_.call(L, arguments, results)) fail(game_);
}

void ScriptWorld::call_quiet(lua_State* L, int arguments, int results) {
    const Game::Quiet quiet{game(), false};
    if (!sandbox_.call(L, arguments, results)) fail(game_);
}

}  // namespace cardwright
