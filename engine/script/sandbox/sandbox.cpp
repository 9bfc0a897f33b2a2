#include "script/sandbox/sandbox.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>

#include "script/sandbox/alarm.hpp"
#include "script/sandbox/counted.hpp"
#include "script/sandbox/environment.hpp"
#include "script/sandbox/frozen.hpp"
#include "script/sandbox/link.hpp"
#include "script/sandbox/script_profile.hpp"

namespace cardwright {

static_assert(LUA_VERSION_NUM == 504, "the sandbox knows the byte code and the hooks of Lua 5.4");
static_assert(LUA_EXTRASPACE >= sizeof(void*));

namespace {

/// With any count hook Lua takes its slow path at every instruction, so a short interval would gain
/// nothing, and a long one would only make the clock coarse.
constexpr int hook_interval = 1000;

/// After an abort a thread stops at every instruction. The same number marks the threads in which
/// a hook has raised, so no other thread may use it.
constexpr int aborted_interval = 1;

/// Soon, but no mark: the thread may come to its end before the hook does.
constexpr int alarm_interval = 2;

/// Scripts keep nothing, so little is alive: a collection is due when there is this many per cent
/// of what the last one left. Memory stays far below its cap.
constexpr int pause_between_collections = 400;

/// Starting a thread is work that its own count of instructions does not show.
constexpr std::uint64_t units_to_start_a_thread = 50;

/// Library calls between two looks at the clock: for the few whose work no charge can foresee.
constexpr std::uint32_t charges_per_look_at_clock = 16;

int interval_of(const ScriptLimits& limits) noexcept {
    return static_cast<int>(
        std::clamp<std::uint64_t>(limits.instructions_per_call, 2, hook_interval));
}

/// Reached only if the machine is out of memory, or the host raised outside a protected call.
int on_panic(lua_State* thread) {
    const char* text =
        lua_type(thread, -1) == LUA_TSTRING ? lua_tostring(thread, -1) : "no message";
    std::fprintf(stderr, "Lua raised outside a protected call: %s\n", text);
    std::abort();
}

}  // namespace

void on_count(lua_State* thread, lua_Debug* event) {
    Sandbox& sandbox = Sandbox::of(thread);
    if (event->event == LUA_HOOKLINE) {
        sandbox.line_begins(thread, event);
        return;
    }
    if (sandbox.profile_ != nullptr) {
        sandbox.profile_->hear(thread, event, sandbox.allocator_);
        if (event->event != LUA_HOOKCOUNT) return;
    }
    if (sandbox.tick(thread)) return;
    lua_Debug where;
    if (lua_getstack(thread, 0, &where) != 0 && lua_getinfo(thread, "Sl", &where) != 0) {
        lua_pushfstring(thread, "%s:%d: %s", where.short_src, where.currentline,
                        sandbox.abort_reason());
    } else {
        lua_pushstring(thread, sandbox.abort_reason());
    }
    lua_error(thread);
}

Sandbox::Sandbox(ScriptLimits limits)
    : limits_(limits),
      sentences_(limits_),
      clock_(limits_.clock_seconds_per_call),
      allocator_(limits_, clock_),
      link_{this, nullptr},
      interval_(interval_of(limits_)) {
    const HostRoom room(allocator_);
    main_ = lua_newstate(&Allocator::allocate, &allocator_);
    if (main_ == nullptr) throw std::bad_alloc();
    lua_atpanic(main_, on_panic);
    lua_gc(main_, LUA_GCINC, pause_between_collections, 0, 0);
    *static_cast<HostLink**>(lua_getextraspace(main_)) = &link_;
    begin_call();
    global_names_ = open_environment(main_);
}

Sandbox::~Sandbox() {
    lua_close(main_);
}

// ---- Budgets ------------------------------------------------------------------------------------

void Sandbox::begin_call() noexcept {
    if (watching()) {
        if (in_doubt()) watch_.doubt();
        watch_.call_begins();
    }
    calls_.store(calls_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    if (failed_) collect_what_was_left();
    failed_ = false;
    units_left_ = static_cast<std::int64_t>(limits_.instructions_per_call);
    owed_ = 0;
    hit_ = Limit::none;
    charges_ = 0;
    clock_.begin_call();
    allocator_.begin_call();
    if (!watching()) set_hook(main_, interval_);
}

/// The call so far was stopped, or has charged so much that the clock proves nothing.
bool Sandbox::in_doubt() const noexcept {
    const std::uint64_t budget = limits_.instructions_per_call;
    return aborted() ||
           units_left_ < static_cast<std::int64_t>(budget - BudgetWatch::most_charged(budget));
}

bool Sandbox::watch() noexcept {
    if (profile_ != nullptr || !Alarm::available() || !watch_.begin(limits_.instructions_per_call))
        return false;
    watching_.store(true, std::memory_order_relaxed);
    lua_sethook(main_, nullptr, 0, 0);
    return true;
}

bool Sandbox::stop_watching() noexcept {
    watching_.store(false, std::memory_order_relaxed);
    if (in_doubt()) watch_.doubt();
    return watch_.end();
}

void Sandbox::look_whether_stuck() noexcept {
    const std::uint32_t calls = calls_.load(std::memory_order_relaxed);
    lua_State* const thread = innermost_.load(std::memory_order_relaxed);
    // Lua allows this at any time, in the very thread that runs it.
    if (watching() && thread != nullptr &&
        calls == calls_when_looked_.load(std::memory_order_relaxed)) {
        set_hook(thread, alarm_interval);
    }
    calls_when_looked_.store(calls, std::memory_order_relaxed);
}

/// Which thread runs, for the alarm and for a profile.
class Sandbox::Inside {
  public:
    Inside(Sandbox& sandbox, lua_State* thread)
        : sandbox_{sandbox}, outer_{sandbox.innermost_.load(std::memory_order_relaxed)} {
        sandbox_.innermost_.store(thread, std::memory_order_relaxed);
        if (sandbox_.profile_ != nullptr) {
            ran_before_ = sandbox_.profile_->enter(thread, sandbox_.allocator_);
        }
    }
    ~Inside() {
        if (sandbox_.profile_ != nullptr) {
            lua_State* const thread = sandbox_.innermost_.load(std::memory_order_relaxed);
            sandbox_.profile_->leave(thread, ran_before_, lua_status(thread) == LUA_YIELD,
                                     sandbox_.allocator_);
        }
        sandbox_.innermost_.store(outer_, std::memory_order_relaxed);
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

  private:
    Sandbox& sandbox_;
    lua_State* outer_;
    std::uint32_t ran_before_ = 0;
};

/// What a failed call has left is garbage now, but stacks that grew stay big and their stale slots
/// still point at it. An emergency collection in the middle of a call has to respect both; one from
/// here does not, so the next call finds the room it would have had without the failure.
void Sandbox::collect_what_was_left() noexcept {
    const std::size_t not_worth_the_time = limits_.memory_bytes / 16;
    const HostRoom room(allocator_);
    std::size_t before = SIZE_MAX;
    // More than once, for each collection gives back only half of what a deep recursion needed.
    while (allocator_.live_bytes() > not_worth_the_time && allocator_.live_bytes() < before) {
        before = allocator_.live_bytes();
        lua_gc(main_, LUA_GCCOLLECT);
    }
}

void Sandbox::set_hook(lua_State* thread, int interval) noexcept {
    int mask = LUA_MASKCOUNT;
    if (line_watcher_) mask |= LUA_MASKLINE;
    if (profile_ != nullptr) mask |= LUA_MASKCALL | LUA_MASKRET;
    lua_sethook(thread, on_count, mask, interval);
}

void Sandbox::watch_lines(LineWatcher watcher) {
    line_watcher_ = std::move(watcher);
    set_hook(main_, interval_);
}

void Sandbox::profile(ScriptProfile* profile) noexcept {
    profile_ = profile;
    interval_ = profile != nullptr ? ScriptProfile::interval : interval_of(limits_);
    if (profile_ != nullptr) profile_->go_on(allocator_);
    set_hook(main_, interval_);
}

void Sandbox::line_begins(lua_State* thread, lua_Debug* event) noexcept {
    if (!line_watcher_ || lua_getinfo(thread, "S", event) == 0) return;
    // The name of a file begins with a sign that tells it from a text.
    if (event->source[0] == '@') line_watcher_(event->source + 1, event->currentline);
}

void Sandbox::arm(lua_State* thread) noexcept {
    if (!has_hooks(thread)) return;  // stays marked, and `resume` will refuse it
    if (profile_ != nullptr) profile_->forget(thread);
    if (!charge(units_to_start_a_thread)) {
        set_hook(thread, aborted_interval);
    } else if (!watching()) {
        set_hook(thread, interval_);
    } else if (lua_gethookmask(thread) != 0) {
        lua_sethook(thread, nullptr, 0, 0);
    }
}

void Sandbox::abort(Limit limit) noexcept {
    if (!aborted()) hit_ = limit;
}

bool Sandbox::charge(std::uint64_t units) noexcept {
    if (++charges_ % charges_per_look_at_clock == 0 && clock_.is_over()) {
        abort(Limit::clock_seconds_per_call);
    }
    if (units > static_cast<std::uint64_t>(std::max<std::int64_t>(units_left_, 0))) {
        units_left_ = 0;
        abort(Limit::instructions_per_call);
    } else {
        units_left_ -= static_cast<std::int64_t>(units);
    }
    return !aborted();
}

bool Sandbox::tick(lua_State* thread) noexcept {
    const int interval = lua_gethookcount(thread);
    if (watching()) {  // the alarm has sent us
        abort(Limit::clock_seconds_per_call);
        set_hook(thread, aborted_interval);
        return false;
    }
    if (!aborted()) {
        if (clock_.is_over()) abort(Limit::clock_seconds_per_call);
        charge(static_cast<std::uint64_t>(interval));
    }
    if (aborted()) {
        set_hook(thread, aborted_interval);
        return false;
    }
    // A thread that was reset after an abort in an earlier call still stops at every instruction.
    if (interval != interval_) set_hook(thread, interval_);
    return true;
}

// ---- The world of the scripts -------------------------------------------------------------------

void Sandbox::add_global(const char* name) {
    const HostRoom room(allocator_);
    if (is_plain_table(main_, -1)) {
        push_frozen(main_, -1);
        lua_remove(main_, -2);
    }
    set_environment_global(main_, name);
    global_names_.emplace_back(name);
}

// ---- Running scripts ----------------------------------------------------------------------------

bool Sandbox::call(lua_State* thread, int arguments, int results) {
    const int status = [&] {
        const ScriptRoom room(allocator_);
        const Counted counted(running_);
        const Inside inside(*this, thread);
        return lua_pcall(thread, arguments, results, 0);
    }();
    if (status == LUA_OK) return true;
    take_error(thread);
    return false;
}

int Sandbox::resume(lua_State* thread, int arguments, int* results) {
    if (!has_hooks(thread)) {
        *results = 0;
        error_ = ScriptError{{}, 0, "a thread that was aborted cannot be used again", {}};
        if (aborted()) {  // just now: starting the thread was more than was left
            error_.message = abort_reason();
            error_.limit = limit_name(hit());
        }
        failed_ = true;
        return LUA_ERRRUN;
    }
    const int status = [&] {
        const ScriptRoom room(allocator_);
        const Counted counted(running_);
        const Inside inside(*this, thread);
        return lua_resume(thread, main_, arguments, results);
    }();
    if (status != LUA_OK && status != LUA_YIELD) take_error(thread);
    return status;
}

bool Sandbox::has_hooks(lua_State* thread) const noexcept {
    return lua_gethookcount(thread) != aborted_interval;
}

bool Sandbox::recycle(lua_State* thread) noexcept {
    if (!has_hooks(thread)) return false;
    const HostRoom room(allocator_);
    lua_resetthread(thread);
    lua_settop(thread, 0);
    return true;
}

}  // namespace cardwright
