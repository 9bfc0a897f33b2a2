#include "script/into_lua/script_host.hpp"

#include <algorithm>

#include "script/from_lua/call.hpp"
#include "script/from_lua/handles.hpp"
#include "script/from_lua/particulars.hpp"
#include "script/into_lua/behaviour_loader.hpp"
#include "script/sandbox/frozen.hpp"
#include "script/sandbox/shared_function.hpp"

namespace cardwright {

/// Which game runs, for the time of one call; calls nest (a query inside a hook).
struct ScriptHost::Entered {
    Entered(ScriptHost& host, Game& game) : host_{host}, before_{host.game_} {
        host.game_ = &game;
        ++host.calls_;
        // What a hook sets off is on its bill, and so is all that follows until the next question.
        if (before_ != nullptr) return;
        if (!host.lasting_.fit(game)) host.look_at(game);
        host.begin_bill(game);
    }
    ~Entered() { host_.game_ = before_; }
    Entered(const Entered&) = delete;
    Entered& operator=(const Entered&) = delete;
    Entered(Entered&&) = delete;
    Entered& operator=(Entered&&) = delete;

  private:
    ScriptHost& host_;
    Game* before_;
};

namespace {

/// A score and what breaks its ties are kept for every seat.
constexpr lua_Integer most_rank_parts = 64;

/// A script that makes up its prompts must not fill the memory with them.
constexpr std::size_t most_prompts_kept = 256;

/// Protected: a function -> what has to be given back when it is no longer shared.
int lend(lua_State* L) {
    push_lent(L, 1);
    return 1;
}

int use_module(lua_State* L) {
    auto* host = static_cast<ScriptHost*>(Sandbox::link(L).host);
    if (lua_type(L, 1) != LUA_TSTRING) return luaL_error(L, "use(\"module\") takes a name");
    // In the midst of a game a module could read the game at hand, and would be kept.
    if (!host->sandbox().loading()) {
        return luaL_error(L,
                          "use(\"%s\") works only while a script is loaded, not inside a function "
                          "that is called later; write `local x = use(\"%s\")` at the top of the "
                          "file",
                          lua_tostring(L, 1), lua_tostring(L, 1));
    }
    bool found = false;
    char* const problem = host->sandbox().message_buffer();
    try {
        const std::string name = lua_tostring(L, 1);
        found = host->push_module(name);
        if (!found) {
            std::snprintf(problem, Sandbox::message_size, "%s", host->module_problem().c_str());
        }
    } catch (...) {
        std::snprintf(problem, Sandbox::message_size, "the module cannot be read");
    }
    if (!found) return luaL_error(L, "%s", host->sandbox().message_buffer());
    if (host->sandbox().lua() != L) lua_xmove(host->sandbox().lua(), L, 1);
    return 1;
}

}  // namespace

ScriptHost::ScriptHost(const Blueprint& blueprint, ScriptSource source, ScriptLimits limits)
    : blueprint_{&blueprint},
      source_{std::move(source)},
      sandbox_{limits},
      names_{blueprint, [this](std::string_view name) { return meant_here(name); }} {
    std::fill(std::begin(names_refs_), std::end(names_refs_), LUA_NOREF);
    for (const Definition& card : blueprint.schema.definitions) {
        if (!card.script.empty()) card_scripts_.insert(card.script);
        card_scripts_.insert(card.overriding.begin(), card.overriding.end());
    }
    install();
    BehaviourLoader{*this}.load();
    learn_names();
}

ScriptHost::~ScriptHost() = default;

/// What scripts may use up is counted from one answer to the next question.
void ScriptHost::begin_bill(const Game& game) noexcept {
    const std::uint64_t stretch = game.stretch();
    if (stretch == 0 || stretch != stretch_) sandbox_.begin_call();
    stretch_ = stretch;
}

void ScriptHost::pay(Game& game, std::uint64_t units) {
    if (game_ == nullptr) begin_bill(game);
    if (sandbox_.charge(units)) return;
    game.fail(sandbox_.abort_reason(), sandbox_.abort_limit());
}

void ScriptHost::look_at(const Game& game) {
    const HostRoom room{sandbox_.allocator()};
    lasting_.know(sandbox_.lua(), *this, game);
}

void ScriptHost::install() {
    const HostRoom room{sandbox_.allocator()};
    lua_State* L = sandbox_.lua();
    Sandbox::link(L).host = this;
    for (int* reference :
         {&modules_ref_, &lent_ref_, &params_ref_, &facts_ref_, &collected_ref_, &words_ref_}) {
        lua_newtable(L);
        *reference = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    install_handles(*this, L);
    lasting_.make(L, *blueprint_);
    push_handle(L, *this, Value{ValueKind::game, 0});
    sandbox_.add_global("game");
    lua_pushcfunction(L, use_module);
    sandbox_.add_global("use");
}

void ScriptHost::refuse_without_game() {
    throw ScriptMistake{"there is no game while a script is loaded; do this in a function"};
}

void ScriptHost::fail(const Game* game) const {
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
    if (game != nullptr) error.chain = game->chain();
    throw error;
}

// ---- contexts and threads ----

const Context* ScriptHost::live_context(Value handle) const noexcept {
    const auto bits = static_cast<std::uint64_t>(handle.number());
    const std::size_t slot = bits & 0xFFFF;
    const bool live = slot < contexts_.size() && contexts_[slot].used &&
                      (contexts_[slot].generation & 0x3FFFFFFF) == ((bits >> 16) & 0x3FFFFFFF) &&
                      game_ != nullptr && game_->goes_on_here(contexts_[slot].strand);
    return live ? &contexts_[slot].context : nullptr;
}

const Context& ScriptHost::context(Value handle) const {
    if (const Context* live = live_context(handle)) return *live;
    throw ScriptMistake{"this context is over; it lives as long as the effect it was given to"};
}

void ScriptHost::push_context(lua_State* L, const Context& context) {
    if (idle_contexts_.empty()) {
        idle_contexts_.push_back(static_cast<std::uint32_t>(contexts_.size()));
        contexts_.emplace_back();
    }
    last_context_ = idle_contexts_.back();
    idle_contexts_.pop_back();
    ContextSlot& slot = contexts_[last_context_];
    slot.context = context;
    slot.strand = &game().strand();
    slot.used = true;
    ++slot.generation;
    const Value handle{ValueKind::context,
                       static_cast<std::int64_t>(
                           (std::uint64_t{slot.generation & 0x3FFFFFFF} << 16) | last_context_)};
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the bits are the handle, never followed
    lua_pushlightuserdata(L, reinterpret_cast<void*>(handle.bits()));
}

void ScriptHost::free_context(std::uint32_t slot) noexcept {
    contexts_[slot].used = false;
    idle_contexts_.push_back(slot);
}

std::int32_t ScriptHost::take_thread() {
    if (idle_threads_.empty()) {
        lua_State* L = sandbox_.lua();
        idle_threads_.push_back(static_cast<std::int32_t>(threads_.size()));
        threads_.push_back(lua_newthread(L));
        thread_refs_.push_back(luaL_ref(L, LUA_REGISTRYINDEX));
        thread_contexts_.push_back(0);
        idle_threads_.reserve(threads_.size());
    }
    const std::int32_t thread = idle_threads_.back();
    idle_threads_.pop_back();
    return thread;
}

void ScriptHost::give_thread(std::int32_t thread) noexcept {
    const auto index = static_cast<std::size_t>(thread);
    free_context(thread_contexts_[index]);
    idle_threads_.push_back(thread);
}

// ---- running frames ----

ScriptRunner::Outcome ScriptHost::start(Game& game, Frame& frame) {
    if (frame.function == no_function) throw GameError{"a function is missing"};
    const Entered entered{*this, game};
    int arguments = 0;
    lua_State* thread = nullptr;
    {
        const HostRoom room{sandbox_.allocator()};
        frame.thread = take_thread();
        const auto index = static_cast<std::size_t>(frame.thread);
        thread = threads_[index];
        sandbox_.arm(thread);
        lua_rawgeti(thread, LUA_REGISTRYINDEX, static_cast<int>(frame.function));
        if (frame.arguments.empty()) {
            push_context(thread, frame.context);
            thread_contexts_[index] = last_context_;
            arguments = 1;
        } else {
            // The function gets values instead, but its slot is taken all the same.
            push_context(thread, frame.context);
            thread_contexts_[index] = last_context_;
            lua_pop(thread, 1);
            const Call call{thread};
            for (const Value value : frame.arguments) arguments += call.push(value);
        }
    }
    int results = 0;
    const int status = sandbox_.resume(thread, arguments, &results);
    return after(frame, status, results);
}

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

ScriptRunner::Outcome ScriptHost::resume(Game& game, Frame& frame) {
    const Entered entered{*this, game};
    lua_State* thread = threads_[static_cast<std::size_t>(frame.thread)];
    int arguments = 0;
    {
        const HostRoom room{sandbox_.allocator()};
        const Call call{thread};
        // A function may return more values than Lua has room for unasked.
        const auto places = static_cast<int>(frame.reply.as_list ? 2 : frame.reply.values.size());
        if (lua_checkstack(thread, places + LUA_MINSTACK) == 0) {
            game.fail("a function returned more values than another can take");
        }
        sandbox_.owe(frame.reply.values.size());
        if (frame.reply.as_list) {
            lua_createtable(thread, static_cast<int>(frame.reply.values.size()), 0);
            lua_Integer at = 0;
            for (const Value value : frame.reply.values) {
                push_reply(call, frame.reply, value);
                lua_rawseti(thread, -2, ++at);
            }
            arguments = 1;
        } else {
            for (const Value value : frame.reply.values) arguments += call.push(value);
        }
    }
    int results = 0;
    const int status = sandbox_.resume(thread, arguments, &results);
    return after(frame, status, results);
}

ScriptRunner::Outcome ScriptHost::after(Frame& frame, int status, int results) {
    const auto index = static_cast<std::size_t>(frame.thread);
    lua_State* thread = threads_[index];
    if (status == LUA_YIELD) {
        lua_pop(thread, results);
        return Outcome::requested;
    }
    if (status != LUA_OK) {
        abandon(frame);
        fail(game_);
    }
    frame.reply.clear();
    std::string problem;
    const bool of_branch = game_->in_branch() && game_->strand().depth == 1;
    {
        const HostRoom room{sandbox_.allocator()};
        const Call call{thread};
        const int first = lua_gettop(thread) - results + 1;
        try {
            call.pay_for_elements(static_cast<std::size_t>(results));
            for (int place = first; place < first + results; ++place) {
                const bool list = of_branch && lua_type(thread, place) == LUA_TTABLE;
                frame.reply.values.push_back(list ? read_list(call, place, frame.reply)
                                                  : call.value(place));
            }
        } catch (const ScriptMistake& mistake) {
            problem = mistake.what();
        }
        lua_settop(thread, 0);
    }
    give_thread(frame.thread);
    frame.thread = -1;
    if (!problem.empty()) game_->fail("a function returned something odd: " + problem);
    return Outcome::finished;
}

void ScriptHost::abandon(Frame& frame) noexcept {
    if (frame.thread < 0) return;
    const auto index = static_cast<std::size_t>(frame.thread);
    if (!sandbox_.recycle(threads_[index])) {
        // A thread that was stopped by a limit cannot run again: its place gets a new one.
        const HostRoom room{sandbox_.allocator()};
        lua_State* L = sandbox_.lua();
        luaL_unref(L, LUA_REGISTRYINDEX, thread_refs_[index]);
        threads_[index] = lua_newthread(L);
        thread_refs_[index] = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    give_thread(frame.thread);
    frame.thread = -1;
}

FunctionRef ScriptHost::keep_function(lua_State* L, int index) {
    lua_pushvalue(L, index);
    return static_cast<FunctionRef>(luaL_ref(L, LUA_REGISTRYINDEX));
}

FunctionRef ScriptHost::share_function(lua_State* L, int index) {
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

void ScriptHost::release(FunctionRef function) noexcept {
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

// ---- functions that answer at once ----

void ScriptHost::call_pure(lua_State* L, int arguments, int results) {
    const Game::Quiet quiet{game(), true};
    if (!sandbox_.call(L, arguments, results)) fail(game_);
}

void ScriptHost::call_quiet(lua_State* L, int arguments, int results) {
    const Game::Quiet quiet{game(), false};
    if (!sandbox_.call(L, arguments, results)) fail(game_);
}

/// Leaves the results on the main stack.
void ScriptHost::call_function(Game& game, FunctionRef function, const Context& context,
                               Value subject, int results) {
    const Entered entered{*this, game};
    lua_State* L = sandbox_.lua();
    int arguments = 1;
    {
        const HostRoom room{sandbox_.allocator()};
        lua_checkstack(L, 8);
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
        push_context(L, context);
        if (!subject.empty()) arguments += Call{L}.push(subject);
    }
    const std::uint32_t slot = last_context_;
    const bool good = sandbox_.call(L, arguments, results);
    free_context(slot);
    if (!good) fail(&game);
}

bool ScriptHost::test(Game& game, FunctionRef function, const Context& context) {
    call_function(game, function, context, {}, 1);
    const bool result = lua_toboolean(sandbox_.lua(), -1) != 0;
    lua_pop(sandbox_.lua(), 1);
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
    lua_State* L = sandbox_.lua();
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
    const Entered entered{*this, game};
    lua_State* L = sandbox_.lua();
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call{L}.push(Value::of(player));
    if (!sandbox_.call(L, 1, 1)) fail(&game);
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
    const Entered entered{*this, game};
    const Game::Quiet quiet{game, true};
    lua_State* L = sandbox_.lua();
    Refused found;
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call call{L};
    call.push(Value::of(player));
    call.push(Value::of(asked));
    if (!sandbox_.call(L, 2, 2)) fail(&game);
    if (lua_type(L, -2) == LUA_TSTRING) {
        found.what = Value::of(player);
        try {
            const int particulars = lua_gettop(L);
            found.reason = call.learnt_word(particulars - 1);
            if (!call.absent(particulars)) {
                read_particulars(call, particulars, found.particulars);
            }
        } catch (const ScriptMistake& mistake) {
            lua_pop(L, 2);
            game.fail(mistake.what());
        }
    }
    lua_pop(L, 2);
    return found;
}

bool ScriptHost::wins(Game& game, FunctionRef function, OwnerId player) {
    const Entered entered{*this, game};
    lua_State* L = sandbox_.lua();
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call{L}.push(Value::of(player));
    if (!sandbox_.call(L, 1, 1)) fail(&game);
    const bool good = lua_type(L, -1) == LUA_TBOOLEAN;
    const bool result = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    if (!good) game.fail("scoring.wins must return true or false");
    return result;
}

std::int64_t ScriptHost::score(Game& game, FunctionRef function, OwnerId player) {
    const Entered entered{*this, game};
    const Game::Quiet pure{game, true};
    lua_State* L = sandbox_.lua();
    lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(function));
    Call{L}.push(Value::of(player));
    if (!sandbox_.call(L, 1, 1)) fail(&game);
    return whole_number(game, "a part of the score");
}

std::vector<ScorePart> ScriptHost::score_parts(Game& game, OwnerId player) {
    std::vector<ScorePart> parts = parts_of_ruleset(game, player);
    for (std::size_t part = 0; part < blueprint_->scoring.size(); ++part) {
        const std::int64_t points = game.scored(part, player);
        if (points == 0) continue;
        parts.push_back({no_definition, "score." + blueprint_->scoring[part].name, 0, points});
    }
    return parts;
}

std::vector<ScorePart> ScriptHost::parts_of_ruleset(Game& game, OwnerId player) {
    std::vector<ScorePart> parts;
    if (behaviours_.parts == no_function) return parts;
    const Entered entered{*this, game};
    const Game::Quiet pure{game, true};
    lua_State* L = sandbox_.lua();
    {
        const HostRoom room{sandbox_.allocator()};
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(behaviours_.parts));
        Call{L}.push(Value::of(player));
    }
    if (!sandbox_.call(L, 1, 1)) fail(&game);
    const HostRoom room{sandbox_.allocator()};
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
    if (behaviours_.first_after == no_function) return candidates;
    const Entered entered{*this, game};
    const Game::Quiet pure{game, true};
    lua_State* L = sandbox_.lua();
    {
        const HostRoom room{sandbox_.allocator()};
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(behaviours_.first_after));
        Call{L}.push(std::span<const OwnerId>{winners});
    }
    if (!sandbox_.call(L, 1, 1)) fail(&game);
    candidates.clear();
    const HostRoom room{sandbox_.allocator()};
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

// ---- bots ----

const Bot* ScriptHost::bot(std::string_view name) {
    if (const auto known = bots_.find(name); known != bots_.end()) return &known->second;
    if (const auto broken = broken_bots_.find(name); broken != broken_bots_.end()) {
        throw GameError{broken->second};
    }
    const auto [known, path, home] = bot_file(name);
    if (calls_ > 0) throw GameError{path + ": bots are loaded before the first game, not in it"};
    try {
        auto bot = load_bot(path, home);
        return bot ? &bots_.emplace(name, std::move(*bot)).first->second : nullptr;
    } catch (const GameError& error) {
        broken_bots_.emplace(name, error);
        throw;
    }
}

BotFile ScriptHost::bot_file(std::string_view name) const {
    for (const BotFile& bot : blueprint_->bots) {
        if (bot.name == name) return bot;
    }
    const std::string& folder = blueprint_->homes.front().folder;
    return {std::string{name}, folder + "/bots/" + std::string{name} + ".lua", ruleset_home};
}

std::optional<Bot> ScriptHost::load_bot(const std::string& path, HomeId home) {
    const auto text = source_(path);
    if (!text) return std::nullopt;
    lua_State* L = sandbox_.lua();
    if (!load_text(*text, path, home)) fail(nullptr);
    const HostRoom room{sandbox_.allocator()};
    lua_getfield(L, -1, "answer");
    if (lua_type(L, -1) != LUA_TFUNCTION) {
        lua_pop(L, 2);
        throw GameError{path + ": a bot returns a table with a function `answer(view, choice)`"};
    }
    Bot bot;
    bot.answer = keep_function(L, -1);
    lua_pop(L, 1);
    const int table = lua_gettop(L);
    if (lua_getfield(L, table, "always") != LUA_TNIL) bot.always = read_standing_answers(L, path);
    for (StandingAnswer& answer : bot.always) answer.number(blueprint_->schema.words);
    lua_settop(L, table - 1);
    return bot;
}

void ScriptHost::answer(const Bot& bot, Game& game, OwnerId seat, const Choice& choice,
                        Picks& picks, std::string* why) {
    const Lens seen{game.state_for(seat), seat};
    if (const StandingAnswer* always = standing_answer(bot, game, seen, choice, picks)) {
        if (why != nullptr) *why = always->why;
        return;
    }
    const Entered entered{*this, game};
    const Game::LookAs inside{game, seat};
    const Game::Quiet pure{game, true};
    lens_.emplace(seen);
    bot_choice_ = &choice;
    bot_answer_count_ = 0;
    lua_State* L = sandbox_.lua();
    {
        const HostRoom room{sandbox_.allocator()};
        lua_checkstack(L, 8);
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(bot.answer));
        Call{L}.push(Value{ValueKind::game, 0});
        push_choice(L, choice.prompt);
    }
    const bool good = sandbox_.call(L, 2, why != nullptr ? 2 : 1);
    lens_.reset();
    bot_choice_ = nullptr;
    if (!good) fail(&game);
    if (why != nullptr) {
        *why = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
        lua_pop(L, 1);
    }
    const auto number = static_cast<std::size_t>(lua_tointeger(L, -1));
    const bool answered =
        lua_type(L, -1) == LUA_TNUMBER && number >= 1 && number <= bot_answer_count_;
    lua_pop(L, 1);
    if (!answered) {
        game.fail("the bot gave no answer to \"" + std::string{game.words().text(choice.prompt)} +
                  "\"; return what one of the choice's helpers returned");
    }
    picks = bot_answers_[number - 1];
}

/// Bots ask for the prompt every time, so there is an object for each prompt in which it lies
/// ready.
void ScriptHost::push_choice(lua_State* L, Word prompt) {
    if (index_of(prompt) < choice_refs_.size() && choice_refs_[index_of(prompt)] != LUA_NOREF) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, choice_refs_[index_of(prompt)]);
        return;
    }
    const std::size_t lasting = blueprint_->schema.words.size();
    if (choice_refs_.empty()) choice_refs_.assign(lasting, LUA_NOREF);
    const std::string_view text = game().words().text(prompt);
    int* reference = nullptr;
    if (index_of(prompt) < lasting) {
        reference = &choice_refs_[index_of(prompt)];
    } else {
        // Words beyond the content's own are numbered by each game for itself.
        const auto found = other_choice_refs_.find(text);
        if (found != other_choice_refs_.end()) {
            reference = &found->second;
        } else if (other_choice_refs_.size() < most_prompts_kept) {
            reference = &other_choice_refs_.emplace(text, LUA_NOREF).first->second;
        } else {
            push_choice_object(L, text);
            return;
        }
    }
    if (*reference == LUA_NOREF) {
        push_choice_object(L, text);
        *reference = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, *reference);
}

}  // namespace cardwright
