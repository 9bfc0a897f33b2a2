#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "script/sandbox/allocator.hpp"
#include "script/sandbox/budget_watch.hpp"
#include "script/sandbox/call_clock.hpp"
#include "script/sandbox/limits.hpp"
#include "script/sandbox/script_error.hpp"

struct lua_Debug;
struct lua_State;

namespace cardwright {

class Sandbox;
class ScriptProfile;

/// What every Lua thread carries in its extra space: the way back from a C function to the host.
struct HostLink {
    Sandbox* sandbox = nullptr;
    void* host = nullptr;  // whatever the bindings want to find again
};

/// A Lua state for scripts nobody trusts: an allow-list of functions, read-only environments, and
/// budgets that are always on and that no script can catch.
///
/// Lua is the C build, so an error is a longjmp: no object with a destructor may be alive in a
/// frame through which Lua raises. The member functions here never let an error pass; they return
/// false and leave the reason in `error()`.
class Sandbox {
  public:
    explicit Sandbox(ScriptLimits limits = {});
    ~Sandbox();
    Sandbox(const Sandbox&) = delete;
    Sandbox& operator=(const Sandbox&) = delete;

    /// The link of any thread of a sandbox; threads inherit it when they are made.
    /// Both are defined in link.hpp.
    [[nodiscard]] static inline HostLink& link(lua_State* thread) noexcept;
    [[nodiscard]] static inline Sandbox& of(lua_State* thread) noexcept;

    [[nodiscard]] lua_State* lua() const noexcept { return main_; }
    [[nodiscard]] const ScriptLimits& limits() const noexcept { return limits_; }
    [[nodiscard]] Allocator& allocator() noexcept { return allocator_; }

    // ---- Budgets ----

    /// Fresh budgets for one entry into scripts. Costs a few stores, and a full collection if the
    /// call before failed and left much behind.
    void begin_call() noexcept;

    /// Starts a thread's own count of instructions anew. Call it when a pooled thread starts a new
    /// function, or where the script is cut would depend on what the thread ran before.
    void arm(lua_State* thread) noexcept;

    /// Own library functions pay for what they touch. False: over budget, and the caller raises
    /// `abort_reason()`.
    bool charge(std::uint64_t units) noexcept;

    /// The same for many small things: they are added up and charged together, so that each costs
    /// next to nothing.
    bool owe(std::uint64_t units) noexcept {
        owed_ += units;
        return owed_ < smallest_charge || charge(std::exchange(owed_, 0));
    }

    /// Units of the budget that this call has used up or owes.
    [[nodiscard]] std::uint64_t spent() const noexcept {
        return limits_.instructions_per_call - static_cast<std::uint64_t>(units_left_) + owed_;
    }

    /// Ends the call: from here on every instruction of every script raises.
    void abort(Limit limit) noexcept;

    /// From here on instructions are not counted but watched, until `stop_watching`: much faster,
    /// for whoever can do it all again if the clock leaves any doubt. False: it cannot be done, and
    /// they are counted as always. Needs an `Alarm`, or what never ends would not be stopped.
    [[nodiscard]] bool watch() noexcept;
    /// False: in doubt. What happened since `watch` may not have been within the limits; or it
    /// was, and took its time.
    [[nodiscard]] bool stop_watching() noexcept;
    /// For the alarm, in the midst of whatever is going on: stops the scripts if the same call is
    /// still running that ran when it looked last.
    void look_whether_stuck() noexcept;

    /// A limit was reached during this call.
    [[nodiscard]] bool aborted() const noexcept { return hit() != Limit::none; }
    [[nodiscard]] const char* abort_reason() const noexcept { return sentences_[hit()]; }
    [[nodiscard]] const char* abort_limit() const noexcept { return limit_name(hit()); }

    // ---- Watching lines and functions ----

    /// Is told each line of a script that begins to run, with the name of its file. Must not raise.
    using LineWatcher = std::function<void(const char* file, int line)>;
    /// Costs much: for finding out which lines are reached. Nothing: nobody watches any more.
    void watch_lines(LineWatcher watcher);
    /// From here on everything that scripts do is written down in there; nothing: no more. Costs
    /// much, and nothing is watched meanwhile. Not while a script runs.
    void profile(ScriptProfile* profile) noexcept;
    /// The names of all files that were loaded.
    [[nodiscard]] const std::vector<std::string>& files() const noexcept { return files_; }

    // ---- The world of the scripts ----

    /// Takes the value on top of the stack and shows it under this name, read-only, in every
    /// environment. A plain table is frozen; a table with a metatable is taken as it is.
    void add_global(const char* name);

    /// How `tostring` shows a light userdata: pushes one string. May be called by any script.
    using Describe = void (*)(lua_State* thread, int index);
    void set_describe(Describe function) noexcept { describe_ = function; }
    [[nodiscard]] Describe describe() const noexcept { return describe_; }

