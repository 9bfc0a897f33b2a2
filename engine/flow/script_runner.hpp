#pragma once

#include <cstdint>
#include <vector>

#include "flow/frame.hpp"

namespace cardwright {

class Game;

/// What the kernel needs of whoever runs scripts. Implemented by the Lua host; a script that goes
/// wrong makes every one of these throw a GameError that names the file and line.
class ScriptRunner {
  public:
    ScriptRunner() = default;
    ScriptRunner(const ScriptRunner&) = delete;
    ScriptRunner& operator=(const ScriptRunner&) = delete;
    ScriptRunner(ScriptRunner&&) = delete;
    ScriptRunner& operator=(ScriptRunner&&) = delete;
    virtual ~ScriptRunner() = default;

    enum class Outcome : std::uint8_t {
        finished,   ///< what it returned is the reply
        requested,  ///< it stopped on something the kernel must do first (`Stack::request`)
    };
    /// Begins a function in a coroutine.
    virtual Outcome start(Game& game, FunctionFrame& function, const Context& context,
                          Reply& reply) = 0;
    /// Goes on with the reply, in which stands what it returned when it has finished.
    virtual Outcome resume(Game& game, FunctionFrame& function, Reply& reply) = 0;
    /// Drops a function that will not be finished.
    virtual void abandon(FunctionFrame& function) noexcept = 0;
    /// Lets go of a function that was handed over for one request.
    virtual void release(FunctionRef function) noexcept = 0;

    /// The kernel has worked for scripts: that is on their bill. Throws when it is too much.
    virtual void pay(Game& game, std::uint64_t units) = 0;

    /// Pure functions: they may neither ask nor change anything.
    virtual bool test(Game& game, FunctionRef function, const Context& context) = 0;
    virtual std::int64_t number(Game& game, FunctionRef function, const Context& context,
                                Value subject) = 0;
    virtual std::vector<std::int64_t> rank(Game& game, FunctionRef function, OwnerId player) = 0;
    /// A part of the score.
    virtual std::int64_t score(Game& game, FunctionRef function, OwnerId player) = 0;
    virtual bool wins(Game& game, FunctionRef function, OwnerId player) = 0;
    /// The reason a pure function gives, if it gives one, for a player who wants to answer what
    /// another is asked.
    virtual Refused reason(Game& game, FunctionRef function, OwnerId player, OwnerId asked) = 0;
    /// What the open question's `why` says of a candidate, offered or not, to the function that
    /// asks it. Without a reason if it says nothing, or if the question has no `why`.
    virtual Refused why(Game& game, const FunctionFrame& asking, Value candidate, Word group) = 0;
    /// May change the state but not ask (set-up, settling).
    virtual void change(Game& game, FunctionRef function, const Context& context) = 0;
};

}  // namespace cardwright
