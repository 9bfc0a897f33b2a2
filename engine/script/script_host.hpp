#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "flow/behaviour.hpp"
#include "flow/blueprint.hpp"
#include "flow/game.hpp"
#include "flow/script_runner.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/script_method.hpp"
#include "script/script_source.hpp"

namespace cardwright {

struct Bot;

/// One part of a score: cards of a kind, or something a locale key names.
struct ScorePart {
    DefId card = no_definition;
    std::string text;  ///< a locale key, if it is no card
    std::int64_t count = 0;
    std::int64_t points = 0;
};

/// Runs the scripts of one blueprint: one Lua state, reused for every game of a thread, since
/// scripts keep nothing. All that others see of Lua.
class ScriptHost final : public ScriptRunner {
  public:
    /// Loads every script the blueprint names. Throws a GameError for the first that is wrong, or
    /// puts what is wrong with each into `mistakes`: then no game can be played.
    ScriptHost(const Blueprint& blueprint, ScriptSource source, ScriptLimits limits = {},
               std::vector<GameError>* mistakes = nullptr);
    ~ScriptHost() override;

    [[nodiscard]] const Behaviours& behaviours() const noexcept;
    [[nodiscard]] const Blueprint& blueprint() const noexcept;
    [[nodiscard]] Sandbox& sandbox() noexcept;
    /// How often a script was entered, for measurements.
    [[nodiscard]] std::uint64_t calls() const noexcept;
    /// The functions of `verbs.lua` that are methods, in the order of objects and names.
    [[nodiscard]] std::vector<ScriptMethod> methods_of_ruleset();

    // ---- ScriptRunner ----
    Outcome start(Game& game, FunctionFrame& function, const Context& context,
                  Reply& reply) override;
    Outcome resume(Game& game, FunctionFrame& function, Reply& reply) override;
    void abandon(FunctionFrame& function) noexcept override;
    void release(FunctionRef function) noexcept override;
    void pay(Game& game, std::uint64_t units) override;
    bool test(Game& game, FunctionRef function, const Context& context) override;
    std::int64_t number(Game& game, FunctionRef function, const Context& context,
                        Value subject) override;
    std::vector<std::int64_t> rank(Game& game, FunctionRef function, OwnerId player) override;
    std::int64_t score(Game& game, FunctionRef function, OwnerId player) override;
    bool wins(Game& game, FunctionRef function, OwnerId player) override;
    Refused reason(Game& game, FunctionRef function, OwnerId player, OwnerId asked) override;
    Refused why(Game& game, const FunctionFrame& asking, Value candidate, Word group) override;
    void change(Game& game, FunctionRef function, const Context& context) override;

    /// What the score of a seat is made of; the ruleset's `parts`. Empty if it has none.
    std::vector<ScorePart> score_parts(Game& game, OwnerId player);

    /// Who may begin the next game of a series, given the winners of the last; the ruleset's
    /// `first_after`. Everybody if it has none.
    std::vector<OwnerId> first_after(Game& game, const std::vector<OwnerId>& winners);

    // ---- bots ----
    /// Loads `bots/<name>.lua` of the ruleset or of a set; nothing if there is no such file. It
    /// stays where it is. All that a table may want is loaded before its first game, so that a file
    /// that is changed meanwhile changes nothing, and nothing is loaded with a game at hand.
    const Bot* bot(std::string_view name);
    /// Lets a bot answer a choice. It sees only what the seat may know. `why` gets the locale key
    /// of its reason, if it gives one.
    void answer(const Bot& bot, Game& game, OwnerId seat, const Choice& choice, Picks& picks,
                std::string* why = nullptr);
    /// Where bots that want to surprise get their chance from: once per game.
    void seed_bots(std::uint64_t seed) noexcept;

  private:
    struct Impl;
    /// Calls a function with a context and perhaps a subject; leaves its results on the main stack.
    void call_function(Game& game, FunctionRef function, const Context& context, Value subject,
                       int results);
    [[nodiscard]] std::vector<ScorePart> parts_of_ruleset(Game& game, OwnerId player);
    [[nodiscard]] std::int64_t whole_number(const Game& game, const std::string& of);
    Outcome after(FunctionFrame& function, Reply& reply, int status, int results);

    std::unique_ptr<Impl> impl_;
};

}  // namespace cardwright