    /// Where `pairs` puts a light userdata among the others: is given its bits, which may tell a
    /// script what it is not to know, and makes a number of them that does not. False: it has no
    /// place, and `pairs` raises. May be called by any script, and must not raise.
    using OrderOf = bool (*)(lua_State* thread, std::uint64_t& bits) noexcept;
    void set_order_of(OrderOf function) noexcept { order_of_ = function; }
    [[nodiscard]] OrderOf order_of() const noexcept { return order_of_; }

    [[nodiscard]] const std::vector<std::string>& global_names() const noexcept {
        return global_names_;
    }

    // ---- Running scripts ----

    /// Runs a text chunk in its own read-only environment, proves that it keeps nothing between
    /// calls and freezes the one table it returns. True: that table is on top of `lua()`. False:
    /// nothing was pushed, see `error()`.
    ///
    /// Begins a call of its own, except when a script that is running asked for it.
    bool load(std::string_view source, std::string_view file);

    /// The thread that runs, if any.
    [[nodiscard]] lua_State* running_thread() const noexcept {
        return innermost_.load(std::memory_order_relaxed);
    }

    /// A script is being loaded: what runs now belongs to it.
    [[nodiscard]] bool loading() const noexcept { return loading_ > 0; }

    /// `lua_pcall`, with a failure turned into `error()`. When memory runs out in here no line is
    /// known (Lua has unwound the stack by then); after `resume` it is.
    bool call(lua_State* thread, int arguments, int results);

    /// `lua_resume`. Returns LUA_OK, LUA_YIELD or the failure, which is then in `error()`. Use it
    /// and not Lua's own: it refuses a thread in which budgets no longer work.
    int resume(lua_State* thread, int arguments, int* results);

    /// Makes a thread that failed, or was abandoned while it waited, ready for its next function.
    /// False: throw it away. When a hook has raised, Lua leaves hooks switched off in that thread
    /// for ever, and `lua_resetthread` does not change it: whatever ran there next could never be
    /// stopped.
    [[nodiscard]] bool recycle(lua_State* thread) noexcept;

    [[nodiscard]] const ScriptError& error() const noexcept { return error_; }

    /// Takes the error object from the top of the stack into `error()`. Never runs script code: an
    /// error that is no string is described by its type. A limit that was reached wins over
    /// whatever was thrown.
    void take_error(lua_State* thread);

    /// Room for one message that a C function is about to raise. It stands here because a string
    /// object in the C function would never be destroyed.
    static constexpr std::size_t message_size = 512;
    [[nodiscard]] char* message_buffer() noexcept { return message_; }

  private:
    friend void on_count(lua_State* thread, lua_Debug* event);

    [[nodiscard]] Limit hit() const noexcept {
        return hit_ != Limit::none ? hit_ : allocator_.hit();
    }
    [[nodiscard]] bool watching() const noexcept {
        return watching_.load(std::memory_order_relaxed);
    }
    [[nodiscard]] bool tick(lua_State* thread) noexcept;
    [[nodiscard]] bool in_doubt() const noexcept;
    void collect_what_was_left() noexcept;
    void set_hook(lua_State* thread, int interval) noexcept;
    void line_begins(lua_State* thread, lua_Debug* event) noexcept;
    class Inside;  // while one lives a thread runs
    [[nodiscard]] bool has_hooks(lua_State* thread) const noexcept;

    bool load_in_call(std::string_view source, const std::string& file);
    bool run_chunk(lua_State* thread, const std::string& file);
    bool fail(const std::string& file, int line, std::string message);
    bool fail(const std::string& file, Limit limit);
    [[nodiscard]] std::string full_file_name(std::string_view shown) const;

    ScriptLimits limits_;
    LimitSentences sentences_;
    CallClock clock_;
    Allocator allocator_;
    HostLink link_;
    int interval_;
    lua_State* main_ = nullptr;

    static constexpr std::uint64_t smallest_charge = 64;

    std::int64_t units_left_ = 0;
    std::uint64_t owed_ = 0;  // less than is worth a charge
    Limit hit_ = Limit::none;
    std::uint32_t charges_ = 0;
    BudgetWatch watch_;
    // Read by the alarm, which may come at any time, in the midst of whatever this thread does.
    std::atomic<bool> watching_{false};
    std::atomic<lua_State*> innermost_{nullptr};  // the thread that runs, if any
    std::atomic<std::uint32_t> calls_{0};
    std::atomic<std::uint32_t> calls_when_looked_{0};
    static_assert(std::atomic<bool>::is_always_lock_free &&
                      std::atomic<lua_State*>::is_always_lock_free &&
                      std::atomic<std::uint32_t>::is_always_lock_free,
                  "a signal cannot wait for a lock");
    bool failed_ = false;  // something was thrown during this call

    std::uint32_t running_ = 0;  // protected calls that are under way
    std::uint32_t loading_ = 0;  // scripts that are being loaded
    Describe describe_ = nullptr;
    OrderOf order_of_ = nullptr;
    std::vector<std::string> global_names_;
    std::vector<std::string> files_;
    LineWatcher line_watcher_;
    ScriptProfile* profile_ = nullptr;
    ScriptError error_;
    char message_[message_size] = {};
};

}  // namespace cardwright
